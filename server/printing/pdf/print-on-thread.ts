// Makes a print file on a thread of its own: hundreds of cards are seconds of work.
import { makeOnThread } from './make-on-thread.ts';
import type { PrintInput } from './make-print-pdf.ts';

export const printOnThread = (input: PrintInput, signal?: AbortSignal): Promise<Buffer> =>
	makeOnThread(new URL('./print-thread.ts', import.meta.url), input, signal);
