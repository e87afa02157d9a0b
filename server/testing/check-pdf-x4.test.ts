import { PDFArray, PDFDict, type PDFDocument, PDFName, PDFNumber, PDFStream, PDFString } from '@cantoo/pdf-lib';
import { beforeAll, describe, expect, it } from 'vitest';
import { drawPhotos, makeSample } from '../../demo/print-samples/make-samples.ts';
import { printSamples } from '../../demo/print-samples/sample-products.ts';
import { checkPdfX4 } from './check-pdf-x4.ts';
import { decodeStream, nameOf, objectsOf, openPdf } from './open-pdf.ts';

let flyer: Buffer;
beforeAll(async () => {
	const sample = printSamples.find(({ name }) => name === 'flyer-a6');
	if (sample) flyer = await makeSample(sample, await drawPhotos());
});

type Change = (document: PDFDocument) => void;

async function problemsAfter(change: Change): Promise<string> {
	const document = await openPdf(flyer);
	change(document);
	const bytes = await document.save({ useObjectStreams: false, addDefaultPage: false, updateFieldAppearances: false });
	return (await checkPdfX4(bytes)).join('; ');
}

const name = (text: string) => PDFName.of(text);
const pageOf = (document: PDFDocument) => document.getPage(0).node;
const infoOf = ({ context }: PDFDocument) => context.lookup(context.trailerInfo.Info, PDFDict);
const intentOf = (document: PDFDocument) => document.catalog.lookup(name('OutputIntents'), PDFArray).lookup(0, PDFDict);

const streamsOf = (document: PDFDocument) => objectsOf(document).filter((object) => object instanceof PDFStream);
const imagesOf = (document: PDFDocument) =>
	streamsOf(document).filter(({ dict }) => nameOf(dict, 'Subtype') === 'Image');
const fontOf = (document: PDFDocument) =>
	objectsOf(document).find((object) => object instanceof PDFDict && object.has(name('FontFile2'))) as PDFDict;

const numbers = (document: PDFDocument, ...values: number[]) => document.context.obj(values);

function changeMetadata(document: PDFDocument, change: (xml: string) => string): void {
	const metadata = document.catalog.lookup(name('Metadata'), PDFStream);
	const xml = change(decodeStream(metadata).toString('utf8'));
	const stream = document.context.stream(Buffer.from(xml), { Type: 'Metadata', Subtype: 'XML' });
	document.catalog.set(name('Metadata'), document.context.register(stream));
}

function addContent(document: PDFDocument, operators: string): void {
	const stream = document.context.stream(operators);
	pageOf(document).set(name('Contents'), document.context.register(stream));
}

const annotation = (document: PDFDocument, box: number[]) =>
	document.context.obj({ Annots: [{ Type: 'Annot', Subtype: 'Text', Rect: box }] }).get(name('Annots'));

/** Each breaks one rule. */
const broken: [string, Change, string][] = [
	['a trailer without an ID', ({ context }) => delete context.trailerInfo.ID, 'no ID'],
	['no Info dictionary', ({ context }) => delete context.trailerInfo.Info, 'no Info'],
	['no title', (document) => infoOf(document).delete(name('Title')), 'Title is missing'],
	[
		'another title in XMP',
		(d) => changeMetadata(d, (xml) => xml.replace('Küstenlicht', 'X')),
		'Title and dc:title differ',
	],
	['no day of creation', (document) => infoOf(document).delete(name('CreationDate')), 'CreationDate is missing'],
	[
		'another day of change',
		(d) => infoOf(d).set(name('ModDate'), PDFString.of('D:20200101000000Z')),
		'ModDate and xmp',
	],
	['Trapped as a string', (d) => infoOf(d).set(name('Trapped'), PDFString.of('False')), 'Trapped is not the name'],
	['XMP that is not XML', (d) => changeMetadata(d, (xml) => xml.replace('</rdf:RDF>', '& <')), 'not well-formed'],
	['no XMP', (document) => document.catalog.delete(name('Metadata')), 'metadata is missing'],
	['another standard', (d) => changeMetadata(d, (xml) => xml.replace('PDF/X-4', 'PDF/X-3')), 'does not say PDF/X-4'],
	[
		'no DocumentID',
		(d) => changeMetadata(d, (xml) => xml.replaceAll('DocumentID', 'Document')),
		'lacks xmpMM:DocumentID',
	],
	['no output intent', (document) => document.catalog.delete(name('OutputIntents')), 'not exactly one output intent'],
	[
		'an intent of another standard',
		(d) => intentOf(d).set(name('S'), name('GTS_PDFA1')),
		'not exactly one output intent',
	],
	['no output condition', (d) => intentOf(d).delete(name('OutputConditionIdentifier')), 'no identifier'],
	['no profile', (document) => intentOf(document).delete(name('DestOutputProfile')), 'no profile'],
	[
		'a profile of three colours',
		(d) => intentOf(d).lookup(name('DestOutputProfile'), PDFStream).dict.set(name('N'), PDFNumber.of(3)),
		'not one of CMYK',
	],
	[
		'a profile that is none',
		(d) => intentOf(d).set(name('DestOutputProfile'), d.context.register(d.context.stream('hello', { N: 4 }))),
		'not one of an output device',
	],
	['no TrimBox', (document) => pageOf(document).delete(name('TrimBox')), 'lacks MediaBox or TrimBox'],
	['an ArtBox', (d) => pageOf(d).set(name('ArtBox'), numbers(d, 0, 0, 9, 9)), 'ArtBox'],
	['a UserUnit', (d) => pageOf(d).set(name('UserUnit'), PDFNumber.of(1)), 'UserUnit'],
	['trim beyond the bleed', (d) => pageOf(d).set(name('TrimBox'), numbers(d, 0, 0, 350, 470)), 'trim is not inside'],
	[
		'bleed beyond the page',
		(d) => pageOf(d).set(name('BleedBox'), numbers(d, -9, -9, 999, 999)),
		'bleed is not inside',
	],
	['a font that is not embedded', (d) => fontOf(d).delete(name('FontFile2')), 'is not embedded'],
	['JavaScript', (d) => d.catalog.set(name('OpenAction'), d.context.obj({ S: 'JavaScript', JS: 'x' })), 'OpenAction'],
	['a form', (d) => d.catalog.set(name('AcroForm'), d.context.obj({ Fields: [] })), 'AcroForm'],
	['OPI', (d) => imagesOf(d)[0]?.dict.set(name('OPI'), d.context.obj({})), 'OPI'],
	[
		'PostScript',
		(d) => void d.context.register(d.context.stream('x', { Type: 'XObject', Subtype: 'PS' })),
		'PostScript',
	],
	['LZW', (d) => void d.context.register(d.context.stream('x', { Filter: 'LZWDecode' })), 'LZW'],
	[
		'a transfer function',
		(d) => void d.context.register(d.context.obj({ Type: 'ExtGState', TR: 'Identity' })),
		'TR is not',
	],
	[
		'another transfer function',
		(d) => void d.context.register(d.context.obj({ TR2: 'Identity' })),
		'transfer function',
	],
	['a phase of halftones', (d) => void d.context.register(d.context.obj({ HTP: [0, 0] })), 'HTP'],
	[
		'a note upon the page',
		(d) => pageOf(d).set(name('Annots'), annotation(d, [50, 50, 60, 60]) ?? d.context.obj([])),
		'annotation lies on',
	],
	['red of a screen', (document) => addContent(document, '1 0 0 rg 0 0 9 9 re f'), 'operator rg'],
	['a line in grey of a screen', (document) => addContent(document, '0.5 G 0 0 m 9 9 l S'), 'operator G'],
	['a colour space of screens', (document) => addContent(document, '/DeviceRGB cs 1 0 0 scn'), 'DeviceRGB'],
	['a picture in RGB', (d) => imagesOf(d)[0]?.dict.set(name('ColorSpace'), name('DeviceRGB')), 'is in DeviceRGB'],
	[
		'a group in RGB',
		(d) => pageOf(d).set(name('Group'), d.context.obj({ S: 'Transparency', CS: 'DeviceRGB' })),
		'group is in',
	],
	['no group where something shows through', (document) => pageOf(document).delete(name('Group')), 'shows through'],
	[
		'two looks of a spot colour',
		({ context }) => void context.register(context.obj(['Separation', 'All', 'DeviceCMYK', { C1: [0, 0, 0, 1] }])),
		'All has two looks',
	],
	[
		'two layers of one name',
		({ context }) => {
			for (const _ of [1, 2]) context.register(context.obj({ Type: 'OCG', Name: PDFString.of('Text') }));
		},
		'two layers',
	],
];

describe('the checker of print files', () => {
	it('finds nothing wrong in one of ours, also when another library has written it anew', async () => {
		expect(await checkPdfX4(flyer)).toEqual([]);
		expect(await problemsAfter(() => {})).toBe('');
	});

	it.each(broken)('finds %s', async (_, change, problem) => {
		expect(await problemsAfter(change)).toContain(problem);
	});

	it('finds an old version', async () => {
		const old = Buffer.from(flyer);
		old.write('%PDF-1.4', 0, 'latin1');
		expect((await checkPdfX4(old)).join()).toContain('version 1.4');
	});
});
