// The contrast of two colours as WCAG 2.2 measures it, of what is really seen: a colour with transparency is laid over whatever is
// below it, layer by layer.
import { type DirectColour, fallbackColour, parseColour } from './colour.ts';

type Channels = [red: number, green: number, blue: number];

export function channelsOf(colour: DirectColour): { channels: Channels; alpha: number } {
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
	return written(lay([colour, ground]));
}

function luminance(channels: Channels): number {
	const linear = (value: number) => {
		const part = value / 255;
		return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
	};
	const [red, green, blue] = channels;
	return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

const paper: Channels = [255, 255, 255];

const lay = (layers: readonly string[]): Channels =>
	layers.reduceRight<Channels>((ground, layer) => over(layer, ground), paper);

const ratioOf = (front: Channels, back: Channels): number => {
	const lights = [luminance(front), luminance(back)];
	return (Math.max(...lights) + 0.05) / (Math.min(...lights) + 0.05);
};

/**
 * From 1 (the same) to 21 (black on white), of direct colours.
 * @param grounds what the front stands on, then what shines through that; below the last one is white
 */
export function contrastRatio(front: string, ...grounds: string[]): number {
	const ground = lay(grounds);
	return ratioOf(over(front, ground), ground);
}

const written = (channels: Channels) =>
	`#${channels.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;

const ends = { darker: 0, lighter: 255 } as const;
type Direction = keyof typeof ends;
const finest = 256;

function shadeThat(passes: (shade: Channels) => boolean, from: Channels, direction: Direction): Channels | undefined {
	const end = ends[direction];
	for (let step = 0; step <= finest; step++) {
		const [red, green, blue] = from.map((value) => Math.round(value + ((end - value) * step) / finest));
		const shade: Channels = [red ?? end, green ?? end, blue ?? end];
		if (passes(shade)) return shade;
	}
	return undefined;
}

const distance = (a: Channels, b: Channels) => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);

/**
 * The nearest shade of a colour, darker or lighter, that reaches a contrast; black or white, whichever is better, where none does.
 * @param background one colour as it is seen, or the layers of it from above to below
 */
export function nearestPassing(
	colour: string,
	background: string | readonly string[],
	ratio: number,
	only?: Direction,
): string {
	const ground = lay(typeof background === 'string' ? [background] : background);
	const from = over(colour, ground);
	const passes = (shade: Channels) => ratioOf(shade, ground) >= ratio;
	const directions: Direction[] = only ? [only] : ['darker', 'lighter'];
	const [best] = directions
		.map((direction) => shadeThat(passes, from, direction))
		.filter((shade) => shade !== undefined)
		.sort((a, b) => distance(a, from) - distance(b, from));
	if (best) return written(best);
	return ratioOf([0, 0, 0], ground) > ratioOf(paper, ground) ? '#000000' : '#ffffff';
}
