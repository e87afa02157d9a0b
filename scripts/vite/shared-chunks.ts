// What many screens have in common, in a few files instead of dozens of small ones each: every file is a question to the server. What
// visitors load stays apart from what only those load who run a shop.
import path from 'node:path';
import { parseSync, type Rolldown } from 'vite';

type Graph = Rolldown.ChunkingContext;

const entry = /[\\/]web[\\/](entry-client|studio[\\/]entry)\.tsx$/;
/** A document of its own: what it needs comes with nothing else, and no page of the shop loads more because of it. */
const inStudio = /[\\/]web[\\/]studio[\\/]/;
/** Where visitors never come: what is loaded on demand from there is no concern of theirs. */
const ofStaff =
	/[\\/]web[\\/](admin|developer-tools|kit-page|media-library|page-editor|page-wizard|product-controls|text-editing|theme-editor)[\\/]|[\\/]form-test-page\.tsx$/;
const frameOfStaff = /[\\/]web[\\/]admin[\\/]frame[\\/]frame\.tsx$/;
const formsOfAccounts = /[\\/]web[\\/]forms[\\/]form\.tsx$/;
const pagesOfShop = /[\\/]web[\\/]storefront[\\/].*-page\.tsx$/;
/** Packages of which one file names all the others: what no one asks for by its name is not used. */
const barrel =
	/[\\/]node_modules[\\/](@tabler[\\/]icons-react[\\/]dist[\\/]esm|react-aria-components[\\/]dist[\\/]exports)[\\/][\w-]+\.mjs$/;

/** What so many screens need comes with the first of them. */
const often = { visitors: 10, staff: 8 };
/** In letters: visitors need not all of what is common, so that only small files go into it. */
const small = 2000;

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

type Uses = Map<string, { visitors: number; studio: number; staff: number }>;

/** How many screens and parts that are loaded on demand need each file. */
function countUses(graph: Graph, ids: readonly string[], importsOf: (id: string) => string[]): Uses {
	const onDemand = new Set(ids.flatMap((id) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []));
	const uses: Uses = new Map();
	for (const begin of [...onDemand, ...ids.filter((id) => entry.test(id))]) {
		const whose = ofStaff.test(begin) ? 'staff' : inStudio.test(begin) ? 'studio' : 'visitors';
		// The frame is around all of their screens.
		const count = frameOfStaff.test(begin) ? often.staff : 1;
		for (const id of closure([begin], importsOf)) {
			const use = uses.get(id) ?? { visitors: 0, studio: 0, staff: 0 };
			uses.set(id, { ...use, [whose]: use[whose] + count });
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
	const isSmall = (id: string) => (graph.getModuleInfo(id)?.code?.length ?? 0) < small;
	const hasStyles = (id: string) => [id, ...importsOf(id)].some((one) => one.endsWith('.css'));
	const nameFor = (id: string, { visitors, studio: ofStudio, staff }: NonNullable<ReturnType<Uses['get']>>) => {
		if (visitors === 0) return staff >= often.staff && ofStudio === 0 ? 'administration' : undefined;
		if (visitors >= often.visitors && isSmall(id) && !hasStyles(id)) return 'common';
		return forms.has(id) && !shop.has(id) && !studio.has(id) ? 'forms' : undefined;
	};
	const chunks = new Map<string, string>();
	for (const [id, uses] of countUses(graph, ids, importsOf)) {
		const name = nameFor(id, uses);
		if (name) chunks.set(id, name);
	}
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
