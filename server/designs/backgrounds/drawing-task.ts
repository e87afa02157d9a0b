// How large an SVG is that somebody has sent. Runs in the child process for untrusted work and knows nothing but its arguments.
import { parseXml } from '../../media/svg/parse-xml.ts';
import { RefusedPicture } from '../../media/svg/refused-picture.ts';
import { sanitiseSvg } from '../../media/svg/sanitise-svg.ts';
import type { TaskFunction } from '../../untrusted-work/task.ts';

export type DrawingResult =
	| { refused: 'damaged' | 'tooLarge' }
	/** In micrometres; pixels are those of CSS. */
	| { width: number; height: number; isProportion: boolean };

const micrometresPerPixel = 25_400 / 96;
const lengthOnPaper = /\d\s*(mm|cm|in|pt|pc)\s*$/;

export const measureDrawing: TaskFunction<null, DrawingResult> = async (_nothing, bytes) => {
	try {
		const { exactWidth, exactHeight } = sanitiseSvg(bytes);
		const { attributes } = parseXml(bytes.toString('utf8'));
		const isOnPaper = ['width', 'height'].every((side) => lengthOnPaper.test(attributes.get(side) ?? ''));
		const size = { width: exactWidth * micrometresPerPixel, height: exactHeight * micrometresPerPixel };
		return { result: { ...size, isProportion: !isOnPaper } };
	} catch (error) {
		if (!(error instanceof RefusedPicture)) throw error;
		return { result: { refused: error.code === 'TOO_LARGE' ? 'tooLarge' : 'damaged' } };
	}
};
