// Two texts of a shop: one of the interface, and the name of a product.
import type { TextToSave } from '../texts/save-texts.ts';

export const searchText: TextToSave = {
	key: 'header.search',
	type: 'static',
	group: 'storefront',
	baseText: 'Search',
	baseLanguage: 'en-GB',
	translations: { 'de-DE': 'Finden' },
	origin: 'human',
};

export const cardName: TextToSave = {
	key: 'product.card.name',
	type: 'productName',
	group: 'products',
	baseText: 'Visitenkarte',
	baseLanguage: 'de-DE',
	translations: { 'en-GB': 'Business card' },
	origin: 'human',
};
