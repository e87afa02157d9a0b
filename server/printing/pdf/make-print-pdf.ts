// Makes the file for the press: the drawn pages of a design, or of many, as PDF/X-4. The same input gives the same bytes.
import { createHash } from 'node:crypto';
import { create, type Font } from 'fontkit';
import type { DrawnPage, DrawOperation } from '../../../rules/designs/operations.ts';
import type { PrintSpecification } from '../../../rules/designs/print-specification.ts';
import { escaped } from '../../../rules/html.ts';
import type { OutputProfile } from '../colour/output-profile.ts';
import { clipToBleed } from './clip-to-bleed.ts';
import { dieLineInk, drawDieLine, drawMarks } from './marks.ts';
import { measurePage } from './page-geometry.ts';
import { PagePainter } from './page-painter.ts';
import { openDocument, pageDictionary } from './pdfkit-internals.ts';
import type { PreparedPictures } from './picture-writer.ts';
import { addMetadata, addOutputIntent } from './press-metadata.ts';

/** The bytes of a TTF with their hash. */
export interface PrintFace {
	bytes: Uint8Array;
	sha256: string;
}

export interface PrintInput {
	title: string;
	/** A file that is made again must not know when. */
	created: Date;
	specification: PrintSpecification;
	/** Fronts and backs in turn, where the specification has two sides. */
	pages: readonly DrawnPage[];
	/** By the id that operations name them with. */
	faces: ReadonlyMap<string, PrintFace>;
	/** By the key of their need (picture-needs.ts). */
	pictures: PreparedPictures;
	profile: OutputProfile;
}

/** Whatever the order in which they were brought. */
const sorted = <Value>(map: ReadonlyMap<string, Value>) =>
	[...map].toSorted(([one], [other]) => (one < other ? -1 : 1));

function hashOf({ title, created, specification, pages, faces, pictures, profile }: PrintInput): Buffer {
	const hash = createHash('sha256');
	hash.update(JSON.stringify([title, created, specification, pages, profile.sha256, profile.description]));
	for (const [id, { sha256 }] of sorted(faces)) hash.update(`${id} ${sha256}`);
	for (const [key, { jpeg, opacity }] of sorted(pictures))
		hash
			.update(key)
			.update(jpeg)
			.update(opacity ?? '');
	return hash.digest();
}

const openedFaces = new WeakMap<Uint8Array, Font>();

function openFace(bytes: Uint8Array): Font {
	const opened = openedFaces.get(bytes);
	if (opened) return opened;
	const font = create(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length));
	if (!('layout' in font)) throw new Error('a file of several faces');
	openedFaces.set(bytes, font);
	return font;
}

/** Whether the design brings the die line itself. */
const hasDieLine = (operations: readonly DrawOperation[]): boolean =>
	operations.some((operation) => {
		if (operation.kind === 'clip') return hasDieLine(operation.operations);
		return operation.kind === 'path' && operation.stroke?.ink.spot === dieLineInk.spot;
	});

function collectBytes(document: PDFKit.PDFDocument): Promise<Buffer> {
	const chunks: Uint8Array[] = [];
	return new Promise((resolve, reject) => {
		document.on('data', (chunk: Uint8Array) => chunks.push(chunk));
		document.once('end', () => resolve(Buffer.concat(chunks)));
		document.once('error', reject);
	});
}

export async function makePrintPdf(input: PrintInput): Promise<Buffer> {
	const { title, created, specification, pages, faces, pictures, profile } = input;
	if (pages.length === 0) throw new Error('a print file has at least one page');
	const hash = hashOf(input);
	const document = openDocument({ title, created, fileId: hash.subarray(0, 16), escapeXml: escaped });
	const bytes = collectBytes(document);
	for (const [id, face] of faces) {
		// It takes faces that are taken apart already, of which its types know nothing.
		document.registerFont(id, openFace(face.bytes) as unknown as Uint8Array<ArrayBuffer>);
	}
	addOutputIntent(document, profile);
	addMetadata(document, hash, created);
	const { width, height, trim, bleed, origin } = measurePage(specification);
	const painter = new PagePainter(document, pictures);
	for (const [index, { operations }] of pages.entries()) {
		const isBack = specification.sides.length > 1 && index % 2 === 1;
		document.addPage({ size: [width, height], margin: 0 });
		const dictionary = pageDictionary(document);
		Object.assign(dictionary, { TrimBox: trim, BleedBox: bleed });
		delete dictionary.UserUnit;
		const dieLine = hasDieLine(operations) ? [] : drawDieLine(specification, isBack);
		painter.paint([...clipToBleed(operations, specification), ...dieLine, ...drawMarks(specification, isBack)], origin);
	}
	document.end();
	return bytes;
}
