// One page of a PDF as a picture in the resolution of print, cut to what a product prints of it. Runs in the child process for untrusted work and knows
// nothing but its arguments; the server asks for it by pdf-page-work.ts.
import sharp from 'sharp';
import type { Design } from '../../../rules/designs/design.ts';
import { type PlacedBackground, placeBackground } from '../../../rules/designs/place-background.ts';
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
}

export type PageResult =
	| { refused: 'damaged' | 'encrypted' | 'noPage' }
	| { pages: number; box: PlacedBackground['visible'] };

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

export const drawPdfPage: TaskFunction<PageWish, PageResult> = async ({ page: number, product }, bytes) => {
	const pdfium = await openPdfium();
	const { library, memory } = pdfium;
	const at = pdfium.allocate(bytes.length);
	memory().set(bytes, at);
	const document = library.FPDF_LoadMemDocument(at, bytes.length, '');
	if (document === 0)
		return { result: { refused: library.FPDF_GetLastError() === passwordError ? 'encrypted' : 'damaged' } };
	const pages = library.FPDF_GetPageCount(document);
	if (number > pages) return { result: { refused: 'noPage' } };
	const page = library.FPDF_LoadPage(document, number - 1);
	if (page === 0) return { result: { refused: 'damaged' } };
	const { width, height, trim } = measurePage(pdfium, pdfium.allocate(16), page);
	// Boxes of a PDF begin at the lower edge.
	const fromTop = trim && { ...trim, y: height - trim.y - trim.height };
	const format = { ...product, safeMargin: 0, folds: [], dieLine: null };
	const placed = placeBackground({ width, height, trim: fromTop }, format);
	const picture = await drawPart(pdfium, page, { width, height }, placed);
	return { result: { pages, box: placed.visible }, bytes: picture };
};
