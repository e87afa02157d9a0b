// The pages of a proof as pictures, and a hash of what is seen on them. Runs in the child process for untrusted work and knows nothing but its
// arguments; the server asks for it by proof-work.ts.
import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { measurePage } from '../../../printing/data/inspection/page-boxes.ts';
import { openPdfium, type Pdfium } from '../../../printing/data/inspection/pdfium.ts';
import type { TaskFunction } from '../../../untrusted-work/task.ts';

sharp.concurrency(1);
sharp.cache(false);

const passwordError = 4;
const bitmapBgra = 4;
const reverseBytes = 0x10;
const printing = 0x800;
/** Of the longer side of a picture, in pixels: that of the largest on a screen. */
const pictureSide = 1600;
const ppi = 300;
/** Pages of which there is no picture are compared all the same, all of them in no more than so many pixels. */
const comparedPixels = 150_000_000;
const comparedSide = 420;
const micrometresPerInch = 25_400;
/** Above it photographs are in it, and JPEG is smaller. */
const mostPng = 2 ** 20;

export interface ProofWish {
	/** So many of the first pages become pictures. */
	pictures: number;
	/** More than these are refused. */
	mostPages: number;
}

export type ProofRefusal = 'damaged' | 'encrypted' | 'tooManyPages';

export interface ReadProof {
	pages: number;
	/** Of sizes and pixels of all pages: dates and ids in the file do not count. */
	artworkSha256: string;
	/** Trimmed, in micrometres; of the pages that became pictures. */
	sizes: { width: number; height: number }[];
	/** Of the pictures in the bytes. */
	lengths: number[];
}

export type ProofResult = ReadProof | { refused: ProofRefusal };

interface Area {
	x: number;
	y: number;
	width: number;
	height: number;
}

/** What it is cut to, from the upper left corner. */
function trimOf(pdfium: Pdfium, scratch: number, page: number): { whole: Area; trim: Area } {
	const { width, height, trim } = measurePage(pdfium, scratch, page);
	const whole = { x: 0, y: 0, width, height };
	return { whole, trim: trim ? { ...trim, y: height - trim.y - trim.height } : whole };
}

interface Pixels {
	width: number;
	height: number;
	bytes: Buffer;
}

function drawTrim(
	{ library, memory }: Pdfium,
	page: number,
	{ whole, trim }: { whole: Area; trim: Area },
	longest: number,
): Pixels {
	const side = Math.max(trim.width, trim.height);
	const pixels = Math.min(longest, (side / micrometresPerInch) * ppi);
	const scale = pixels / side;
	const [width, height] = [trim.width, trim.height].map((length) => Math.max(1, Math.round(length * scale))) as [
		number,
		number,
	];
	const bitmap = library.FPDFBitmap_CreateEx(width, height, bitmapBgra, 0, 0);
	if (bitmap === 0) throw new Error('no memory is left for a page');
	library.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, 0xffffffff);
	library.FPDF_RenderPageBitmap(
		...([bitmap, page, Math.round(-trim.x * scale), Math.round(-trim.y * scale)] as const),
		...([Math.round(whole.width * scale), Math.round(whole.height * scale), 0, reverseBytes | printing] as const),
	);
	const [at, stride] = [library.FPDFBitmap_GetBuffer(bitmap), library.FPDFBitmap_GetStride(bitmap)];
	const rows = Array.from({ length: height }, (_row, y) =>
		memory().subarray(at + y * stride, at + y * stride + width * 4),
	);
	const bytes = Buffer.concat(rows);
	library.FPDFBitmap_Destroy(bitmap);
	return { width, height, bytes };
}

async function encode({ width, height, bytes }: Pixels): Promise<Buffer> {
	const picture = sharp(bytes, { raw: { width, height, channels: 4 } }).removeAlpha();
	const png = await picture.clone().png({ compressionLevel: 6 }).toBuffer();
	return png.length <= mostPng ? png : picture.jpeg({ quality: 90, chromaSubsampling: '4:4:4' }).toBuffer();
}

export const readProof: TaskFunction<ProofWish, ProofResult> = async ({ pictures: wanted, mostPages }, bytes) => {
	const pdfium = await openPdfium();
	const { library, memory } = pdfium;
	const at = pdfium.allocate(bytes.length);
	memory().set(bytes, at);
	const document = library.FPDF_LoadMemDocument(at, bytes.length, '');
	if (document === 0)
		return { result: { refused: library.FPDF_GetLastError() === passwordError ? 'encrypted' : 'damaged' } };
	const pages = library.FPDF_GetPageCount(document);
	if (pages > mostPages) return { result: { refused: 'tooManyPages' } };
	const scratch = pdfium.allocate(16);
	const smallSide = Math.min(comparedSide, Math.sqrt(comparedPixels / Math.max(1, pages)));
	const hash = createHash('sha256');
	const [sizes, pictures]: [ReadProof['sizes'], Buffer[]] = [[], []];
	for (let index = 0; index < pages; index += 1) {
		const page = library.FPDF_LoadPage(document, index);
		if (page === 0) return { result: { refused: 'damaged' } };
		const areas = trimOf(pdfium, scratch, page);
		const isPicture = index < wanted;
		const drawn = drawTrim(pdfium, page, areas, isPicture ? pictureSide : smallSide);
		library.FPDF_ClosePage(page);
		const { width, height } = areas.trim;
		hash
			.update(`${Math.round(width / 100)}x${Math.round(height / 100)}:${drawn.width}x${drawn.height}:`)
			.update(drawn.bytes);
		if (!isPicture) continue;
		sizes.push({ width: Math.round(width), height: Math.round(height) });
		pictures.push(await encode(drawn));
	}
	const lengths = pictures.map(({ length }) => length);
	return { result: { pages, artworkSha256: hash.digest('hex'), sizes, lengths }, bytes: Buffer.concat(pictures) };
};
