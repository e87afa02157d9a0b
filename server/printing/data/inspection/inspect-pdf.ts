// A PDF of a stranger: its pages, boxes, pictures, fonts, and previews of the first pages. Runs in the child process.
import sharp from 'sharp';
import type { InspectedPage, Inspection } from '../../../../rules/printing/inspection.ts';
import type { RefusalCode } from '../../../../rules/printing/print-data.ts';
import type { TaskFunction } from '../../../untrusted-work/task.ts';
import { measurePage } from './page-boxes.ts';
import { ObjectReader } from './pdf-objects.ts';
import { openPdfium, type Pdfium } from './pdfium.ts';
import { scanPdf } from './scan-pdf.ts';
import { hasSeveralColours } from './several-colours.ts';
import { type InspectionResult, packInspection, previewSize, refuse } from './task-result.ts';

const passwordError = 4;
/** The rest of the time is for reading: without a preview a page can still be printed. */
const previewMilliseconds = 12_000;
const bitmapBgra = 4;
const withAnnotations = 0x01;
const reverseBytes = 0x10;

interface DrawnPreview {
	webp: Uint8Array;
	hasSeveralColours: boolean;
}

async function drawPage({ library, memory }: Pdfium, page: number, pages: number): Promise<DrawnPreview> {
	const [ownWidth, ownHeight] = [library.FPDF_GetPageWidthF(page), library.FPDF_GetPageHeightF(page)];
	const { width, height } = previewSize(ownWidth, ownHeight, pages);
	const bitmap = library.FPDFBitmap_CreateEx(width, height, bitmapBgra, 0, 0);
	if (bitmap === 0) throw new Error('no memory is left for a preview');
	try {
		library.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, 0xffffffff);
		library.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, withAnnotations | reverseBytes);
		const [at, stride] = [library.FPDFBitmap_GetBuffer(bitmap), library.FPDFBitmap_GetStride(bitmap)];
		const pixels = Buffer.from(memory().subarray(at, at + stride * height));
		const raw = { width: stride / 4, height, channels: 4 as const };
		const picture = sharp(pixels, { raw }).extract({ left: 0, top: 0, width, height }).removeAlpha();
		const webp = await picture.webp({ quality: 80, effort: 1 }).toBuffer();
		return { webp, hasSeveralColours: hasSeveralColours(pixels, 4) };
	} finally {
		library.FPDFBitmap_Destroy(bitmap);
	}
}

export interface PdfLimits {
	mostPages: number;
	/** Pages that are drawn. */
	mostPreviews: number;
}

class PageReader {
	readonly #pdfium: Pdfium;
	readonly #limits: PdfLimits;
	readonly #scratch: number;
	readonly #objects: ObjectReader;
	readonly #drawUntil = performance.now() + previewMilliseconds;
	readonly pages: InspectedPage[] = [];
	readonly previews: Uint8Array[] = [];
	readonly fonts = new Set<string>();
	hasRgb = false;
	hasTransparency = false;
	hasSeveralColours = false;

	constructor(pdfium: Pdfium, limits: PdfLimits) {
		this.#pdfium = pdfium;
		this.#limits = limits;
		this.#scratch = pdfium.allocate(16);
		this.#objects = new ObjectReader(pdfium);
	}

	/** @param pages of the whole file */
	async read(page: number, pages: number): Promise<void> {
		const { width, height, trim, bleed } = measurePage(this.#pdfium, this.#scratch, page);
		const objects = this.#objects.read(page);
		this.pages.push({ width, height, trim, bleed, lowestPpi: objects.lowestPpi });
		for (const font of objects.fontsNotEmbedded) this.fonts.add(font);
		this.hasRgb ||= objects.hasRgb;
		this.hasTransparency ||= objects.hasTransparency;
		const isDrawn = this.previews.length === this.pages.length - 1 && this.pages.length <= this.#limits.mostPreviews;
		if (!isDrawn || performance.now() >= this.#drawUntil) return;
		const drawn = await drawPage(this.#pdfium, page, pages);
		this.previews.push(drawn.webp);
		this.hasSeveralColours ||= drawn.hasSeveralColours;
	}
}

/** What a file says of the number of its pages counts for nothing: they are loaded. */
async function readPages(
	{ library }: Pdfium,
	document: number,
	reader: PageReader,
	{ mostPages }: PdfLimits,
): Promise<RefusalCode | undefined> {
	const claimed = library.FPDF_GetPageCount(document);
	if (claimed > mostPages) return library.FPDF_LoadPage(document, mostPages) === 0 ? 'damaged' : 'tooManyPages';
	for (let index = 0; index < claimed; index += 1) {
		const page = library.FPDF_LoadPage(document, index);
		if (page === 0) return 'damaged';
		await reader.read(page, claimed);
		library.FPDF_ClosePage(page);
	}
	return claimed > 0 ? undefined : 'noPages';
}

export const inspectPdf: TaskFunction<PdfLimits, InspectionResult> = async (limits, bytes) => {
	const pdfium = await openPdfium();
	const { library, memory } = pdfium;
	const at = pdfium.allocate(bytes.length);
	memory().set(bytes, at);
	const document = library.FPDF_LoadMemDocument(at, bytes.length, '');
	if (document === 0) return refuse(library.FPDF_GetLastError() === passwordError ? 'locked' : 'damaged');
	const reader = new PageReader(pdfium, limits);
	const refusal = await readPages(pdfium, document, reader, limits);
	if (refusal) return refuse(refusal);
	const scan = scanPdf(bytes);
	const inspection: Inspection = {
		kind: 'pdf',
		pages: reader.pages,
		fontsNotEmbedded: [...reader.fonts],
		isEncrypted: library.FPDF_GetSecurityHandlerRevision(document) >= 0,
		hasScript: scan.hasScript || library.FPDFDoc_GetJavaScriptActionCount(document) > 0,
		hasForm: library.FPDF_GetFormType(document) > 0,
		hasRgb: scan.hasRgb || reader.hasRgb,
		hasTransparency: scan.hasTransparency || reader.hasTransparency,
		hasSeveralColours: reader.hasSeveralColours,
	};
	return packInspection(inspection, reader.previews);
};
