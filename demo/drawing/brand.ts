// A house whose printed matter is shown: what is on its cards, letters and posters, and how it looks.
import type { FontFamily } from '../../rules/theme/fonts.ts';
import type { ArtName } from './art/arts.ts';
import { arts } from './art/arts.ts';
import type { Colours } from './art/colours.ts';
import { circle, clipped, type Type } from './svg.ts';

export interface Brand {
	name: string;
	claim: string;
	person: string;
	role: string;
	street: string;
	city: string;
	phone: string;
	mail: string;
	web: string;
	/** Two or three sentences about the house, set where a piece carries running text. */
	about: string;
	art: ArtName;
	colours: Colours;
	display: { family: FontFamily; weight: number };
	body: FontFamily;
	english?: boolean;
}

export const headline = ({ display }: Brand, size: number, fill: string, more: Partial<Type> = {}): Type => ({
	...display,
	size,
	fill,
	...more,
});

export const running = ({ body }: Brand, size: number, fill: string, more: Partial<Type> = {}): Type => ({
	family: body,
	weight: 400,
	size,
	fill,
	...more,
});

/** The house's sign: its picture in a disc, from the upper left corner. */
export const sign = ({ art, colours }: Brand, size: number) =>
	clipped(circle(size / 2, size / 2, size / 2, '#000'), arts[art](size, size, colours));
