// The words that stand on some products of Druckwerk Nord: what is new, what many take, what costs less for some weeks.
import { both, type DemoLabel } from '../types.ts';

export const labels: DemoLabel[] = [
	{
		name: both('Neu', 'New'),
		kind: 'highlighted',
		products: ['visitenkarten-farbkern', 'etiketten-glaeser', 'notizbuch', 'broschuere-wire-o'],
	},
	{
		name: both('Beliebt', 'Popular'),
		kind: 'plain',
		products: ['visitenkarten-classic', 'flyer-din-a5', 'plakat-din-a2', 'briefpapier-din-a4', 'roll-up'],
	},
	{
		name: both('Aktion', 'Offer'),
		kind: 'sale',
		from: -7,
		until: 60,
		products: ['flyer-din-lang', 'wandkalender-din-a3', 'weihnachtskarten'],
	},
	{
		name: both('Messesaison', 'Trade fair season'),
		kind: 'highlighted',
		from: 45,
		until: 120,
		products: ['roll-up', 'beachflag', 'hartschaumplatte'],
	},
];
