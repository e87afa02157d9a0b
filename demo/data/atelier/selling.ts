// How Atelier Marlow sells: by card and by invoice, to people whose address it knows, well wrapped.
import { byQuantity, byWeight, type DemoSelling, flat } from '../selling.ts';
import { both } from '../types.ts';

export const selling: DemoSelling = {
	settings: {
		seller: {
			name: 'Atelier Marlow e. K.',
			street: 'Hüxstraße 58',
			zipCode: '23552',
			city: 'Lübeck',
			country: 'DE',
			phone: '+49 451 555 0158',
			mail: 'accounts@atelier-marlow.example',
			website: 'www.atelier-marlow.example',
			taxNumber: '22/000/00000',
			vatId: 'DE000000000',
			register: 'Amtsgericht Lübeck, HRA 0000 HL (Beispiel)',
			management: '',
			bank: {
				holder: 'Atelier Marlow e. K.',
				bank: 'Bank an der Trave (Beispiel)',
				iban: 'DE02120300000000202051',
				bic: 'BYLADEM1001',
			},
		},
		paymentDays: 30,
		invoiceWhen: 'processed',
		invoicePrefix: 'AM-',
		creditNotePrefix: 'AMG-',
		profileRequired: true,
		continueShoppingUrl: '/',
		orderRecipients: ['hello@atelier-marlow.example'],
	},
	methods: [
		flat(790, {
			name: both('Versichertes Paket', 'Insured parcel'),
			description: both('In Seidenpapier und fester Schachtel.', 'In tissue paper and a sturdy box.'),
			countries: ['DE'],
			days: 2,
		}),
		byQuantity('50:3.20 100:4.80 250:6.90', {
			name: both('Brief', 'Letter post'),
			description: both('Für kleine Auflagen bis 250 Stück.', 'For small runs of up to 250 pieces.'),
			countries: ['DE', 'AT'],
			days: 3,
		}),
		byWeight('1:12.90 5:18.90 20:34.90', {
			name: both('Internationaler Versand', 'International delivery'),
			description: both('Mit Sendungsverfolgung.', 'With tracking.'),
			countries: ['AT', 'BE', 'CH', 'DK', 'FR', 'GB', 'IE', 'IT', 'NL', 'SE'],
			days: 6,
		}),
		flat(0, {
			name: both('Abholung in Lübeck', 'Collection in Lübeck'),
			description: both('Hüxstraße 58, nach Vereinbarung.', 'Hüxstraße 58, by appointment.'),
			days: 0,
			collection: true,
		}),
	],
	readyMade: ['lined-envelopes', 'print-of-the-season'],
	weights: {
		'stationery-set': 690,
		'writing-paper-subscription': 260,
		'lined-envelopes': 7.5,
		'seal-stickers': 0.25,
		'hand-bound-notebooks': 340,
	},
};
