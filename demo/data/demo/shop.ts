// Druckwerk Nord: a matter-of-fact print shop on the Flensburg fjord.
import { type Company, privacyOf, termsOf } from '../legal.ts';
import type { DemoShop } from '../types.ts';
import { withdrawalOf } from '../withdrawal-information.ts';
import { bannersAndGifts } from './banners-and-gifts.ts';
import { bookletsAndPosters } from './booklets-and-posters.ts';
import { cardsAndFlyers } from './cards-and-flyers.ts';
import { categories } from './categories.ts';
import { labels } from './labels.ts';
import { makes } from './makes.ts';
import { menus } from './menus.ts';
import { contentPages } from './pages.ts';
import { contact, imprint } from './plain-pages.ts';
import { tariff } from './prices.ts';
import { selling } from './selling.ts';
import { stickersAndStationery } from './stickers-and-stationery.ts';
import { voice } from './voice.ts';

const company: Company = {
	name: 'Druckwerk Nord GmbH',
	address: 'Am Ballastkai 21, 24937 Flensburg',
	mail: 'moin@druckwerk-nord.example',
	seat: 'Flensburg',
	authority: 'Unabhängiges Landeszentrum für Datenschutz Schleswig-Holstein, Kiel',
};

export const druckwerkNord: DemoShop = {
	slug: 'demo',
	name: 'Druckwerk Nord',
	header: 'default',
	headerGround: 'dark',
	voice,
	categories,
	products: [...cardsAndFlyers, ...bookletsAndPosters, ...stickersAndStationery, ...bannersAndGifts],
	makes,
	tariff,
	selling,
	labels,
	unavailable: ['beachflag'],
	unpublished: ['untersetzer'],
	pages: [imprint, privacyOf(company), termsOf(company), withdrawalOf(company), contact],
	contentPages,
	menus,
};
