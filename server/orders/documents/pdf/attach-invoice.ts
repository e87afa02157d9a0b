// Puts the invoice for machines into the PDF of the same invoice, as ZUGFeRD and Factur-X want to find it: one file of a fixed name, and a word
// about it in the metadata, whose own terms are explained there as PDF/A asks.
import type { Sheet } from './sheet.ts';

const fileName = 'factur-x.xml';
const namespace = 'urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#';

const properties = [
	['DocumentFileName', fileName, 'name of the embedded XML invoice file'],
	['DocumentType', 'INVOICE', 'INVOICE'],
	['Version', '1.0', 'version of the XML schema of the embedded invoice'],
	['ConformanceLevel', 'EN 16931', 'conformance level of the embedded XML invoice'],
] as const;

const said = properties.map(([name, value]) => `<fx:${name}>${value}</fx:${name}>`).join('');

const explained = properties
	.map(
		([name, , description]) =>
			`<rdf:li rdf:parseType="Resource"><pdfaProperty:name>${name}</pdfaProperty:name>` +
			'<pdfaProperty:valueType>Text</pdfaProperty:valueType><pdfaProperty:category>external</pdfaProperty:category>' +
			`<pdfaProperty:description>${description}</pdfaProperty:description></rdf:li>`,
	)
	.join('');

const metadata =
	`<rdf:Description rdf:about="" xmlns:fx="${namespace}">${said}</rdf:Description>` +
	'<rdf:Description rdf:about="" xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/"' +
	' xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#">' +
	'<pdfaExtension:schemas><rdf:Bag><rdf:li rdf:parseType="Resource">' +
	`<pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema><pdfaSchema:namespaceURI>${namespace}</pdfaSchema:namespaceURI>` +
	`<pdfaSchema:prefix>fx</pdfaSchema:prefix><pdfaSchema:property><rdf:Seq>${explained}</rdf:Seq></pdfaSchema:property>` +
	'</rdf:li></rdf:Bag></pdfaExtension:schemas></rdf:Description>';

export function attachInvoice({ document }: Sheet, xml: string, created: Date): void {
	const options = {
		name: fileName,
		type: 'text/xml',
		description: 'Factur-X / ZUGFeRD',
		creationDate: created,
		modifiedDate: created,
		// The same invoice in another form, not an addition to it.
		relationship: 'Alternative',
	};
	document.file(Buffer.from(xml), options);
	document.appendXML(metadata);
}
