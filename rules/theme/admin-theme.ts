// The one neutral theme of administration and editor, the same in all tenants, so that help and screenshots fit everywhere.
import { mergeTheme } from './merge-theme.ts';
import { defaultTheme, type Theme } from './theme.ts';

/** What is not named here is as everyone's theme begins. */
export const adminTheme: Theme = mergeTheme(defaultTheme, {
	fonts: { display: 'Inter', body: 'Inter', sans: 'Inter', light: 'Inter', bold: 'Inter' },
	border: { radius: 'light', width: 'thin' },
	colors: {
		primary: { DEFAULT: { color: '#2f3a4a' }, light: { color: '#e6e9ee' }, dark: { color: '#1b232e' } },
		background: { light: { color: '#f4f5f7' } },
		body: { link: { color: '#1f4f82' }, linkHover: { color: '#163a61' } },
		border: { focus: { color: '#1f4f82' } },
	},
});
