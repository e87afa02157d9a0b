// A page that was designed elsewhere as the locked background of a template: an SVG as paths, a page of a PDF as a picture in the resolution of print.
import type { Design, DesignElement, Lock } from '../../../rules/designs/design.ts';
import {
	type BackgroundPage,
	type BackgroundPlacement,
	findOtherFormat,
	placeBackground,
} from '../../../rules/designs/place-background.ts';
import type { InkChoice } from '../../../rules/designs/print-specification.ts';
import { newId } from '../../../rules/ids.ts';
import type { Caller } from '../../accounts/services.ts';
import { printFileTypeOf } from '../../printing/data/inspection/file-type.ts';
import { addLibraryPicture, type LibraryServices } from '../pictures/add-library-picture.ts';
import { isVectorDrawing } from '../pictures/receive-picture.ts';
import { refuseTemplate } from '../templates/refuse-template.ts';
import { measureDrawing } from './drawing-work.ts';
import { drawPdfPage, measurePdf } from './pdf-page-work.ts';

export interface BackgroundFile {
	name: string;
	bytes: Buffer;
}

const locked: Lock = { move: true, resize: true, content: true, style: true, remove: true };
const longestName = 200;

const commonOf = (name: string) => ({
	...{ id: newId(), name: name.slice(0, longestName), lock: locked, print: true, isPinned: true },
});

const pictureElement = (name: string, mediaId: string, box: Omit<DesignElement['box'], 'rotation'>): DesignElement => ({
	...commonOf(name),
	kind: 'image',
	box: { ...box, rotation: 0 },
	source: { mediaId },
	crop: { x: 0, y: 0, width: 1000, height: 1000 },
	straighten: 0,
	mask: 'none',
	alternativeText: '',
});

interface AddedBackground {
	element: DesignElement;
	/** Of the library. */
	picture: { id: string; name: string; width: number; height: number };
}

/** A file that was read, with the size of each page that is placed. */
interface MeasuredFile extends BackgroundFile {
	type: 'pdf' | 'svg';
	/** The first of the pages, counted from 1. */
	page: number;
	sizes: readonly BackgroundPage[];
	placement: BackgroundPlacement;
}

interface Wanted {
	product: Design['product'];
	/** The first page of a PDF, counted from 1. */
	page: number;
	/** Pages at most. */
	count: number;
	/** Of the product: where one colour is printed there are no pictures. */
	inks: InkChoice | undefined;
	/** Of pages with another format; null: nobody has been asked. */
	placement: BackgroundPlacement | null;
}

/** The first page with another format, which nobody has agreed to. */
function refuseOtherFormats(sizes: readonly BackgroundPage[], { product, page }: Wanted): void {
	for (const [index, size] of sizes.entries()) {
		const format = findOtherFormat(size, product);
		const { width: wantedWidth, height: wantedHeight } = product;
		if (format) throw refuseTemplate('format', '', { ...format, wantedWidth, wantedHeight, page: page + index });
	}
}

/**
 * Before anything of it is stored.
 * @throws Refused DESIGN_TEMPLATE_INVALID, also with `format` where nobody has said how another format is placed, BUSY
 */
export async function measureBackground(
	{ signal }: LibraryServices,
	{ tenant }: Caller,
	file: BackgroundFile,
	wanted: Wanted,
): Promise<MeasuredFile> {
	const type = printFileTypeOf(file.bytes);
	if (type !== 'pdf' && type !== 'svg') throw refuseTemplate('background');
	const { page, count, placement } = wanted;
	const isPaths = type === 'svg' && (await isVectorDrawing(tenant.id, file.bytes));
	if (wanted.inks === 'oneColour' && !isPaths) throw refuseTemplate('pixels');
	const sizes =
		type === 'svg'
			? [await measureDrawing(tenant.id, file.bytes, signal)]
			: await measurePdf({ tenantId: tenant.id, bytes: file.bytes, signal }, page, count);
	if (placement === null) refuseOtherFormats(sizes, wanted);
	return { ...file, type, page, sizes, placement: placement ?? 'actualSize' };
}

async function addDrawing(
	services: LibraryServices,
	caller: Caller,
	{ name, bytes, placement }: MeasuredFile,
	size: BackgroundPage,
	product: Design['product'],
): Promise<AddedBackground> {
	const { id, width, height } = await addLibraryPicture(services, caller, { name, bytes });
	const { whole } = placeBackground(size, product, placement);
	const element: DesignElement = (await isVectorDrawing(caller.tenant.id, bytes))
		? { ...commonOf(name), kind: 'vector', box: { ...whole, rotation: 0 }, mediaId: id }
		: pictureElement(name, id, whole);
	return { element, picture: { id, name, width, height } };
}

/** @param index of the page among those that were measured @throws Refused DESIGN_TEMPLATE_INVALID, BUSY; RefusedPicture */
export async function addBackground(
	services: LibraryServices,
	caller: Caller,
	file: MeasuredFile,
	index: number,
	product: Design['product'],
): Promise<AddedBackground> {
	const size = file.sizes[index];
	if (!size) throw refuseTemplate('pdfNoPage');
	if (file.type === 'svg') return addDrawing(services, caller, file, size, product);
	const page = file.page + index;
	const pdf = { tenantId: caller.tenant.id, bytes: file.bytes, signal: services.signal };
	const drawn = await drawPdfPage(pdf, page, product, file.placement);
	const name = drawn.pages > 1 ? `${file.name} (${page})` : file.name;
	const { id, width, height } = await addLibraryPicture(services, caller, { name, bytes: drawn.bytes });
	return { element: pictureElement(name, id, drawn.box), picture: { id, name, width, height } };
}

/** One for each side, as far as the file has pages. @throws as addBackground */
export async function addBackgrounds(
	services: LibraryServices,
	caller: Caller,
	file: MeasuredFile,
	design: Design,
): Promise<Design> {
	const pages = [...design.pages];
	for (const [index, page] of design.pages.slice(0, file.sizes.length).entries()) {
		const { element } = await addBackground(services, caller, file, index, design.product);
		pages[index] = { ...page, elements: [element, ...page.elements] };
	}
	return { ...design, pages };
}
