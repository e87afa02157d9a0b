// The faces a theme needs: their @font-face rules, and the few files worth fetching before the style is even read.
import { fallbackFace } from './fallback-faces.ts';
import { type Font, type FontFamily, type FontFile, findFont, fontFile, nearestWeight } from './fonts.ts';
import { type FontRole, fontRoles, type Theme } from './theme.ts';

// As @fontsource cuts its files; a test compares them with the package.
const latin =
	'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD';
const latinExt =
	'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF';

interface Face {
	family: FontFamily;
	generic: Font['generic'];
	weight: number;
	italic: boolean;
	file: FontFile;
}

/** The weights that the style sheets use in each role; italics carry 1000 more, as in the catalogue. */
const usedWeights: Record<FontRole, number[]> = {
	display: [600, 700],
	body: [400, 1400, 600, 700],
	serif: [400, 1400, 700],
	sans: [400, 700],
	mono: [400],
	light: [300],
	bold: [700],
};

function faceNear(family: FontFamily, code: number): Face | undefined {
	const italic = code > 1000;
	const weight = nearestWeight(family, italic ? code - 1000 : code, italic);
	const font = findFont(family);
	const file = weight !== undefined && fontFile(family, weight, italic);
	return font && file ? { family, generic: font.generic, weight, italic, file } : undefined;
}

function facesOf(theme: Theme): Face[] {
	const faces = new Map<string, Face>();
	for (const role of fontRoles) {
		for (const code of usedWeights[role]) {
			const face = faceNear(theme.fonts[role], code);
			if (face) faces.set(face.file.ttf, face);
		}
	}
	return [...faces.values()];
}

/** A face that is late takes the place of its fallback, which is as wide and as high: no line moves. */
const faceRule = ({ family, weight, italic, file }: Face, woff2: string, range: string) =>
	`@font-face{font-family:"${family}";font-style:${italic ? 'italic' : 'normal'};font-weight:${weight};font-display:swap;src:url("${woff2}") format("woff2"),url("${file.ttf}") format("truetype");unicode-range:${range}}`;

export function fontFaces(theme: Theme): string {
	return facesOf(theme)
		.flatMap((face) => [
			faceRule(face, face.file.woff2Ext, latinExt),
			faceRule(face, face.file.woff2, latin),
			fallbackFace(face),
		])
		.join('');
}

/** At most two files: what the text and the headlines are set in. */
export function fontPreloads(theme: Theme): string[] {
	const faces = [faceNear(theme.fonts.body, 400), faceNear(theme.fonts.display, 700)];
	return [...new Set(faces.flatMap((face) => face?.file.woff2 ?? []))];
}
