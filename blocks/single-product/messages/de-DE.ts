// The German of en-GB.ts.
import type { TranslationOf } from '../../../rules/messages/entry.ts';
import type { messages as base } from './en-GB.ts';

export const messages: TranslationOf<typeof base> = {
	'pageBlocks.singleProduct.name': 'Einzelnes Produkt',
	'pageBlocks.singleProduct.about': 'Ein Produkt groß, daneben Text und Schaltfläche.',
	'pageBlocks.singleProduct.title': 'Überschrift',
	'pageBlocks.singleProduct.text': 'Text',
	'pageBlocks.singleProduct.products': 'Produkt',
	'pageBlocks.singleProduct.side': 'Seite des Produkts',
	'pageBlocks.singleProduct.side.start': 'Links',
	'pageBlocks.singleProduct.side.end': 'Rechts',
	'pageBlocks.singleProduct.call': 'Schaltfläche',
};
