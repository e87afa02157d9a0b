// Whether the words of a theme can be read: the pairs of colours that meet on a page, what lies below them, and how much contrast
// each needs.
import { contrastRatio, nearestPassing } from './contrast.ts';
import { resolveColour } from './resolve-colour.ts';
import type { Theme } from './theme.ts';

/** That words need. */
export const textContrast = 4.5;
const text = textContrast;
const shape = 3;

type Pair = [front: string, back: string, least: number];

const on = (group: string, back: string, fronts: string[], least = text) =>
	fronts.map((front): Pair => [`${group}.${front}`, `${group}.${back}`, least]);

const onBoth = (group: string) => [...on(group, 'background', ['text']), ...on(group, 'backgroundHover', ['text'])];

const buttons = [
	'primary',
	'primaryLight',
	'secondary',
	'danger',
	'success',
	'warning',
	'disabled',
	'neutral',
	'info',
	'cloudbar',
	'cloudbarSpecial',
	'adminPrimary',
] as const;
const notices = ['info', 'success', 'warning', 'danger'] as const;

const pairs: Pair[] = [
	...['background.DEFAULT', 'background.light', 'background.primary', 'background.primaryHover'].flatMap((back) =>
		['body.DEFAULT', 'body.light', 'body.dark', 'body.link', 'labels.DEFAULT', 'labels.light', 'labels.dark'].map(
			(front): Pair => [`colors.${front}`, `colors.${back}`, text],
		),
	),
	['colors.body.inverted', 'colors.background.dark', text],
	...['primary', 'secondary', 'success', 'danger', 'warning'].map(
		(group): Pair => [`colors.${group}.dark`, `colors.${group}.light`, text],
	),
	...buttons.flatMap((name) => onBoth(`applications.button.${name}`)),
	...notices.flatMap((name) => on(`applications.infoBox.${name}`, 'background', ['text'])),
	...notices.flatMap((name) => on(`applications.infoBox.${name}`, 'background', ['icon'], shape)),
	...['DEFAULT', 'alternate', 'primaryLight'].flatMap((back) =>
		['heading', 'subheading', 'text', 'quiet', 'link', 'linkHover'].map(
			(front): Pair => [`applications.cms.typography.${front}`, `applications.cms.background.${back}`, text],
		),
	),
	...['primary', 'secondary', 'dark'].map(
		(back): Pair => ['applications.cms.typography.inverted', `applications.cms.background.${back}`, text],
	),
	...on('applications.cms.content', 'background', ['text']),
	...on('applications.cms.overlay', 'background', ['text']),
	...onBoth('applications.cms.cta'),
	...on('applications.toggle', 'knob', ['background', 'backgroundActive'], shape),
	...on('applications.controls', 'background', ['text', 'label', 'hint', 'error', 'placeholder']),
	...on('applications.controls', 'background', ['border', 'borderHover', 'borderFocus', 'borderInvalid'], shape),
	...on('applications.controls', 'selectedBackground', ['selectedText']),
	...on('applications.controls', 'disabledBackground', ['disabledText']),
	...on('applications.labels', 'background', ['text']),
	...on('applications.labels', 'highlightBackground', ['highlightText']),
	...on('applications.labels', 'saleBackground', ['saleText']),
	...on('applications.catalogItem', 'background', ['text', 'title', 'price', 'priceOld']),
	...on('applications.catalogItem', 'backgroundHover', ['text', 'title', 'price', 'priceOld']),
	...on('applications.page', 'background', ['text', 'heading', 'link', 'linkHover']),
	...on('applications.page', 'background', ['focus'], shape),
	...on('applications.page', 'selectionBackground', ['selectionText']),
	...on('applications.popOverMenu', 'background', ['text']),
	...on('applications.popOverMenu', 'itemHoverBackground', ['itemHoverText']),
	...on('applications.popOverMenu', 'itemActiveBackground', ['itemActiveText']),
	...on('applications.navigation', 'background', ['text', 'textHover', 'textActive']),
	...on('applications.navigation', 'backgroundHover', ['text', 'textHover', 'textActive']),
	...on('applications.navigation', 'background', ['indicator'], shape),
	...on('applications.header', 'background', ['text', 'textHover']),
	...on('applications.header', 'badgeBackground', ['badgeText']),
	...on('applications.headerLogo', 'background', ['text']),
	...on('applications.headerSearch', 'background', ['text', 'placeholder']),
	...on('applications.headerSearch', 'background', ['icon', 'borderFocus'], shape),
	...on('applications.pricingTiers', 'background', ['text', 'heading', 'price']),
	...on('applications.pricingTiers', 'background', ['check'], shape),
	...on('applications.pricingTiers', 'highlightBackground', ['highlightText']),
];

/** What a ground lies on, if something shines through it: the first that fits. At last it is the page. */
const below: [RegExp, string][] = [
	[/^applications\.(headerLogo|headerSearch)\.|^applications\.header\.badge/, 'applications.header.background'],
	[/^applications\.cms\.(content|cta)\./, 'applications.cms.background.DEFAULT'],
	[/^applications\.popOverMenu\.item/, 'applications.popOverMenu.background'],
	[/^applications\.toggle\.knob$/, 'applications.page.background'],
	[/^applications\.controls\.(selected|disabled)/, 'applications.controls.background'],
	[/^applications\.pricingTiers\.highlight/, 'applications.page.background'],
	[/^applications\.navigation\.backgroundHover$/, 'applications.navigation.background'],
	[/^applications\.page\.selection/, 'applications.page.background'],
];

const page = 'applications.page.background';

/** The grounds that are seen through each other at a place, from above to below. */
function groundsOf(path: string): string[] {
	const next = path === page ? undefined : (below.find(([start]) => start.test(path))?.[1] ?? page);
	return next ? [path, ...groundsOf(next)] : [path];
}

export interface ContrastError {
	front: string;
	back: string;
	ratio: number;
	least: number;
	/** The shade of the front that would do, nearest to what it is. */
	nearest: string;
}

/** A picture may be anything: black and white are the worst of it. */
const pictures = ['#000000', '#ffffff'];

/** What a front on this ground may stand on, each from above to below. */
function stacksOf(theme: Theme, canvas: string, back: string): string[][] {
	const ground = resolveColour(theme, back);
	return back === 'applications.cms.overlay.background'
		? pictures.map((picture) => [ground, picture])
		: [[...groundsOf(back).map((path) => resolveColour(theme, path)), canvas]];
}

function validate(theme: Theme, canvas: string, [front, back, least]: Pair): ContrastError {
	const colour = resolveColour(theme, front);
	const [worst] = stacksOf(theme, canvas, back)
		.map((stack) => ({ stack, ratio: contrastRatio(colour, ...stack) }))
		.sort((a, b) => a.ratio - b.ratio);
	const { stack = [], ratio = 1 } = worst ?? {};
	return { front, back, least, ratio, nearest: ratio < least ? nearestPassing(colour, stack, least) : colour };
}

/** What browsers show where a page has no colour: by the visitor's system. */
const canvases = { light: '#ffffff', dark: '#121212' } as const;

/**
 * The pairs that are too close to each other for words (4.5) or for large words and shapes (3).
 * @param scheme for `dark` give what `darkTheme` makes of a theme
 */
export function findContrastErrors(theme: Theme, scheme: keyof typeof canvases = 'light'): ContrastError[] {
	return pairs.map((pair) => validate(theme, canvases[scheme], pair)).filter(({ ratio, least }) => ratio < least);
}

interface Demand {
	back: string;
	stack: string[];
	least: number;
}

/** Everything that a colour stands on, with the contrast that it needs there. */
const demandsOf = (theme: Theme, front: string, scheme: keyof typeof canvases): Demand[] =>
	pairs
		.filter(([path]) => path === front)
		.flatMap(([, back, least]) => stacksOf(theme, canvases[scheme], back).map((stack) => ({ back, stack, least })));

/** @param only the one ground that is looked at; left out: all that the front stands on */
export const isReadable = (
	theme: Theme,
	{ front, colour, scheme, only }: { front: string; colour: string; scheme: keyof typeof canvases; only?: string },
): boolean =>
	demandsOf(theme, front, scheme)
		.filter(({ back }) => only === undefined || back === only)
		.every(({ stack, least }) => contrastRatio(colour, ...stack) >= least);

/**
 * The shade of a colour, nearest to what it is, that can be read on every ground it stands on.
 * @returns undefined where there is none, as for words on black and on white
 */
export function findReadable(theme: Theme, front: string, scheme: keyof typeof canvases): string | undefined {
	const colour = resolveColour(theme, front);
	const candidates = demandsOf(theme, front, scheme).flatMap(({ stack, least }) =>
		(['darker', 'lighter'] as const).map((direction) => nearestPassing(colour, stack, least, direction)),
	);
	const distance = (candidate: string) => contrastRatio(candidate, colour);
	return candidates
		.filter((candidate) => isReadable(theme, { front, colour: candidate, scheme }))
		.sort((one, other) => distance(one) - distance(other))[0];
}
