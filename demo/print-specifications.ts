// The print specifications of the demo products, read from how they are made.
import { type PrintSpecification, usualSpecification } from '../rules/designs/print-specification.ts';
import { fromMillimetres } from '../rules/designs/units.ts';
import type { Choice, Make } from './data/choices.ts';
import type { DemoShop } from './data/types.ts';
import { versionsOf } from './product-makes.ts';
import { dinSizes } from './product-weights.ts';

interface Sheet {
	/** In millimetres, open. */
	width: number;
	height: number;
	folds: number[];
	/** What is cut out: straight edges, a circle, a field that is round at its ends, or a card with rounded corners. */
	shape: 'straight' | 'round' | 'rounded' | 'corners';
}

const flat = (width: number, height: number): Sheet => ({ width, height, folds: [], shape: 'straight' });

/** As it lies open: what has 6 pages has three panels, of the width of one each. */
function folded([width, height]: readonly [number, number], pages: number): Sheet {
	const panels = pages / 2;
	const folds = Array.from({ length: panels - 1 }, (_, index) => width * (index + 1));
	return { ...flat(width * panels, height), folds };
}

const mostFoldedPages = 8;

function finished(format: string, sheet: Sheet): Sheet {
	if (format.includes('Ecken gerundet')) return { ...sheet, shape: 'corners' };
	if (format.includes('gerundet')) return { ...sheet, shape: 'rounded' };
	return format.includes('gefalzt') ? { ...sheet, folds: [sheet.width / 2] } : sheet;
}

function sheetOf(format: string): Sheet | undefined {
	const [, diameter] = /Ø (\d+) mm/.exec(format) ?? [];
	if (diameter) return { ...flat(Number(diameter), Number(diameter)), shape: 'round' };
	const [, width, height, unit] = /(\d+) × (\d+) (mm|cm)/.exec(format) ?? [];
	const scale = unit === 'cm' ? 10 : 1;
	if (width && height) return finished(format, flat(Number(width) * scale, Number(height) * scale));
	const size = dinSizes[/DIN (A\d|lang)/.exec(format)?.[1] ?? ''];
	if (!size) return undefined;
	const pages = Number(/(\d+) Seiten/.exec(format)?.[1] ?? 0);
	if (pages > 2 && pages <= mostFoldedPages) return folded(size, pages);
	return format.includes('quer') ? flat(size[1], size[0]) : flat(...size);
}

/** Four curves; how far their handles reach for a quarter of a circle. */
const handle = 0.5523;

/** As round as it is high where the radius is half of that. */
function roundedPath(width: number, height: number, radius: number): string {
	const near = Math.round(radius * (1 - handle));
	const [right, low] = [width - radius, height - radius];
	return [
		`M${radius} 0`,
		...(right > radius ? [`L${right} 0`] : []),
		`C${width - near} 0 ${width} ${near} ${width} ${radius}`,
		...(low > radius ? [`L${width} ${low}`] : []),
		`C${width} ${height - near} ${width - near} ${height} ${right} ${height}`,
		...(right > radius ? [`L${radius} ${height}`] : []),
		`C${near} ${height} 0 ${height - near} 0 ${low}`,
		...(low > radius ? [`L0 ${radius}`] : []),
		`C0 ${near} ${near} 0 ${radius} 0 Z`,
	].join(' ');
}

/** Of the height, as on the pictures of the stickers. */
const cornerShare = 0.32;

/** Of cards. */
const cornerRadius = fromMillimetres(5);

function dieLineOf({ shape }: Sheet, width: number, height: number): string | null {
	if (shape === 'straight') return null;
	const radii = { round: Math.round(width / 2), rounded: Math.round(height * cornerShare), corners: cornerRadius };
	return roundedPath(width, height, radii[shape]);
}

/** From A2 up people look from further away. */
const largeFormat = 420;

function sidesOf({ print }: Make, extent: Choice | undefined): PrintSpecification['sides'] {
	const pages = Number(/(\d+) Seiten/.exec(extent?.words['de-DE'] ?? '')?.[1] ?? 0);
	if (pages > 0) return Array.from({ length: pages }, (_, index) => ({ name: `page${index + 1}` }));
	return print['de-DE'].includes('beidseitig') ? [{ name: 'front' }, { name: 'back' }] : [{ name: 'front' }];
}

/** As it stands on the product page. */
const isOneColour = ({ print }: Make) => /eine Farbe|einfarbig/.test(print['de-DE']);

/**
 * Undefined where the format says no size.
 * @param extent of a version; else the first that can be chosen
 */
export function printSpecificationOf(make: Make, extent = make.choices.extent?.[0]): PrintSpecification | undefined {
	const sheet = sheetOf(make.format['de-DE']);
	if (!sheet) return undefined;
	const [width, height] = [fromMillimetres(sheet.width), fromMillimetres(sheet.height)];
	const isLarge = Math.min(sheet.width, sheet.height) >= largeFormat;
	return {
		...usualSpecification,
		width,
		height,
		sides: sidesOf(make, extent),
		folds: sheet.folds.map(fromMillimetres),
		dieLine: dieLineOf(sheet, width, height),
		warningPpi: isLarge ? 120 : usualSpecification.warningPpi,
		...(isOneColour(make) && { inks: 'oneColour' as const }),
	};
}

const countSides = (make: Make, extent = make.choices.extent?.[0]) => sidesOf(make, extent).length;

/** Versions with as many pages as the product itself go without one of their own. */
const ofVersions = (shop: DemoShop, slug: string, make: Make): [string, PrintSpecification | undefined][] =>
	versionsOf(shop, slug)
		.filter(({ chosen }) => countSides(make, chosen.extent) !== countSides(make))
		.map((version) => [version.slug, printSpecificationOf(make, version.chosen.extent)]);

/** By the slug of the product or version. What is ready made is printed without data of the customer. */
export function printSpecificationsOf(shop: DemoShop): Map<string, PrintSpecification> {
	const printed = Object.entries(shop.makes).filter(([slug]) => !shop.selling.readyMade.includes(slug));
	const all = printed.flatMap(([slug, make]): [string, PrintSpecification | undefined][] => [
		[slug, printSpecificationOf(make)],
		...ofVersions(shop, slug, make),
	]);
	return new Map(all.flatMap(([slug, specification]) => (specification ? [[slug, specification] as const] : [])));
}
