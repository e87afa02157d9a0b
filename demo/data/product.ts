// How the lists of products are written: one call for each.
import type { PictureOf } from '../drawing/picture.ts';
import { both, type DemoProduct } from './types.ts';

interface Wording {
	name: string;
	text: string;
}

export const inCategory =
	(category: string) =>
	(slug: string, fromPrice: number, picture: PictureOf, de: Wording, en: Wording): DemoProduct => ({
		slug,
		category,
		name: both(de.name, en.name),
		description: both(de.text, en.text),
		fromPrice,
		picture,
	});
