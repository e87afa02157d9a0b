// A PDF taken apart with a library that did not make it.
import {
	decodePDFRawStream,
	PDFDict,
	PDFDocument,
	PDFName,
	type PDFObject,
	PDFRawStream,
	PDFStream,
} from '@cantoo/pdf-lib';
import { type Operator, readOperators } from './pdf-content.ts';

export const openPdf = (bytes: Uint8Array): Promise<PDFDocument> =>
	PDFDocument.load(bytes, { updateMetadata: false, throwOnInvalidObject: true });

export const decodeStream = (stream: PDFStream): Buffer =>
	Buffer.from(stream instanceof PDFRawStream ? decodePDFRawStream(stream).decode() : stream.getContents());

export const objectsOf = ({ context }: PDFDocument): PDFObject[] =>
	context.enumerateIndirectObjects().map(([, object]) => object);

const dictionaryOf = (object: unknown): PDFDict | undefined => {
	if (object instanceof PDFDict) return object;
	return object instanceof PDFStream ? object.dict : undefined;
};

/** With those that stand within others. */
export function allDictionaries(document: PDFDocument): PDFDict[] {
	const found: PDFDict[] = [];
	const visit = (object: unknown) => {
		const dictionary = dictionaryOf(object);
		if (dictionary) {
			found.push(dictionary);
			for (const [, value] of dictionary.entries()) visit(value);
		} else if (object && typeof object === 'object' && 'asArray' in object && typeof object.asArray === 'function')
			for (const value of object.asArray() as unknown[]) visit(value);
	};
	for (const object of objectsOf(document)) visit(object);
	return found;
}

export const nameOf = (dictionary: PDFDict, key: string): string | undefined => {
	const value = dictionary.lookup(PDFName.of(key));
	return value instanceof PDFName ? value.decodeText() : undefined;
};

/** Of one page, its content alone. */
export function pageOperators(document: PDFDocument, index: number): Operator[] {
	const contents = document.getPage(index).node.Contents();
	const streams = contents instanceof PDFStream ? [contents] : (contents?.asArray() ?? []);
	const texts = streams.map((stream) => {
		const found = document.context.lookup(stream);
		return found instanceof PDFStream ? decodeStream(found).toString('latin1') : '';
	});
	return readOperators(texts.join('\n'));
}

/** Of all pages and of the forms that they show. */
export function allOperators(document: PDFDocument): Operator[] {
	const pages = document.getPageIndices().flatMap((index) => pageOperators(document, index));
	const forms = objectsOf(document).flatMap((object) =>
		object instanceof PDFStream && nameOf(object.dict, 'Subtype') === 'Form'
			? readOperators(decodeStream(object).toString('latin1'))
			: [],
	);
	return [...pages, ...forms];
}
