import { describe, expect, it } from 'vitest';
import { contrastRatio, nearestPassing, opaqueColour } from './contrast.ts';

type Channels = readonly [number, number, number];

// Reckoned by hand: what is seen of the front is front × alpha + ground × (1 − alpha), channel by channel, and so is each ground on
// the one below it; then (lighter + 0.05) / (darker + 0.05). The plain formula takes both colours without their alpha: in every one
// of these pairs it decides wrongly.
const pairs: [
	front: string,
	grounds: string[],
	seen: Channels,
	ground: Channels,
	ratio: number,
	plain: number,
	least: number,
][] = [
	['rgba(0,0,0,0.5)', ['#ffffff'], [127.5, 127.5, 127.5], [255, 255, 255], 3.98, 21.0, 4.5],
	['rgba(0,0,0,0.4)', ['#ffffff'], [153, 153, 153], [255, 255, 255], 2.85, 21.0, 4.5],
	['rgba(0,0,0,0.3)', ['#ffffff'], [178.5, 178.5, 178.5], [255, 255, 255], 2.11, 21.0, 4.5],
	['rgba(0,0,0,0.53)', ['#ffffff'], [119.85, 119.85, 119.85], [255, 255, 255], 4.42, 21.0, 4.5],
	['rgba(255,255,255,0.5)', ['#1f4f82'], [143, 167, 192.5], [31, 79, 130], 3.39, 8.4, 4.5],
	['rgba(255,255,255,0.4)', ['#1f4f82'], [120.6, 149.4, 180], [31, 79, 130], 2.72, 8.4, 4.5],
	['rgba(255,255,255,0.3)', ['#1f4f82'], [98.2, 131.8, 167.5], [31, 79, 130], 2.15, 8.4, 4.5],
	['rgba(255,255,255,0.2)', ['#1f4f82'], [75.8, 114.2, 155], [31, 79, 130], 1.68, 8.4, 4.5],
	['rgba(255,255,255,0.4)', ['#000000'], [102, 102, 102], [0, 0, 0], 3.66, 21.0, 4.5],
	['rgba(255,255,255,0.3)', ['#000'], [76.5, 76.5, 76.5], [0, 0, 0], 2.46, 21.0, 4.5],
	['rgba(255,255,255,0.25)', ['#12161b'], [77.25, 80.25, 84], [18, 22, 27], 2.25, 18.16, 4.5],
	['#00000080', ['#ffffff'], [127, 127, 127], [255, 255, 255], 4.0, 21.0, 4.5],
	['#0008', ['#fff'], [119, 119, 119], [255, 255, 255], 4.48, 21.0, 4.5],
	['#0006', ['#ffffff'], [153, 153, 153], [255, 255, 255], 2.85, 21.0, 4.5],
	['#ffffff66', ['#163a61'], [115.2, 136.8, 160.2], [22, 58, 97], 3.21, 11.59, 4.5],
	['#fff8', ['#1d6b43'], [149.53, 185.93, 167.27], [29, 107, 67], 3.05, 6.49, 4.5],
	['#ffffffb3', ['#b3261e'], [232.35, 190.33, 187.94], [179, 38, 30], 3.91, 6.54, 4.5],
	['#ffffff99', ['#8a5300'], [208.2, 186.2, 153], [138, 83, 0], 3.37, 6.33, 4.5],
	['rgba(31,79,130,0.6)', ['#ffffff'], [120.6, 149.4, 180], [255, 255, 255], 3.09, 8.4, 4.5],
	['rgba(31,79,130,0.5)', ['#f6f7f9'], [138.5, 163, 189.5], [246, 247, 249], 2.43, 7.84, 4.5],
	['rgba(179,38,30,0.7)', ['#ffffff'], [201.8, 103.1, 97.5], [255, 255, 255], 3.73, 6.54, 4.5],
	['rgba(179,38,30,0.7)', ['#fbe4e2'], [200.6, 95, 88.8], [251, 228, 226], 3.29, 5.38, 4.5],
	['rgba(29,107,67,0.75)', ['#dff1e6'], [77.5, 140.5, 107.75], [223, 241, 230], 3.36, 5.52, 4.5],
	['rgba(32,38,46,0.55)', ['#ffffff'], [132.35, 135.65, 140.05], [255, 255, 255], 3.58, 15.24, 4.5],
	['rgba(32,38,46,0.5)', ['#ffffff'], [143.5, 146.5, 150.5], [255, 255, 255], 3.11, 15.24, 4.5],
	['rgba(86,96,109,0.7)', ['#f6f7f9'], [134, 141.3, 151], [246, 247, 249], 3.12, 5.96, 4.5],
	['#777777', ['rgba(0,0,0,0.1)', '#ffffff'], [119, 119, 119], [229.5, 229.5, 229.5], 3.57, 4.69, 4.5],
	['#ffffff', ['rgba(255,255,255,0.1)', '#000000'], [255, 255, 255], [25.5, 25.5, 25.5], 17.49, 1.0, 4.5],
	['#ffffff', ['rgba(255,255,255,0.2)', '#12161b'], [255, 255, 255], [65.4, 68.6, 72.6], 9.7, 1.0, 4.5],
	['#ffffff', ['rgba(0,0,0,0.3)', '#ffffff'], [255, 255, 255], [178.5, 178.5, 178.5], 2.11, 21.0, 4.5],
	['#ffffff', ['rgba(0,0,0,0.5)', '#ffffff'], [255, 255, 255], [127.5, 127.5, 127.5], 3.98, 21.0, 4.5],
	['#ffffff', ['rgba(17,21,26,0.5)', '#ffffff'], [255, 255, 255], [136, 138, 140.5], 3.46, 18.32, 4.5],
	['#ffffff', ['rgba(17,21,26,0.4)', '#c0c0c0'], [255, 255, 255], [122, 123.6, 125.6], 4.21, 18.32, 4.5],
	['#000000', ['rgba(0,0,0,0.2)', '#ffffff'], [0, 0, 0], [204, 204, 204], 13.08, 1.0, 4.5],
	['#000000', ['rgba(0,0,0,0.1)', '#faf6ee'], [0, 0, 0], [225, 221.4, 214.2], 15.56, 1.0, 4.5],
	['#20262e', ['rgba(31,79,130,0.1)', '#ffffff'], [32, 38, 46], [232.6, 237.4, 242.5], 12.99, 1.81, 4.5],
	['#1f4f82', ['rgba(31,79,130,0.12)', '#ffffff'], [31, 79, 130], [228.12, 233.88, 240], 6.93, 1.0, 4.5],
	['#b3261e', ['#b3261e1a', '#ffffff'], [179, 38, 30], [247.25, 232.87, 232.06], 5.53, 1.0, 4.5],
	['#fdfaf3', ['rgba(33,28,23,0.45)', '#faf6ee'], [253, 250, 243], [152.35, 147.9, 141.25], 2.9, 16.2, 4.5],
	['#ffffff', ['#08203680', '#f2f7fa'], [255, 255, 255], [124.54, 139.08, 151.62], 3.49, 16.53, 4.5],
	[
		'rgba(255,255,255,0.9)',
		['rgba(0,0,0,0.4)', 'rgba(0,0,0,0.2)', '#ffffff'],
		[241.74, 241.74, 241.74],
		[122.4, 122.4, 122.4],
		3.8,
		21.0,
		4.5,
	],
	[
		'#14293d',
		['rgba(8,31,54,0.2)', 'rgba(8,31,54,0.1)', '#f2f7fa'],
		[20, 41, 61],
		[176.48, 186.52, 195.12],
		7.58,
		1.12,
		4.5,
	],
	[
		'rgba(253,250,243,0.8)',
		['rgba(43,74,61,0.7)', '#faf6ee'],
		[223.42, 225.12, 217.22],
		[105.1, 125.6, 114.1],
		3.31,
		9.37,
		4.5,
	],
	[
		'rgba(255,157,77,0.9)',
		['rgba(255,157,77,0.1)', '#081f36'],
		[232.77, 145.66, 74.93],
		[32.7, 43.6, 56.3],
		5.86,
		1.0,
		4.5,
	],
	['#8fbdf0', ['rgba(143,189,240,0.15)', '#12161b'], [143, 189, 240], [36.75, 47.05, 58.95], 6.91, 1.0, 4.5],
	['rgba(18,22,27,0.45)', ['#8fbdf0'], [86.75, 113.85, 144.15], [143, 189, 240], 2.54, 9.26, 4.5],
	['rgba(0,0,0,0.5)', ['#f2bd66'], [121, 94.5, 51], [242, 189, 102], 3.52, 12.25, 4.5],
];

const hex = (channels: Channels) =>
	`#${channels.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;
const withoutAlpha = (colour: string) => {
	if (!colour.startsWith('#')) return colour.replace(/^rgba\((.+),[^,]+\)$/, 'rgb($1)');
	return colour.length > 5 ? colour.slice(0, 7) : colour.slice(0, 4);
};

describe('contrast with alpha', () => {
	it('is tried on more than 40 pairs', () => {
		expect(pairs.length).toBeGreaterThan(40);
	});

	it.each(pairs)('of %s on %j is that of what is seen', (front, grounds, seen, ground, ratio, plain, least) => {
		const [back = ''] = grounds;
		expect(contrastRatio(front, ...grounds)).toBeCloseTo(ratio, 2);
		expect(contrastRatio(withoutAlpha(front), withoutAlpha(back))).toBeCloseTo(plain, 2);
		expect(ratio >= least).not.toBe(plain >= least);
		if (grounds.length === 1) expect(hex(seen)).toBe(opaqueColour(front, back));
		if (grounds.length === 2) expect(hex(ground)).toBe(opaqueColour(back, grounds[1] ?? ''));
	});
});

describe('the nearest colour that passes', () => {
	it.each(pairs)('for %s on %j can be read', (front, grounds, _seen, _ground, _ratio, _plain, least) => {
		const colour = nearestPassing(front, grounds, least);
		expect(colour).toMatch(/^#[0-9a-f]{6}$/);
		expect(contrastRatio(colour, ...grounds)).toBeGreaterThanOrEqual(least);
	});

	it('is the colour itself where that passes, and else no further away than it must be', () => {
		expect(nearestPassing('#1f4f82', '#ffffff', 4.5)).toBe('#1f4f82');
		expect(nearestPassing('#777777', '#ffffff', 4.5)).toBe('#767676');
		expect(nearestPassing('#888888', '#000000', 7)).toBe('#959595');
	});

	it('goes the shorter way, or the requested one', () => {
		expect(nearestPassing('#999999', '#ffffff', 3)).toBe('#949494');
		expect(nearestPassing('#204060', '#12161b', 4.5)).toMatch(/^#[6-9]/);
		expect(nearestPassing('#777777', '#777777', 3, 'lighter')).toMatch(/^#[d-f]/);
		expect(nearestPassing('#777777', '#777777', 3, 'darker')).toMatch(/^#[0-4]/);
	});

	it('is black or white where none is enough', () => {
		expect(nearestPassing('#777777', '#777777', 7)).toBe('#000000');
		expect(nearestPassing('#777777', '#606060', 7)).toBe('#ffffff');
	});
});
