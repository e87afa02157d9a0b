// The words that stand on some products of the atelier.
import { both, type DemoLabel } from '../types.ts';

export const labels: DemoLabel[] = [
	{ name: both('Neu', 'New'), kind: 'highlighted', products: ['edge-painted-cards', 'art-prints'] },
	{
		name: both('Von Hand', 'By hand'),
		kind: 'plain',
		products: ['letterpress-cards', 'hand-bound-notebooks', 'lined-envelopes'],
	},
	{
		name: both('Zur Hochzeit', 'Wedding season'),
		kind: 'sale',
		from: 30,
		until: 150,
		products: ['wedding-invitations', 'save-the-date'],
	},
];
