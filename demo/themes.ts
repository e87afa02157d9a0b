// How the two demo shops look. Whatever is not said here follows from it by the links of the default theme.
import type { OwnTheme } from '../rules/theme/theme.ts';

const colour = (color: string, label?: string) => (label ? { color, label } : { color });
const link = (linkedTo: string) => ({ linkedTo });
const shades = (base: string, light: string, dark: string, label: string) => ({
	DEFAULT: colour(base, label),
	light: colour(light),
	dark: colour(dark),
});

/** Ink and process cyan, with the warm orange of a fresh spot colour. */
const druckwerkNord: OwnTheme = {
	fonts: { display: 'Montserrat', body: 'Inter', sans: 'Inter', bold: 'Inter', light: 'Inter', mono: 'Roboto Mono' },
	border: { radius: 'strong', width: 'thin' },
	colors: {
		primary: shades('#00698f', '#d9f1f9', '#004a66', 'Petrol'),
		secondary: shades('#b8430f', '#ffe8d9', '#8a2f06', 'Sonderfarbe Orange'),
		success: shades('#1a6e4a', '#dbf3e7', '#0e4a31', 'Erfolg'),
		danger: shades('#b4232c', '#fde3e4', '#7e131b', 'Gefahr'),
		warning: shades('#875100', '#fff0cc', '#5c3700', 'Hinweis'),
		labels: { DEFAULT: colour('#33475a'), light: colour('#4d6275'), dark: colour('#0b2239') },
		body: { DEFAULT: colour('#14293d', 'Tinte'), light: colour('#48607a'), dark: colour('#081c30') },
		border: { DEFAULT: colour('#cbd8e3'), light: colour('#e3ebf1'), dark: colour('#6b8399') },
		background: {
			DEFAULT: colour('#ffffff'),
			light: colour('#f2f7fa'),
			dark: colour('#081f36', 'Tinte'),
			primaryHover: colour('#edf5f9'),
			secondaryHover: colour('#e2eef4'),
		},
	},
	applications: {
		header: {
			background: link('colors.background.dark'),
			text: link('colors.body.inverted'),
			textHover: colour('#7fdcff'),
			border: colour('#1c3d5c'),
			badgeBackground: colour('#ff9d4d'),
			badgeText: link('colors.body.dark'),
		},
		headerLogo: { text: link('colors.body.inverted') },
		headerSearch: {
			background: colour('#14334f'),
			text: link('colors.body.inverted'),
			placeholder: colour('#b9cfe0'),
			icon: colour('#b9cfe0'),
			border: colour('#5d7f9c'),
			borderFocus: colour('#7fdcff'),
		},
		cms: {
			typography: { subheading: link('colors.secondary.DEFAULT') },
			background: { primary: link('colors.primary.dark'), primaryLight: link('colors.background.light') },
			overlay: { background: colour('rgba(8, 31, 54, 0.78)') },
			cta: {
				background: colour('#ff9d4d', 'Warmer Aufruf'),
				backgroundHover: colour('#ffb577'),
				text: link('colors.body.dark'),
				border: colour('#ff9d4d'),
			},
		},
		labels: { saleBackground: link('colors.secondary.DEFAULT') },
		popOverMenu: { shadow: colour('rgba(8, 31, 54, 0.18)') },
		pricingTiers: {
			highlightBackground: link('colors.background.dark'),
			highlightBorder: colour('#ff9d4d'),
		},
		pageFancies: {
			accent: colour('#00a0d6', 'Prozess-Cyan'),
			accentLight: colour('#d9f1f9'),
			pattern: colour('#d5e6ef'),
			line: colour('#ff9d4d'),
			gradientFrom: colour('#f2f7fa'),
			gradientTo: colour('#d9f1f9'),
		},
	},
};

/** Paper, ink and bottle green; nothing rounded, nothing loud. */
const atelierMarlow: OwnTheme = {
	fonts: {
		display: 'Cormorant Garamond',
		body: 'Work Sans',
		serif: 'Cormorant Garamond',
		sans: 'Work Sans',
		bold: 'Work Sans',
		light: 'Work Sans',
		mono: 'Roboto Mono',
	},
	border: { radius: 'off', width: 'thin' },
	colors: {
		primary: shades('#2b4a3d', '#e0e8df', '#1b3229', 'Bottle green'),
		secondary: shades('#663650', '#f0e2e6', '#482236', 'Aubergine'),
		success: shades('#3d6236', '#e4ecd9', '#294424', 'Moss'),
		danger: shades('#983227', '#f5e0d8', '#6c1f17', 'Sealing wax'),
		warning: shades('#7d5413', '#f5e8c8', '#563808', 'Ochre'),
		labels: { DEFAULT: colour('#544b41'), light: colour('#655b50'), dark: colour('#2c2620') },
		body: {
			DEFAULT: colour('#332c25', 'Ink'),
			light: colour('#665b4f'),
			dark: colour('#211c17'),
			inverted: colour('#fdfaf3'),
		},
		border: { DEFAULT: colour('#d9cfbf'), light: colour('#e9e2d6'), dark: colour('#8b7d6b') },
		background: {
			DEFAULT: colour('#faf6ee', 'Paper'),
			light: colour('#f3ecdf', 'Laid paper'),
			dark: colour('#22302a'),
			primary: colour('#fefcf7', 'Smooth paper'),
			primaryHover: colour('#f6f0e4'),
			secondaryHover: colour('#ebe2d1'),
		},
	},
	applications: {
		header: { background: link('colors.background.DEFAULT'), border: link('colors.border.DEFAULT') },
		navigation: {
			background: link('colors.background.DEFAULT'),
			textActive: link('colors.secondary.DEFAULT'),
			indicator: link('colors.secondary.DEFAULT'),
			border: link('colors.border.DEFAULT'),
		},
		headerSearch: { background: link('colors.background.primary') },
		catalogItem: {
			background: link('colors.background.DEFAULT'),
			imageBackground: link('colors.background.light'),
			border: link('colors.background.DEFAULT'),
			borderHover: link('colors.border.dark'),
		},
		cms: {
			typography: { subheading: link('colors.secondary.DEFAULT') },
			overlay: { background: colour('rgba(33, 28, 23, 0.74)') },
		},
		labels: { highlightBackground: link('colors.secondary.DEFAULT') },
		popOverMenu: { shadow: colour('rgba(51, 44, 37, 0.14)') },
		pageFancies: {
			accent: link('colors.secondary.DEFAULT'),
			accentLight: link('colors.secondary.light'),
			pattern: link('colors.border.light'),
			line: colour('#b08d57', 'Gilt edge'),
			gradientFrom: link('colors.background.DEFAULT'),
			gradientTo: link('colors.background.light'),
		},
	},
	// The same room by lamplight.
	dark: {
		on: true,
		colors: {
			primary: { DEFAULT: colour('#a3cdb6'), light: colour('#24352c'), dark: colour('#c6e3d2') },
			secondary: { DEFAULT: colour('#e0b4c8'), light: colour('#3a2731'), dark: colour('#efd0de') },
			labels: { DEFAULT: colour('#cfc5b5'), light: colour('#b9ae9d'), dark: colour('#f3ece0') },
			body: {
				DEFAULT: colour('#ece4d6'),
				light: colour('#bfb4a3'),
				dark: colour('#fbf6ec'),
				inverted: colour('#fdfaf3'),
			},
			border: { DEFAULT: colour('#453d34'), light: colour('#342e27'), dark: colour('#988a78') },
			background: {
				DEFAULT: colour('#1a1714'),
				light: colour('#211d19'),
				dark: colour('#100e0b'),
				primary: colour('#1e1b17'),
				primaryHover: colour('#292420'),
				secondary: colour('#241f1b'),
				secondaryHover: colour('#2f2923'),
			},
		},
		applications: { pageFancies: { line: colour('#c9a56d', 'Gilt edge') } },
	},
};

/** By the slug of the tenant. */
export const demoThemes: Record<string, OwnTheme> = { demo: druckwerkNord, atelier: atelierMarlow };
