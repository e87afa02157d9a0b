// Pages and API responses as they are sent, cached until what they were made from changes. Bounded by their bytes, least recently used
// first out. Concurrent requests for the same page wait for one rendering. While the database is away, an old response is better than none.
import { BoundedCache } from '../../rules/collections/bounded-cache.ts';
import { isUnavailable } from '../database/connection.ts';

interface Entry<T> {
	value: T;
	version: string;
}

/** Since the start, for those who watch over it. */
export interface CacheState {
	entries: number;
	bytes: number;
	hits: number;
	/** Had to be made. */
	misses: number;
	/** An old one was served, because the database was away or busy. */
	stale: number;
	/** Made way for others. */
	evicted: number;
}

interface Made<T> {
	value: T;
	isStale: boolean;
}

interface Options<T> {
	maxBytes: number;
	sizeOf(value: T): number;
}

export class PageCache<T> {
	readonly #entries: BoundedCache<string, Entry<T>>;
	readonly #making = new Map<string, Promise<Made<T>>>();
	readonly #counts = { hits: 0, misses: 0, stale: 0 };

	constructor({ maxBytes, sizeOf }: Options<T>) {
		this.#entries = new BoundedCache({
			maxSize: maxBytes,
			sizeOf: ({ value, version }, key) => sizeOf(value) + 2 * (key.length + version.length),
		});
	}

	get bytes(): number {
		return this.#entries.totalSize;
	}

	state(): CacheState {
		const { entryCount, totalSize, evictions } = this.#entries;
		return { entries: entryCount, bytes: totalSize, evicted: evictions, ...this.#counts };
	}

	/** What is cached for this version; undefined when it has to be made. */
	find(key: string, version: string): T | undefined {
		const entry = this.#entries.get(key);
		if (entry?.version !== version) return undefined;
		this.#counts.hits += 1;
		return entry.value;
	}

	/** Whatever was made last, for when nothing newer can be had. */
	findLatest(key: string): T | undefined {
		const entry = this.#entries.peek(key);
		if (entry) this.#counts.stale += 1;
		return entry?.value;
	}

	/** The version of whatever was made last. */
	versionOf(key: string): string | undefined {
		return this.#entries.peek(key)?.version;
	}

	/** Makes it once for everyone who asks meanwhile. `keep` decides whether the result may be used again. */
	async make(key: string, version: string, making: () => Promise<T>, keep: (value: T) => boolean): Promise<T> {
		const { value, isStale } = await this.#makeOnce(key, version, making, keep);
		this.#counts[isStale ? 'stale' : 'misses'] += 1;
		return value;
	}

	#makeOnce(key: string, version: string, making: () => Promise<T>, keep: (value: T) => boolean): Promise<Made<T>> {
		const ticket = `${key}\n${version}`;
		const running = this.#making.get(ticket);
		if (running) return running;
		const made = making()
			.then((value) => {
				if (keep(value)) this.#entries.set(key, { value, version });
				return { value, isStale: false };
			})
			.catch((error) => {
				const old = this.#entries.peek(key);
				if (old && isUnavailable(error)) return { value: old.value, isStale: true };
				throw error;
			})
			.finally(() => this.#making.delete(ticket));
		this.#making.set(ticket, made);
		return made;
	}
}
