// What preflight finds: the same shape for designs and for uploaded files.
import type { Micrometres } from './units.ts';

export const severities = ['error', 'warning', 'hint'] as const;
/** An error stops the release, a warning must be accepted, a hint is for information. */
export type Severity = (typeof severities)[number];

export const findingCodes = [
	'lowResolution',
	'missingBleed',
	'outsideSafeArea',
	'outsideTrim',
	'outsideDieLine',
	'textDoesNotFit',
	'textShrunk',
	'missingGlyphs',
	'substitutedGlyphs',
	'smallText',
	'thinLine',
	'tooMuchInk',
	'smallTextInSeveralInks',
	'severalInks',
	'requiredFieldEmpty',
	'defaultTextLeft',
	'wrongPageCount',
	'wrongPageSize',
	'pageSizeScalable',
	'turnedPage',
	'fontNotEmbedded',
	'encrypted',
	'containsScript',
	'containsForm',
	'rgbColour',
	'transparency',
	'noTrimBox',
	'cutToShape',
	'smallCode',
	'lowCodeContrast',
	'missingPicture',
	'changedFace',
] as const;
export type FindingCode = (typeof findingCodes)[number];

export interface Finding {
	code: FindingCode;
	severity: Severity;
	/** Counted from 1; null: the whole. */
	page: number | null;
	elementId: string | null;
	/** For the sentence: `{ ppi: 96, least: 100 }`. */
	numbers: Readonly<Record<string, number>>;
	/** For the sentence: names of fonts, fields, letters. */
	names: readonly string[];
	/** Where on the page, from the trim corner. */
	box: { x: Micrometres; y: Micrometres; width: Micrometres; height: Micrometres } | null;
}
