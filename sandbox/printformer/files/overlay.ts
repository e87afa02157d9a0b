// Texts on the first page of an uploaded PDF, where the intent is to upload and to edit.
import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib';
import { valuesFor } from '../artwork.ts';
import type { Artwork } from '../objects.ts';

const size = 10;
const margin = 14;

/** The standard fonts know no others. */
const westernOnly = (text: string) => text.replace(/[^\x20-\x7e\xa0-\xff]/g, '?');

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
