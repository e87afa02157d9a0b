// What is printed on business stationery: letters, slips, envelopes, pads, forms, menus.
import { type Brand, headline, running, sign } from '../brand.ts';
import { at, line, lines, paragraph, path, rect, text } from '../svg.ts';

const senderLine = ({ name, street, city }: Brand) => `${name} · ${street} · ${city}`;

export function letter(w: number, h: number, brand: Brand): string {
	const { ink, accent, paper } = brand.colours;
	const m = w * 0.11;
	const small = running(brand, 2.6, ink);
	const body = running(brand, 3.5, ink);
	const english = brand.english === true;
	const to = english
		? ['Ms Harriet Lowell', '14 Orchard Row', 'Bath BA1 5NL']
		: ['Brandt & Söhne GmbH', 'Frau Heike Brandt', 'Lange Reihe 41', '20099 Hamburg'];
	const greeting = english
		? ['Dear Ms Lowell,', 'thank you for your visit last week. As agreed, here is our offer with two samples.']
		: [
				'Sehr geehrte Frau Brandt,',
				'vielen Dank für Ihren Besuch in der vergangenen Woche. Wie besprochen erhalten Sie heute unser Angebot mit zwei Mustern.',
			];
	return (
		rect(0, 0, w, h, paper) +
		at(w - m - 24, 16, sign(brand, 24)) +
		text(brand.name, m, 26, headline(brand, 8.4, ink, { within: w - 2 * m - 32 })) +
		text(brand.claim, m, 32.5, running(brand, 3.4, accent, { within: w - 2 * m - 32 })) +
		text(senderLine(brand), m, 56, running(brand, 2.1, ink, { opacity: 0.7, within: w * 0.5 })) +
		lines(to, m, 63, 5, body) +
		text(english ? '3 March 2026' : '3. März 2026', w - m, 94, { ...body, anchor: 'end' }) +
		text(
			english ? 'Our offer of this week' : 'Unser Angebot Nr. 2026-0318',
			m,
			106,
			running(brand, 3.9, ink, { weight: 600 }),
		) +
		text(greeting[0] ?? '', m, 118, body) +
		paragraph(`${greeting[1]} ${brand.about}`, m, 127, w - 2 * m, 5.6, body) +
		text(english ? 'Yours sincerely' : 'Mit freundlichen Grüßen', m, 192, body) +
		text(brand.person, m, 205, headline(brand, 6.4, accent, { within: 80 })) +
		rect(m, h - 32, w - 2 * m, 0.4, accent) +
		lines([brand.name, brand.street, brand.city], m, h - 25, 4, small) +
		lines([brand.phone, brand.mail, brand.web], m + (w - 2 * m) * 0.36, h - 25, 4, small) +
		lines(
			english
				? ['Registered in England', 'No. 0000000 (example)']
				: ['Musterbank', 'DE00 0000 0000 0000 0000 00', 'USt-IdNr. DE000000000'],
			m + (w - 2 * m) * 0.7,
			h - 25,
			4,
			small,
		)
	);
}

export function slip(w: number, h: number, brand: Brand): string {
	const { ink, accent, paper } = brand.colours;
	const english = brand.english === true;
	return (
		rect(0, 0, w, h, paper) +
		at(10, 10, sign(brand, 18)) +
		text(brand.name, 34, 18, headline(brand, 6, ink, { within: w - 44 })) +
		text(senderLine(brand), 34, 24.5, running(brand, 2.8, accent, { within: w - 44 })) +
		text(english ? 'With compliments' : 'Mit freundlichen Grüßen', 10, h * 0.55, headline(brand, 8, accent)) +
		[0.7, 0.8, 0.9].map((share) => line(10, h * share, w - 10, h * share, ink, 0.25, { opacity: 0.35 })).join('')
	);
}

export function envelopeFront(w: number, h: number, brand: Brand, windowed = true): string {
	const { ink, accent, paper } = brand.colours;
	const window =
		rect(w * 0.09, h * 0.42, w * 0.41, h * 0.41, '#e9eef0', { rx: 3 }) +
		rect(w * 0.09, h * 0.42, w * 0.41, h * 0.41, 'none', { rx: 3, stroke: '#000', 'stroke-width': 0.3, opacity: 0.18 });
	const address = lines(
		brand.english
			? ['Ms Harriet Lowell', '14 Orchard Row', 'Bath BA1 5NL']
			: ['Brandt & Söhne GmbH', 'Frau Heike Brandt', 'Lange Reihe 41', '20099 Hamburg'],
		w * 0.12,
		h * 0.53,
		h * 0.075,
		running(brand, h * 0.05, ink),
	);
	return (
		rect(0, 0, w, h, paper) +
		at(w * 0.06, h * 0.1, sign(brand, h * 0.2)) +
		text(brand.name, w * 0.06 + h * 0.26, h * 0.19, headline(brand, h * 0.075, ink, { within: w * 0.5 })) +
		text(
			`${brand.street} · ${brand.city}`,
			w * 0.06 + h * 0.26,
			h * 0.27,
			running(brand, h * 0.04, accent, { within: w * 0.5 }),
		) +
		(windowed ? window : '') +
		address +
		rect(w * 0.84, h * 0.09, w * 0.1, h * 0.24, 'none', {
			stroke: ink,
			'stroke-width': 0.3,
			'stroke-dasharray': '1.4 1.2',
			opacity: 0.4,
		})
	);
}

/** With its flap closed; the lining shows where the flap is open. */
export function envelopeBack(w: number, h: number, brand: Brand, lining?: string): string {
	const { paper, accent } = brand.colours;
	const flap = `M0 0H${w}L${w * 0.56} ${h * 0.52}Q${w * 0.5} ${h * 0.57} ${w * 0.44} ${h * 0.52}Z`;
	return (
		rect(0, 0, w, h, paper) +
		path(`M0 ${h}L${w * 0.5} ${h * 0.44}L${w} ${h}Z`, '#000', { opacity: 0.05 }) +
		path(flap, '#000', { opacity: 0.12, transform: `translate(0 ${h * 0.012})` }) +
		path(flap, lining ?? paper) +
		path(flap, '#000', { opacity: lining ? 0 : 0.02 }) +
		(lining
			? ''
			: text(brand.web, w / 2, h * 0.88, running(brand, h * 0.05, accent, { anchor: 'middle', within: w * 0.7 })))
	);
}

export function padSheet(w: number, h: number, brand: Brand): string {
	const { ink, accent, paper, soft } = brand.colours;
	const m = w * 0.09;
	const rows = Math.floor((h * 0.68) / (w * 0.075));
	const rules = Array.from({ length: rows }, (_, index) =>
		line(m, h * 0.22 + index * w * 0.075, w - m, h * 0.22 + index * w * 0.075, soft, 0.4),
	);
	return (
		rect(0, 0, w, h, paper) +
		rect(0, 0, w, h * 0.03, ink) +
		at(m, h * 0.065, sign(brand, w * 0.12)) +
		text(brand.name, m + w * 0.16, h * 0.065 + w * 0.078, headline(brand, w * 0.06, ink, { within: w * 0.62 })) +
		rules.join('') +
		text(`${brand.phone}  ·  ${brand.web}`, m, h - w * 0.055, running(brand, w * 0.032, accent, { within: w - 2 * m }))
	);
}

/** A form with fields to fill in by hand. */
export function form(w: number, h: number, brand: Brand, title: string, fields: readonly string[]): string {
	const { ink, accent, paper, soft } = brand.colours;
	const m = w * 0.08;
	const row = (h * 0.6) / fields.length;
	return (
		rect(0, 0, w, h, paper) +
		at(w - m - w * 0.12, m, sign(brand, w * 0.12)) +
		text(title, m, m + w * 0.075, headline(brand, w * 0.065, ink, { within: w * 0.66 })) +
		text(brand.name, m, m + w * 0.125, running(brand, w * 0.033, accent, { weight: 600, within: w * 0.66 })) +
		fields
			.map((label, index) => {
				const y = h * 0.24 + index * row;
				return (
					rect(m, y, w - 2 * m, row * 0.82, index % 2 ? paper : soft, { stroke: ink, 'stroke-width': 0.25 }) +
					text(label, m + 2, y + w * 0.035, running(brand, w * 0.024, ink, { weight: 500, within: w * 0.5 }))
				);
			})
			.join('') +
		text(
			`${brand.street} · ${brand.city} · ${brand.phone}`,
			m,
			h - m * 0.8,
			running(brand, w * 0.026, ink, { within: w - 2 * m }),
		)
	);
}

export function menu(w: number, h: number, brand: Brand, title: string, dishes: readonly string[]): string {
	const { ink, accent, paper } = brand.colours;
	const m = w * 0.1;
	const row = (h * 0.56) / dishes.length;
	const dish = (entry: string, index: number) => {
		const [name = '', note = '', price = ''] = entry.split('|');
		const y = h * 0.36 + index * row;
		return (
			text(name, m, y, headline(brand, w * 0.052, ink, { within: w * 0.62 })) +
			text(price, w - m, y, running(brand, w * 0.042, accent, { anchor: 'end', weight: 500 })) +
			text(note, m, y + w * 0.052, running(brand, w * 0.033, ink, { opacity: 0.75, within: w - 2 * m }))
		);
	};
	return (
		rect(0, 0, w, h, paper) +
		rect(m * 0.4, m * 0.4, w - m * 0.8, h - m * 0.8, 'none', { stroke: accent, 'stroke-width': 0.5 }) +
		at(w / 2 - w * 0.08, h * 0.065, sign(brand, w * 0.16)) +
		text(
			brand.name,
			w / 2,
			h * 0.065 + w * 0.27,
			headline(brand, w * 0.085, ink, { anchor: 'middle', within: w * 0.8 }),
		) +
		text(
			title,
			w / 2,
			h * 0.065 + w * 0.335,
			running(brand, w * 0.036, accent, { anchor: 'middle', within: w * 0.8 }),
		) +
		dishes.map(dish).join('')
	);
}
