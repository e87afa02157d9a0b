// Where the file for the press is: the released original itself, or the one that was made of several.
import { findOriginal, type PrintJobInputs } from '../../../rules/printing/print-job.ts';
import { originalFile } from '../data/private-files.ts';

/** Of a job that makes one: its name in the private store. */
export const madeFile = (jobId: string): string => `${jobId}.pdf`;

export function pressFile(jobId: string, inputs: PrintJobInputs): string {
	const original = findOriginal(inputs);
	return original ? originalFile(original.id) : madeFile(jobId);
}
