// Takes vector pictures of strangers apart, in the child process for untrusted work; the server asks for it by prepare-vector.ts.
import { Resvg } from '@resvg/resvg-js';
import type { TaskFunction } from '../../untrusted-work/task.ts';
import { readVectorTree, type ScreenDrawing } from './vector-tree.ts';

/** No faces of this machine: type in a logo is outlines, or it is not there. */
const options = { font: { loadSystemFonts: false }, logLevel: 'off' } as const;
const maxPixels = 40_000_000;

export type VectorResult = ScreenDrawing | { pixels: { width: number; height: number } } | { unusable: 'picture' };

const hasText = /<(text|tspan)[\s>]/;

interface VectorWish {
	pixelWidth: number;
	/** Not as paths, whatever it holds: only a part of it is shown. */
	asPixels?: boolean;
}

/** Paths where a press can print them as they are; else a PNG of the wanted width. */
export const readVector: TaskFunction<VectorWish, VectorResult> = async ({ pixelWidth, asPixels = false }, bytes) => {
	const svg = bytes.toString('utf8');
	try {
		const drawing = new Resvg(svg, options);
		const tree = asPixels || hasText.test(svg) ? undefined : readVectorTree(drawing.toString());
		if (tree) return { result: tree };
		const widest = Math.floor(Math.sqrt((maxPixels * drawing.width) / drawing.height));
		const value = Math.max(1, Math.min(Math.round(pixelWidth), widest));
		const { width, height, asPng } = render(svg, value);
		return { result: { pixels: { width, height } }, bytes: asPng };
	} catch {
		return { result: { unusable: 'picture' } };
	}
};

function render(svg: string, width: number): { width: number; height: number; asPng: Buffer } {
	const image = new Resvg(svg, { ...options, fitTo: { mode: 'width', value: width } }).render();
	return { width: image.width, height: image.height, asPng: image.asPng() };
}
