// A purchasing system that buys in a shop: what is agreed with it, and what of that is wrong.
import { isRootPath, isUrlOnHost } from '../field-formats.ts';

export const protocols = ['cxml', 'oci'] as const;
export type Protocol = (typeof protocols)[number];

/** What it is told of its orders. */
export const reportKinds = ['confirmation', 'status', 'shipNotice', 'invoice'] as const;
export type ReportKind = (typeof reportKinds)[number];

export const cartEncodings = ['base64', 'urlencoded'] as const;
type CartEncoding = (typeof cartEncodings)[number];

/** Another code for the products of a category. */
interface Classification {
	categoryId: string;
	code: string;
}

export interface BuyerSettings {
	/** As the system names itself and the shop in cXML. */
	fromDomain: string;
	fromIdentity: string;
	/** Of a network in between; empty: the system itself. */
	senderDomain: string;
	senderIdentity: string;
	supplierDomain: string;
	supplierIdentity: string;
	cxmlVersion: string;
	cartEncoding: CartEncoding;
	/** In OCI. */
	username: string;
	/** Of the shop, at the buyer. */
	vendorNumber: string;
	/** Where carts and messages may go, and who may show the shop in a frame. */
	hosts: readonly string[];
	/** A path of the shop, or an address at its host. */
	startPage: string;
	/** Null: the shop's own, unless the system says one. */
	language: string | null;
	sellRunAsPiece: boolean;
	unitOfPiece: string;
	unitOfRun: string;
	classificationDomain: string;
	classificationCode: string;
	classifications: readonly Classification[];
	/** How long a cart is ordered at its prices, whatever has become of them. */
	priceDays: number;
	/** Where it is told of its orders; empty: nowhere. */
	documentsUrl: string;
	reports: readonly ReportKind[];
}

export interface Buyer {
	name: string;
	protocol: Protocol;
	/** Whose prices and assortment its people have; null: those of everyone. */
	roleId: string | null;
	active: boolean;
	settings: BuyerSettings;
}

export const emptySettings: BuyerSettings = {
	fromDomain: 'NetworkId',
	fromIdentity: '',
	senderDomain: '',
	senderIdentity: '',
	supplierDomain: 'DUNS',
	supplierIdentity: '',
	cxmlVersion: '1.2.050',
	cartEncoding: 'base64',
	username: '',
	vendorNumber: '',
	hosts: [],
	startPage: '/',
	language: null,
	sellRunAsPiece: false,
	unitOfPiece: 'C62',
	unitOfRun: 'SET',
	classificationDomain: 'UNSPSC',
	classificationCode: '82121500',
	classifications: [],
	priceDays: 30,
	documentsUrl: '',
	reports: [],
};

const mostHosts = 20;
const mostClassifications = 100;
export const longestPriceDays = 365;
const longest = { name: 120, text: 100, code: 40, url: 500 };

/** One that may begin with *. for all below it, with a port where it has another one. */
const hostPattern = /^(?:\*\.)?(?!-)[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63})*(?::\d{1,5})?$/;

const isBuyerHost = (host: string): boolean => host.length <= 253 && hostPattern.test(host);

/** @param url an address of the web */
export function isAtHosts(url: string, hosts: readonly string[]): boolean {
	const found = URL.parse(url);
	if (found?.username !== '' || found.password !== '') return false;
	return hosts.some((host) =>
		host.startsWith('*.') ? found.host.endsWith(host.slice(1)) : found.host === host.replace(/:443$/, ''),
	);
}

/** What is wrong, as the key of a message behind `procurement.fault.`. */
type BuyerFault =
	| 'required'
	| 'tooLong'
	| 'host'
	| 'hosts'
	| 'startPage'
	| 'version'
	| 'unit'
	| 'code'
	| 'classifications'
	| 'priceDays'
	| 'documentsUrl'
	| 'documentsHost';

type BuyerField = 'name' | keyof BuyerSettings;

export interface BuyerError {
	field: BuyerField;
	fault: BuyerFault;
}

const tidyLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

export function tidyBuyer(given: Buyer): Buyer {
	const { settings } = given;
	const texts = Object.fromEntries(
		Object.entries(settings).map(([name, value]) => [name, typeof value === 'string' ? tidyLine(value) : value]),
	) as unknown as BuyerSettings;
	const hosts = settings.hosts.map((host) => tidyLine(host).toLowerCase()).filter((host) => host !== '');
	return {
		...given,
		name: tidyLine(given.name),
		settings: {
			...texts,
			hosts: [...new Set(hosts)],
			classifications: settings.classifications.map(({ categoryId, code }) => ({ categoryId, code: tidyLine(code) })),
			startPage: texts.startPage || '/',
			reports: reportKinds.filter((kind) => settings.reports.includes(kind)),
		},
	};
}

const required = {
	cxml: ['fromDomain', 'fromIdentity', 'supplierDomain', 'supplierIdentity'],
	oci: ['username'],
} as const;

function textFaults({ name, protocol, settings }: Buyer): BuyerError[] {
	const faults: BuyerError[] = [];
	if (name === '') faults.push({ field: 'name', fault: 'required' });
	if (name.length > longest.name) faults.push({ field: 'name', fault: 'tooLong' });
	for (const field of required[protocol]) if (settings[field] === '') faults.push({ field, fault: 'required' });
	for (const [field, value] of Object.entries(settings) as [BuyerField, unknown][]) {
		const most = field === 'documentsUrl' || field === 'startPage' ? longest.url : longest.text;
		if (typeof value === 'string' && value.length > most) faults.push({ field, fault: 'tooLong' });
	}
	return faults;
}

function codeFaults({ settings }: Buyer): BuyerError[] {
	const faults: BuyerError[] = [];
	for (const field of ['unitOfPiece', 'unitOfRun'] as const)
		if (!/^[A-Za-z0-9]{1,3}$/.test(settings[field])) faults.push({ field, fault: 'unit' });
	if (!/^1\.[12]\.\d{3}$/.test(settings.cxmlVersion)) faults.push({ field: 'cxmlVersion', fault: 'version' });
	for (const field of ['classificationDomain', 'classificationCode'] as const)
		if (settings[field] === '') faults.push({ field, fault: 'required' });
	const { classifications, priceDays } = settings;
	const known = new Set(classifications.map(({ categoryId }) => categoryId));
	const areComplete = classifications.every(({ code }) => code !== '' && code.length <= longest.code);
	if (known.size < classifications.length || classifications.length > mostClassifications || !areComplete)
		faults.push({ field: 'classifications', fault: 'classifications' });
	if (!Number.isInteger(priceDays) || priceDays < 1 || priceDays > longestPriceDays)
		faults.push({ field: 'priceDays', fault: 'priceDays' });
	return faults;
}

/** @param shop as https://shop.example: the start page is there */
function addressFaults({ settings }: Buyer, shop: string): BuyerError[] {
	const { hosts, startPage, documentsUrl, reports } = settings;
	const faults: BuyerError[] = [];
	if (hosts.length === 0) faults.push({ field: 'hosts', fault: 'hosts' });
	if (hosts.length > mostHosts || !hosts.every(isBuyerHost)) faults.push({ field: 'hosts', fault: 'host' });
	if (!isRootPath(startPage) && !isUrlOnHost(startPage, shop)) faults.push({ field: 'startPage', fault: 'startPage' });
	if (documentsUrl !== '' && !isAtHosts(documentsUrl, hosts))
		faults.push({ field: 'documentsUrl', fault: URL.canParse(documentsUrl) ? 'documentsHost' : 'documentsUrl' });
	if (documentsUrl === '' && reports.length > 0) faults.push({ field: 'documentsUrl', fault: 'required' });
	return faults;
}

/** In the order of the form; the first of a field. */
export const buyerErrors = (buyer: Buyer, shop: string): BuyerError[] => [
	...textFaults(buyer),
	...addressFaults(buyer, shop),
	...codeFaults(buyer),
];

/** A shorter one can be guessed; those that were set before go on. */
export const shortestSecret = 16;
const longestSecret = 300;

export type SecretError = 'short' | 'invalid';

/** What keeps a text from being the shared secret of a purchasing system: one line that every system can hold. */
export function secretError(text: string): SecretError | undefined {
	if (!/^[\x20-\x7e]*$/.test(text) || text !== text.trim() || text.length > longestSecret) return 'invalid';
	return text.length < shortestSecret ? 'short' : undefined;
}

/** Without those that look alike: it may be read out. */
const secretSigns = 'abcdefghijkmnpqrstuvwxyz23456789';

/** @param random bytes, one for each sign */
export const secretFrom = (random: Uint8Array): string =>
	Array.from(random, (byte) => secretSigns[byte % secretSigns.length]).join('');
