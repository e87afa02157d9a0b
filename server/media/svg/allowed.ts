// What a drawing may consist of. Whatever is not listed here is left out: scripts, foreign content, links, animation, embedded
// files, event handlers.

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

export const allowedElements = words(`
	svg g defs symbol use title desc path rect circle ellipse line polyline polygon text tspan textPath
	linearGradient radialGradient stop pattern clipPath mask marker switch style
	filter feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap
	feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology
	feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence`);

/** As attributes and in style sheets alike. */
export const allowedProperties = words(`
	alignment-baseline baseline-shift clip-path clip-rule color color-interpolation color-interpolation-filters
	direction display dominant-baseline enable-background fill fill-opacity fill-rule filter flood-color flood-opacity
	font-family font-size font-stretch font-style font-variant font-weight image-rendering isolation letter-spacing
	lighting-color line-height marker-end marker-mid marker-start mask mask-type mix-blend-mode opacity overflow
	paint-order pointer-events shape-rendering stop-color stop-opacity stroke stroke-dasharray stroke-dashoffset
	stroke-linecap stroke-linejoin stroke-miterlimit stroke-opacity stroke-width text-anchor text-decoration
	text-rendering text-transform transform-origin unicode-bidi vector-effect visibility white-space word-spacing
	writing-mode`);

export const allowedAttributes = words(`
	id class lang version viewBox width height x y x1 x2 y1 y2 cx cy r rx ry fx fy fr d points pathLength transform
	preserveAspectRatio offset gradientUnits gradientTransform spreadMethod patternUnits patternContentUnits
	patternTransform clipPathUnits maskUnits maskContentUnits markerUnits markerWidth markerHeight refX refY orient
	dx dy rotate textLength lengthAdjust startOffset method spacing
	filterUnits primitiveUnits in in2 result mode type values tableValues slope intercept amplitude exponent operator
	k1 k2 k3 k4 order kernelMatrix divisor bias targetX targetY edgeMode preserveAlpha surfaceScale diffuseConstant
	specularConstant specularExponent kernelUnitLength scale xChannelSelector yChannelSelector azimuth elevation
	stdDeviation radius baseFrequency numOctaves seed stitchTiles z pointsAtX pointsAtY pointsAtZ limitingConeAngle
	xml:space xml:lang`);

/** Their only reference is to another part of the same drawing. */
export const allowedReference = /^#[\w.:-]+$/;

/** A value never reaches out of the drawing: no address but that of one of its own parts, and nothing that could hide one. */
export function isHarmless(value: string): boolean {
	if (/[\\<>{}@]|\/\*|javascript:|expression\s*\(|image(?:-set)?\s*\(|src\s*\(/i.test(value)) return false;
	return !/url\s*\(/i.test(value.replace(/url\(\s*(["']?)#[\w.:-]+\1\s*\)/g, ''));
}
