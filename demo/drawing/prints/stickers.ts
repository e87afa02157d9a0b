// What is printed on stickers and labels. Each is drawn around the origin.
import { type ArtName, arts } from '../art/arts.ts';
import { type Brand, headline, running } from '../brand.ts';
import { aroundCircle, at, block, circle, clipped, path, rect, text } from '../svg.ts';

/** The picture in a ring of words. */
export function roundBadge(size: number, brand: Brand, above: string, below: string, art: ArtName = brand.art): string {
	const { ink, paper, accent } = brand.colours;
	const r = size / 2;
	const type = headline(brand, size * 0.088, paper, { spacing: size * 0.008 });
	return (
		circle(0, 0, r, ink) +
		circle(0, 0, r * 0.95, 'none', { stroke: accent, 'stroke-width': size * 0.008 }) +
		clipped(circle(0, 0, r * 0.64, '#000'), at(-r * 0.64, -r * 0.64, arts[art](r * 1.28, r * 1.28, brand.colours))) +
		circle(0, 0, r * 0.64, 'none', { stroke: accent, 'stroke-width': size * 0.008 }) +
		aroundCircle(above, r * 0.725, type) +
		aroundCircle(below, r * 0.865, type, true)
	);
}

/** A scalloped seal, as on a letter. */
export function seal(size: number, front: string, ground: string, brand: Brand, words: string): string {
	const r = size / 2;
	const count = 28;
	const edge = Array.from({ length: count }, (_, index) => {
		const turn = (index / count) * Math.PI * 2;
		return circle(Math.cos(turn) * r * 0.95, Math.sin(turn) * r * 0.95, r * 0.11, ground);
	});
	return (
		edge.join('') +
		circle(0, 0, r * 0.96, ground) +
		circle(0, 0, r * 0.84, 'none', { stroke: front, 'stroke-width': size * 0.008 }) +
		at(-size * 0.08, -size * 0.3, arts.sprig(size * 0.16, size * 0.3, { ...brand.colours, accent: front })) +
		text(words, 0, size * 0.14, headline(brand, size * 0.16, front, { anchor: 'middle', within: size * 0.66 })) +
		text(
			brand.name.toUpperCase(),
			0,
			size * 0.24,
			running(brand, size * 0.045, front, { anchor: 'middle', within: size * 0.56, spacing: size * 0.006 }),
		)
	);
}

/** A label with straight edges: name of the ware, what it is, how much. */
export function label(
	w: number,
	h: number,
	brand: Brand,
	title: readonly string[],
	note: string,
	art: ArtName = brand.art,
): string {
	const { ink, paper, accent } = brand.colours;
	const field = h * 0.42;
	return at(
		-w / 2,
		-h / 2,
		rect(0, 0, w, h, paper) +
			clipped(rect(0, 0, w, field, '#000'), arts[art](w, field, brand.colours)) +
			rect(0, field, w, h * 0.02, accent) +
			block(
				title,
				w / 2,
				field + h * (title.length > 1 ? 0.19 : 0.24),
				h * 0.16,
				headline(brand, h * 0.15, ink, { anchor: 'middle', within: w * 0.86 }),
			) +
			text(
				note,
				w / 2,
				h * 0.84,
				running(brand, h * 0.058, accent, { anchor: 'middle', weight: 500, within: w * 0.86 }),
			) +
			text(brand.name, w / 2, h * 0.93, running(brand, h * 0.05, ink, { anchor: 'middle', within: w * 0.86 })),
	);
}

/** Words in a rounded field, cut along its contour. */
export function wordSticker(
	w: number,
	h: number,
	ground: string,
	front: string,
	brand: Brand,
	title: readonly string[],
): string {
	const size = h * (title.length > 1 ? 0.3 : 0.42);
	return (
		rect(-w / 2, -h / 2, w, h, ground, { rx: h * 0.32 }) +
		block(
			title,
			0,
			size * 0.35 - ((title.length - 1) * size) / 2,
			size,
			headline(brand, size, front, { anchor: 'middle', within: w * 0.84 }),
		)
	);
}

export function dropShape(size: number): string {
	const r = size / 2;
	return `M0 ${r * 1.25}C${-r * 0.5} ${r * 0.7} ${-r} ${r * 0.5} ${-r} ${-r * 0.05}A${r} ${r} 0 0 1 ${r} ${-r * 0.05}C${r} ${r * 0.5} ${r * 0.5} ${r * 0.7} 0 ${r * 1.25}Z`;
}

/** A drop-shaped sticker with the picture in it. */
export function dropSticker(size: number, brand: Brand, art: ArtName = brand.art): string {
	const r = size * 0.39;
	const picture = arts[art](r * 2, r * 2, brand.colours);
	return (
		path(dropShape(size), brand.colours.ink) +
		clipped(circle(0, -size * 0.025, r, '#000'), at(-r, -size * 0.025 - r, picture))
	);
}
