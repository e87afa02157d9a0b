import { describe, expect, it } from 'vitest';
import { fontFaces, fontPreloads } from './font-faces.ts';
import { fontCatalogue, fontFile, fontWeights, nearestWeight } from './fonts.ts';
import { defaultTheme } from './theme.ts';

describe('the font catalogue', () => {
	it('has the 20 families of the spec', () => {
		expect(fontCatalogue.map(({ family }) => family).join(', ')).toBe(
			'Inter, Roboto, Roboto Mono, Poppins, Montserrat, Playfair Display, Merriweather, League Spartan, Roboto Slab, Caladea, Cormorant Garamond, DM Sans, Epilogue, Fraunces, Libre Baskerville, Open Sans, Raleway, Source Code Pro, Spectral, Work Sans',
		);
	});

	it('counts italics as weight plus 1000, where there are any', () => {
		expect(fontWeights('Caladea')).toEqual([400, 700, 1400, 1700]);
		expect(fontWeights('League Spartan')).toEqual([100, 200, 300, 400, 500, 600, 700, 800, 900]);
		expect(fontWeights('Cormorant Garamond')).toEqual([300, 400, 500, 600, 700, 1300, 1400, 1500, 1600, 1700]);
	});

	it('says where a face is served, and nothing of one that does not exist', () => {
		expect(fontFile('Playfair Display', 700, true)).toEqual({
			ttf: '/assets/fonts/playfair-display/static/PlayfairDisplay_700Bold_Italic.ttf',
			woff2: '/assets/fonts/playfair-display/static/PlayfairDisplay_700Bold_Italic.woff2',
			woff2Ext: '/assets/fonts/playfair-display/static/PlayfairDisplay_700Bold_Italic_LatinExt.woff2',
		});
		expect(fontFile('Playfair Display', 300)).toBeUndefined();
		expect(fontFile('Roboto Slab', 400, true)).toBeUndefined();
	});

	it('knows the nearest weight', () => {
		expect(nearestWeight('Inter', 400)).toBe(400);
		expect(nearestWeight('Playfair Display', 100)).toBe(400);
		expect(nearestWeight('Roboto Mono', 900)).toBe(700);
		expect(nearestWeight('Caladea', 550)).toBe(700);
		expect(nearestWeight('League Spartan', 400, true)).toBeUndefined();
	});
});

describe('the faces of a theme', () => {
	it('are read first as WOFF2, then as TTF, and take the place of what stood in for them', () => {
		expect(fontFaces(defaultTheme)).toContain(
			'@font-face{font-family:"Inter";font-style:normal;font-weight:400;font-display:swap;src:url("/assets/fonts/inter/static/Inter_400Regular.woff2") format("woff2"),url("/assets/fonts/inter/static/Inter_400Regular.ttf") format("truetype");unicode-range:U+0000-00FF,',
		);
	});

	it('have each a stand-in that is as wide and as high as they are', () => {
		expect(fontFaces(defaultTheme)).toContain(
			'@font-face{font-family:"Inter Fallback";font-style:normal;font-weight:700;src:local("Arial Bold"),local("Liberation Sans Bold"),local("Arimo Bold");size-adjust:103.25%;ascent-override:93.83%;descent-override:23.36%;line-gap-override:0%}',
		);
	});

	it('are of the fonts in use only, each once', () => {
		const faces = fontFaces(defaultTheme).split('@font-face').slice(1);
		expect(new Set(faces).size).toBe(faces.length);
		const families = ['Montserrat', 'Inter', 'Playfair Display', 'Roboto Mono'];
		expect(new Set(faces.map((face) => /font-family:"(.+?)"/.exec(face)?.[1]))).toEqual(
			new Set(families.flatMap((family) => [family, `${family} Fallback`])),
		);
	});

	it('are fetched early where text and headlines need them: two files at most', () => {
		expect(fontPreloads(defaultTheme)).toEqual([
			'/assets/fonts/inter/static/Inter_400Regular.woff2',
			'/assets/fonts/montserrat/static/Montserrat_700Bold.woff2',
		]);
	});
});
