// Words of the interface that were asked for a moment ago: by tenant, language and group, for visitors who bring no cookie.
// A hundred groups for a minute; a change is seen at once, as what is kept knows the version it was made from.

import { shippedEntriesOf, type TextGroup } from '../../rules/messages/groups.ts';
import { compileMessages } from '../../rules/texts/compile-messages.ts';
import type { Messages } from '../../rules/texts/translator.ts';

type Words = Readonly<Record<string, string>>;

const keptGroups = 100;
const keptMilliseconds = 60_000;

/** What was kept, and the version of a tenant's texts that counts now. */
export interface KeptWords {
	cache: TextCache;
	version: string;
}

interface Asked {
	tenantId: string;
	language: string;
	/** Of the tenant's texts. */
	version: string;
	groups: readonly TextGroup[];
	/** Asks the database for some of them. */
	load(groups: readonly TextGroup[]): Promise<Words>;
}

interface Kept {
	words: Promise<Messages>;
	version: string;
	until: number;
}

/** Several groups, and what they are together. */
interface Joined {
	groups: readonly Messages[];
	words: Messages;
}

const wordsOfGroup = (all: Words, group: TextGroup): Messages =>
	compileMessages(Object.fromEntries(shippedEntriesOf([group]).map(({ key }) => [key, all[key] ?? ''])));

export class TextCache {
	hits = 0;
	misses = 0;
	readonly #kept = new Map<string, Kept>();
	readonly #joined = new Map<string, Joined>();
	readonly #now: () => number;

	constructor(now: () => number = Date.now) {
		this.#now = now;
	}

	get size(): number {
		return this.#kept.size;
	}

	/** What is not known yet is asked in one go; who asks for the same meanwhile waits for that answer. */
	async find({ tenantId, language, version, groups, load }: Asked): Promise<Messages> {
		const place = (group: string) => `${tenantId} ${language} ${group}`;
		const missing = groups.filter((group) => !this.#fresh(place(group), version));
		this.misses += missing.length;
		this.hits += groups.length - missing.length;
		if (missing.length > 0) {
			const loading = load(missing);
			for (const group of missing)
				this.#keep(
					place(group),
					version,
					loading.then((all) => wordsOfGroup(all, group)),
				);
		}
		const found = await Promise.all(
			groups.map(
				(group) => this.#kept.get(place(group))?.words ?? load([group]).then((all) => wordsOfGroup(all, group)),
			),
		);
		return this.#together(place(groups.join()), found);
	}

	/** The same groups are the same object each time, by which what was written of them is known again. */
	#together(name: string, groups: readonly Messages[]): Messages {
		const [only] = groups;
		if (only && groups.length === 1) return only;
		const known = this.#joined.get(name);
		const isSame =
			known?.groups.length === groups.length && known.groups.every((group, index) => group === groups[index]);
		const joined = isSame ? known : { groups, words: Object.assign({}, ...groups) as Messages };
		this.#joined.delete(name);
		this.#joined.set(name, joined);
		const [oldest] = this.#joined.keys();
		if (oldest !== undefined && this.#joined.size > keptGroups) this.#joined.delete(oldest);
		return joined.words;
	}

	#fresh(name: string, version: string): boolean {
		const kept = this.#kept.get(name);
		if (!kept || kept.version !== version || kept.until <= this.#now()) return false;
		// Least recently used goes first: a Map keeps the order of insertion.
		this.#kept.delete(name);
		this.#kept.set(name, kept);
		return true;
	}

	#keep(name: string, version: string, words: Promise<Messages>): void {
		const kept = { words, version, until: this.#now() + keptMilliseconds };
		this.#kept.delete(name);
		this.#kept.set(name, kept);
		for (const [oldest] of this.#kept) {
			if (this.#kept.size <= keptGroups) break;
			this.#kept.delete(oldest);
		}
		words.catch(() => {
			if (this.#kept.get(name) === kept) this.#kept.delete(name);
		});
	}
}
