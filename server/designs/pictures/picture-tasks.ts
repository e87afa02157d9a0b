// What is done with a picture of a shopper: measured, checked, and made smaller for screens. Runs in the child process for untrusted work and
// knows nothing but its arguments; the server asks for it by picture-work.ts.
import sharp, { type Sharp } from 'sharp';
import { mostPictureMegapixels } from '../../../rules/printing/print-data.ts';
import { RefusedPicture } from '../../media/svg/refused-picture.ts';
import { sanitiseSvg } from '../../media/svg/sanitise-svg.ts';
import type { TaskFunction } from '../../untrusted-work/task.ts';

sharp.concurrency(1);
sharp.cache(false);

const mostPixels = mostPictureMegapixels * 1e6;

/** By their first bytes. */
export type PictureType = 'jpeg' | 'png' | 'webp' | 'tiff' | 'svg';

export type Refusal = 'damaged' | 'tooManyPixels' | 'activeContent' | 'tooLarge';

export interface ReadPicture {
	/** As it is seen, upright. */
	width: number;
	height: number;
	hasAlpha: boolean;
	/** Of the pieces in the bytes: the cleaned drawing (none of a photo), then one picture for each size. */
	lengths: number[];
}

export type ReadResult = ReadPicture | { refused: Refusal };

interface ReadWish {
	type: PictureType;
	/** Of the longer side, in pixels. */
	sizes: readonly number[];
}

const refuse = (refused: Refusal): { result: ReadResult } => ({ result: { refused } });

const writeScreen = (picture: Sharp, hasAlpha: boolean): Promise<Buffer> =>
	(hasAlpha ? picture.png({ compressionLevel: 6 }) : picture.jpeg({ quality: 85 })).toBuffer();

/** In the colours of screens, whatever it was in. */
function makeScreens(open: (size: number) => Sharp, sizes: readonly number[], hasAlpha: boolean): Promise<Buffer[]> {
	return Promise.all(
		sizes.map((size) => {
			const box = { width: size, height: size, fit: 'inside', withoutEnlargement: true } as const;
			return writeScreen(open(size).resize(box).toColourspace('srgb'), hasAlpha);
		}),
	);
}

async function readPixels({ type, sizes }: ReadWish, bytes: Buffer): Promise<{ result: ReadResult; bytes?: Buffer }> {
	const metadata = await sharp(bytes, { limitInputPixels: false })
		.metadata()
		.catch(() => undefined);
	if (!metadata || metadata.format !== type) return refuse('damaged');
	const { autoOrient: shape, pages = 1, hasAlpha = false } = metadata;
	if (shape.width * shape.height * pages > mostPixels) return refuse('tooManyPixels');
	const screens = await makeScreens(
		() => sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' }).autoOrient(),
		sizes,
		hasAlpha,
	);
	const lengths = [0, ...screens.map(({ length }) => length)];
	return { result: { width: shape.width, height: shape.height, hasAlpha, lengths }, bytes: Buffer.concat(screens) };
}

/** In dots per inch, so that it is as many pixels along its longer side; what a drawing says of its own size counts for nothing. */
const densityFor = ({ width, height }: { width: number; height: number }, size: number): number =>
	Math.min(2400, Math.max(1, (72 * size) / Math.max(width, height)));

const drawSvg = (text: string, shape: { width: number; height: number }, size: number): Sharp =>
	sharp(Buffer.from(text), { density: densityFor(shape, size), limitInputPixels: 40_000_000 });

async function readDrawing({ sizes }: ReadWish, bytes: Buffer): Promise<{ result: ReadResult; bytes?: Buffer }> {
	if (/<!ENTITY/i.test(bytes.toString('latin1'))) return refuse('activeContent');
	const { text, width, height } = sanitiseSvg(bytes);
	const shape = { width, height };
	const screens = await makeScreens((size) => drawSvg(text, shape, size), sizes, true);
	const pieces = [Buffer.from(text), ...screens];
	const lengths = pieces.map(({ length }) => length);
	return { result: { ...shape, hasAlpha: true, lengths }, bytes: Buffer.concat(pieces) };
}

/** Scripts and addresses are left out of a drawing; one that hides them behind entities is refused. */
export const readPicture: TaskFunction<ReadWish, ReadResult> = async (wish, bytes) => {
	try {
		return await (wish.type === 'svg' ? readDrawing(wish, bytes) : readPixels(wish, bytes));
	} catch (error) {
		if (!(error instanceof RefusedPicture)) return refuse('damaged');
		if (error.message.includes('entities')) return refuse('activeContent');
		return refuse(error.code === 'TOO_LARGE' ? 'tooLarge' : 'damaged');
	}
};
