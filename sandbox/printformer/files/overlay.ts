// What is drawn into PDFs that exist: texts on the first page of an uploaded one that is edited, and the decisions of a review.
import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib';
import { valuesFor } from '../artwork.ts';
import type { Artwork, Review } from '../objects.ts';

const size = 10;
const margin = 14;

/** The standard fonts know no others. */
const westernOnly = (text: string) => text.replace(/[^\x20-\x7e\xa0-\xff]/g, '?');

/** At the end, who has decided what and why. */
export async function addDecisions(pdf: Uint8Array, decisions: Review['decisions']): Promise<Buffer> {
	const document = await PDFDocument.load(pdf, { updateMetadata: false });
	const font = await document.embedFont(StandardFonts.Helvetica);
	const page = document.addPage([420, 595]);
	const lines = decisions.flatMap(({ decision, comment }) => [decision, ...comment.split(/\r?\n/)]);
	for (const [index, line] of lines.slice(0, 30).entries())
		page.drawText(westernOnly(line).slice(0, 80), { x: margin, y: 560 - index * size * 1.6, size, font });
	return Buffer.from(await document.save({ useObjectStreams: false }));
}

export async function drawOver(pdf: Uint8Array, artwork: Artwork): Promise<Buffer> {
	const document = await PDFDocument.load(pdf, { updateMetadata: false });
	const font = await document.embedFont(StandardFonts.Helvetica);
	const values = valuesFor(artwork, null);
	const lines = artwork.dataKeys.map((key) => westernOnly(values[key] ?? '')).filter(Boolean);
	const [page] = document.getPages();
	for (const [index, line] of lines.entries())
		page?.drawText(line, { x: margin, y: margin + (lines.length - 1 - index) * size * 1.4, size, font });
	return Buffer.from(await document.save({ useObjectStreams: false }));
}
