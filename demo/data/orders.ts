// Who has ordered from the demo shops, and how an order came about. Nobody of them exists.
import { type BillingAddress, emptyBilling } from '../../rules/checkout/address.ts';
import { both } from './types.ts';

const person = (given: Partial<BillingAddress>): BillingAddress => ({ ...emptyBilling, country: 'DE', ...given });

/** The regular customer who can sign in to the demo. */
export const shopperAddress = (email: string): BillingAddress =>
	person({
		...{ salutation: 'mr', firstName: 'Henrik', surname: 'Lassen', companyName: 'Lassen Bootsbau', email },
		...{ street: 'Fischerstraße 8', zipCode: '24376', city: 'Kappeln', phone: '+49 4642 555018' },
	});

export const demoCustomers: readonly BillingAddress[] = [
	person({
		...{ salutation: 'mrs', firstName: 'Wiebke', surname: 'Carstensen', companyName: 'Café Seestern' },
		...{ street: 'Hafenstraße 3', zipCode: '24340', city: 'Eckernförde', email: 'wiebke@cafe-seestern.example' },
	}),
	person({
		...{ salutation: 'mr', firstName: 'Ole', surname: 'Matthiesen', companyName: 'Matthiesen & Söhne Tischlerei GmbH' },
		...{ street: 'Gewerbering 14', zipCode: '24941', city: 'Flensburg', email: 'buero@matthiesen-tischlerei.example' },
		...{ costCenter: 'Werbung 2026', ccEmail: 'rechnung@matthiesen-tischlerei.example' },
	}),
	person({
		...{ salutation: 'mrs', title: 'Dr.', firstName: 'Sabine', surname: 'Thomsen', companyName: 'Praxis Dr. Thomsen' },
		...{ street: 'Nordermarkt 9', zipCode: '24937', city: 'Flensburg', email: 'praxis@dr-thomsen.example' },
	}),
	person({
		...{ salutation: 'diverse', firstName: 'Robin', surname: 'Albers' },
		...{ street: 'Lutherstraße 22', zipCode: '22767', city: 'Hamburg', email: 'robin.albers@mail.example' },
	}),
	person({
		...{ salutation: 'mr', firstName: 'Jan', surname: 'Petersen', companyName: 'Segelclub Förde e. V.' },
		...{ street: 'Am Yachthafen 1', zipCode: '24960', city: 'Glücksburg', email: 'vorstand@sc-foerde.example' },
	}),
	person({
		...{ salutation: 'mrs', firstName: 'Amelie', surname: 'Brandstätter', companyName: 'Brandstätter Keramik' },
		...{
			street: 'Linzer Gasse 41',
			zipCode: '5020',
			city: 'Salzburg',
			country: 'AT',
			email: 'hallo@brandstaetter.example',
		},
	}),
	person({
		...{ salutation: 'mrs', firstName: 'Fenna', surname: 'de Vries', companyName: 'De Vries Events B.V.' },
		...{ street: 'Prinsengracht 512', zipCode: '1017 KH', city: 'Amsterdam', country: 'NL', vatId: 'NL123456789B01' },
		email: 'fenna@devries-events.example',
	}),
	person({
		...{ salutation: 'mr', firstName: 'Tarek', surname: 'Yilmaz', companyName: 'Yilmaz Immobilien GmbH' },
		...{ street: 'Holtenauer Straße 118', zipCode: '24105', city: 'Kiel', email: 'office@yilmaz-immobilien.example' },
	}),
	person({
		...{ salutation: 'mrs', firstName: 'Charlotte', surname: 'von Ahlefeldt', companyName: 'Gut Ahlefeldt' },
		...{ street: 'Gutshof 1', zipCode: '24398', city: 'Karby', email: 'verwaltung@gut-ahlefeldt.example' },
	}),
	person({
		...{ salutation: 'mr', firstName: 'Luis', surname: 'Hartmann' },
		...{ street: 'Rosenthaler Straße 40', zipCode: '10178', city: 'Berlin', email: 'luis.hartmann@mail.example' },
	}),
	person({
		...{ salutation: 'mrs', firstName: 'Inga', surname: 'Sörensen', companyName: 'Theater am Deich' },
		...{ street: 'Deichweg 6', zipCode: '25813', city: 'Husum', email: 'presse@theater-am-deich.example' },
	}),
	person({
		...{ salutation: 'mr', firstName: 'Malte', surname: 'Jessen', companyName: 'Jessen Fahrräder' },
		...{ street: 'Große Straße 55', zipCode: '24837', city: 'Schleswig', email: 'malte@jessen-raeder.example' },
	}),
];

/** What shoppers call their things; most call them nothing. */
export const demoItemNames = both(
	['', '', '', 'Herbstaktion', 'Nachdruck', 'Messe', 'Für das Schaufenster', ''],
	['', '', '', 'Autumn offer', 'Reprint', 'Trade fair', 'For the shop window', ''],
);

export const refundReasons = both(
	{ whole: 'Transportschaden, Ware zurückgenommen', part: 'Zwei Ecken gestaucht, Nachlass vereinbart' },
	{ whole: 'Damaged in transit, goods taken back', part: 'Two corners bent, reduction agreed' },
);
