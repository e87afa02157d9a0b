// Photos of the demo shops as their editors would have taken them from a provider of stock photos. They are drawn, and nobody has taken them: the
// author says so, and the links lead to the provider alone.
import { type PictureCredit, photoProviderPages } from '../../rules/photos/photos.ts';
import type { ArtName } from '../drawing/art/arts.ts';
import type { Colours } from '../drawing/art/colours.ts';
import { both, type DemoShop, type InBoth } from './types.ts';

export interface DemoStockPhoto {
	/** Plans of pages call it `picture:stock/` and this. */
	name: string;
	art: ArtName;
	colours: Colours;
	author: string;
	shows: InBoth;
}

export const stockPhotos: Readonly<Record<DemoShop['slug'], readonly DemoStockPhoto[]>> = {
	demo: [
		{
			name: 'harbour',
			art: 'harbour',
			colours: { paper: '#eef3f5', ink: '#1c3a4d', accent: '#c96a3a', soft: '#b9d2da' },
			author: 'Merle Andersen',
			shows: both('Boote im Hafen', 'Boats in a harbour'),
		},
		{
			name: 'roofs',
			art: 'gables',
			colours: { paper: '#f6f1e8', ink: '#4a2f28', accent: '#a8442f', soft: '#e6cfae' },
			author: 'Jonte Petersen',
			shows: both('Giebel einer alten Straße', 'Gables of an old street'),
		},
	],
	atelier: [
		{
			name: 'leaves',
			art: 'leaves',
			colours: { paper: '#f5f2ea', ink: '#2f3d33', accent: '#6d8662', soft: '#d9dfc8' },
			author: 'Ada Lindqvist',
			shows: both('Blätter auf hellem Papier', 'Leaves on light paper'),
		},
		{
			name: 'pears',
			art: 'pears',
			colours: { paper: '#f7f1e6', ink: '#4b3a2a', accent: '#b58a3c', soft: '#e8d9b0' },
			author: 'Noor van Dijk',
			shows: both('Birnen auf einem Tisch', 'Pears on a table'),
		},
	],
};

export function creditOf({ author, name }: DemoStockPhoto): PictureCredit {
	const site = photoProviderPages.pixabay;
	return { provider: 'pixabay', author: `${author} (Demo)`, authorUrl: `${site}?demo=${name}`, url: site };
}
