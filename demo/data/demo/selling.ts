// How Druckwerk Nord sells: all ways to pay, parcels, pallets, and collection in person.
import { byWeight, type DemoSelling, flat, freeFrom } from '../selling.ts';
import { both } from '../types.ts';

export const selling: DemoSelling = {
	settings: {
		// So that visitors of the demo can order without an account; a real shop begins with those who are signed in.
		invoiceFor: 'everybody',
		invoiceLimit: 250_000,
		paypalOffered: true,
		klarnaOffered: true,
		klarnaUpTo: 500_000,
		sepaDebitOffered: true,
		sepaDebitUpTo: 100_000,
		prepaymentOffered: true,
		seller: {
			name: 'Druckwerk Nord GmbH',
			street: 'Am Ballastkai 21',
			zipCode: '24937',
			city: 'Flensburg',
			country: 'DE',
			phone: '+49 461 555 0100',
			mail: 'rechnung@druckwerk-nord.example',
			website: 'www.druckwerk-nord.example',
			taxNumber: '15/000/00000',
			vatId: 'DE000000000',
			register: 'Amtsgericht Flensburg, HRB 00000 FL (Beispiel)',
			management: 'Inken Friedrichsen',
			bank: {
				holder: 'Druckwerk Nord GmbH',
				bank: 'Fördebank (Beispiel)',
				iban: 'DE89370400440532013000',
				bic: 'COBADEFFXXX',
			},
		},
		paymentDays: 14,
		multipleSelection: true,
		continueShoppingUrl: '/products',
		orderRecipients: ['auftrag@druckwerk-nord.example', 'vorstufe@druckwerk-nord.example'],
	},
	methods: [
		freeFrom(490, 4900, {
			name: both('DHL Paket', 'DHL parcel'),
			description: both('Versichert, mit Sendungsverfolgung.', 'Insured, with tracking.'),
			countries: ['DE'],
			days: 2,
		}),
		flat(1490, {
			name: both('DHL Express', 'DHL Express'),
			description: both('Am nächsten Werktag bis 12 Uhr.', 'On the next working day before noon.'),
			countries: ['DE'],
			days: 1,
		}),
		byWeight('2:9.90 5:14.90 10:19.90 31.5:29.90', {
			name: both('DHL Paket International', 'DHL parcel international'),
			description: both(
				'Bis 31,5 kg. Außerhalb der EU können Einfuhrabgaben anfallen.',
				'Up to 31.5 kg. Import duties may apply outside the EU.',
			),
			countries: ['AT', 'BE', 'CH', 'DK', 'FR', 'LU', 'NL', 'PL', 'SE'],
			days: 4,
		}),
		byWeight('50:39.00 100:59.00 300:89.00 700:139.00', {
			name: both('Spedition auf Palette', 'Haulage on a pallet'),
			description: both('Frei Bordsteinkante, wir rufen vorher an.', 'To the kerb, we call beforehand.'),
			countries: ['DE', 'DK'],
			days: 3,
		}),
		flat(0, {
			name: both('Abholung in Flensburg', 'Collection in Flensburg'),
			description: both('Am Ballastkai 21, zu den Öffnungszeiten.', 'Am Ballastkai 21, during opening hours.'),
			days: 0,
			collection: true,
		}),
		flat(690, {
			name: both('Fahrradkurier Flensburg', 'Bicycle courier Flensburg'),
			description: both('Am selben Tag innerhalb der Stadt.', 'On the same day within the city.'),
			countries: ['DE'],
			days: 0,
			active: false,
		}),
	],
	readyMade: ['kunstdruck', 'plakat-des-monats', 'tischkalender', 'jahresplaner-din-a1'],
	weights: {
		'werbemittel-abo': 2520,
		'geschaeftspapier-abo': 2750,
		'briefumschlaege-din-lang': 5.2,
		praesentationsmappen: 68,
		'roll-up': 3400,
		beachflag: 4200,
		tasse: 340,
		notizbuch: 310,
		stofftasche: 95,
		gutscheine: 4.6,
	},
};
