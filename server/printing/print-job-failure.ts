// Why there is no file for the press, as something that the shop can act on.
import type { JobFailureCode } from '../../rules/printing/print-job.ts';
import { UntrustedWorkFailure } from '../untrusted-work/task.ts';
import { UnusableInput } from './colour/colour-work.ts';

export class PrintJobFailure extends Error {
	readonly code: JobFailureCode;

	constructor(code: JobFailureCode) {
		super(`no file for the press: ${code}`);
		this.code = code;
	}
}

/** @returns undefined for what may be tried again, or is a fault of ours */
export function failureCodeOf(error: unknown): JobFailureCode | undefined {
	if (error instanceof PrintJobFailure) return error.code;
	if (error instanceof UnusableInput) return error.input === 'profile' ? 'profileMissing' : 'unreadable';
	if (!(error instanceof UntrustedWorkFailure)) return undefined;
	if (error.reason === 'busy' || error.reason === 'cancelled') return undefined;
	return error.reason === 'crashed' ? 'unreadable' : 'tooMuchWork';
}
