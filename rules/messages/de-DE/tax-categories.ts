// The German of en-GB/tax-categories.ts.
import type { taxCategories as base } from '../en-GB/tax-categories.ts';
import type { TranslationOf } from '../entry.ts';

export const taxCategories: TranslationOf<typeof base> = {
	'pricing.tax.none': 'Keine',
	'pricing.tax.standard': 'Standard',
	'pricing.tax.foodRestaurant': 'Lebensmittel (Restaurant)',
	'pricing.tax.foodGrocery': 'Lebensmittel (Einzelhandel/Lieferung)',
	'pricing.tax.software': 'Software',
	'pricing.tax.digitalContent': 'Digitale Inhalte',
	'pricing.tax.streaming': 'Streaming',
	'pricing.tax.advertising': 'Werbung',
	'pricing.tax.marketing': 'Marketing',
	'pricing.tax.consulting': 'Beratung',
	'pricing.tax.legal': 'Rechtsberatung',
	'pricing.tax.accounting': 'Buchhaltung',
	'pricing.tax.education': 'Bildung',
	'pricing.tax.training': 'Schulung',
	'pricing.tax.medical': 'Medizin',
	'pricing.tax.shipping': 'Versand',
};
