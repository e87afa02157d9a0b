// A cache that cannot grow without end: by number of entries, by size, or both. The least recently used entry goes first.
// Entries may expire; an expired one is no longer found by `get`, but can still be seen with `peek` until it is evicted.

interface Options<Key, Value> {
	maxEntries?: number;
	/** Of all entries together, in the unit of `sizeOf`. */
	maxSize?: number;
	/** Without it every entry has the size 1. */
	sizeOf?(value: Value, key: Key): number;
	maxAgeMs?: number;
	now?(): number;
}

interface Entry<Value> {
	value: Value;
	size: number;
	storedAt: number;
}

export class BoundedCache<Key, Value> {
	readonly #entries = new Map<Key, Entry<Value>>();
	readonly #options: Options<Key, Value>;
	#totalSize = 0;
	#evictions = 0;

	constructor(options: Options<Key, Value>) {
		this.#options = options;
	}

	get entryCount(): number {
		return this.#entries.size;
	}

	get totalSize(): number {
		return this.#totalSize;
	}

	/** How many entries had to make room for others. */
	get evictions(): number {
		return this.#evictions;
	}

	#now(): number {
		if (this.#options.maxAgeMs === undefined) return 0;
		return this.#options.now?.() ?? Date.now();
	}

	/** Counts as a use. @returns undefined for what has expired */
	get(key: Key): Value | undefined {
		const entry = this.#entries.get(key);
		if (!entry || this.#now() - entry.storedAt >= (this.#options.maxAgeMs ?? 1)) return undefined;
		// A Map keeps the order of insertion.
		this.#entries.delete(key);
		this.#entries.set(key, entry);
		return entry.value;
	}

	/** Does not count as a use, and finds what has expired as well. */
	peek(key: Key): Value | undefined {
		return this.#entries.get(key)?.value;
	}

	getOrMake(key: Key, make: () => Value): Value {
		const cached = this.get(key);
		if (cached !== undefined) return cached;
		const value = make();
		this.set(key, value);
		return value;
	}

	/** Leaves the cache as it is if the value alone is larger than all of it may be. */
	set(key: Key, value: Value): void {
		const { maxEntries = Number.POSITIVE_INFINITY, maxSize = Number.POSITIVE_INFINITY, sizeOf } = this.#options;
		const size = sizeOf?.(value, key) ?? 1;
		if (size > maxSize) return;
		this.delete(key);
		this.#entries.set(key, { value, size, storedAt: this.#now() });
		this.#totalSize += size;
		for (const leastRecentlyUsed of this.#entries.keys()) {
			if (this.#entries.size <= maxEntries && this.#totalSize <= maxSize) return;
			this.delete(leastRecentlyUsed);
			this.#evictions += 1;
		}
	}

	delete(key: Key): void {
		const entry = this.#entries.get(key);
		if (!entry) return;
		this.#totalSize -= entry.size;
		this.#entries.delete(key);
	}

	/** For what turned out to be of no use: not if another value has taken its key meanwhile. */
	deleteValue(key: Key, value: Value): void {
		if (this.#entries.get(key)?.value === value) this.delete(key);
	}

	deleteWhere(fits: (value: Value) => boolean): void {
		for (const [key, { value }] of this.#entries) if (fits(value)) this.delete(key);
	}
}
