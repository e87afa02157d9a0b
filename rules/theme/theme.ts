// The theme of a tenant in the form it is stored in, and the one that everyone starts from.
import type { FontFamily } from './fonts.ts';
import { applications, colours } from './tokens.ts';

/** A colour of its own, or a link to another one; the link counts where both are given. */
export interface ColourItem {
	color?: string;
	label?: string;
	linkedTo?: string;
}

export const fontRoles = ['display', 'body', 'serif', 'sans', 'mono', 'light', 'bold'] as const;
export type FontRole = (typeof fontRoles)[number];

/** The spec's sizes, by the names a theme stores. */
export const borderRadii = { off: '0px', light: '4px', strong: '12px' } as const;
export const borderWidths = { off: '0px', thin: '1px', thick: '2px' } as const;
export type BorderRadius = keyof typeof borderRadii;
export type BorderWidth = keyof typeof borderWidths;

type Items<Tree> = { [Name in keyof Tree]: Tree[Name] extends string ? ColourItem : Items<Tree[Name]> };

type Part<Whole> = { [Name in keyof Whole]?: Whole[Name] extends string ? Whole[Name] : Part<Whole[Name]> };

interface Palette {
	colors: Items<typeof colours>;
	applications: Items<typeof applications>;
}

export interface Theme extends Palette {
	fonts: Record<FontRole, FontFamily>;
	border: { radius: BorderRadius; width: BorderWidth };
	/** For visitors whose system is dark, if it is on: what is not as `darkTheme` would have it. */
	dark: { on: boolean } & Part<Palette>;
}

/** What a tenant stores: as much or as little of a theme as it wants to have its own way. */
export type OwnTheme = Part<Theme>;

function itemsOf<Tree extends object>(tree: Tree): Items<Tree> {
	const items = Object.entries(tree).map(([name, below]) => {
		if (typeof below !== 'string') return [name, itemsOf(below)];
		return [name, below.startsWith('#') || below.startsWith('rgb') ? { color: below } : { linkedTo: below }];
	});
	return Object.fromEntries(items);
}

export const defaultTheme: Theme = {
	fonts: {
		display: 'Montserrat',
		body: 'Inter',
		serif: 'Playfair Display',
		sans: 'Inter',
		mono: 'Roboto Mono',
		light: 'Inter',
		bold: 'Inter',
	},
	border: { radius: 'light', width: 'thin' },
	colors: itemsOf(colours),
	applications: itemsOf(applications),
	dark: { on: false, colors: {}, applications: {} },
};
