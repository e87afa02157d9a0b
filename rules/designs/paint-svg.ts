// Paints a drawn page as SVG: for previews on the server, and as the measure for what the browser shows. Letters are outlines, one for each
// glyph that occurs, so the result needs no fonts.
import { identity } from './matrix.ts';
import type { DrawnPage, DrawOperation, GlyphsOperation, ImageOperation, Ink, Matrix } from './operations.ts';
import { safePath } from './outline.ts';
import { paperColour } from './paper.ts';
import { rectanglePath } from './path.ts';
import { escapeAttribute, SvgDefinitions, type SvgServices, writeNumber, writeTransform } from './svg-definitions.ts';
import { type Micrometres, toMillimetres } from './units.ts';

/** Lines that are drawn over the page and never printed. */
interface Guides {
	/** Distance from the trim inside which nothing important may lie. */
	safeMargin: Micrometres;
	folds: readonly Micrometres[];
	dieLine: string | null;
}

export interface SvgOptions {
	width: Micrometres;
	height: Micrometres;
	/** How much around the trim is shown; zero: the page as it is cut. */
	bleed: Micrometres;
	guides: Guides | null;
	/** What lies outside of it is not shown. Null: everything is. */
	cut?: { path: string; matrix: Matrix } | null | undefined;
	/** Painted over everything, half transparent. */
	watermark: readonly DrawOperation[];
}

const watermarkOpacity = 0.35;
const guideColours = { trim: '#d6006c', safe: '#0a7d34', fold: '#0b5fd6', die: '#d6006c' };
/** As a share of the shorter side: seen at every size. */
const guideShare = 1 / 300;

const colourOf = ({ screen }: Ink) => escapeAttribute(screen);

function paintGlyphs(
	{ faceId, size, unitsPerEm, glyphs, ink, matrix }: GlyphsOperation,
	definitions: SvgDefinitions,
): string {
	const scale = writeNumber(size / unitsPerEm);
	const uses = glyphs.map(({ id, x, y }) => {
		const name = definitions.glyphId(faceId, id);
		return name ? `<use href="#${name}" x="${writeNumber(x)}" y="${writeNumber(-y)}"/>` : '';
	});
	return `<g ${writeTransform(matrix)} fill="${colourOf(ink)}"><g transform="scale(${scale} -${scale})">${uses.join('')}</g></g>`;
}

function paintImage({ mediaId, width, height, crop, matrix }: ImageOperation, definitions: SvgDefinitions): string {
	const href = definitions.hrefOf(mediaId);
	if (href === undefined) return '';
	const [wholeWidth, wholeHeight] = [(width * 1000) / crop.width, (height * 1000) / crop.height];
	const [x, y] = [(-crop.x * wholeWidth) / 1000, (-crop.y * wholeHeight) / 1000];
	const image =
		`<image x="${writeNumber(x)}" y="${writeNumber(y)}" width="${writeNumber(wholeWidth)}" height="${writeNumber(wholeHeight)}"` +
		` preserveAspectRatio="none" href="${escapeAttribute(href)}"/>`;
	const isWhole = crop.width === 1000 && crop.height === 1000;
	const clip = isWhole ? '' : ` clip-path="url(#${definitions.clipId(rectanglePath(0, 0, width, height), identity)})"`;
	return `<g ${writeTransform(matrix)}${clip}>${image}</g>`;
}

function paintOperation(operation: DrawOperation, definitions: SvgDefinitions): string {
	switch (operation.kind) {
		case 'glyphs':
			return paintGlyphs(operation, definitions);
		case 'image':
			return paintImage(operation, definitions);
		case 'clip': {
			const id = definitions.clipId(operation.path, operation.matrix);
			const inner = operation.operations.map((each) => paintOperation(each, definitions)).join('');
			return `<g clip-path="url(#${id})">${inner}</g>`;
		}
		case 'path': {
			const { fill, stroke, rule, path, matrix } = operation;
			const paint = `fill="${fill ? colourOf(fill) : 'none'}"${rule === 'evenodd' ? ' fill-rule="evenodd"' : ''}`;
			const line = stroke ? ` stroke="${colourOf(stroke.ink)}" stroke-width="${writeNumber(stroke.width)}"` : '';
			return `<path ${writeTransform(matrix)} ${paint}${line} d="${escapeAttribute(path)}"/>`;
		}
	}
}

function paintGuides({ width, height, guides }: SvgOptions): string {
	if (!guides) return '';
	const { safeMargin, folds, dieLine } = guides;
	const thickness = Math.min(width, height) * guideShare;
	const dashes = `${writeNumber(thickness * 4)} ${writeNumber(thickness * 3)}`;
	const line = (path: string, colour: string, dashed: boolean) =>
		`<path fill="none" stroke="${colour}" stroke-width="${writeNumber(thickness)}"` +
		`${dashed ? ` stroke-dasharray="${dashes}"` : ''} d="${escapeAttribute(path)}"/>`;
	const lines = [line(rectanglePath(0, 0, width, height), guideColours.trim, false)];
	const safe = safeMargin > 0 ? safePath({ width, height, safeMargin, dieLine }) : null;
	if (safe) lines.push(line(safe, guideColours.safe, true));
	for (const fold of folds) lines.push(line(`M${fold} 0L${fold} ${height}`, guideColours.fold, true));
	if (dieLine !== null) lines.push(line(dieLine, guideColours.die, false));
	return lines.join('');
}

/** On white paper, in micrometres from the trim corner. */
export function paintSvg(
	{ operations }: Pick<DrawnPage, 'operations'>,
	options: SvgOptions,
	services: SvgServices,
): string {
	const { width, height, bleed, watermark, cut } = options;
	const definitions = new SvgDefinitions(services);
	const paint = (list: readonly DrawOperation[]) => list.map((each) => paintOperation(each, definitions)).join('');
	const page = paint(operations);
	const over = watermark.length > 0 ? `<g opacity="${watermarkOpacity}">${paint(watermark)}</g>` : '';
	const [shownWidth, shownHeight] = [width + 2 * bleed, height + 2 * bleed];
	const paper = `<path fill="${paperColour}" d="${rectanglePath(-bleed, -bleed, shownWidth, shownHeight)}"/>`;
	const clip = cut ? ` clip-path="url(#${definitions.clipId(cut.path, cut.matrix)})"` : '';
	return (
		`<svg xmlns="http://www.w3.org/2000/svg" width="${toMillimetres(shownWidth)}mm" height="${toMillimetres(shownHeight)}mm"` +
		` viewBox="${-bleed} ${-bleed} ${shownWidth} ${shownHeight}">${definitions.markup}` +
		`<g${clip}>${paper}${page}${over}</g>${paintGuides(options)}</svg>`
	);
}
