// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/preview/previewshaders.h"

namespace furitsuke::shaders {

// Spherical deformation turns a vertex around its centre c by the rotation between its two bones', and moves
// it along with both: the rule that MMD's own models are made for.
QByteArray skinVertex()
{
    return R"(#version 330 core
layout(location = 0) in vec3 aPosition;
layout(location = 1) in vec2 aUv;
layout(location = 2) in vec3 aNormal;
layout(location = 3) in float aEdgeScale;
layout(location = 4) in ivec4 aBones;
layout(location = 5) in vec4 aWeights;
layout(location = 6) in int aSdef;
layout(location = 7) in vec4 aExtra;
uniform samplerBuffer uBones; // for each bone: its rotation, then what is added after rotating
uniform samplerBuffer uSdef;  // for each such vertex: c, r0, r1
uniform mat4 uView;
uniform mat4 uProjection;
uniform vec3 uOffset;
uniform float uEdge; // width of the edge in view space where w is 1; 0 for none
out vec3 vPosition;
out vec3 vNormal;
out vec2 vUv;
out vec4 vExtra;

vec3 turned(vec4 q, vec3 p)
{
    return p + 2.0 * cross(q.xyz, cross(q.xyz, p) + q.w * p);
}

void main()
{
    vec3 place;
    vec3 normal;
    vec4 q0 = texelFetch(uBones, 2 * aBones.x);
    vec3 t0 = texelFetch(uBones, 2 * aBones.x + 1).xyz;
    if (aSdef >= 0) {
        vec4 q1 = texelFetch(uBones, 2 * aBones.y);
        vec3 t1 = texelFetch(uBones, 2 * aBones.y + 1).xyz;
        vec3 c = texelFetch(uSdef, 3 * aSdef).xyz;
        vec3 r0 = texelFetch(uSdef, 3 * aSdef + 1).xyz;
        vec3 r1 = texelFetch(uSdef, 3 * aSdef + 2).xyz;
        vec3 between = aWeights.x * r0 + aWeights.y * r1;
        vec3 c0 = c + 0.5 * (r0 - between);
        vec3 c1 = c + 0.5 * (r1 - between);
        float cosine = dot(q0, q1);
        vec4 near = cosine < 0.0 ? -q1 : q1;
        float angle = acos(min(abs(cosine), 1.0));
        float sine = sin(angle);
        vec4 q = sine < 1e-4 ? mix(q0, near, aWeights.y)
                             : (sin(angle * aWeights.x) * q0 + sin(angle * aWeights.y) * near) / sine;
        q = normalize(q);
        place = turned(q, aPosition - c) + aWeights.x * (turned(q0, c0) + t0) + aWeights.y * (turned(q1, c1) + t1);
        normal = turned(q, aNormal);
    } else {
        place = aWeights.x * (turned(q0, aPosition) + t0);
        normal = aWeights.x * turned(q0, aNormal);
        if (aWeights.y != 0.0) {
            vec4 q = texelFetch(uBones, 2 * aBones.y);
            place += aWeights.y * (turned(q, aPosition) + texelFetch(uBones, 2 * aBones.y + 1).xyz);
            normal += aWeights.y * turned(q, aNormal);
        }
        if (aWeights.z != 0.0) {
            vec4 q = texelFetch(uBones, 2 * aBones.z);
            place += aWeights.z * (turned(q, aPosition) + texelFetch(uBones, 2 * aBones.z + 1).xyz);
            normal += aWeights.z * turned(q, aNormal);
        }
        if (aWeights.w != 0.0) {
            vec4 q = texelFetch(uBones, 2 * aBones.w);
            place += aWeights.w * (turned(q, aPosition) + texelFetch(uBones, 2 * aBones.w + 1).xyz);
            normal += aWeights.w * turned(q, aNormal);
        }
    }
    vec4 seen = uView * vec4(place + uOffset, 1.0);
    vNormal = mat3(uView) * normal;
    if (uEdge != 0.0) {
        // As wide on the screen wherever it is.
        float w = (uProjection * seen).w;
        float size = length(vNormal);
        if (size > 0.0)
            seen.xyz += vNormal / size * (uEdge * aEdgeScale * w);
    }
    vPosition = seen.xyz;
    vUv = aUv;
    vExtra = aExtra;
    gl_Position = uProjection * seen;
}
)";
}

QByteArray toonFragment()
{
    return R"(#version 330 core
in vec3 vPosition;
in vec3 vNormal;
in vec2 vUv;
in vec4 vExtra;
uniform vec4 uColour;    // lit, before textures
uniform vec4 uSpecular;  // colour, and how narrow; not above 0 for none
uniform vec3 uToLight;   // in view space
uniform bool uParallel;  // without perspective
uniform bool uVertexColour;
uniform bool uTextured;
uniform int uSphereMode; // 0 none, 1 multiplied, 2 added, 3 a second texture
uniform bool uToon;
uniform sampler2D uTexture;
uniform sampler2D uSphere;
uniform sampler2D uRamp;
uniform vec4 uTextureTimes;
uniform vec4 uTexturePlus;
uniform vec4 uSphereTimes;
uniform vec4 uSpherePlus;
uniform vec4 uToonTimes;
uniform vec4 uToonPlus;
out vec4 oColour;

vec3 changed(vec3 colour, vec4 times, vec4 plus)
{
    vec3 result = mix(vec3(1.0), colour * times.rgb, times.a);
    return clamp(result + (result - 1.0) * plus.a, 0.0, 1.0) + plus.rgb;
}

void main()
{
    vec3 normal = normalize(vNormal);
    vec4 colour = uColour;
    if (uVertexColour)
        colour *= vExtra;
    if (uTextured) {
        vec4 texel = texture(uTexture, vUv);
        colour.rgb *= changed(texel.rgb, uTextureTimes, uTexturePlus);
        colour.a *= texel.a;
    }
    if (uSphereMode == 3) {
        colour.rgb *= changed(texture(uSphere, vExtra.xy).rgb, uSphereTimes, uSpherePlus);
    } else if (uSphereMode != 0) {
        vec3 sphere = texture(uSphere, vec2(0.5, 0.5) + vec2(0.5, -0.5) * normal.xy).rgb;
        sphere = changed(sphere, uSphereTimes, uSpherePlus);
        colour.rgb = uSphereMode == 1 ? colour.rgb * sphere : colour.rgb + sphere;
    }
    if (colour.a < 0.004)
        discard;
    float lit = dot(normal, uToLight);
    if (uToon)
        colour.rgb *= changed(texture(uRamp, vec2(0.5, 0.5 - 0.5 * lit)).rgb, uToonTimes, uToonPlus);
    if (uSpecular.a > 0.0) {
        vec3 toEye = uParallel ? vec3(0.0, 0.0, -1.0) : normalize(-vPosition);
        float shine = max(dot(normalize(toEye + uToLight), normal), 0.0);
        colour.rgb += uSpecular.rgb * pow(shine, uSpecular.a);
    }
    oColour = clamp(colour, 0.0, 1.0);
}
)";
}

QByteArray flatFragment()
{
    return R"(#version 330 core
uniform vec4 uColour;
out vec4 oColour;
void main()
{
    oColour = uColour;
}
)";
}

QByteArray ghostFragment()
{
    return R"(#version 330 core
in vec3 vNormal;
uniform vec4 uColour;
out vec4 oColour;
void main()
{
    float towards = abs(normalize(vNormal).z);
    oColour = vec4(uColour.rgb * (0.65 + 0.35 * towards), uColour.a);
}
)";
}

QByteArray shapeVertex()
{
    return R"(#version 330 core
layout(location = 0) in vec3 aPosition;
layout(location = 1) in vec3 aNormal;
layout(location = 2) in vec4 aColour;
uniform mat4 uView;
uniform mat4 uProjection;
out vec4 vColour;
void main()
{
    vec3 normal = mat3(uView) * aNormal;
    float size = length(normal);
    // Lit from above the viewer's left shoulder.
    float lit = size > 0.0 ? 0.74 + 0.26 * dot(normal / size, normalize(vec3(-0.35, 0.6, -0.7))) : 1.0;
    vColour = vec4(aColour.rgb * lit, aColour.a);
    gl_Position = uProjection * (uView * vec4(aPosition, 1.0));
}
)";
}

QByteArray shapeFragment()
{
    return R"(#version 330 core
in vec4 vColour;
out vec4 oColour;
void main()
{
    oColour = vColour;
}
)";
}

} // namespace furitsuke::shaders
