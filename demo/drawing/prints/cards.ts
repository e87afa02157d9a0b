// What is printed on cards of all sorts: business cards, invitations, place cards, greeting cards.
import { arts } from '../art/arts.ts';
import { type Brand, headline, running, sign } from '../brand.ts';
import { at, block, clipped, line, lines, rect, text } from '../svg.ts';

/** Name and how to reach the person; the sign in the corner. */
export function cardFront(w: number, h: number, brand: Brand): string {
	const { ink, accent, paper } = brand.colours;
	const small = running(brand, 2.35, ink, { within: w * 0.62 });
	return (
		rect(0, 0, w, h, paper) +
		at(w - 6 - 13, 6, sign(brand, 13)) +
		text(brand.person, 6, 13, headline(brand, 4.6, ink, { within: w - 32 })) +
		text(brand.role, 6, 17.4, running(brand, 2.5, accent, { weight: 500, within: w - 32 })) +
		text(brand.name, 6, h - 17.6, running(brand, 2.5, ink, { weight: 600, within: w * 0.62 })) +
		lines([`${brand.street}, ${brand.city}`, brand.phone, brand.mail, brand.web], 6, h - 13.8, 3.15, small) +
		rect(w - 19, h - 7.6, 13, 0.9, accent)
	);
}

/** The picture of the house over the whole card, its name on it. */
export function cardBack(w: number, h: number, brand: Brand): string {
	const { ink, paper, accent } = brand.colours;
	return (
		arts[brand.art](w, h * 0.68, brand.colours) +
		rect(0, h * 0.66, w, h * 0.34, ink) +
		rect(0, h * 0.66, w, 0.8, accent) +
		text(brand.name, w / 2, h * 0.81, headline(brand, 4.6, paper, { anchor: 'middle', within: w - 12 })) +
		text(brand.claim, w / 2, h * 0.9, running(brand, 2.3, paper, { anchor: 'middle', within: w - 14, opacity: 0.85 }))
	);
}

/** Centred type on bare stock, as a letterpress printer sets it. */
export function classicCard(w: number, h: number, brand: Brand, foil?: string): string {
	const { ink, accent, paper } = brand.colours;
	const colour = foil ?? accent;
	return (
		rect(0, 0, w, h, paper) +
		at(w / 2 - 5.5, h * 0.13, arts.sprig(11, h * 0.26, { ...brand.colours, accent: colour })) +
		text(brand.person, w / 2, h * 0.56, headline(brand, 6.4, foil ?? ink, { anchor: 'middle', within: w - 14 })) +
		text(
			brand.role.toUpperCase(),
			w / 2,
			h * 0.655,
			running(brand, 2, colour, { anchor: 'middle', spacing: 0.5, weight: 500, within: w - 16 }),
		) +
		line(w / 2 - 5, h * 0.72, w / 2 + 5, h * 0.72, colour, 0.25) +
		text(
			`${brand.phone}   ·   ${brand.web}`,
			w / 2,
			h * 0.83,
			running(brand, 2.1, ink, { anchor: 'middle', within: w - 12 }),
		)
	);
}

/** The initials in a frame, for the backs of such cards. */
export function monogram(w: number, h: number, brand: Brand, ground: string, front: string): string {
	const initials = brand.person
		.split(' ')
		.map(([first = '']) => first)
		.join('')
		.slice(0, 3);
	const size = Math.min(w, h);
	return (
		rect(0, 0, w, h, ground) +
		rect(3, 3, w - 6, h - 6, 'none', { stroke: front, 'stroke-width': 0.3 }) +
		at(
			w / 2 - size * 0.32,
			h / 2 - size * 0.32,
			arts.wreath(size * 0.64, size * 0.64, { ...brand.colours, ink: front, accent: front }),
		) +
		text(
			initials,
			w / 2,
			h / 2 + size * 0.085,
			headline(brand, size * 0.25, front, { anchor: 'middle', within: size * 0.36 }),
		)
	);
}

/** An invitation or announcement: a garland, one large line, the particulars. */
export function announcement(
	w: number,
	h: number,
	brand: Brand,
	title: readonly string[],
	particulars: readonly string[],
): string {
	const { ink, accent, paper } = brand.colours;
	const wreath = Math.min(w * 0.8, h * 0.52);
	return (
		rect(0, 0, w, h, paper) +
		rect(w * 0.04, w * 0.04, w * 0.92, h - w * 0.08, 'none', { stroke: accent, 'stroke-width': 0.3, opacity: 0.6 }) +
		at(w / 2 - wreath / 2, h * 0.07, arts.wreath(wreath, wreath, brand.colours)) +
		block(
			title,
			w / 2,
			h * 0.07 + wreath / 2 - (title.length - 1) * w * 0.052 + w * 0.025,
			w * 0.105,
			headline(brand, w * 0.105, ink, { anchor: 'middle', within: wreath * 0.62, italic: true }),
		) +
		particulars
			.map((words, index) =>
				text(
					words,
					w / 2,
					h * 0.7 + index * h * 0.058,
					running(brand, h * 0.03, index === 0 ? accent : ink, {
						anchor: 'middle',
						within: w * 0.8,
						weight: index === 0 ? 500 : 400,
						spacing: 0.12,
					}),
				),
			)
			.join('')
	);
}

/** A picture above, a greeting below. */
export function greeting(w: number, h: number, brand: Brand, title: readonly string[], art = brand.art): string {
	const { ink, paper, accent } = brand.colours;
	return (
		rect(0, 0, w, h, paper) +
		clipped(
			rect(w * 0.07, w * 0.07, w * 0.86, h * 0.66, '#000'),
			at(w * 0.07, w * 0.07, arts[art](w * 0.86, h * 0.66, brand.colours)),
		) +
		block(
			title,
			w / 2,
			h * 0.85 - (title.length - 1) * w * 0.03,
			w * 0.095,
			headline(brand, w * 0.085, ink, { anchor: 'middle', within: w * 0.84 }),
		) +
		text(brand.name, w / 2, h * 0.955, running(brand, w * 0.03, accent, { anchor: 'middle', within: w * 0.8 }))
	);
}
