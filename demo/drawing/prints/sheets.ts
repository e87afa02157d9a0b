// What is printed on flyers, posters, covers and panels: a picture, a headline, particulars, in four ways.
import { type ArtName, arts } from '../art/arts.ts';
import { type Brand, headline, running, sign } from '../brand.ts';
import { at, block, clipped, lines, paragraph, rect, sizeWithin, text } from '../svg.ts';

export interface PrintTexts {
	title: readonly string[];
	/** Where and when, what it costs; the first stands out. */
	lines?: readonly string[];
	art?: ArtName;
}

type Sheet = (w: number, h: number, brand: Brand, words: PrintTexts) => string;

const fitted = (title: readonly string[], brand: Brand, size: number, within: number) =>
	Math.min(...title.map((words) => sizeWithin(words, headline(brand, size, '#000', { within }))));

/** Picture above, type on a dark field below. */
export const pictureAbove: Sheet = (w, h, brand, { title, lines: particulars = [], art = brand.art }) => {
	const { ink, accent, paper, soft } = brand.colours;
	const m = w * 0.08;
	const size = fitted(title, brand, Math.min(w * 0.14, h * 0.1), w - 2 * m);
	const row = Math.min(h * 0.034, w * 0.058);
	const field = h - m * 2 - size * (0.95 + (title.length - 1) * 1.04) - row * (particulars.length + 1.7);
	const y = field + m * 0.75 + size * 0.95;
	const after = y + (title.length - 1) * size * 1.04;
	return (
		clipped(rect(0, 0, w, field, '#000'), arts[art](w, field, brand.colours)) +
		rect(0, field, w, h - field, ink) +
		rect(0, field, w, h * 0.008, accent) +
		lines(title, m, y, size * 1.04, headline(brand, size, paper)) +
		lines(particulars, m, after + row * 1.55, row, running(brand, row * 0.7, soft, { within: w - 2 * m })) +
		text(brand.web, m, h - m * 0.7, running(brand, row * 0.62, accent, { weight: 600, within: w - 2 * m }))
	);
};

/** Large type on paper above, picture below. */
export const pictureBelow: Sheet = (w, h, brand, { title, lines: particulars = [], art = brand.art }) => {
	const { ink, accent, paper } = brand.colours;
	const m = w * 0.08;
	const size = fitted(title, brand, Math.min(w * 0.17, h * 0.115), w - 2 * m);
	const y = m + size * 0.86;
	const after = y + (title.length - 1) * size;
	const field = after + size * 0.45 + particulars.length * h * 0.034 + m * 0.5;
	return (
		rect(0, 0, w, h, paper) +
		lines(title, m, y, size, headline(brand, size, ink)) +
		lines(
			particulars,
			m,
			after + size * 0.36 + h * 0.03,
			h * 0.034,
			running(brand, h * 0.0245, accent, { weight: 600, within: w - 2 * m }),
		) +
		clipped(rect(0, field, w, h - field, '#000'), at(0, field, arts[art](w, h - field, brand.colours))) +
		rect(0, h - h * 0.052, w, h * 0.052, ink) +
		text(
			`${brand.name}  ·  ${brand.web}`,
			m,
			h - h * 0.018,
			running(brand, h * 0.021, paper, { weight: 500, within: w - 2 * m }),
		)
	);
};

/** A picture in a wide margin, the type small below it, as galleries do. */
export const framedPicture: Sheet = (w, h, brand, { title, lines: particulars = [], art = brand.art }) => {
	const { ink, accent, paper } = brand.colours;
	const m = w * 0.1;
	const field = h * 0.7;
	const size = fitted(title, brand, w * 0.1, w - 2 * m);
	return (
		rect(0, 0, w, h, paper) +
		clipped(rect(m, m, w - 2 * m, field - m, '#000'), at(m, m, arts[art](w - 2 * m, field - m, brand.colours))) +
		lines(title, m, field + size * 1.15, size * 1.02, headline(brand, size, ink)) +
		lines(
			particulars,
			m,
			field + size * (1.15 + (title.length - 1) * 1.02) + h * 0.042,
			h * 0.03,
			running(brand, h * 0.02, accent, { within: w - 2 * m }),
		)
	);
};

/** Running text under a headline, as inside a leaflet or on the back of a flyer. */
export const reading: Sheet = (w, h, brand, { title, lines: particulars = [], art = brand.art }) => {
	const { ink, accent, paper, soft } = brand.colours;
	const m = w * 0.1;
	const body = running(brand, w * 0.043, ink);
	const size = fitted(title, brand, w * 0.1, w - 2 * m);
	const y = h * 0.3 + size * 1.5;
	const first = y + (title.length - 1) * size * 1.05 + size * 0.95;
	return (
		rect(0, 0, w, h, paper) +
		clipped(rect(0, 0, w, h * 0.3, '#000'), arts[art](w, h * 0.3, brand.colours)) +
		lines(title, m, y, size * 1.05, headline(brand, size, ink)) +
		paragraph(brand.about, m, first, w - 2 * m, w * 0.064, body) +
		rect(0, h * 0.8, w, h * 0.2, soft) +
		block(
			particulars.slice(0, 3),
			m,
			h * 0.8 + w * 0.1,
			w * 0.064,
			running(brand, w * 0.045, ink, { weight: 600, within: w - 2 * m }),
		) +
		rect(0, h * 0.8, w, h * 0.006, accent)
	);
};

/** The sign large on a plain field, as on a cover or the flap of a folder. */
export const plainCover: Sheet = (w, h, brand, { title, lines: particulars = [] }) => {
	const { ink, accent, paper } = brand.colours;
	const s = w * 0.4;
	return (
		rect(0, 0, w, h, ink) +
		at(w / 2 - s / 2, h * 0.26, sign(brand, s)) +
		block(
			title,
			w / 2,
			h * 0.26 + s + w * 0.16,
			w * 0.105,
			headline(brand, w * 0.1, paper, { anchor: 'middle', within: w * 0.8 }),
		) +
		text(
			particulars[0] ?? brand.claim,
			w / 2,
			h * 0.26 + s + w * (0.14 + title.length * 0.105),
			running(brand, w * 0.04, paper, { anchor: 'middle', within: w * 0.8, opacity: 0.85 }),
		) +
		rect(w / 2 - w * 0.06, h * 0.93, w * 0.12, w * 0.008, accent)
	);
};

/** A wide field: picture at one end, large type at the other. */
export const wide: Sheet = (w, h, brand, { title, lines: particulars = [], art = brand.art }) => {
	const { ink, accent, paper, soft } = brand.colours;
	const field = Math.min(w * 0.36, h * 1.25);
	const m = h * 0.14;
	const size = fitted(title, brand, h * (title.length > 1 ? 0.23 : 0.32), w - field - 2 * m);
	const y = h * 0.48 + size * 0.3 - ((title.length - 1) * size) / 2 - (particulars.length ? h * 0.1 : 0);
	return (
		rect(0, 0, w, h, ink) +
		clipped(rect(w - field, 0, field, h, '#000'), at(w - field, 0, arts[art](field, h, brand.colours))) +
		rect(w - field, 0, h * 0.02, h, accent) +
		lines(title, m, y, size, headline(brand, size, paper)) +
		text(
			particulars[0] ?? '',
			m,
			y + (title.length - 1) * size + h * 0.16,
			running(brand, h * 0.085, soft, { weight: 500, within: w - field - 2 * m }),
		) +
		text(brand.web, m, h - h * 0.09, running(brand, h * 0.07, accent, { weight: 600, within: w - field - 2 * m }))
	);
};
