// A page that was designed elsewhere as the locked background of a template: an SVG as paths, a page of a PDF as a picture in the resolution of print.
import type { Design, DesignElement, Lock } from '../../../rules/designs/design.ts';
import { placeBackground } from '../../../rules/designs/place-background.ts';
import { newId } from '../../../rules/ids.ts';
import type { Caller } from '../../accounts/services.ts';
import { printFileTypeOf } from '../../printing/data/inspection/file-type.ts';
import { addLibraryPicture, type LibraryServices } from '../pictures/add-library-picture.ts';
import { isVectorDrawing } from '../pictures/receive-picture.ts';
import { refuseTemplate } from '../templates/refuse-template.ts';
import { drawPdfPage } from './pdf-page-work.ts';

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
	/** Of the file. */
	pages: number;
}

async function addDrawing(
	services: LibraryServices,
	caller: Caller,
	{ name, bytes }: BackgroundFile,
	product: Design['product'],
): Promise<AddedBackground> {
	const { id, width, height } = await addLibraryPicture(services, caller, { name, bytes });
	const { whole } = placeBackground({ width, height, trim: null }, product);
	const element: DesignElement = (await isVectorDrawing(caller.tenant.id, bytes))
		? { ...commonOf(name), kind: 'vector', box: { ...whole, rotation: 0 }, mediaId: id }
		: pictureElement(name, id, whole);
	return { element, picture: { id, name, width, height }, pages: 1 };
}

/** @param page of a PDF, counted from 1 @throws Refused DESIGN_TEMPLATE_INVALID, BUSY; RefusedPicture */
export async function addBackground(
	services: LibraryServices,
	caller: Caller,
	file: BackgroundFile,
	page: number,
	product: Design['product'],
): Promise<AddedBackground> {
	const type = printFileTypeOf(file.bytes);
	if (type === 'svg') return addDrawing(services, caller, file, product);
	if (type !== 'pdf') throw refuseTemplate('background');
	const drawn = await drawPdfPage(caller.tenant.id, file.bytes, page, product, services.signal);
	const name = drawn.pages > 1 ? `${file.name} (${page})` : file.name;
	const { id, width, height } = await addLibraryPicture(services, caller, { name, bytes: drawn.bytes });
	return { element: pictureElement(name, id, drawn.box), picture: { id, name, width, height }, pages: drawn.pages };
}

/** One for each side, as far as the file has pages. @throws as addBackground */
export async function addBackgrounds(
	services: LibraryServices,
	caller: Caller,
	file: BackgroundFile,
	design: Design,
): Promise<Design> {
	let pages: readonly Design['pages'][number][] = design.pages;
	let most = 1;
	for (let index = 0; index < Math.min(most, design.pages.length); index += 1) {
		const added = await addBackground(services, caller, file, index + 1, design.product);
		most = added.pages;
		pages = pages.map((page, at) => (at === index ? { ...page, elements: [added.element, ...page.elements] } : page));
	}
	return { ...design, pages };
}
