// What is drawn into PDFs that exist: texts on the first page of an uploaded one that is edited, and the decisions of a review. Their font is embedded, as
// presses need it.
import { PDFDocument } from '@cantoo/pdf-lib';
import PDFKit from 'pdfkit';
import { valuesFor } from '../artwork.ts';
import type { Artwork, Review } from '../objects.ts';
import { faceFile } from './drawing.ts';

const size = 10;
const margin = 14;
const steady = new Date('2026-01-01T00:00:00Z');

interface Sheet {
	width: number;
	height: number;
	lines: { text: string; y: number }[];
}

/** Nothing but these lines, from the upper edge, in points. */
async function drawLines({ width, height, lines }: Sheet): Promise<Buffer> {
	const document = new PDFKit({
		size: [width, height],
		margin: 0,
		info: { CreationDate: steady, ModDate: steady },
	});
	const chunks: Buffer[] = [];
	const ended = new Promise<void>((resolve, reject) => document.on('end', resolve).on('error', reject));
	document.on('data', (chunk: Buffer) => chunks.push(chunk));
	document.registerFont('regular', faceFile(400)).font('regular').fontSize(size);
	for (const { text, y } of lines) document.text(text, margin, y, { lineBreak: false, baseline: 'alphabetic' });
	document.end();
	await ended;
	return Buffer.concat(chunks);
}

/** At the end, who has decided what and why. */
export async function addDecisions(pdf: Uint8Array, decisions: Review['decisions']): Promise<Buffer> {
	const document = await PDFDocument.load(pdf, { updateMetadata: false });
	const [width, height] = [420, 595];
	const texts = decisions.flatMap(({ decision, comment }) => [decision, ...comment.split(/\r?\n/)]).slice(0, 30);
	const lines = texts.map((text, index) => ({ text: text.slice(0, 80), y: 35 + index * size * 1.6 }));
	const [decided] = await document.embedPdf(await drawLines({ width, height, lines }));
	const page = document.addPage([width, height]);
	if (decided) page.drawPage(decided);
	return Buffer.from(await document.save({ useObjectStreams: false }));
}

export async function drawOver(pdf: Uint8Array, artwork: Artwork): Promise<Buffer> {
	const document = await PDFDocument.load(pdf, { updateMetadata: false });
	const values = valuesFor(artwork, null);
	const texts = artwork.dataKeys.map((key) => values[key] ?? '').filter(Boolean);
	const [page] = document.getPages();
	if (page && texts.length > 0) {
		const { width, height } = page.getSize();
		const lines = texts.map((text, index) => ({
			text,
			y: height - margin - (texts.length - 1 - index) * size * 1.4,
		}));
		const [overlay] = await document.embedPdf(await drawLines({ width, height, lines }));
		if (overlay) page.drawPage(overlay);
	}
	return Buffer.from(await document.save({ useObjectStreams: false }));
}
