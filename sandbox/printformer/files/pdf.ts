// The PDFs of a draft: for the press with bleed and boxes, and the low-res one that people look at. An uploaded file is its own PDF.
import PDFKit from 'pdfkit';
import { type DrawnPage, pagesOf } from '../artwork.ts';
import type { Artwork } from '../objects.ts';
import { readFile, type World } from '../world.ts';
import { drawPage, faceFile, type Line } from './drawing.ts';
import { drawOver } from './overlay.ts';

const points = (millimetres: number) => (millimetres / 25.4) * 72;

interface Wanted {
	usage: 'print' | 'low-res';
	row?: number | undefined;
	/** The same content gives the same bytes, unless this is another moment. */
	madeAt: Date;
}

const steady = new Date('2026-01-01T00:00:00Z');

export const momentOf = (isVolatile: boolean): Date => (isVolatile ? new Date() : steady);

function drawLine(document: PDFKit.PDFDocument, { text, x, y, size, bold, colour }: Line, bleed: number): void {
	document
		.font(bold ? 'bold' : 'regular')
		.fontSize(points(size))
		.fillColor(colour);
	document.text(text, points(x + bleed), points(y + bleed), { lineBreak: false, baseline: 'alphabetic' });
}

function addPage(document: PDFKit.PDFDocument, artwork: Artwork, page: DrawnPage, bleed: number): void {
	const [width, height] = [points(page.width + 2 * bleed), points(page.height + 2 * bleed)];
	document.addPage({ size: [width, height], margin: 0 });
	const edge = points(bleed);
	Object.assign(document.page.dictionary.data, {
		TrimBox: [edge, edge, width - edge, height - edge],
		BleedBox: [0, 0, width, height],
	});
	const { ground, band, lines } = drawPage(artwork, page);
	document.rect(0, 0, width, height).fill(ground);
	document.rect(0, 0, points(band.width + bleed), height).fill(band.colour);
	for (const line of lines) drawLine(document, line, bleed);
}

export async function makePdf(world: World, artwork: Artwork, { usage, row, madeAt }: Wanted): Promise<Buffer> {
	if (artwork.file) {
		const uploaded = readFile(world, artwork.file.id);
		return artwork.isOverlaid ? drawOver(uploaded, artwork) : uploaded;
	}
	const document = new PDFKit({
		autoFirstPage: false,
		compress: usage === 'print',
		info: { Title: artwork.template, Producer: 'Printformer sandbox', CreationDate: madeAt, ModDate: madeAt },
	});
	document.registerFont('regular', faceFile(400)).registerFont('bold', faceFile(700));
	const chunks: Buffer[] = [];
	const ended = new Promise<void>((resolve, reject) => document.on('end', resolve).on('error', reject));
	document.on('data', (chunk: Buffer) => chunks.push(chunk));
	const bleed = usage === 'print' ? artwork.bleed : 0;
	for (const page of pagesOf(artwork, row)) addPage(document, artwork, page, bleed);
	document.end();
	await ended;
	return Buffer.concat(chunks);
}
