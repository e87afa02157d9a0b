// What makes a PDF one for the press (PDF/X-4, ISO 15930-7): the output intent, and metadata that name the standard.
import { escaped } from '../../../rules/html.ts';
import type { OutputProfile } from '../colour/output-profile.ts';
import { addObject, catalogueOf } from './pdfkit-internals.ts';

const registry = 'http://www.color.org';

/** pdfkit writes objects of this kind as strings, and plain strings as names. */
const text = (value: string) => new String(value);

export function addOutputIntent(document: PDFKit.PDFDocument, { bytes, condition, description }: OutputProfile): void {
	const profile = addObject(document, { N: 4, Alternate: 'DeviceCMYK' }, bytes);
	const intent = addObject(document, {
		Type: 'OutputIntent',
		S: 'GTS_PDFX',
		OutputConditionIdentifier: text(condition ?? 'Custom'),
		OutputCondition: text(description),
		...(condition === null ? {} : { RegistryName: text(registry) }),
		Info: text(description),
		DestOutputProfile: profile,
	});
	catalogueOf(document).OutputIntents = [intent];
}

/** A UUID of a hash, marked as one that follows no other rule. */
function toUuid(hash: Buffer): string {
	const bytes = Buffer.from(hash.subarray(0, 16));
	bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6);
	bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
	return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

const description = (prefix: string, namespace: string, properties: Record<string, string>) => {
	const lines = Object.entries(properties).map(
		([name, value]) => `<${prefix}:${name}>${escaped(value)}</${prefix}:${name}>`,
	);
	return `<rdf:Description rdf:about="" xmlns:${prefix}="${namespace}">${lines.join('')}</rdf:Description>`;
};

export function addMetadata(document: PDFKit.PDFDocument, hash: Buffer, created: Date): void {
	const moment = `${created.toISOString().slice(0, 19)}Z`;
	document.appendXML(
		[
			description('pdfxid', 'http://www.npes.org/pdfx/ns/id/', { GTS_PDFXVersion: 'PDF/X-4' }),
			description('xmp', 'http://ns.adobe.com/xap/1.0/', { ModifyDate: moment, MetadataDate: moment }),
			description('xmpMM', 'http://ns.adobe.com/xap/1.0/mm/', {
				DocumentID: `uuid:${toUuid(hash)}`,
				VersionID: '1',
				RenditionClass: 'default',
			}),
			description('pdf', 'http://ns.adobe.com/pdf/1.3/', { Trapped: 'False' }),
		].join('\n'),
	);
}
