// Makes a picture of a feed small, in the child process for untrusted work.
import sharp from 'sharp';
import type { TaskFunction } from '../../untrusted-work/task.ts';

sharp.concurrency(1);
sharp.cache(false);

const maxPixels = 40_000_000;
const formats: readonly (string | undefined)[] = ['jpeg', 'png', 'gif', 'webp', 'heif'];

type Shrunk = { width: number; height: number } | { refused: true };

/** Drawings are refused: they are documents that may name others. */
export const shrinkPicture: TaskFunction<{ widest: number }, Shrunk> = async ({ widest }, bytes) => {
	try {
		const { format, width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
		if (!formats.includes(format) || width * height > maxPixels) return { result: { refused: true } };
		const { data, info } = await sharp(bytes, { limitInputPixels: maxPixels })
			.autoOrient()
			.resize({ width: widest, withoutEnlargement: true })
			.webp({ quality: 75, effort: 2 })
			.toBuffer({ resolveWithObject: true });
		return { result: { width: info.width, height: info.height }, bytes: data };
	} catch {
		return { result: { refused: true } };
	}
};
