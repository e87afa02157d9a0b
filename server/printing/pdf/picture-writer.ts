// Pictures of a print file: CMYK JPEGs, with a soft mask where something shows through. Each goes into the file once.
import type { ImageOperation } from '../../../rules/designs/operations.ts';
import { toPoints } from '../../../rules/designs/units.ts';
import type { PreparedPicture } from '../colour/colour-work.ts';
import { writeNumbers } from './content.ts';
import { addObject, nameResource, type PdfObject, pageDictionary } from './pdfkit-internals.ts';

export type PreparedPictures = ReadonlyMap<string, PreparedPicture>;

function embedPicture(document: PDFKit.PDFDocument, { width, height, jpeg, opacity }: PreparedPicture): PdfObject {
	const image = { Type: 'XObject', Subtype: 'Image', Width: width, Height: height, BitsPerComponent: 8 };
	const mask = opacity && addObject(document, { ...image, ColorSpace: 'DeviceGray', Filter: 'FlateDecode' }, opacity);
	const colours = {
		...image,
		ColorSpace: 'DeviceCMYK',
		Filter: 'DCTDecode',
		// JPEGs of this kind hold inks the other way round, as Adobe began it.
		Decode: [1, 0, 1, 0, 1, 0, 1, 0],
		...(mask ? { SMask: mask } : {}),
	};
	return addObject(document, colours, jpeg);
}

export class PictureWriter {
	readonly #document: PDFKit.PDFDocument;
	readonly #pictures: PreparedPictures;
	readonly #embedded = new Map<string, { name: string; object: PdfObject }>();

	constructor(document: PDFKit.PDFDocument, pictures: PreparedPictures) {
		this.#document = document;
		this.#pictures = pictures;
	}

	write(key: string, { width, height }: ImageOperation): string {
		const picture = this.#pictures.get(key);
		if (!picture) throw new Error(`the picture ${key} was not prepared`);
		let embedded = this.#embedded.get(key);
		if (!embedded) {
			embedded = { name: `Picture${this.#embedded.size + 1}`, object: embedPicture(this.#document, picture) };
			this.#embedded.set(key, embedded);
		}
		nameResource(this.#document, 'XObject', embedded.name, embedded.object);
		// What shows through is mixed in the inks of the press.
		if (picture.opacity) pageDictionary(this.#document).Group = { Type: 'Group', S: 'Transparency', CS: 'DeviceCMYK' };
		const [wide, high] = [toPoints(width), toPoints(height)];
		return `${writeNumbers(wide, 0, 0, -high, 0, high)} cm\n/${embedded.name} Do`;
	}
}
