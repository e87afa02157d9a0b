// The font catalogue: 20 families, the weights each exists in, and where the files of a face are served.

export interface Font {
	family: string;
	/** The family in an address, and the name of the packages that its files come from. */
	path: string;
	generic: 'sans-serif' | 'serif' | 'monospace';
	uprights: readonly number[];
	italics: readonly number[];
}

const weightNames: Record<number, string> = {
	100: 'Thin',
	200: 'ExtraLight',
	300: 'Light',
	400: 'Regular',
	500: 'Medium',
	600: 'SemiBold',
	700: 'Bold',
	800: 'ExtraBold',
	900: 'Black',
};
const allWeights = Object.keys(weightNames).map(Number);
const weights = (from: number, to: number) => allWeights.filter((weight) => weight >= from && weight <= to);

const font = <Family extends string>(
	family: Family,
	generic: Font['generic'],
	uprights: readonly number[],
	italics: readonly number[] = uprights,
) => ({ family, path: family.toLowerCase().replaceAll(' ', '-'), generic, uprights, italics });

export const fontCatalogue = [
	font('Inter', 'sans-serif', allWeights),
	font('Roboto', 'sans-serif', allWeights),
	font('Roboto Mono', 'monospace', weights(100, 700)),
	font('Poppins', 'sans-serif', allWeights),
	font('Montserrat', 'sans-serif', allWeights),
	font('Playfair Display', 'serif', weights(400, 900)),
	font('Merriweather', 'serif', weights(300, 900)),
	font('League Spartan', 'sans-serif', allWeights, []),
	font('Roboto Slab', 'serif', allWeights, []),
	font('Caladea', 'serif', [400, 700]),
	font('Cormorant Garamond', 'serif', weights(300, 700)),
	font('DM Sans', 'sans-serif', allWeights),
	font('Epilogue', 'sans-serif', allWeights),
	font('Fraunces', 'serif', allWeights),
	font('Libre Baskerville', 'serif', weights(400, 700)),
	font('Open Sans', 'sans-serif', weights(300, 800)),
	font('Raleway', 'sans-serif', allWeights),
	font('Source Code Pro', 'monospace', weights(200, 900)),
	font('Spectral', 'serif', weights(200, 800)),
	font('Work Sans', 'sans-serif', allWeights),
] as const;

export type FontFamily = (typeof fontCatalogue)[number]['family'];

export function findFont(family: unknown): ((typeof fontCatalogue)[number] & Font) | undefined {
	return fontCatalogue.find((entry) => entry.family === family);
}

/** All faces of a family as the spec counts them: italics are the weight plus 1000. */
export function fontWeights(family: FontFamily): number[] {
	const { uprights = [], italics = [] } = findFont(family) ?? {};
	return [...uprights, ...italics.map((weight) => weight + 1000)];
}

/** The weight nearest to the wanted one that exists, the bolder of two; undefined where there are no italics. */
export function nearestWeight(family: FontFamily, wanted: number, italic = false): number | undefined {
	const { uprights = [], italics = [] } = findFont(family) ?? {};
	const distance = (weight: number) => Math.abs(weight - wanted) - (weight > wanted ? 0.5 : 0);
	return [...(italic ? italics : uprights)].sort((a, b) => distance(a) - distance(b))[0];
}

export interface FontFile {
	ttf: string;
	/** Latin letters, what most pages need. */
	woff2: string;
	/** The letters of further languages in Latin script. */
	woff2Ext: string;
}

/** Where one face is served; undefined when the family does not have it. */
export function fontFile(family: FontFamily, weight: number, italic = false): FontFile | undefined {
	const entry = findFont(family);
	if (!entry || !(italic ? entry.italics : entry.uprights).includes(weight)) return undefined;
	const file = `${family.replaceAll(' ', '')}_${weight}${weightNames[weight]}${italic ? '_Italic' : ''}`;
	const place = `/assets/fonts/${entry.path}/static/${file}`;
	return { ttf: `${place}.ttf`, woff2: `${place}.woff2`, woff2Ext: `${place}_LatinExt.woff2` };
}
