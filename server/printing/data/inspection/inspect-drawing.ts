// An SVG of a stranger: refused with anything that runs or refers elsewhere, drawn from a sanitised copy. Runs in the child process.
import sharp from 'sharp';
import { fromMillimetres } from '../../../../rules/designs/units.ts';
import { parseXml, type XmlElement } from '../../../media/svg/parse-xml.ts';
import { RefusedPicture } from '../../../media/svg/refused-picture.ts';
import { sanitiseSvg } from '../../../media/svg/sanitise-svg.ts';
import type { TaskFunction } from '../../../untrusted-work/task.ts';
import { type InspectionResult, packInspection, previewSize, refuse } from './task-result.ts';

const activeElements = new Set(['script', 'foreignobject', 'iframe', 'embed', 'object', 'audio', 'video', 'handler']);
const millimetresPerPixel = 25.4 / 96;

const localName = (name: string) => name.slice(name.indexOf(':') + 1).toLowerCase();
/** To a part of the same drawing. */
const staysInside = (value: string) => /^\s*(?:#|$)/.test(value);
const leadsOutside = (text: string) => /url\(\s*['"]?\s*(?!#|['"\s])|@import|\\|expression\(|javascript:/i.test(text);

function isActive([name, value]: [string, string]): boolean {
	const local = localName(name);
	if (local.startsWith('on')) return true;
	if (local === 'href' || local === 'src') return !staysInside(value);
	return !name.startsWith('xmlns') && leadsOutside(value);
}

function hasActiveContent({ name, attributes, children }: XmlElement): boolean {
	if (activeElements.has(localName(name)) || [...attributes].some(isActive)) return true;
	return children.some((child) =>
		typeof child === 'string' ? localName(name) === 'style' && leadsOutside(child) : hasActiveContent(child),
	);
}

/** Text is drawn with a font that the press does not have. */
function fontsOf({ name, attributes, children }: XmlElement): string[] {
	const own = name === 'text' || name === 'tspan' ? [(attributes.get('font-family') ?? 'Text').slice(0, 80)] : [];
	return [...own, ...children.flatMap((child) => (typeof child === 'string' ? [] : fontsOf(child)))];
}

/** The words of the sanitiser are for people; its code says whether a file is too large or wrong. */
function refusalOf(error: unknown) {
	if (!(error instanceof RefusedPicture)) throw error;
	if (error.message.includes('entities')) return refuse('activeContent');
	if (error.code === 'TOO_LARGE') return refuse('tooMuchMemory');
	return refuse(error.message.includes('too long') ? 'tooSlow' : 'damaged');
}

export const inspectDrawing: TaskFunction<null, InspectionResult> = async (_nothing, bytes) => {
	if (/<!ENTITY/i.test(bytes.toString('latin1'))) return refuse('activeContent');
	try {
		const { text, width, height } = sanitiseSvg(bytes);
		const root = parseXml(bytes.toString('utf8'));
		if (hasActiveContent(root)) return refuse('activeContent');
		const size = previewSize(width, height);
		const density = Math.min(2400, Math.max(1, (72 * size.width) / width));
		const preview = await sharp(Buffer.from(text), { density, limitInputPixels: 16_000_000 })
			.resize({ ...size, fit: 'inside' })
			.flatten({ background: '#fff' })
			.webp({ quality: 80, effort: 1 })
			.toBuffer();
		const page = {
			width: fromMillimetres(width * millimetresPerPixel),
			height: fromMillimetres(height * millimetresPerPixel),
			...{ trim: null, bleed: null, lowestPpi: null },
		};
		const fontsNotEmbedded = [...new Set(fontsOf(root))].slice(0, 20);
		const facts = { isEncrypted: false, hasScript: false, hasForm: false, hasRgb: true, hasTransparency: false };
		return packInspection({ kind: 'drawing', pages: [page], fontsNotEmbedded, ...facts }, [preview]);
	} catch (error) {
		return refusalOf(error);
	}
};
