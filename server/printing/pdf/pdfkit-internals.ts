// The only file that knows parts of pdfkit that are not documented: its document catalogue, its file id, the fonts behind its type setting.
// The version is pinned, and the tests read back what was written through here.
import PDFDocument from 'pdfkit';

/** An object of the file that others refer to. */
export interface PdfObject {
	data: Record<string, unknown>;
	end(stream?: Uint8Array | string): void;
}

/** A subset of a face, as it grows with each glyph. */
export interface EmbeddedFace {
	id: string;
	subset: { includeGlyph(glyphId: number): number };
	/** By the number that the subset gives to a glyph, in thousandths of the size. */
	widths: number[];
	/** Code points of the text that a glyph stands for. */
	unicode: number[][];
	ref(): PdfObject;
}

interface Page {
	dictionary: PdfObject;
	resources: PdfObject;
}

interface Internals {
	_root: PdfObject;
	_id: Uint8Array;
	_font: EmbeddedFace;
	page: Page;
	ref(data?: unknown): PdfObject;
}

const internalsOf = (document: PDFKit.PDFDocument) => document as unknown as Internals;

/** Comes out as it is, where pdfkit would write a string in parentheses. */
const nameObject = (name: string) => ({ [Symbol.toStringTag]: 'Name', toString: () => `/${name}` });

/** pdfkit writes the value into the dictionary and the text into XML, which it does not escape. */
const inBothForms = (value: string, escapeXml: (text: string) => string) =>
	Object.assign(new String(value), { toString: () => escapeXml(value) });

interface Properties {
	title: string;
	created: Date;
	/** 16 bytes. */
	fileId: Uint8Array;
	escapeXml: (text: string) => string;
}

export function openDocument({ title, created, fileId, escapeXml }: Properties): PDFKit.PDFDocument {
	const info = {
		Title: inBothForms(title, escapeXml),
		Creator: 'Platen',
		Producer: 'Platen',
		CreationDate: created,
		ModDate: created,
		Trapped: nameObject('False'),
		// The standard asks for it in XMP alone; readers of the older standards look here.
		GTS_PDFXVersion: 'PDF/X-4',
	};
	const options = { pdfVersion: '1.6', autoFirstPage: false, margin: 0, font: null, info };
	const document = new PDFDocument(options as unknown as PDFKit.PDFDocumentOptions);
	internalsOf(document)._id = fileId;
	return document;
}

export const addObject = (document: PDFKit.PDFDocument, data: unknown, stream?: Uint8Array | string): PdfObject => {
	const object = internalsOf(document).ref(data);
	object.end(stream);
	return object;
};

export const catalogueOf = (document: PDFKit.PDFDocument): Record<string, unknown> => internalsOf(document)._root.data;

/** Of the page that is being drawn. */
export function pageDictionary(document: PDFKit.PDFDocument): Record<string, unknown> {
	return internalsOf(document).page.dictionary.data;
}

type ResourceKind = 'ColorSpace' | 'ExtGState' | 'Font' | 'XObject';

/** What the operators of the page that is being drawn call by a name. */
export function nameResource(document: PDFKit.PDFDocument, kind: ResourceKind, name: string, object: PdfObject): void {
	const { data } = internalsOf(document).page.resources;
	data[kind] ??= {};
	(data[kind] as Record<string, PdfObject>)[name] = object;
}

export function selectFace(document: PDFKit.PDFDocument, key: string): EmbeddedFace {
	document.font(key);
	return internalsOf(document)._font;
}
