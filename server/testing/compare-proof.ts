// Holds the proof of a design against its print file: both drawn on the same grid of pixels, the file by poppler through its output profile. Where
// poppler is not installed PDFium draws it, which knows no profile: then edges of letters and objects are compared, and no colours.
import { execFile } from 'node:child_process';
import fs from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { renderAsync } from '@resvg/resvg-js';
import sharp from 'sharp';
import type { PrintSpecification } from '../../rules/designs/print-specification.ts';
import { openPdfium } from '../printing/data/inspection/pdfium.ts';
import { type PreviewInput, previewSvg } from '../printing/render-preview.ts';
import { removeFolder, temporaryFolder } from './cluster.ts';

const execute = promisify(execFile);
const micrometresPerInch = 25_400;

export interface Pixels {
	width: number;
	height: number;
	/** Red, green and blue of each. */
	data: Uint8Array;
}

type Sheet = Pick<PrintSpecification, 'width' | 'height' | 'bleed'>;

/** The page with its bleed at so many dots to an inch. */
export function gridOf({ width, height, bleed }: Sheet, dotsPerInch: number): { width: number; height: number } {
	const dots = (length: number) => Math.round(((length + 2 * bleed) * dotsPerInch) / micrometresPerInch);
	return { width: dots(width), height: dots(height) };
}

async function readPixels(picture: Buffer): Promise<Pixels> {
	const { data, info } = await sharp(picture)
		.removeAlpha()
		.toColourspace('srgb')
		.raw()
		.toBuffer({ resolveWithObject: true });
	return { width: info.width, height: info.height, data };
}

/** @param input with its bleed, and without a watermark */
export async function drawProof(input: PreviewInput, grid: { width: number; height: number }): Promise<Pixels> {
	const svg = previewSvg(input).replace(
		/^<svg ([^>]*?)width="[^"]*" height="[^"]*"/,
		`<svg $1width="${grid.width}" height="${grid.height}" preserveAspectRatio="none"`,
	);
	return readPixels((await renderAsync(svg, { font: { loadSystemFonts: false } })).asPng());
}

/** Poppler places letters on quarters of a pixel: it draws several for each, whose mean is compared. Sheets are large enough as they are. */
const timesFor = ({ width, height }: { width: number; height: number }): number => (width * height > 4e6 ? 1 : 2);

function shrink({ width, height, data }: Pixels, times: number): Pixels {
	if (times === 1) return { width, height, data };
	const [across, down] = [width / times, height / times];
	const means = new Uint8Array(across * down * 3);
	for (let y = 0; y < down; y += 1)
		for (let x = 0; x < across * 3; x += 1) {
			let sum = 0;
			for (let row = 0; row < times; row += 1)
				for (let column = 0; column < times; column += 1)
					sum += data[((y * times + row) * width + Math.floor(x / 3) * times + column) * 3 + (x % 3)] ?? 0;
			means[y * across * 3 + x] = Math.round(sum / times ** 2);
		}
	return { width: across, height: down, data: means };
}

/** @returns undefined where poppler is not installed */
export async function drawWithPoppler(
	pdf: Uint8Array,
	profileFile: string,
	grid: { width: number; height: number },
): Promise<Pixels[] | undefined> {
	const folder = temporaryFolder('proof');
	try {
		const file = path.join(folder, 'print.pdf');
		await fs.writeFile(file, pdf);
		const times = timesFor(grid);
		const size = ['-scale-to-x', `${grid.width * times}`, '-scale-to-y', `${grid.height * times}`];
		await execute('pdftoppm', ['-png', ...size, '-defaultcmykprofile', profileFile, file, path.join(folder, 'page')]);
		const names = (await fs.readdir(folder)).filter((name) => name.endsWith('.png')).toSorted();
		return await Promise.all(
			names.map(async (name) => shrink(await readPixels(await fs.readFile(path.join(folder, name))), times)),
		);
	} catch (error) {
		if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
		throw error;
	} finally {
		removeFolder(folder);
	}
}

/** Mean of the absolute differences of all channels, of 255. */
export function meanDifference(one: Pixels, other: Pixels): number {
	if (one.width !== other.width || one.height !== other.height) throw new RangeError('not the same size');
	let sum = 0;
	for (const [index, value] of one.data.entries()) sum += Math.abs(value - (other.data[index] ?? 0));
	return sum / one.data.length;
}

/** FPDFBitmap_BGRA, and that its bytes are red first. */
const [bitmapBgra, reverseBytes] = [4, 0x10];

export async function drawWithPdfium(pdf: Uint8Array, grid: { width: number; height: number }): Promise<Pixels[]> {
	const { library, memory, allocate } = await openPdfium();
	const { width, height } = grid;
	const file = allocate(pdf.length);
	memory().set(pdf, file);
	const document = library.FPDF_LoadMemDocument(file, pdf.length, '');
	const bitmap = library.FPDFBitmap_CreateEx(width, height, bitmapBgra, 0, 0);
	const pages: Pixels[] = [];
	for (let index = 0; index < library.FPDF_GetPageCount(document); index += 1) {
		const page = library.FPDF_LoadPage(document, index);
		library.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, 0xffffffff);
		library.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, reverseBytes);
		const [at, stride] = [library.FPDFBitmap_GetBuffer(bitmap), library.FPDFBitmap_GetStride(bitmap)];
		const raw = { width: stride / 4, height, channels: 4 as const };
		const drawn = sharp(Buffer.from(memory().subarray(at, at + stride * height)), { raw });
		const cut = drawn.extract({ left: 0, top: 0, width, height }).removeAlpha();
		pages.push({ width, height, data: await cut.raw().toBuffer() });
		library.FPDF_ClosePage(page);
	}
	library.FPDFBitmap_Destroy(bitmap);
	library.FPDF_CloseDocument(document);
	return pages;
}

/** So much brighter or darker than its neighbour, of 255: an edge, and what counts as one beside it, since inks look different without a profile. */
const [clearly, hardly] = [48, 12];
/** In pixels: two painters round in different ways. */
const reach = 1;

/** How much brighter or darker each is than the pixel to the right or below. */
function stepsOf({ width, height, data }: Pixels): Float32Array {
	const bright = new Float32Array(width * height);
	for (let index = 0; index < bright.length; index += 1)
		bright[index] =
			0.3 * (data[index * 3] ?? 0) + 0.59 * (data[index * 3 + 1] ?? 0) + 0.11 * (data[index * 3 + 2] ?? 0);
	return bright.map((value, index) => {
		const right = (index + 1) % width === 0 ? value : (bright[index + 1] ?? value);
		return Math.max(Math.abs(value - right), Math.abs(value - (bright[index + width] ?? value)));
	});
}

function hasStepNear(steps: Float32Array, width: number, index: number): boolean {
	for (let down = -reach; down <= reach; down += 1)
		for (let across = -reach; across <= reach; across += 1)
			if ((steps[index + down * width + across] ?? 0) >= hardly) return true;
	return false;
}

/** The share of edges of either that the other does not have at the same place. */
export function edgeDifference(one: Pixels, other: Pixels): number {
	const [steps, others] = [stepsOf(one), stepsOf(other)];
	let [all, alone] = [0, 0];
	for (const [own, opposite] of [
		[steps, others],
		[others, steps],
	] as const)
		for (let index = 0; index < own.length; index += 1) {
			if ((own[index] ?? 0) < clearly) continue;
			all += 1;
			if (!hasStepNear(opposite, one.width, index)) alone += 1;
		}
	return all === 0 ? 0 : alone / all;
}
