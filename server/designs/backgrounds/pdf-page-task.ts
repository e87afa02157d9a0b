// One page of a PDF as a picture in the resolution of print, cut to what a product prints of it. Runs in the child process for untrusted work and knows
// nothing but its arguments; the server asks for it by pdf-page-work.ts.
import sharp from 'sharp';
import type { Design } from '../../../rules/designs/design.ts';
import {
	type BackgroundPage,
	type BackgroundPlacement,
	type PlacedBackground,
	placeBackground,
} from '../../../rules/designs/place-background.ts';
import { measurePage } from '../../printing/data/inspection/page-boxes.ts';
import { openPdfium, type Pdfium } from '../../printing/data/inspection/pdfium.ts';
import type { TaskFunction } from '../../untrusted-work/task.ts';

sharp.concurrency(1);
sharp.cache(false);

const passwordError = 4;
const bitmapBgra = 4;
const reverseBytes = 0x10;
const printing = 0x800;
const ppi = 300;
const micrometresPerInch = 25_400;
/** Larger formats are looked at from farther away. */
const mostPixels = 24_000_000;
const longestSide = 16_000;
/** Of a picture of the library. */
const mostBytes = 19 * 2 ** 20;

export interface PageWish {
	/** Counted from 1. */
	page: number;
	product: Pick<Design['product'], 'width' | 'height' | 'bleed'>;
	/** Of a page with another format. */
	placement: BackgroundPlacement;
}

interface MeasureWish {
	/** The first of them, counted from 1. */
	page: number;
	/** Pages at most. */
	count: number;
}

type PdfRefusal = { refused: 'damaged' | 'encrypted' | 'noPage' };

type MeasureResult = PdfRefusal | { pages: number; sizes: BackgroundPage[] };

export type PageResult = PdfRefusal | { pages: number; box: PlacedBackground['visible'] };

function sizeInPixels({ width, height }: { width: number; height: number }) {
	const [across, down] = [(width / micrometresPerInch) * ppi, (height / micrometresPerInch) * ppi];
	const scale = Math.min(1, Math.sqrt(mostPixels / (across * down)), longestSide / Math.max(across, down));
	return { width: Math.max(1, Math.round(across * scale)), height: Math.max(1, Math.round(down * scale)) };
}

/** Without loss where that is small enough for the library. */
async function encode(pixels: Buffer, stride: number, size: { width: number; height: number }): Promise<Buffer> {
	const picture = sharp(pixels, { raw: { width: stride / 4, height: size.height, channels: 4 } })
		.extract({ left: 0, top: 0, ...size })
		.removeAlpha();
	const png = await picture.clone().png({ compressionLevel: 6 }).toBuffer();
	return png.length <= mostBytes ? png : picture.jpeg({ quality: 92, chromaSubsampling: '4:4:4' }).toBuffer();
}

function drawPart(
	{ library, memory }: Pdfium,
	page: number,
	whole: { width: number; height: number },
	{ part, visible }: PlacedBackground,
): Promise<Buffer> {
	const size = sizeInPixels(visible);
	const scale = size.width / part.width;
	const bitmap = library.FPDFBitmap_CreateEx(size.width, size.height, bitmapBgra, 0, 0);
	if (bitmap === 0) throw new Error('no memory is left for a page');
	library.FPDFBitmap_FillRect(bitmap, 0, 0, size.width, size.height, 0xffffffff);
	library.FPDF_RenderPageBitmap(
		...([bitmap, page, Math.round(-part.x * scale), Math.round(-part.y * scale)] as const),
		...([Math.round(whole.width * scale), Math.round(whole.height * scale), 0, reverseBytes | printing] as const),
	);
	const [at, stride] = [library.FPDFBitmap_GetBuffer(bitmap), library.FPDFBitmap_GetStride(bitmap)];
	const pixels = Buffer.from(memory().subarray(at, at + stride * size.height));
	return encode(pixels, stride, size);
}

interface OpenPdf {
	document: number;
	pages: number;
}

function openPdf(pdfium: Pdfium, bytes: Buffer, page: number): OpenPdf | PdfRefusal {
	const { library, memory } = pdfium;
	const at = pdfium.allocate(bytes.length);
	memory().set(bytes, at);
	const document = library.FPDF_LoadMemDocument(at, bytes.length, '');
	if (document === 0) return { refused: library.FPDF_GetLastError() === passwordError ? 'encrypted' : 'damaged' };
	const pages = library.FPDF_GetPageCount(document);
	return page > pages ? { refused: 'noPage' } : { document, pages };
}

/** Boxes of a PDF begin at the lower edge. */
function sizeOf(pdfium: Pdfium, page: number): BackgroundPage {
	const { width, height, trim } = measurePage(pdfium, pdfium.allocate(16), page);
	return { width, height, trim: trim && { ...trim, y: height - trim.y - trim.height } };
}

export const measurePdf: TaskFunction<MeasureWish, MeasureResult> = async ({ page: first, count }, bytes) => {
	const pdfium = await openPdfium();
	const opened = openPdf(pdfium, bytes, first);
	if ('refused' in opened) return { result: opened };
	const { document, pages } = opened;
	const sizes: BackgroundPage[] = [];
	for (let number = first; number < first + count && number <= pages; number += 1) {
		const page = pdfium.library.FPDF_LoadPage(document, number - 1);
		if (page === 0) return { result: { refused: 'damaged' } };
		sizes.push(sizeOf(pdfium, page));
	}
	return { result: { pages, sizes } };
};

export const drawPdfPage: TaskFunction<PageWish, PageResult> = async ({ page: number, product, placement }, bytes) => {
	const pdfium = await openPdfium();
	const opened = openPdf(pdfium, bytes, number);
	if ('refused' in opened) return { result: opened };
	const page = pdfium.library.FPDF_LoadPage(opened.document, number - 1);
	if (page === 0) return { result: { refused: 'damaged' } };
	const size = sizeOf(pdfium, page);
	const placed = placeBackground(size, { ...product, safeMargin: 0, folds: [], dieLine: null }, placement);
	const picture = await drawPart(pdfium, page, size, placed);
	return { result: { pages: opened.pages, box: placed.visible }, bytes: picture };
};
