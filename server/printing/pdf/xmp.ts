// What a print file says of itself in XML (XMP): the standard that it follows, and what its Info dictionary says as well.
import { escaped } from '../../../rules/html.ts';

/** A UUID of a hash, marked as one that follows no other rule. */
function toUuid(hash: Buffer): string {
	const bytes = Buffer.from(hash.subarray(0, 16));
	bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6);
	bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
	return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

const describe = (prefix: string, namespace: string, properties: Record<string, string>) => {
	const lines = Object.entries(properties).map(
		([name, value]) => `<${prefix}:${name}>${escaped(value)}</${prefix}:${name}>`,
	);
	return `<rdf:Description rdf:about="" xmlns:${prefix}="${namespace}">${lines.join('')}</rdf:Description>`;
};

const basic = 'http://ns.adobe.com/xap/1.0/';
const pdf = 'http://ns.adobe.com/pdf/1.3/';

/** All that pdfkit does not write by itself. @param moment ISO 8601 in whole seconds */
export const describeStandard = (hash: Buffer, moment: string): string =>
	[
		describe('pdfxid', 'http://www.npes.org/pdfx/ns/id/', { GTS_PDFXVersion: 'PDF/X-4' }),
		describe('xmp', basic, { ModifyDate: moment, MetadataDate: moment }),
		describe('xmpMM', 'http://ns.adobe.com/xap/1.0/mm/', {
			DocumentID: `uuid:${toUuid(hash)}`,
			VersionID: '1',
			RenditionClass: 'default',
		}),
		describe('pdf', pdf, { Trapped: 'False' }),
	].join('\n');

interface FileDescription {
	title: string;
	created: string;
	hash: Buffer;
}

/** The whole of it. */
export const describeInXmp = ({ title, created, hash }: FileDescription): string =>
	[
		'<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>',
		'<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">',
		describeStandard(hash, created),
		describe('xmp', basic, { CreateDate: created, CreatorTool: 'Platen' }),
		describe('pdf', pdf, { Producer: 'Platen' }),
		'<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/">',
		`<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escaped(title)}</rdf:li></rdf:Alt></dc:title></rdf:Description>`,
		'</rdf:RDF></x:xmpmeta>',
		'<?xpacket end="w"?>',
	].join('\n');
