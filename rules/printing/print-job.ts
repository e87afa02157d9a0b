// The file that goes to the press for one ordered line: what it is made from, and why it could not be made.
import type { PrintSpecification } from '../designs/print-specification.ts';
import type { PrintFailure } from '../designs/printformer.ts';
import type { PrintFileType } from './print-data.ts';

export type PrintJobState = 'waiting' | 'made' | 'failed';

/** Why there is no file for the press. */
export const jobFailureCodes = [
	'dataMissing',
	'dataChanged',
	'unreadable',
	'profileMissing',
	'faceChanged',
	'tooLarge',
	'tooMuchWork',
	'unexpected',
	'providerRefused',
	'providerDiffers',
	'providerFindings',
	'providerGone',
	'providerAccount',
	'providerTooLarge',
	'providerUnreadable',
	'providerTooLate',
] as const;
export type JobFailureCode = (typeof jobFailureCodes)[number];

export const isJobFailureCode = (code: unknown): code is JobFailureCode =>
	jobFailureCodes.some((known) => known === code);

/** Why the provider of the design has not made the file. */
export const providerFailureCodes: Readonly<Record<PrintFailure, JobFailureCode>> = {
	refused: 'providerRefused',
	differs: 'providerDiffers',
	findings: 'providerFindings',
	gone: 'providerGone',
	account: 'providerAccount',
	tooLarge: 'providerTooLarge',
	unreadable: 'providerUnreadable',
	tooLate: 'providerTooLate',
};

export interface PrintJobFile {
	/** Of the print data. */
	id: string;
	/** Null: it has all pages. */
	side: string | null;
	fileType: PrintFileType;
	/** In bytes. */
	size: number;
	/** Of the bytes that were released: nothing else is printed. */
	sha256: string;
	pages: number;
	/** Of a picture or a drawing, which have no size of their own; null for a PDF. */
	proportions: { width: number; height: number } | null;
}

/** Frozen when the line is released. The same inputs give the same file, to the byte. */
export interface PrintJobInputs {
	version: 1;
	title: string;
	/** ISO 8601: when the newest of the files was uploaded, or the design released. It is the date of the file for the press. */
	created: string;
	/** In the order in which they are printed. */
	files: readonly PrintJobFile[];
	specification: PrintSpecification;
	/** Null: the shop does not have the profile that the specification names. */
	profileSha256: string | null;
	/** Of a line with a design, which has no files. */
	release?: { id: string; sha256: string };
}

/** An uploaded PDF with all pages goes to the press as it is. */
export function findOriginal({ files }: PrintJobInputs): PrintJobFile | undefined {
	const [file, ...others] = files;
	return others.length === 0 && file?.fileType === 'pdf' ? file : undefined;
}
