// What makes a PDF one for the press (PDF/X-4, ISO 15930-7): the output intent, and metadata that name the standard.
import type { OutputProfile } from '../colour/output-profile.ts';
import { addObject, catalogueOf } from './pdfkit-internals.ts';
import { describeStandard } from './xmp.ts';

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

export function addMetadata(document: PDFKit.PDFDocument, hash: Buffer, created: Date): void {
	document.appendXML(describeStandard(hash, `${created.toISOString().slice(0, 19)}Z`));
}
