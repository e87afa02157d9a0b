// Who brings parcels: how their numbers look, and where one is followed. A number is checked for its form alone; whether there is such a parcel only the
// carrier knows.

export const carriers = ['dhl', 'deutschePost', 'dpd', 'gls', 'ups', 'hermes', 'postAt', 'swissPost', 'other'] as const;
export type Carrier = (typeof carriers)[number];

/** As the Universal Postal Union numbers parcels between countries. */
const international = '[A-Z]{2}\\d{9}[A-Z]{2}';

/** As en, and as en_GB. */
interface Reader {
	language: string;
	locale: string;
}

interface CarrierRules {
	/** Empty for `other`, which the shop names itself. */
	name: string;
	/** Of tidied numbers. */
	form: RegExp;
	/** What it goes by in tables of other programs, in small letters without blanks. */
	known: readonly string[];
	/** A letter or a pallet may have no number. */
	mayLackNumber?: true;
	/** In the language of the reader, where the carrier's page has it. */
	tracking?: (number: string, reader: Reader) => string;
}

const anchored = (...forms: string[]) => new RegExp(`^(?:${forms.join('|')})$`);

export const carrierRules: Readonly<Record<Carrier, CarrierRules>> = {
	dhl: {
		name: 'DHL',
		form: anchored('\\d{9,20}', 'J[A-Z]{2,3}[A-Z0-9]{8,35}', international),
		known: ['dhl', 'dhlpaket', 'dhlexpress'],
		tracking: (number, { language }) =>
			`https://nolp.dhl.de/nextt-online-public/set_identcodes.do?lang=${language}&idc=${number}`,
	},
	deutschePost: {
		name: 'Deutsche Post',
		form: anchored('[A-Z0-9]{10,20}'),
		known: ['deutschepost', 'post', 'warenpost', 'brief'],
		mayLackNumber: true,
		tracking: (number) => `https://www.deutschepost.de/de/s/sendungsverfolgung.html?piececode=${number}`,
	},
	dpd: {
		name: 'DPD',
		form: anchored('\\d{14}[A-Z0-9]?'),
		known: ['dpd'],
		tracking: (number, { locale }) =>
			`https://tracking.dpd.de/parcelstatus?query=${number.slice(0, 14)}&locale=${locale}`,
	},
	gls: {
		name: 'GLS',
		form: anchored('\\d{10,14}', '[A-Z0-9]{8}'),
		known: ['gls'],
		tracking: (number) => `https://www.gls-pakete.de/sendungsverfolgung?trackingNumber=${number}`,
	},
	ups: {
		name: 'UPS',
		form: anchored('1Z[A-Z0-9]{16}', 'T\\d{10}', '\\d{9}', '\\d{12}'),
		known: ['ups'],
		tracking: (number, { locale }) => `https://www.ups.com/track?loc=${locale}&tracknum=${number}`,
	},
	hermes: {
		name: 'Hermes',
		form: anchored('\\d{14}', '\\d{16}', 'H\\d{19}'),
		known: ['hermes', 'myhermes'],
		tracking: (number) => `https://www.myhermes.de/empfangen/sendungsverfolgung/sendungsinformation/#${number}`,
	},
	postAt: {
		name: 'Österreichische Post',
		form: anchored('\\d{10,24}', international),
		known: ['postat', 'österreichischepost', 'oesterreichischepost', 'post.at'],
		tracking: (number) => `https://www.post.at/s/sendungsdetails?snr=${number}`,
	},
	swissPost: {
		name: 'Schweizerische Post',
		form: anchored('\\d{18}', international),
		known: ['swisspost', 'schweizerischepost', 'post.ch', 'postch'],
		tracking: (number, { language }) => `https://service.post.ch/ekp-web/ui/entry/search/${number}?lang=${language}`,
	},
	other: {
		name: '',
		form: anchored('[A-Za-z0-9](?:[A-Za-z0-9 ._/-]{0,38}[A-Za-z0-9])?'),
		known: [],
		mayLackNumber: true,
	},
};

/** A number as carriers have it: people copy it with the blanks and dots that are printed between its groups. */
export const tidyNumber = (carrier: Carrier, number: string): string =>
	carrier === 'other' ? number.trim() : number.replace(/[\s.\-\u00a0]/g, '').toUpperCase();

export const isNumberOf = (carrier: Carrier, number: string): boolean =>
	number === '' ? carrierRules[carrier].mayLackNumber === true : carrierRules[carrier].form.test(number);

const longestAddress = 500;

/** One that may stand in a mail: https, a host, and no name or password in it. */
export function isTrackingAddress(address: string): boolean {
	if (address.length > longestAddress || !URL.canParse(address)) return false;
	const { protocol, hostname, username, password } = new URL(address);
	return protocol === 'https:' && hostname.includes('.') && username === '' && password === '';
}

/** Where a parcel is followed; null where that is nowhere. Of another carrier it is the address that the shop has entered. */
export function trackingAddress(
	carrier: Carrier,
	{ number, url }: { number: string; url?: string | null },
	language: string,
): string | null {
	if (carrier === 'other') return url && isTrackingAddress(url) ? new URL(url).href : null;
	if (number === '' || !isNumberOf(carrier, number)) return null;
	const reader = { language: new Intl.Locale(language).language, locale: language.replace('-', '_') };
	return carrierRules[carrier].tracking?.(encodeURIComponent(number), reader) ?? null;
}

/** The carrier that is meant by what stands in a table. */
export function carrierNamed(text: string): Carrier | undefined {
	const plain = text
		.trim()
		.toLowerCase()
		.replace(/[\s_-]/g, '');
	return carriers.find((carrier) => carrier.toLowerCase() === plain || carrierRules[carrier].known.includes(plain));
}
