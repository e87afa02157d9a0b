// The logos of the two demo shops: wide and square, for light and for dark grounds, and the favicon.
import { drawing } from './picture.ts';
import { at, circle, clipped, line, path, rect, type Type, text } from './svg.ts';

type ShopSlug = 'demo' | 'atelier';
type LogoVariant = 'light' | 'dark';

interface LogoColours {
	/** What it is made to stand on; the logo itself has no ground. */
	ground: string;
	word: string;
	second: string;
	accent: string;
}

export const logoColours: Record<ShopSlug, Record<LogoVariant, LogoColours>> = {
	demo: {
		light: { ground: '#ffffff', word: '#081f36', second: '#00698f', accent: '#d9601a' },
		dark: { ground: '#081f36', word: '#ffffff', second: '#5cd0f5', accent: '#ff9d4d' },
	},
	atelier: {
		light: { ground: '#faf6ee', word: '#22302a', second: '#2b4a3d', accent: '#663650' },
		dark: { ground: '#22302a', word: '#fdfaf3', second: '#cfe0d2', accent: '#e3bfcd' },
	},
};

const wideLogo = { width: 900, height: 186 };

/** A sheet leaving the cylinder: the gap between two rollers, with the mark for register. Fills a square of 100. */
const druckwerkMark = ({ word, second, accent }: LogoColours) =>
	circle(50, 26, 23, second) +
	circle(50, 83, 23, word, { transform: 'translate(0 -2)' }) +
	path('M2 50C22 50 34 56 50 52.5C66 49 80 49 100 55L98 60.5C80 55 66 55 50 58.5C34 62 20 56 1 56Z', accent);

/** The letter in a fine ring with a sprig, as on a seal. */
function marlowMark({ word, second, accent }: LogoColours): string {
	const leaf = (turn: number) =>
		`<g transform="rotate(${turn} 50 50)">${path('M50 6C54 9 54 14 50 17C46 14 46 9 50 6Z', accent)}</g>`;
	const initial: Type = { family: 'Cormorant Garamond', weight: 600, size: 56, fill: word, anchor: 'middle' };
	return (
		circle(50, 50, 44, 'none', { stroke: second, 'stroke-width': 1.8 }) +
		circle(50, 50, 38, 'none', { stroke: second, 'stroke-width': 0.9 }) +
		[0, 90, 180, 270].map(leaf).join('') +
		text('M', 50, 68, initial)
	);
}

const marks = { demo: druckwerkMark, atelier: marlowMark };

function words(shop: ShopSlug, { word, second, accent }: LogoColours): string {
	if (shop === 'demo')
		return (
			text('Druckwerk', 196, 104, {
				family: 'Montserrat',
				weight: 800,
				size: 92,
				fill: word,
				spacing: -2,
				within: 560,
			}) +
			text('NORD', 198, 160, { family: 'Montserrat', weight: 600, size: 40, fill: second, spacing: 20 }) +
			line(400, 146, 744, 146, accent, 7)
		);
	return (
		text('Atelier Marlow', 206, 112, {
			family: 'Cormorant Garamond',
			weight: 600,
			size: 104,
			fill: word,
			within: 660,
		}) +
		text('FINE STATIONERY', 210, 156, {
			family: 'Work Sans',
			weight: 500,
			size: 24,
			fill: accent,
			spacing: 11,
			within: 640,
		})
	);
}

export function drawWideLogo(shop: ShopSlug, variant: LogoVariant): string {
	const colours = logoColours[shop][variant];
	return drawing(
		wideLogo.width,
		wideLogo.height,
		() => at(12, 13, marks[shop](colours), 0, 1.6) + words(shop, colours),
	);
}

export function drawSquareLogo(shop: ShopSlug, variant: LogoVariant): string {
	const colours = logoColours[shop][variant];
	return drawing(512, 512, () => at(31, 31, marks[shop](colours), 0, 4.5));
}

/** On a ground of its own, because nobody knows what browsers put it on. */
export function drawFavicon(shop: ShopSlug, variant: LogoVariant): string {
	const colours = logoColours[shop][variant === 'light' ? 'dark' : 'light'];
	return drawing(512, 512, () => {
		const ground = rect(0, 0, 512, 512, colours.ground, { rx: 104 });
		return clipped(rect(0, 0, 512, 512, '#000', { rx: 104 }), ground + at(66, 66, marks[shop](colours), 0, 3.8));
	});
}
