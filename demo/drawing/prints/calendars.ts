// What is printed on calendars and planners, with the real days of a month.
import { type ArtName, arts } from '../art/arts.ts';
import { type Brand, headline, running } from '../brand.ts';
import { at, clipped, line, rect, text } from '../svg.ts';

const year = 2027;
const languageOf = (brand: Brand) => (brand.english ? 'en-GB' : 'de-DE');
const format = (brand: Brand, options: Intl.DateTimeFormatOptions, month: number, day = 1) =>
	new Intl.DateTimeFormat(languageOf(brand), { ...options, timeZone: 'UTC' }).format(Date.UTC(year, month, day));
const daysIn = (month: number) => new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
/** 0 is Monday. */
const weekday = (month: number, day: number) => (new Date(Date.UTC(year, month, day)).getUTCDay() + 6) % 7;

function monthGrid(w: number, h: number, brand: Brand, month: number): string {
	const { ink, accent } = brand.colours;
	const [column, row] = [w / 7, h / 7];
	const size = Math.min(column, row) * 0.5;
	// 4 January 2027 is a Monday.
	const heads = Array.from({ length: 7 }, (_, index) =>
		text(
			format(brand, { weekday: 'short' }, 0, 4 + index).slice(0, 2),
			(index + 0.5) * column,
			row * 0.62,
			running(brand, size * 0.8, accent, { weight: 600, anchor: 'middle' }),
		),
	);
	const days = Array.from({ length: daysIn(month) }, (_, index) => {
		const place = weekday(month, 1) + index;
		const sunday = place % 7 === 6;
		return text(
			String(index + 1),
			((place % 7) + 0.5) * column,
			(Math.floor(place / 7) + 1.66) * row,
			running(brand, size, sunday ? accent : ink, { anchor: 'middle', weight: sunday ? 600 : 400 }),
		);
	});
	return heads.join('') + line(0, row * 0.9, w, row * 0.9, ink, h * 0.004, { opacity: 0.4 }) + days.join('');
}

export function monthSheet(w: number, h: number, brand: Brand, month: number, art: ArtName = brand.art): string {
	const { ink, accent, paper } = brand.colours;
	const field = h * 0.58;
	const m = w * 0.07;
	return (
		rect(0, 0, w, h, paper) +
		clipped(rect(0, 0, w, field, '#000'), arts[art](w, field, brand.colours)) +
		text(
			format(brand, { month: 'long' }, month),
			m,
			field + w * 0.115,
			headline(brand, w * 0.09, ink, { within: w * 0.6 }),
		) +
		text(String(year), w - m, field + w * 0.115, headline(brand, w * 0.06, accent, { anchor: 'end' })) +
		at(m, field + w * 0.14, monthGrid(w - 2 * m, h - field - w * 0.2, brand, month)) +
		text(
			`${brand.name}  ·  ${brand.web}`,
			m,
			h - w * 0.03,
			running(brand, w * 0.022, ink, { within: w - 2 * m, opacity: 0.7 }),
		)
	);
}

/** Picture beside the month, for a calendar that stands on a desk. */
export function deskSheet(w: number, h: number, brand: Brand, month: number): string {
	const { ink, accent, paper } = brand.colours;
	const field = w * 0.42;
	return (
		rect(0, 0, w, h, paper) +
		clipped(rect(0, 0, field, h, '#000'), arts[brand.art](field, h, brand.colours)) +
		text(
			format(brand, { month: 'long' }, month),
			field + w * 0.05,
			h * 0.2,
			headline(brand, h * 0.13, ink, { within: w * 0.34 }),
		) +
		text(String(year), w * 0.96, h * 0.2, headline(brand, h * 0.09, accent, { anchor: 'end' })) +
		at(field + w * 0.04, h * 0.25, monthGrid(w * 0.5, h * 0.66, brand, month))
	);
}

/** All days of the year, a column for each month. */
export function planner(w: number, h: number, brand: Brand): string {
	const { ink, accent, paper, soft } = brand.colours;
	const top = h * 0.15;
	const column = (w * 0.95) / 12;
	const row = (h * 0.97 - top) / 32;
	const months = Array.from({ length: 12 }, (_, month) => {
		const days = Array.from({ length: daysIn(month) }, (_unused, index) => {
			const day = weekday(month, index + 1);
			const y = row * (index + 1);
			return (
				(day > 4 ? rect(0, y, column - 1, row, day === 6 ? accent : soft, { opacity: day === 6 ? 0.45 : 1 }) : '') +
				text(
					`${index + 1}  ${format(brand, { weekday: 'short' }, month, index + 1).slice(0, 2)}`,
					column * 0.06,
					y + row * 0.72,
					running(brand, row * 0.56, ink),
				) +
				line(0, y + row, column - 1, y + row, ink, 0.25, { opacity: 0.35 })
			);
		});
		const head =
			rect(0, -row * 0.4, column - 1, row * 1.3, ink) +
			text(
				format(brand, { month: 'short' }, month).replace('.', ''),
				column / 2,
				row * 0.5,
				running(brand, row * 0.7, paper, { weight: 600, anchor: 'middle', within: column * 0.9 }),
			);
		return at(w * 0.025 + month * column, top, head + days.join(''));
	});
	return (
		rect(0, 0, w, h, paper) +
		rect(0, 0, w, h * 0.105, ink) +
		text(String(year), w * 0.025, h * 0.078, headline(brand, h * 0.075, accent)) +
		text(brand.name, w * 0.975, h * 0.07, headline(brand, h * 0.045, paper, { anchor: 'end', within: w * 0.6 })) +
		months.join('')
	);
}
