// Small files that some pages load together become one, as long as no page loads much more by that: neither of the file itself nor of what is
// behind it.

interface SharedFile {
	name: string;
	/** What needs it. */
	pages: ReadonlySet<string>;
	/** Its modules, with all that they need. */
	modules: ReadonlySet<string>;
}

interface Site {
	/** The modules that a page loads anyway. */
	loadedBy(page: string): ReadonlySet<string>;
	/** Of a module, in letters. */
	sizeOf(module: string): number;
	/** How many letters a page may load beyond what it needs. */
	spareOf(page: string): number;
}

interface Joined {
	names: readonly string[];
	pages: ReadonlySet<string>;
	/** By page, what it would load more. */
	lacks: ReadonlyMap<string, ReadonlySet<string>>;
}

interface Pair {
	both: Joined;
	parts: readonly Joined[];
	/** What pages load more when both are one file. */
	more: ReadonlyMap<string, ReadonlySet<string>>;
	/** Of all pages together, in letters. */
	cost: number;
}

const unionOf = <T>(...sets: (Iterable<T> | undefined)[]): Set<T> => new Set(sets.flatMap((set) => [...(set ?? [])]));

/** Begins with those that cost pages least. @returns the file that each belongs to, by name */
export function joinFiles(files: readonly SharedFile[], site: Site): Map<string, string> {
	const everyPage = unionOf(...files.map(({ pages }) => pages));
	const lackedBy = (page: string, modules: ReadonlySet<string>) => {
		const loaded = site.loadedBy(page);
		return new Set([...modules].filter((module) => !loaded.has(module)));
	};
	const sizeOf = (modules: Iterable<string>) => [...modules].reduce((sum, module) => sum + site.sizeOf(module), 0);
	const spent = new Map<string, ReadonlySet<string>>();
	const pairOf = (first: Joined, second: Joined): Pair => {
		const pages = unionOf(first.pages, second.pages);
		const lacked = (page: string) => unionOf(first.lacks.get(page), second.lacks.get(page));
		const more = new Map([...pages].map((page) => [page, unionOf(spent.get(page), lacked(page))]));
		const added = [...more].map(([page, modules]) => sizeOf(modules) - sizeOf(spent.get(page) ?? []));
		const lacks = new Map([...everyPage].map((page) => [page, lacked(page)]));
		return {
			both: { names: [...first.names, ...second.names], pages, lacks },
			parts: [first, second],
			more,
			cost: added.reduce((sum, size) => sum + size, 0),
		};
	};
	const isAffordable = ({ more }: Pair) =>
		[...more].every(([page, modules]) => modules.size === 0 || sizeOf(modules) <= site.spareOf(page));
	let joined = files.map(
		({ name, pages, modules }): Joined => ({
			names: [name],
			pages,
			lacks: new Map([...everyPage].map((page) => [page, lackedBy(page, modules)])),
		}),
	);
	for (;;) {
		const pairs = joined.flatMap((first, index) => joined.slice(index + 1).map((second) => pairOf(first, second)));
		const [best] = pairs.filter(isAffordable).sort((one, other) => one.cost - other.cost);
		if (!best) break;
		for (const [page, modules] of best.more) spent.set(page, modules);
		joined = [...joined.filter((one) => !best.parts.includes(one)), best.both];
	}
	return new Map(joined.flatMap(({ names }) => names.map((one) => [one, names[0] ?? one] as const)));
}
