// Whether the words of a theme can be read: the pairs of colours that meet on a page, and their contrast (WCAG 2.2).
import { type DirectColour, fallbackColour, parseColour } from './colour.ts';
import { resolveColour } from './resolve-colour.ts';
import type { Theme } from './theme.ts';

type Channels = [red: number, green: number, blue: number];

function channelsOf(colour: DirectColour): { channels: Channels; alpha: number } {
	if (colour.kind === 'rgb') return { channels: [colour.red, colour.green, colour.blue], alpha: 1 };
	if (colour.kind === 'rgba') return { channels: [colour.red, colour.green, colour.blue], alpha: colour.alpha };
	const { digits } = colour;
	const wide = digits.length < 6 ? digits.replace(/./g, '$&$&') : digits;
	const [red = 0, green = 0, blue = 0, alpha = 255] = (wide.match(/../g) ?? []).map((pair) =>
		Number.parseInt(pair, 16),
	);
	return { channels: [red, green, blue], alpha: alpha / 255 };
}

function over(colour: string, ground: Channels): Channels {
	const parsed = parseColour(colour);
	const direct = parsed.kind === 'hex' || parsed.kind === 'rgb' || parsed.kind === 'rgba';
	const { channels, alpha } = channelsOf(direct ? parsed : { kind: 'hex', digits: fallbackColour.slice(1) });
	const mix = (index: 0 | 1 | 2) => channels[index] * alpha + ground[index] * (1 - alpha);
	return [mix(0), mix(1), mix(2)];
}

/** The colour that is seen where one with transparency lies on another, as six digits. */
export function opaqueColour(colour: string, ground: string): string {
	const channels = over(colour, over(ground, [255, 255, 255]));
	return `#${channels.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;
}

function luminance(channels: Channels): number {
	const linear = (value: number) => {
		const part = value / 255;
		return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
	};
	const [red, green, blue] = channels;
	return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** From 1 (the same) to 21 (black on white), of two direct colours; what shines through is taken to be white. */
export function contrastRatio(front: string, back: string): number {
	const ground = over(back, [255, 255, 255]);
	const lights = [luminance(over(front, ground)), luminance(ground)];
	return (Math.max(...lights) + 0.05) / (Math.min(...lights) + 0.05);
}

const text = 4.5;
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
] as const;
const notices = ['info', 'success', 'warning', 'danger'] as const;

const pairs: Pair[] = [
	...['background.DEFAULT', 'background.light', 'background.primary', 'background.primaryHover'].flatMap((back) =>
		['body.DEFAULT', 'body.light', 'body.dark', 'body.link', 'labels.DEFAULT', 'labels.light', 'labels.dark'].map(
			(front): Pair => [`colors.${front}`, `colors.${back}`, text],
		),
	),
	['colors.body.inverted', 'colors.background.dark', text],
	...['primary', 'secondary', 'success', 'danger', 'warning'].flatMap((group): Pair[] => [
		['colors.body.inverted', `colors.${group}.DEFAULT`, text],
		[`colors.${group}.dark`, `colors.${group}.light`, text],
	]),
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

export interface ContrastFault {
	front: string;
	back: string;
	ratio: number;
	least: number;
}

/** The pairs that are too close to each other for words (4.5) or shapes (3). */
export function findContrastFaults(theme: Theme): ContrastFault[] {
	return pairs
		.map(([front, back, least]) => ({
			front,
			back,
			least,
			ratio: contrastRatio(resolveColour(theme, front), resolveColour(theme, back)),
		}))
		.filter(({ ratio, least }) => ratio < least);
}
