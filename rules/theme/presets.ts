// Looks that come with the product, for shops that do not want to begin with a blank sheet. Each can be read light and dark.
import type { OwnTheme } from './theme.ts';

export interface ShippedPreset {
	id: string;
	name: string;
	theme: OwnTheme;
}

const shades = (DEFAULT: string, light: string, dark: string) => ({
	DEFAULT: { color: DEFAULT },
	light: { color: light },
	dark: { color: dark },
});

export const shippedPresets: readonly ShippedPreset[] = [
	{
		id: 'shipped-harbour',
		name: 'Harbour',
		theme: {
			fonts: { display: 'Montserrat', body: 'Inter', sans: 'Inter', bold: 'Inter', light: 'Inter' },
			border: { radius: 'light', width: 'thin' },
			colors: {
				primary: shades('#155e75', '#d8eef4', '#0e4253'),
				secondary: shades('#9a3412', '#fde8dc', '#6f240c'),
			},
			dark: { on: true },
		},
	},
	{
		id: 'shipped-letterpress',
		name: 'Letterpress',
		theme: {
			fonts: { display: 'Playfair Display', body: 'Work Sans', serif: 'Playfair Display', sans: 'Work Sans' },
			border: { radius: 'off', width: 'thick' },
			colors: {
				primary: shades('#7a1f2b', '#f6e3e3', '#571019'),
				secondary: shades('#4a4a3a', '#ebeadd', '#323226'),
				body: { DEFAULT: { color: '#2a2622' }, light: { color: '#5c554d' }, dark: { color: '#191614' } },
				background: {
					DEFAULT: { color: '#fbf8f2' },
					light: { color: '#f4efe5' },
					primaryHover: { color: '#f3eee3' },
					secondaryHover: { color: '#ece5d6' },
				},
			},
			dark: {
				on: true,
				colors: {
					background: {
						DEFAULT: { color: '#161311' },
						light: { color: '#1c1815' },
						primary: { color: '#1a1613' },
						primaryHover: { color: '#25201b' },
						secondary: { color: '#1f1a16' },
						secondaryHover: { color: '#2a241e' },
					},
				},
			},
		},
	},
	{
		id: 'shipped-meadow',
		name: 'Meadow',
		theme: {
			fonts: { display: 'Work Sans', body: 'Work Sans', sans: 'Work Sans', bold: 'Work Sans', light: 'Work Sans' },
			border: { radius: 'strong', width: 'off' },
			colors: {
				primary: shades('#2f6b2a', '#e2f2dd', '#1e4a1a'),
				secondary: shades('#5b4b8a', '#ebe6f7', '#3f3366'),
				background: {
					light: { color: '#f5f9f2' },
					primaryHover: { color: '#eff6eb' },
					secondaryHover: { color: '#e6f0e0' },
				},
			},
			dark: { on: true },
		},
	},
];
