// Puts pages of several PDFs together, in the child process for untrusted work; the server asks for it by merge-pdfs.ts.
import {
	PDFArray,
	PDFDict,
	PDFDocument,
	PDFHexString,
	PDFName,
	PDFObjectCopier,
	PDFPage,
	PDFRef,
	PDFString,
} from '@cantoo/pdf-lib';
import type { TaskFunction } from '../../untrusted-work/task.ts';

export interface TakenPage {
	/** Number of the source. */
	source: number;
	/** From 0 on; null: all of them. */
	page: number | null;
}

interface MergeWish {
	title: string;
	/** ISO 8601, whole seconds, in UTC. */
	created: string;
	/** Hex of a hash of the input: the id of the file. */
	hash: string;
	/** Of the sources, one after the other in the bytes. */
	lengths: readonly number[];
	pages: readonly TakenPage[];
}

export type MergeResult = { pages: number } | { refused: 'unreadable' };

const name = (text: string) => PDFName.of(text);

interface Source {
	document: PDFDocument;
	pages: PDFPage[];
	/** One for all pages, so that what they share is there once. */
	copier: PDFObjectCopier;
}

async function openSources({ lengths }: MergeWish, bytes: Buffer, merged: PDFDocument): Promise<Source[]> {
	const sources: Source[] = [];
	let at = 0;
	for (const length of lengths) {
		const document = await PDFDocument.load(bytes.subarray(at, at + length), { updateMetadata: false });
		at += length;
		const copier = PDFObjectCopier.for(document.context, merged.context);
		sources.push({ document, pages: document.getPages(), copier });
	}
	return sources;
}

function takePages(merged: PDFDocument, sources: readonly Source[], wish: MergeWish): number {
	for (const { source, page } of wish.pages) {
		const from = sources[source];
		const taken = page === null ? from?.pages : from?.pages.slice(page, page + 1);
		if (!from || !taken || taken.length === 0) throw new Error('no such page');
		for (const { node } of taken) {
			const copy = from.copier.copy(node);
			merged.addPage(PDFPage.of(copy, merged.context.register(copy), merged));
		}
	}
	return merged.getPageCount();
}

const arrayOf = (dictionary: PDFDict | undefined, key: string): PDFRef[] => {
	const found = dictionary?.lookup(name(key));
	return found instanceof PDFArray ? found.asArray().filter((entry) => entry instanceof PDFRef) : [];
};

interface Layers {
	all: PDFRef[];
	hidden: PDFRef[];
}

function layersOf({ document }: Source): Layers {
	const properties = document.catalog.lookup(name('OCProperties'));
	if (!(properties instanceof PDFDict)) return { all: [], hidden: [] };
	const usual = properties.lookup(name('D'));
	const settings = usual instanceof PDFDict ? usual : undefined;
	const all = arrayOf(properties, 'OCGs');
	const shown = new Set(arrayOf(settings, 'ON'));
	const isHiddenAtFirst = settings?.lookup(name('BaseState')) === name('OFF');
	return { all, hidden: isHiddenAtFirst ? all.filter((ref) => !shown.has(ref)) : arrayOf(settings, 'OFF') };
}

/** A layer that was hidden stays hidden: without this it would be printed. */
function takeLayers(merged: PDFDocument, sources: readonly Source[]): void {
	const { context, catalog } = merged;
	const [all, hidden] = [context.obj([]), context.obj([])];
	for (const source of sources) {
		const layers = layersOf(source);
		for (const ref of layers.all) all.push(source.copier.copy(ref));
		for (const ref of layers.hidden) hidden.push(source.copier.copy(ref));
	}
	if (all.size() > 0) catalog.set(name('OCProperties'), context.obj({ OCGs: all, D: { OFF: hidden, Order: all } }));
}

function conditionOf(intents: unknown): string | undefined {
	const intent = intents instanceof PDFArray && intents.size() > 0 ? intents.lookup(0) : undefined;
	const identifier = intent instanceof PDFDict ? intent.lookup(name('OutputConditionIdentifier')) : undefined;
	return identifier instanceof PDFString || identifier instanceof PDFHexString ? identifier.decodeText() : undefined;
}

/** The printing condition, if all sources were made for the same one. */
function takeIntents(merged: PDFDocument, sources: readonly Source[]): void {
	const intents = sources.map(({ document }) => document.catalog.lookup(name('OutputIntents')));
	const conditions = new Set(intents.map(conditionOf));
	const [first] = intents;
	if (conditions.size === 1 && !conditions.has(undefined) && first instanceof PDFArray)
		merged.catalog.set(name('OutputIntents'), sources[0]?.copier.copy(first) ?? first);
}

/** It claims no standard: whether the pages together follow one is not known. */
function describe({ context }: PDFDocument, { title, created, hash }: MergeWish): void {
	const moment = PDFHexString.fromText(`D:${created.replace(/[-:T]/g, '')}`);
	const info = context.obj({});
	for (const key of ['Creator', 'Producer']) info.set(name(key), PDFHexString.fromText('Platen'));
	for (const key of ['CreationDate', 'ModDate']) info.set(name(key), moment);
	info.set(name('Title'), PDFHexString.fromText(title));
	context.trailerInfo.Info = context.register(info);
	const id = PDFHexString.of(hash.slice(0, 32));
	context.trailerInfo.ID = context.obj([id, id]);
}

export const mergePages: TaskFunction<MergeWish, MergeResult> = async (wish, bytes) => {
	const merged = await PDFDocument.create({ updateMetadata: false });
	try {
		const sources = await openSources(wish, bytes, merged);
		const pages = takePages(merged, sources, wish);
		takeLayers(merged, sources);
		takeIntents(merged, sources);
		describe(merged, wish);
		const made = await merged.save({ useObjectStreams: false, addDefaultPage: false, updateFieldAppearances: false });
		return { result: { pages }, bytes: made };
	} catch {
		return { result: { refused: 'unreadable' } };
	}
};
