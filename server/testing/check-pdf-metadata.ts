// What PDF/X-4 asks of the two places in which a file speaks of itself: the Info dictionary and XMP. They must say the same.
import { PDFDict, type PDFDocument, PDFHexString, PDFName, PDFStream, PDFString } from '@cantoo/pdf-lib';
import { parseXml, type XmlElement } from '../media/svg/parse-xml.ts';
import { decodeStream } from './open-pdf.ts';

function textOf(dictionary: PDFDict, key: string): string | undefined {
	const value = dictionary.lookup(PDFName.of(key));
	return value instanceof PDFString || value instanceof PDFHexString ? value.decodeText() : undefined;
}

/** `D:20261117101500Z` as XMP writes it. */
function momentOf(text: string | undefined): string | undefined {
	const [, ...parts] = /^D:(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)Z/.exec(text ?? '') ?? [];
	const [year, month, day, hour, minute, second] = parts;
	return year && `${year}-${month}-${day}T${hour}:${minute}:${second}Z`;
}

const wholeText = (element: XmlElement): string =>
	element.children.map((child) => (typeof child === 'string' ? child : wholeText(child))).join('');

function collect(element: XmlElement, into: Map<string, string>): Map<string, string> {
	for (const child of element.children) {
		if (typeof child === 'string') continue;
		if (!into.has(child.name)) into.set(child.name, wholeText(child).trim());
		collect(child, into);
	}
	return into;
}

function readXmp(document: PDFDocument): Map<string, string> | undefined {
	const metadata = document.catalog.lookup(PDFName.of('Metadata'));
	if (!(metadata instanceof PDFStream) || metadata.dict.has(PDFName.of('Filter'))) return undefined;
	try {
		// The markers around it are no XML of their own.
		const text = decodeStream(metadata)
			.toString('utf8')
			.replaceAll(/<\?xpacket[^>]*\?>/g, '')
			.trim();
		return collect(parseXml(text), new Map());
	} catch {
		return undefined;
	}
}

const needed = ['xmp:MetadataDate', 'xmpMM:DocumentID', 'xmpMM:VersionID', 'xmpMM:RenditionClass'];

export function checkPdfMetadata(document: PDFDocument): string[] {
	const info = document.context.lookup(document.context.trailerInfo.Info);
	if (!(info instanceof PDFDict)) return ['there is no Info dictionary'];
	const xmp = readXmp(document);
	if (!xmp) return ['the metadata is missing, compressed or not well-formed'];
	const problems: string[] = [];
	const trapped = info.lookup(PDFName.of('Trapped'));
	const trappedName = trapped instanceof PDFName ? trapped.decodeText() : undefined;
	if (trappedName !== 'True' && trappedName !== 'False') problems.push('Trapped is not the name True or False');
	if (xmp.get('pdfxid:GTS_PDFXVersion') !== 'PDF/X-4') problems.push('the metadata does not say PDF/X-4');
	for (const name of needed) if (!xmp.get(name)) problems.push(`the metadata lacks ${name}`);
	const pairs: [string, string | undefined, string][] = [
		['Title', textOf(info, 'Title'), 'dc:title'],
		['CreationDate', momentOf(textOf(info, 'CreationDate')), 'xmp:CreateDate'],
		['ModDate', momentOf(textOf(info, 'ModDate')), 'xmp:ModifyDate'],
		['Trapped', trappedName, 'pdf:Trapped'],
	];
	for (const [name, said, inXmp] of pairs) {
		if (!said) problems.push(`${name} is missing`);
		else if (said !== xmp.get(inXmp)) problems.push(`${name} and ${inXmp} differ: ${said}, ${xmp.get(inXmp)}`);
	}
	return problems;
}
