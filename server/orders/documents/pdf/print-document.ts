// Has documents printed on threads of their own, as printing is work of the processor without a pause: requests do not wait for it. A thread
// begins with the first document, a second one when several wait; each ends when there has been nothing to print for a while, with all the
// memory that faces take.
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { DeliveryNote } from '../../../../rules/documents/delivery-note.ts';
import type { PrintedDocument } from '../../../../rules/documents/document.ts';
import { refuseIncomplete } from './incomplete-document.ts';
import type { Letterhead } from './letterhead.ts';
import type { LinePictures } from './line-picture.ts';

type Work =
	| { document: PrintedDocument; letterhead: Letterhead; pictures?: LinePictures | undefined }
	/** One letterhead for each language of the notes. */
	| { notes: readonly DeliveryNote[]; letterheads: readonly Letterhead[] };

export type PrintOrder = Work & { id: number };

export type Printed = { id: number; pdf: Uint8Array } | { id: number; failure: { message: string; stack: string } };

interface Waiting {
	resolve(pdf: Buffer): void;
	reject(error: Error): void;
	timer: NodeJS.Timeout;
}

const idleMs = 20_000;
/** A document of thousands of lines takes some seconds. */
const mayTakeMs = 60_000;

class Press {
	readonly #worker: Worker;
	readonly #waiting = new Map<number, Waiting>();
	readonly #onEnd: () => void;
	#last = 0;
	#idle: NodeJS.Timeout | undefined;

	constructor(thread: URL, onEnd: () => void) {
		this.#worker = new Worker(thread, { name: 'documents', execArgv: [] });
		this.#onEnd = onEnd;
		this.#worker.on('message', (printed: Printed) => this.#take(printed));
		this.#worker.on('error', (error) => this.#stop(error));
		this.#worker.on('exit', () => this.#stop(new Error('the thread that prints has ended')));
	}

	get waiting(): number {
		return this.#waiting.size;
	}

	print(work: Work): Promise<Buffer> {
		this.#last += 1;
		const id = this.#last;
		clearTimeout(this.#idle);
		this.#worker.ref();
		return new Promise((resolve, reject) => {
			this.#worker.postMessage({ ...work, id } satisfies PrintOrder);
			const timer = setTimeout(() => this.#stop(new Error('a document took too long to print')), mayTakeMs).unref();
			this.#waiting.set(id, { resolve, reject, timer });
		});
	}

	#take(printed: Printed): void {
		const waiting = this.#waiting.get(printed.id);
		this.#waiting.delete(printed.id);
		clearTimeout(waiting?.timer);
		if ('pdf' in printed) waiting?.resolve(Buffer.from(printed.pdf.buffer, printed.pdf.byteOffset, printed.pdf.length));
		else waiting?.reject(Object.assign(new Error(printed.failure.message), { stack: printed.failure.stack }));
		if (this.#waiting.size > 0) return;
		// It keeps no one from ending.
		this.#worker.unref();
		this.#idle = setTimeout(() => this.#stop(new Error('nothing to print')), idleMs).unref();
	}

	/** The caller that waits is notified why; the next document begins another thread. */
	#stop(reason: Error): void {
		this.#onEnd();
		clearTimeout(this.#idle);
		for (const { reject, timer } of this.#waiting.values()) {
			clearTimeout(timer);
			reject(reason);
		}
		this.#waiting.clear();
		this.#worker.terminate();
	}
}

type Print = (work: Work) => Promise<Buffer>;

/** Another thread needs a second of the processor before it prints: it is begun where so many wait already. */
const worthAnother = 3;

/**
 * @param thread the program that prints
 * @param atMost how many threads at the same time: after a pause many orders wait at once
 */
export function openPress(thread: URL, atMost = Math.min(2, availableParallelism())): Print {
	const presses = new Set<Press>();
	const begin = (): Press => {
		const begun: Press = new Press(thread, () => presses.delete(begun));
		presses.add(begun);
		return begun;
	};
	return async (work) => {
		const [least] = [...presses].sort((one, other) => one.waiting - other.waiting);
		const another = !least || (least.waiting >= worthAnother && presses.size < atMost);
		return (another ? begin() : least).print(work);
	};
}

const print = openPress(new URL('./printing-thread.ts', import.meta.url));

/** Rejects with `IncompleteDocument` for one that must not be sent, and with whatever printing fails by. */
export async function printDocument(
	document: PrintedDocument,
	letterhead: Letterhead,
	pictures?: LinePictures,
): Promise<Buffer> {
	refuseIncomplete(document);
	return print({ document, letterhead, pictures });
}

/** As one PDF. Each of them is as long as a letter, so that it is not asked whether it is complete. */
export const printDeliveryNotes = (
	notes: readonly DeliveryNote[],
	letterheads: readonly Letterhead[],
): Promise<Buffer> => print({ notes, letterheads });
