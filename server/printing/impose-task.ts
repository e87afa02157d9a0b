// Puts pages of a finished PDF on sheets. It runs in the child process for untrusted work, as the PDF may be a shopper's own; the server asks
// for it by impose.ts.
import {
	concatTransformationMatrix,
	drawObject,
	PDFArray,
	PDFDict,
	PDFDocument,
	type PDFEmbeddedPage,
	PDFHexString,
	PDFName,
	PDFObjectCopier,
	PDFOperator,
	PDFOperatorNames,
	type PDFPage,
	popGraphicsState,
	pushGraphicsState,
} from '@cantoo/pdf-lib';
import { fromMillimetres, fromPoints, toPoints } from '../../rules/designs/units.ts';
import type { SheetRefusal } from '../../rules/printing/sheets.ts';
import type { TaskFunction } from '../untrusted-work/task.ts';
import { drawCutMarks, writeOperator } from './cut-marks.ts';
import { describeInXmp } from './pdf/xmp.ts';
import { type Cell, planSheet, type Sheet, type SheetPlan, type Trim } from './sheet-layout.ts';

export interface ImposeWish {
	sheet: Sheet;
	/** 2: pages are fronts and backs in turn. */
	sides: 1 | 2;
	/** `repeat`: each product fills a sheet of its own; `sequence`: one copy of each, one after the other. */
	fill: 'repeat' | 'sequence';
	title: string;
	/** ISO 8601, whole seconds, in UTC. */
	created: string;
	/** Hex of a hash of the input: the id of the file. */
	hash: string;
	maxSheets: number;
	/** For files of others: where a page does not say how it is cut, this lies in its middle, and no more bleed is taken. */
	product?: Trim;
}

export type ImposeResult = { sheets: number; perSheet: number } | { refused: SheetRefusal };

const name = (text: string) => PDFName.of(text);
const tolerance = fromMillimetres(0.1);

type PageBox = ReturnType<PDFPage['getTrimBox']>;

/** On its side, if the page lies so. */
function centreTrim({ width, height, x, y }: PageBox, product: Trim): PageBox {
	const [wide, high] = [toPoints(product.width), toPoints(product.height)];
	const isTurned = wide > high !== width > height && wide !== high;
	const [trimWidth, trimHeight] = isTurned ? [high, wide] : [wide, high];
	if (trimWidth > width || trimHeight > height) return { width, height, x, y };
	return {
		...{ width: trimWidth, height: trimHeight },
		...{ x: x + (width - trimWidth) / 2, y: y + (height - trimHeight) / 2 },
	};
}

const trimBoxOf = (page: PDFPage, { product }: ImposeWish): PageBox =>
	product && !page.node.has(name('TrimBox')) ? centreTrim(page.getCropBox(), product) : page.getTrimBox();

function trimOf(page: PDFPage, wish: ImposeWish): Trim {
	const [trim, bleed] = [trimBoxOf(page, wish), page.getBleedBox()];
	const sides = [
		trim.x - bleed.x,
		trim.y - bleed.y,
		bleed.x + bleed.width - trim.x - trim.width,
		bleed.y + bleed.height - trim.y - trim.height,
	];
	return {
		width: fromPoints(trim.width),
		height: fromPoints(trim.height),
		bleed: Math.min(fromPoints(Math.max(0, Math.min(...sides))), wish.product?.bleed ?? Number.POSITIVE_INFINITY),
	};
}

const isSame = (one: Trim, other: Trim) =>
	Math.abs(one.width - other.width) <= tolerance && Math.abs(one.height - other.height) <= tolerance;

interface Placed {
	form: PDFEmbeddedPage;
	/** Where the trim begins in the page that is placed, in points from its lower left corner. */
	origin: { x: number; y: number };
	trim: Trim;
}

/** From the upper left corner of a cell to the lower left one of the sheet, with the bleed that has room and nothing beyond. */
function placePage(target: PDFPage, { form, origin, trim }: Placed, cell: Cell, key: PDFName): void {
	const [width, height] = [toPoints(trim.width), toPoints(trim.height)];
	const x = toPoints(cell.x);
	const y = target.getHeight() - toPoints(cell.y) - height;
	const { left, right, top, bottom } = cell.bleed;
	target.node.setXObject(key, form.ref);
	target.pushOperators(
		pushGraphicsState(),
		writeOperator(
			PDFOperatorNames.AppendRectangle,
			x - toPoints(left),
			y - toPoints(bottom),
			width + toPoints(left + right),
			height + toPoints(top + bottom),
		),
		PDFOperator.of(PDFOperatorNames.ClipNonZero),
		PDFOperator.of(PDFOperatorNames.EndPath),
		cell.isTurned
			? concatTransformationMatrix(-1, 0, 0, -1, x + width + origin.x, y + height + origin.y)
			: concatTransformationMatrix(1, 0, 0, 1, x - origin.x, y - origin.y),
		drawObject(key),
		popGraphicsState(),
	);
}

/** The same printing condition as the pages, and a name of its own. */
function describe(sheets: PDFDocument, source: PDFDocument, { title, created, hash }: ImposeWish): void {
	const { context, catalog } = sheets;
	const intents = source.catalog.lookup(name('OutputIntents'));
	const moment = PDFHexString.fromText(`D:${created.replace(/[-:T]/g, '')}`);
	const info = context.obj({ Trapped: name('False') });
	for (const key of ['Creator', 'Producer']) info.set(name(key), PDFHexString.fromText('Platen'));
	for (const key of ['CreationDate', 'ModDate']) info.set(name(key), moment);
	info.set(name('Title'), PDFHexString.fromText(title));
	context.trailerInfo.Info = context.register(info);
	const id = PDFHexString.of(hash.slice(0, 32));
	context.trailerInfo.ID = context.obj([id, id]);
	// Pages without a printing condition make no sheet of PDF/X.
	if (!(intents instanceof PDFArray)) return;
	catalog.set(name('OutputIntents'), PDFObjectCopier.for(source.context, context).copy(intents));
	info.set(name('GTS_PDFXVersion'), PDFHexString.fromText('PDF/X-4'));
	const xmp = context.stream(Buffer.from(describeInXmp({ title, created, hash: Buffer.from(hash, 'hex') })), {
		Type: 'Metadata',
		Subtype: 'XML',
	});
	catalog.set(name('Metadata'), context.register(xmp));
}

/** Which pages lie on each side of each sheet, by number. */
function assignPages(pages: number, plan: SheetPlan, { sides, fill }: ImposeWish): number[][] {
	const perSheet = plan.columns * plan.rows;
	const products = pages / sides;
	const groups =
		fill === 'repeat'
			? Array.from({ length: products }, (_, product) => Array.from({ length: perSheet }, () => product))
			: Array.from({ length: Math.ceil(products / perSheet) }, (_, sheet) =>
					Array.from({ length: perSheet }, (__, at) => sheet * perSheet + at).filter((product) => product < products),
				);
	return groups.flatMap((group) =>
		Array.from({ length: sides }, (_, side) => group.map((product) => product * sides + side)),
	);
}

interface Prepared {
	source: PDFDocument;
	pages: PDFPage[];
	trim: Trim;
	plan: SheetPlan;
	/** For each side of each sheet. */
	assigned: number[][];
}

/** @returns undefined for a file that is none, or whose pages cannot be found */
async function openSource(bytes: Uint8Array): Promise<{ source: PDFDocument; pages: PDFPage[] } | undefined> {
	try {
		const source = await PDFDocument.load(bytes, { updateMetadata: false });
		return { source, pages: source.getPages() };
	} catch {
		return undefined;
	}
}

async function prepare(wish: ImposeWish, bytes: Uint8Array): Promise<Prepared | { refused: SheetRefusal }> {
	const opened = await openSource(bytes);
	const first = opened?.pages[0];
	if (!opened || !first) return { refused: 'unreadable' };
	const { source, pages } = opened;
	if (pages.some((page) => page.getRotation().angle % 360 !== 0)) return { refused: 'rotatedPages' };
	if (pages.length % wish.sides !== 0) return { refused: 'wrongPageCount' };
	const trim = trimOf(first, wish);
	if (!pages.every((page) => isSame(trimOf(page, wish), trim))) return { refused: 'differentSizes' };
	const plan = planSheet(wish.sheet, trim);
	if (!plan) return { refused: 'doesNotFit' };
	const assigned = assignPages(pages.length, plan, wish);
	return assigned.length > wish.maxSheets * wish.sides
		? { refused: 'tooManySheets' }
		: { source, pages, trim, plan, assigned };
}

interface Copy extends Placed {
	key: PDFName;
}

function fillSheet(target: PDFPage, copies: readonly Copy[], cells: readonly Cell[], trim: Trim): void {
	const used = cells.slice(0, copies.length);
	for (const [at, cell] of used.entries()) {
		const copy = copies[at];
		if (copy) placePage(target, copy, cell, copy.key);
	}
	drawCutMarks(target, used, trim);
}

export const imposePages: TaskFunction<ImposeWish, ImposeResult> = async (wish, bytes) => {
	const prepared = await prepare(wish, bytes);
	if ('refused' in prepared) return { result: prepared };
	const { source, pages, trim, plan, assigned } = prepared;
	const sheets = await PDFDocument.create({ updateMetadata: false });
	const forms = await sheets.embedPages(pages);
	const copies = pages.flatMap((page, index): Copy[] => {
		const form = forms[index];
		const [box, media] = [trimBoxOf(page, wish), page.getMediaBox()];
		const origin = { x: box.x - media.x, y: box.y - media.y };
		return form ? [{ form, origin, trim, key: name(`Page${index + 1}`) }] : [];
	});
	const hasTransparency = pages.some(({ node }) => node.lookup(name('Group')) instanceof PDFDict);
	const size: [number, number] = [toPoints(wish.sheet.width), toPoints(wish.sheet.height)];
	for (const [index, numbers] of assigned.entries()) {
		const target = sheets.addPage(size);
		target.setTrimBox(0, 0, ...size);
		target.setBleedBox(0, 0, ...size);
		if (hasTransparency)
			target.node.set(name('Group'), sheets.context.obj({ Type: 'Group', S: 'Transparency', CS: 'DeviceCMYK' }));
		const isBack = wish.sides === 2 && index % 2 === 1;
		const shown = numbers.flatMap((number) => copies[number] ?? []);
		fillSheet(target, shown, isBack ? plan.back : plan.front, trim);
	}
	describe(sheets, source, wish);
	const made = await sheets.save({ useObjectStreams: false, addDefaultPage: false, updateFieldAppearances: false });
	return { result: { sheets: assigned.length / wish.sides, perSheet: plan.columns * plan.rows }, bytes: made };
};
