// What PDF/X-4 (ISO 15930-7) asks of a file, as far as it can be told from the bytes, and our own bar above it: no colour of a screen. No
// free program checks that. The final word is the printer's own preflight.
import {
	PDFArray,
	PDFDict,
	type PDFDocument,
	PDFHexString,
	PDFName,
	PDFNumber,
	PDFRef,
	PDFStream,
	PDFString,
} from '@cantoo/pdf-lib';
import { checkPdfColours } from './check-pdf-colours.ts';
import { checkPdfMetadata } from './check-pdf-metadata.ts';
import { allDictionaries, decodeStream, nameOf, objectsOf, openPdf } from './open-pdf.ts';

const oldest = 1.6;
const tolerance = 0.001;

type Box = [number, number, number, number];

function boxOf(page: PDFDict, key: string): Box | undefined {
	const found = page.lookup(PDFName.of(key));
	if (!(found instanceof PDFArray)) return undefined;
	const numbers = found.asArray().map((entry) => (entry instanceof PDFNumber ? entry.asNumber() : Number.NaN));
	return numbers.length === 4 && numbers.every(Number.isFinite) ? (numbers as Box) : undefined;
}

const isInside = (inner: Box, outer: Box) =>
	inner[0] >= outer[0] - tolerance &&
	inner[1] >= outer[1] - tolerance &&
	inner[2] <= outer[2] + tolerance &&
	inner[3] <= outer[3] + tolerance;

function checkFile(bytes: Uint8Array, { context }: PDFDocument): string[] {
	const problems: string[] = [];
	const version = Number(/^%PDF-(\d\.\d)/.exec(Buffer.from(bytes.subarray(0, 8)).toString('latin1'))?.[1]);
	if (!(version >= oldest)) problems.push(`version ${version} is below ${oldest}`);
	const id = context.trailerInfo.ID;
	if (!(id instanceof PDFArray) || id.size() !== 2) problems.push('the trailer has no ID');
	if (context.trailerInfo.Encrypt) problems.push('the file is encrypted');
	return problems;
}

function checkIntent(document: PDFDocument): string[] {
	const intents = document.catalog.lookup(PDFName.of('OutputIntents'));
	const found = (intents instanceof PDFArray ? intents.asArray() : [])
		.map((intent) => document.context.lookup(intent))
		.filter((intent) => intent instanceof PDFDict)
		.filter((intent) => nameOf(intent, 'S') === 'GTS_PDFX');
	const [intent] = found;
	if (!intent || found.length !== 1) return ['there is not exactly one output intent of PDF/X'];
	const problems: string[] = [];
	const identifier = intent.lookup(PDFName.of('OutputConditionIdentifier'));
	if (!(identifier instanceof PDFString || identifier instanceof PDFHexString))
		problems.push('the output intent has no identifier');
	const profile = intent.lookup(PDFName.of('DestOutputProfile'));
	if (!(profile instanceof PDFStream)) return [...problems, 'the output intent has no profile'];
	const components = profile.dict.lookup(PDFName.of('N'));
	const bytes = decodeStream(profile).toString('latin1', 0, 40);
	if (!(components instanceof PDFNumber) || components.asNumber() !== 4 || bytes.slice(16, 20) !== 'CMYK')
		problems.push('the profile of the output intent is not one of CMYK');
	if (bytes.slice(36, 40) !== 'acsp' || bytes.slice(12, 16) !== 'prtr')
		problems.push('the profile of the output intent is not one of an output device');
	return problems;
}

const onlyOnSheets = new Set(['TrapNet', 'PrinterMark']);

function checkAnnotations(page: PDFDict, bleed: Box, name: string): string[] {
	const annotations = page.lookup(PDFName.of('Annots'));
	if (!(annotations instanceof PDFArray)) return [];
	return annotations.asArray().flatMap((entry) => {
		const annotation = page.context.lookup(entry);
		if (!(annotation instanceof PDFDict) || onlyOnSheets.has(nameOf(annotation, 'Subtype') ?? '')) return [];
		const box = boxOf(annotation, 'Rect');
		const isOutside = box && (box[0] >= bleed[2] || box[2] <= bleed[0] || box[1] >= bleed[3] || box[3] <= bleed[1]);
		return isOutside ? [] : [`${name}: an annotation lies on what is printed`];
	});
}

function checkPages(document: PDFDocument): string[] {
	return document.getPages().flatMap(({ node }, index) => {
		const name = `page ${index + 1}`;
		const problems: string[] = [];
		const [media, bleed, trim] = ['MediaBox', 'BleedBox', 'TrimBox'].map((key) => boxOf(node, key));
		if (node.has(PDFName.of('ArtBox'))) problems.push(`${name}: has an ArtBox`);
		if (node.has(PDFName.of('UserUnit'))) problems.push(`${name}: has a UserUnit`);
		if (!media || !trim) return [...problems, `${name}: lacks MediaBox or TrimBox`];
		const around = bleed ?? media;
		if (!isInside(trim, around)) problems.push(`${name}: the trim is not inside of the bleed`);
		if (!isInside(around, media)) problems.push(`${name}: the bleed is not inside of the page`);
		return [...problems, ...checkAnnotations(node, around, name)];
	});
}

const fontFiles = ['FontFile', 'FontFile2', 'FontFile3'].map((name) => PDFName.of(name));
const compositeKinds = new Set(['Type0', 'Type3']);

function checkFonts(dictionaries: readonly PDFDict[]): string[] {
	return dictionaries.flatMap((font) => {
		if (nameOf(font, 'Type') !== 'Font' || compositeKinds.has(nameOf(font, 'Subtype') ?? '')) return [];
		const descriptor = font.lookup(PDFName.of('FontDescriptor'));
		const isEmbedded =
			descriptor instanceof PDFDict && fontFiles.some((file) => descriptor.lookup(file) instanceof PDFStream);
		return isEmbedded ? [] : [`the font ${nameOf(font, 'BaseFont')} is not embedded`];
	});
}

const forbiddenKeys = [
	'OpenAction',
	'AA',
	'JavaScript',
	'JS',
	'AcroForm',
	'XFA',
	'OPI',
	'Ref',
	'TR',
	'HTP',
	'Alternates',
];

function checkForbidden(dictionaries: readonly PDFDict[], document: PDFDocument): string[] {
	const keys = dictionaries.flatMap((dictionary) =>
		forbiddenKeys.filter((key) => dictionary.has(PDFName.of(key))).map((key) => `${key} is not allowed`),
	);
	const transfers = dictionaries
		.filter((dictionary) => dictionary.has(PDFName.of('TR2')) && nameOf(dictionary, 'TR2') !== 'Default')
		.map(() => 'a transfer function is not allowed');
	const postScript = dictionaries
		.filter((dictionary) => [nameOf(dictionary, 'Subtype'), nameOf(dictionary, 'Subtype2')].includes('PS'))
		.map(() => 'PostScript is not allowed');
	const lzw = objectsOf(document)
		.filter((object) => object instanceof PDFStream)
		.filter(({ dict }) => String(dict.lookup(PDFName.of('Filter')) ?? '').includes('LZWDecode'))
		.map(() => 'LZW is not allowed');
	return [...keys, ...transfers, ...postScript, ...lzw];
}

function checkLayers(dictionaries: readonly PDFDict[]): string[] {
	const names = dictionaries
		.filter((dictionary) => nameOf(dictionary, 'Type') === 'OCG')
		.map((layer) => String(layer.lookup(PDFName.of('Name'))));
	return new Set(names).size === names.length ? [] : ['two layers have the same name'];
}

/** References to objects that are not in the file. */
function checkReferences(dictionaries: readonly PDFDict[], { context }: PDFDocument): string[] {
	return dictionaries.flatMap((dictionary) =>
		dictionary
			.entries()
			.filter(([, value]) => value instanceof PDFRef && context.lookup(value) === undefined)
			.map(([key]) => `${key} refers to nothing`),
	);
}

/** @returns what is wrong with it, in words; nothing if it is right */
export async function checkPdfX4(bytes: Uint8Array): Promise<string[]> {
	const document = await openPdf(bytes);
	const dictionaries = allDictionaries(document);
	return [
		...checkFile(bytes, document),
		...checkPdfMetadata(document),
		...checkIntent(document),
		...checkPages(document),
		...checkFonts(dictionaries),
		...checkForbidden(dictionaries, document),
		...checkPdfColours(document, dictionaries),
		...checkLayers(dictionaries),
		...checkReferences(dictionaries, document),
	];
}
