// Atelier Marlow: fine stationery from a small workshop in Lübeck, English first.
import { type Company, privacyOf, termsOf } from '../legal.ts';
import type { DemoShop } from '../types.ts';
import { withdrawalOf } from '../withdrawal-information.ts';
import { cardsAndWeddings } from './cards-and-weddings.ts';
import { categories } from './categories.ts';
import { labels } from './labels.ts';
import { makes } from './makes.ts';
import { menus } from './menus.ts';
import { contentPages } from './pages.ts';
import { paperAndPrints } from './paper-and-prints.ts';
import { contact, imprint } from './plain-pages.ts';
import { tariff } from './prices.ts';
import { selling } from './selling.ts';
import { voice } from './voice.ts';

const company: Company = {
	name: 'Atelier Marlow e. K.',
	address: 'Hüxstraße 58, 23552 Lübeck',
	mail: 'hello@atelier-marlow.example',
	seat: 'Lübeck',
	authority: 'Unabhängiges Landeszentrum für Datenschutz Schleswig-Holstein, Kiel',
};

export const atelierMarlow: DemoShop = {
	slug: 'atelier',
	name: 'Atelier Marlow',
	header: 'simple',
	headerGround: 'light',
	voice,
	categories,
	products: [...cardsAndWeddings, ...paperAndPrints],
	makes,
	tariff,
	selling,
	labels,
	unavailable: ['concert-bills'],
	unpublished: ['bookplates'],
	pages: [imprint, privacyOf(company), termsOf(company), withdrawalOf(company), contact],
	contentPages,
	menus,
};
