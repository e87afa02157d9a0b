// An SVG of a stranger: refused with anything that runs or refers elsewhere, drawn from a sanitised copy. Runs in the child process.
import sharp from 'sharp';
import { fromMillimetres } from '../../../../rules/designs/units.ts';
import { parseXml, type XmlElement } from '../../../media/svg/parse-xml.ts';
import { RefusedPicture } from '../../../media/svg/refused-picture.ts';
import { sanitiseSvg } from '../../../media/svg/sanitise-svg.ts';
import type { TaskFunction } from '../../../untrusted-work/task.ts';
import { findForbidden } from './forbidden-content.ts';
import { showsSeveralColours } from './several-colours.ts';
import { type InspectionResult, packInspection, previewSize, refuse } from './task-result.ts';

/** More is refused before it is read. */
const mostDrawingBytes = 2 * 2 ** 20;
const millimetresPerPixel = 25.4 / 96;

/** Text is drawn with a font that the press does not have. */
function fontsOf({ name, attributes, children }: XmlElement): string[] {
	const own = name === 'text' || name === 'tspan' ? [(attributes.get('font-family') ?? 'Text').slice(0, 80)] : [];
	return [...own, ...children.flatMap((child) => (typeof child === 'string' ? [] : fontsOf(child)))];
}

/** The words of the sanitiser are for people; its code says whether a file is too large or wrong. */
function refusalOf(error: unknown) {
	if (!(error instanceof RefusedPicture)) throw error;
	if (error.message.includes('entities')) return refuse('entities');
	if (error.message.includes('neither its width')) return refuse('noSize');
	if (error.code === 'TOO_LARGE') return refuse('tooMuchMemory');
	return refuse(error.message.includes('too long') ? 'tooSlow' : 'damaged');
}

export const inspectDrawing: TaskFunction<null, InspectionResult> = async (_nothing, bytes) => {
	const forbidden = bytes.length <= mostDrawingBytes ? findForbidden(bytes.toString('utf8')) : undefined;
	if (forbidden) return refuse(forbidden);
	try {
		const { text, width, height, exactWidth, exactHeight } = sanitiseSvg(bytes);
		const root = parseXml(bytes.toString('utf8'));
		const size = previewSize(width, height);
		const density = Math.min(2400, Math.max(1, (72 * size.width) / width));
		const picture = sharp(Buffer.from(text), { density, limitInputPixels: 16_000_000 })
			.resize({ ...size, fit: 'inside' })
			.flatten({ background: '#fff' });
		const preview = await picture.clone().webp({ quality: 80, effort: 1 }).toBuffer();
		const page = {
			width: fromMillimetres(exactWidth * millimetresPerPixel),
			height: fromMillimetres(exactHeight * millimetresPerPixel),
			...{ trim: null, bleed: null, lowestPpi: null },
		};
		const fontsNotEmbedded = [...new Set(fontsOf(root))].slice(0, 20);
		const facts = {
			...{ isEncrypted: false, hasScript: false, hasForm: false, hasRgb: true, hasTransparency: false },
			hasSeveralColours: await showsSeveralColours(picture),
		};
		return packInspection({ kind: 'drawing', pages: [page], fontsNotEmbedded, ...facts }, [preview]);
	} catch (error) {
		return refusalOf(error);
	}
};
