// Makes a PDF on a thread of its own: it can be seconds of work without a pause, and requests must not wait for it. The thread ends with its
// file, and gives back the memory that faces and pictures take.
import { Worker } from 'node:worker_threads';

/** Thousands of cards take some seconds. */
const mayTakeMs = 120_000;

/** @param thread the program that makes it, of `workerData`, and posts its bytes */
export function makeOnThread(thread: URL, input: unknown, signal?: AbortSignal): Promise<Buffer> {
	return new Promise((resolve, reject) => {
		signal?.throwIfAborted();
		const worker = new Worker(thread, { name: 'print file', execArgv: [], workerData: input });
		const end = (settle: () => void) => {
			clearTimeout(timer);
			signal?.removeEventListener('abort', cancel);
			settle();
			void worker.terminate();
		};
		const fail = (error: Error) => end(() => reject(error));
		const cancel = () => fail(new Error('nobody waits for the print file any more'));
		const timer = setTimeout(() => fail(new Error('a print file took too long')), mayTakeMs);
		signal?.addEventListener('abort', cancel, { once: true });
		worker.once('message', (pdf: Uint8Array) =>
			end(() => resolve(Buffer.from(pdf.buffer, pdf.byteOffset, pdf.length))),
		);
		worker.once('error', fail);
		worker.once('exit', () => fail(new Error('the thread that makes a print file has ended')));
	});
}
