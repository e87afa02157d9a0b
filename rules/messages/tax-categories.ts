// What a thing is to the tax office, as people say it.
import type { ShippedText } from './entry.ts';

const taxCategory = (de: string, en: string): ShippedText => ({
	de,
	en,
	context: 'Tax category',
	tags: ['admin', 'price'],
});

export const taxCategories = {
	'pricing.tax.none': taxCategory('Keine', 'None'),
	'pricing.tax.standard': taxCategory('Standard', 'Standard'),
	'pricing.tax.foodRestaurant': taxCategory('Lebensmittel (Restaurant)', 'Food (restaurant)'),
	'pricing.tax.foodGrocery': taxCategory('Lebensmittel (Einzelhandel/Lieferung)', 'Food (grocery/delivery)'),
	'pricing.tax.software': taxCategory('Software', 'Software'),
	'pricing.tax.digitalContent': taxCategory('Digitale Inhalte', 'Digital content'),
	'pricing.tax.streaming': taxCategory('Streaming', 'Streaming'),
	'pricing.tax.advertising': taxCategory('Werbung', 'Advertising'),
	'pricing.tax.marketing': taxCategory('Marketing', 'Marketing'),
	'pricing.tax.consulting': taxCategory('Beratung', 'Consulting'),
	'pricing.tax.legal': taxCategory('Rechtsberatung', 'Legal'),
	'pricing.tax.accounting': taxCategory('Buchhaltung', 'Accounting'),
	'pricing.tax.education': taxCategory('Bildung', 'Education'),
	'pricing.tax.training': taxCategory('Schulung', 'Training'),
	'pricing.tax.medical': taxCategory('Medizin', 'Medical'),
	'pricing.tax.shipping': taxCategory('Versand', 'Shipping'),
};
