// Where the subject of a picture lies that is cropped on pages: in a wide band, upright on a phone, as a square.

/** From the upper left corner, both from 0 to 1. */
export interface Focus {
	x: number;
	y: number;
}

/** Of the pictures of a shop: the pieces lie in the right half of the large one, words stand on the left. */
export const shopFocus: Readonly<Record<string, Focus>> = { hero: { x: 0.8, y: 0.5 } };

/** Of categories, by their slugs: the largest piece, and of it the part that is read. */
export const categoryFocus: Readonly<Record<string, Focus>> = {
	'banner-messe': { x: 0.25, y: 0.8 },
	plakate: { x: 0.4, y: 0.66 },
	'falzflyer-broschueren': { x: 0.28, y: 0.4 },
	'aufkleber-etiketten': { x: 0.4, y: 0.42 },
	geschaeftsausstattung: { x: 0.75, y: 0.36 },
	announcements: { x: 0.36, y: 0.3 },
	'business-cards': { x: 0.3, y: 0.4 },
	stationery: { x: 0.75, y: 0.36 },
	weddings: { x: 0.36, y: 0.4 },
};
