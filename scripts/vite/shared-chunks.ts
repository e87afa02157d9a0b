// What many screens have in common, in a few files instead of dozens of small ones each: every file is a question to the server. What
// visitors load stays apart from what only those load who run a shop.
import path from 'node:path';
import { parseSync, type Rolldown } from 'vite';
import { joinFiles } from './join-files.ts';

type Graph = Rolldown.ChunkingContext;

const entry = /[\\/]web[\\/](entry-client|studio[\\/]entry)\.tsx$/;
/** A document of its own: what it needs comes with nothing else, and no page of the shop loads more because of it. */
const inStudio = /[\\/]web[\\/]studio[\\/]/;
/** Where visitors never come: what is loaded on demand from there is no concern of theirs. */
const ofStaff =
	/[\\/]web[\\/](admin|assistant|developer-tools|kit-page|media-library|page-editor|page-wizard|platform[\\/]backoffice|product-controls|setup-wizard|text-editing|theme-editor)[\\/]|[\\/]form-test-page\.tsx$/;
const frameOfStaff = /[\\/]web[\\/]admin[\\/]frame[\\/]frame\.tsx$/;
/** What the administration begins with: its frame, its overview, and the tools around both. */
const firstOfStaff =
	/[\\/]web[\\/](admin[\\/](frame[\\/]frame|overview[\\/]overview-page)|text-editing[\\/]in-place[\\/]begin-editing)\.tsx$/;
/** Each is loaded by pages that have one, with everything else of their page. */
const blocksOfPages = /[\\/]blocks[\\/].*[\\/]render\.tsx$/;
const formsOfAccounts = /[\\/]web[\\/]forms[\\/]form\.tsx$/;
/** To get in touch is a form as well. */
const pagesOfShop = /[\\/]web[\\/]storefront[\\/](?!get-in-touch[\\/]).*-page\.tsx$/;
/** Parts of the shop with which no visit begins: some bytes more in one file, instead of many tiny ones. */
const laterParts =
	/[\\/](web[\\/](account[\\/](?!account-sign)|storefront[\\/](?!content[\\/]|frame[\\/])|share[\\/]share-dialog|kit[\\/](confirm-dialog|toasts))|blocks[\\/]roi-calculator)/;
/** Packages of which one file names all the others: what no one asks for by its name is not used. */
const barrel =
	/[\\/]node_modules[\\/](@tabler[\\/]icons-react[\\/]dist[\\/]esm|react-aria-components[\\/]dist[\\/]exports)[\\/][\w-]+\.mjs$/;

/** What so many screens need comes with the first of them. */
const often = { visitors: 13, staff: 8 };
/** In letters: visitors need not all of what is common, so that only small files go into it. */
const small = 2000;
/** Of what is in nobody's way. */
const smallLater = 6000;
/** How many letters more than it needs a part may load, so that the administration begins with fewer files. */
const spare = { visitors: 20_000, blocks: 12_000, studio: 4500 };

/** Visits and the studio begin with not a byte more; templates are made by staff. */
function spareOf(page: string): number {
	if (/[\\/]web[\\/]studio[\\/]template[\\/]/.test(page)) return Number.POSITIVE_INFINITY;
	if (entry.test(page)) return 0;
	if (inStudio.test(page)) return spare.studio;
	if (laterParts.test(page)) return spare.visitors;
	return blocksOfPages.test(page) ? spare.blocks : 0;
}

const recordOf = (graph: Graph, id: string) => parseSync('module.js', graph.getModuleInfo(id)?.code ?? '').module;

/** In which file of the package each name is. */
function namesOf(graph: Graph, id: string): Map<string, string> {
	const entries = recordOf(graph, id).staticExports.flatMap((statement) => statement.entries);
	return new Map(
		entries.flatMap(({ exportName, moduleRequest }) =>
			exportName.name && moduleRequest ? [[exportName.name, path.join(path.dirname(id), moduleRequest.value)]] : [],
		),
	);
}

/** What a file needs at once, through barrels to what it names. */
function importsFrom(graph: Graph): (id: string) => string[] {
	const known = new Map<string, string[]>();
	const named = new Map<string, Map<string, string>>();
	const through = (id: string, barrels: readonly string[]) => {
		const names = recordOf(graph, id).staticImports.flatMap(({ entries }) =>
			entries.map(({ importName }) => importName.name),
		);
		return barrels.flatMap((one) => {
			const files = named.get(one) ?? namesOf(graph, one);
			named.set(one, files);
			return names.flatMap((name) => files.get(name ?? '') ?? []);
		});
	};
	return (id) => {
		const all = graph.getModuleInfo(id)?.importedIds ?? [];
		const barrels = all.filter((one) => barrel.test(one));
		const found = known.get(id) ?? [
			...all.filter((one) => !barrel.test(one)),
			...(barrels.length > 0 ? through(id, barrels) : []),
		];
		known.set(id, found);
		return found;
	};
}

function closure(begin: readonly string[], importsOf: (id: string) => string[]): Set<string> {
	const seen = new Set(begin);
	for (const id of seen) for (const next of importsOf(id)) seen.add(next);
	return seen;
}

interface Use {
	visitors: number;
	studio: number;
	staff: number;
	/** What needs it, of what staff has not for itself. */
	others: string[];
}
type Uses = Map<string, Use>;

/** How many screens and parts that are loaded on demand need each file. */
function countUses(graph: Graph, ids: readonly string[], importsOf: (id: string) => string[]): Uses {
	const onDemand = new Set(ids.flatMap((id) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []));
	const uses: Uses = new Map();
	for (const begin of [...onDemand, ...ids.filter((id) => entry.test(id))]) {
		const whose = ofStaff.test(begin) ? 'staff' : inStudio.test(begin) ? 'studio' : 'visitors';
		// The frame is around all of their screens.
		const count = frameOfStaff.test(begin) ? often.staff : 1;
		for (const id of closure([begin], importsOf)) {
			const use = uses.get(id) ?? { visitors: 0, studio: 0, staff: 0, others: [] };
			const others = whose === 'staff' ? use.others : [...use.others, begin];
			uses.set(id, { ...use, [whose]: use[whose] + count, others });
		}
	}
	return uses;
}

/** The shared file that each belongs into, if any. */
function assign(graph: Graph, ids: readonly string[]): Map<string, string> {
	const importsOf = importsFrom(graph);
	const from = (begin: RegExp) =>
		closure(
			ids.filter((id) => begin.test(id)),
			importsOf,
		);
	const forms = from(formsOfAccounts);
	const shop = from(pagesOfShop);
	const studio = from(inStudio);
	const sizeOf = (id: string) => graph.getModuleInfo(id)?.code?.length ?? 0;
	const isSmall = (id: string) => sizeOf(id) < small;
	const hasStyles = (id: string) => [id, ...importsOf(id)].some((one) => one.endsWith('.css'));
	const uses = countUses(graph, ids, importsOf);
	const isOfStaff = ({ visitors, studio: ofStudio, staff }: Use) =>
		visitors === 0 && ofStudio === 0 && staff >= often.staff;
	const isCommon = (id: string, { visitors }: Use) => visitors >= often.visitors && isSmall(id) && !hasStyles(id);
	const where = (test: (id: string, use: Use) => boolean) =>
		[...uses].flatMap(([id, use]) => (test(id, use) ? [id] : []));
	// What the common file needs is loaded with it anyway.
	const common = closure(where(isCommon), importsOf);
	const begins = closure(
		where((id, use) => isOfStaff(use) || firstOfStaff.test(id)),
		importsOf,
	);
	const isLight = (id: string) =>
		sizeOf(id) < smallLater && !hasStyles(id) && (uses.get(id)?.others ?? []).every((one) => laterParts.test(one));
	const isEverywhere = (id: string) => common.has(id) || (uses.get(id)?.visitors ?? 0) >= often.visitors * 3;
	/** With nothing behind it that not everyone of its readers has anyway: a small file may need a large one. */
	const isAlone = (id: string) => [...closure([id], importsOf)].every((one) => isLight(one) || isEverywhere(one));
	const sets = new Map<string, { name: string; ids: string[]; pages: ReadonlySet<string> }>();
	/**
	 * The administration begins with files that a few pages of the shop need as well, each other ones. Those that the same pages need are one file: no
	 * visitor loads more by that. Small ones are one file for all of their pages.
	 */
	const nameOfFirst = (id: string, { others }: Use) => {
		if (!begins.has(id)) return undefined;
		if (others.length === 0) return 'administration';
		if (isAlone(id)) return 'small-parts';
		const key = [...others].sort().join();
		const set = sets.get(key) ?? { name: `parts-${sets.size + 1}`, ids: [], pages: new Set(others) };
		sets.set(key, set);
		set.ids.push(id);
		return set.name;
	};
	const nameFor = (id: string, use: Use) => {
		if (isOfStaff(use)) return 'administration';
		// The studio loads nothing of what it does not need.
		if (common.has(id) && use.visitors > 0 && !hasStyles(id)) return use.studio > 0 ? 'common' : 'common-in-shop';
		if (use.visitors > 0 && forms.has(id) && !shop.has(id) && !studio.has(id)) return 'forms';
		return nameOfFirst(id, use);
	};
	const chunks = new Map<string, string>();
	for (const [id, use] of uses) {
		const name = nameFor(id, use);
		if (name) chunks.set(id, name);
	}
	// Styles would be loaded by more pages, too.
	const joinable = [...sets.values()].filter((set) => !set.ids.some(hasStyles));
	const loads = new Map<string, Set<string>>();
	const loadedBy = (page: string) => {
		const loaded = loads.get(page) ?? closure([page], importsOf);
		loads.set(page, loaded);
		return loaded;
	};
	const files = joinable.map(({ ids: own, ...set }) => ({ ...set, modules: closure(own, importsOf) }));
	const joined = joinFiles(files, { loadedBy, sizeOf, spareOf });
	for (const [id, name] of chunks) chunks.set(id, joined.get(name) ?? name);
	return chunks;
}

export function sharedChunks(): Rolldown.CodeSplittingGroup {
	const ids: string[] = [];
	let chunks: Map<string, string> | undefined;
	return {
		debugName: 'shared',
		test: (id) => {
			ids.push(id);
			return true;
		},
		name: (id, graph) => {
			chunks ??= assign(graph, ids);
			return chunks.get(id) ?? null;
		},
		// What one of them needs is needed as often: it is there already, or in a file that more screens load.
		includeDependenciesRecursively: false,
	};
}
