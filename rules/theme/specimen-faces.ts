// Faces to show a font by: in all its weights, or in the plainest one. Pages of the shop load what they use (font-faces.ts).
import { type FontFamily, fontFile, fontWeights, nearestWeight } from './fonts.ts';

function faceRule(family: FontFamily, code: number): string {
	const italic = code > 1000;
	const weight = italic ? code - 1000 : code;
	const file = fontFile(family, weight, italic);
	if (!file) return '';
	return `@font-face{font-family:"${family}";font-style:${italic ? 'italic' : 'normal'};font-weight:${weight};font-display:swap;src:url("${file.woff2}") format("woff2")}`;
}

/** @param whole families that are shown in every weight they have */
export function specimenFaces(families: readonly FontFamily[], whole: readonly FontFamily[]): string {
	return families
		.flatMap((family) =>
			(whole.includes(family) ? fontWeights(family) : [nearestWeight(family, 400) ?? 400]).map((code) =>
				faceRule(family, code),
			),
		)
		.join('');
}
