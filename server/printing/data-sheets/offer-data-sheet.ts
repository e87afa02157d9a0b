// Data sheets as files: each is made once on a thread and kept for the next visitor. Two are made at a time, some wait, more are refused, so
// that a user who asks for all of a shop takes no processor from those who order.
import { BoundedCache } from '../../../rules/collections/bounded-cache.ts';
import { Refused } from '../../failure.ts';
import { makeOnThread } from '../pdf/make-on-thread.ts';
import type { DataSheetOrder, FoundDataSheet } from './find-data-sheet.ts';

type Make = (order: DataSheetOrder) => Promise<Buffer>;

const atOnce = 2;
const mostWaiting = 20;
const cacheBytes = 8 * 2 ** 20;

export class DataSheets {
	readonly #make: Make;
	readonly #cache = new BoundedCache<string, Buffer>({ maxSize: cacheBytes, sizeOf: ({ length }) => length });
	/** Those that are being made, or wait for it. */
	readonly #begun = new Map<string, Promise<Buffer>>();
	readonly #waiting: (() => void)[] = [];
	#running = 0;

	constructor(make: Make = (order) => makeOnThread(new URL('./data-sheet-thread.ts', import.meta.url), order)) {
		this.#make = make;
	}

	isMade({ hash }: FoundDataSheet): boolean {
		return this.#cache.get(hash) !== undefined || this.#begun.has(hash);
	}

	async #makeInTurn({ order, hash }: FoundDataSheet): Promise<Buffer> {
		if (this.#running >= atOnce) await new Promise<void>((resolve) => this.#waiting.push(resolve));
		else this.#running += 1;
		try {
			const pdf = await this.#make(order);
			this.#cache.set(hash, pdf);
			return pdf;
		} finally {
			// Whose turn it is takes the place as it is.
			const next = this.#waiting.shift();
			if (next) next();
			else this.#running -= 1;
		}
	}

	/** @throws Refused BUSY */
	async pdfOf(found: FoundDataSheet): Promise<Buffer> {
		const { hash } = found;
		const known = this.#cache.get(hash) ?? this.#begun.get(hash);
		if (known) return known;
		if (this.#waiting.length >= mostWaiting) throw new Refused('BUSY');
		const made = this.#makeInTurn(found).finally(() => this.#begun.delete(hash));
		this.#begun.set(hash, made);
		return made;
	}
}
