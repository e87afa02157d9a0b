// Words of the interface that were asked for a moment ago: by tenant, language and group, for visitors who bring no cookie.
// A hundred groups for a minute; a change is seen at once, as what is kept knows the version it was made from.
import { BoundedCache } from '../../rules/collections/bounded-cache.ts';
import { shippedEntriesOf, type TextGroup } from '../../rules/messages/groups.ts';
import { compileMessages } from '../../rules/texts/compile-messages.ts';
import type { Messages } from '../../rules/texts/translator.ts';

type Words = Readonly<Record<string, string>>;

const maxEntries = 100;
const maxAgeMs = 60_000;

/** What was kept, and the version of a tenant's texts that counts now. */
export interface CachedTexts {
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

interface CachedGroup {
	words: Promise<Messages>;
	version: string;
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
	readonly #groups: BoundedCache<string, CachedGroup>;
	readonly #joined = new BoundedCache<string, Joined>({ maxEntries });

	constructor(now: () => number = Date.now) {
		this.#groups = new BoundedCache({ maxEntries, maxAgeMs, now });
	}

	get size(): number {
		return this.#groups.entryCount;
	}

	/** What is not known yet is asked in one go; who asks for the same meanwhile waits for that answer. */
	async find({ tenantId, language, version, groups, load }: Asked): Promise<Messages> {
		const place = (group: string) => `${tenantId} ${language} ${group}`;
		const missing = groups.filter((group) => this.#groups.get(place(group))?.version !== version);
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
				(group) => this.#groups.peek(place(group))?.words ?? load([group]).then((all) => wordsOfGroup(all, group)),
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
		if (!isSame) this.#joined.set(name, joined);
		return joined.words;
	}

	#keep(name: string, version: string, words: Promise<Messages>): void {
		const group = { words, version };
		this.#groups.set(name, group);
		words.catch(() => this.#groups.deleteValue(name, group));
	}
}
