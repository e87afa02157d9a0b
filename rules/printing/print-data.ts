// Finished print data that a shopper uploads: its states, its limits, why a file is not taken, and when it may be released.
import type { Finding } from '../designs/findings.ts';

/** Of one file. A line without any is missing its data. */
export type PrintDataState = 'uploaded' | 'findings' | 'released' | 'refused' | 'printed';

export const mostUploadBytes = 100 * 2 ** 20;
export const mostPictureMegapixels = 150;
export const mostPages = 200;
/** Pages of which there is a preview. */
export const mostPreviews = 100;
/** With more sides there is one file for all of them: nobody wants to choose one for each. */
export const mostSingleSides = 8;
/** A picture is one page: of a product whose sides are not sent one by one it can never be all of them. */
export const takesPictures = (sideCount: number, side: string | null): boolean =>
	side !== null || sideCount <= mostSingleSides;
export const longestFileName = 200;
export const longestReason = 1000;

export type PrintFileType = 'pdf' | 'jpeg' | 'png' | 'tiff' | 'svg';

/** Why nothing of a file is kept. */
export const refusalCodes = [
	'unknownType',
	'damaged',
	'locked',
	'noPages',
	'tooManyPages',
	'tooManyPixels',
	'activeContent',
	'embeddedContent',
	'outsideReference',
	'entities',
	'noSize',
	'tooSlow',
	'tooMuchMemory',
	'notInspected',
	'byShop',
] as const;
export type RefusalCode = (typeof refusalCodes)[number];

export const isRefusalCode = (code: unknown): code is RefusalCode => refusalCodes.some((known) => known === code);

/** The words that a release confirms; it remembers which of them were shown. */
export const releaseTextVersion = '2026-11';

const codesOf = (findings: readonly Finding[], severity: Finding['severity']): string[] => [
	...new Set(findings.filter((finding) => finding.severity === severity).map(({ code }) => code)),
];

/** What the shop overrules when it approves a file by hand. */
export const listOverruled = <Given extends Pick<Finding, 'severity'>>(findings: readonly Given[]): Given[] =>
	findings.filter(({ severity }) => severity !== 'hint');

export type ApprovalBar = 'unreadable' | 'pageCount';

/**
 * What nobody overrules: a protected file opens neither here nor at the press, and with a wrong number of pages it would be anybody's guess what
 * lies on which side of the sheet.
 */
export function findApprovalBar(findings: readonly { code: string }[]): ApprovalBar | undefined {
	if (findings.some(({ code }) => code === 'encrypted')) return 'unreadable';
	return findings.some(({ code }) => code === 'wrongPageCount') ? 'pageCount' : undefined;
}

export interface ReleaseCheck {
	/** Codes of errors: nothing is released with them. */
	errors: string[];
	/** Codes of warnings that were not accepted. */
	open: string[];
}

export function checkRelease(findings: readonly Finding[], acceptedCodes: readonly string[]): ReleaseCheck {
	const warnings = codesOf(findings, 'warning');
	return { errors: codesOf(findings, 'error'), open: warnings.filter((code) => !acceptedCodes.includes(code)) };
}
