// What search engines learn of a page beside its words, in the vocabulary of schema.org (JSON-LD).
import { decimalText, type Money, minorDigits } from '../money.ts';

type Data = Record<string, unknown>;

const context = 'https://schema.org';
/** A single one, as trade counts (UN/CEFACT). */
const piece = 'C62';

const known = (data: Data): Data =>
	Object.fromEntries(
		Object.entries(data).filter(([, value]) => value !== undefined && value !== '' && !isEmptyList(value)),
	);

const isEmptyList = (value: unknown) => Array.isArray(value) && value.length === 0;

/** As a decimal text: 1490 cents are 14.90. */
export const decimalOf = ({ minor, currency }: Money): string => decimalText(minor, minorDigits(currency));

interface ProductData {
	name: string;
	description: string;
	url: string;
	images: readonly string[];
	/** The number of the article. */
	code: string;
	category?: string | undefined;
	/** What each run costs, the smallest first; none: no one can say what it costs. */
	runs: readonly { quantity: number; price: Money }[];
	/** Whether the prices hold the tax. */
	taxIncluded: boolean;
	/** The last day on which they hold, where that is known. */
	validUntil?: string | undefined;
	available: boolean;
	seller: string;
}

type OfferData = Pick<ProductData, 'url' | 'runs' | 'taxIncluded' | 'validUntil' | 'available' | 'seller'>;

/** One offer, or all that there are with the lowest and the highest price. */
function offersOf({ url, runs, taxIncluded, validUntil, available, seller }: OfferData): Data | undefined {
	const [first] = runs;
	if (!first) return undefined;
	const terms = known({
		priceCurrency: first.price.currency,
		availability: `${context}/${available ? 'InStock' : 'OutOfStock'}`,
		itemCondition: `${context}/NewCondition`,
		priceValidUntil: validUntil,
		seller: { '@type': 'Organization', name: seller },
	});
	const offers = runs.map(({ quantity, price }) => ({
		'@type': 'Offer',
		url,
		price: decimalOf(price),
		...terms,
		...(quantity > 1 && {
			eligibleQuantity: { '@type': 'QuantitativeValue', value: quantity, unitCode: piece },
		}),
		priceSpecification: {
			'@type': 'PriceSpecification',
			price: decimalOf(price),
			priceCurrency: price.currency,
			valueAddedTaxIncluded: taxIncluded,
		},
	}));
	if (offers.length === 1) return offers[0];
	const rising = runs.map(({ price }) => price).sort((one, other) => one.minor - other.minor);
	const { priceCurrency, availability } = terms;
	return {
		'@type': 'AggregateOffer',
		url,
		priceCurrency,
		availability,
		lowPrice: decimalOf(rising[0] ?? first.price),
		highPrice: decimalOf(rising.at(-1) ?? first.price),
		offerCount: offers.length,
		offers,
	};
}

export function productData({ name, description, url, images, code, category, ...offer }: ProductData): Data {
	return known({
		'@context': context,
		'@type': 'Product',
		name,
		description,
		url,
		image: images,
		sku: code,
		category,
		offers: offersOf({ url, ...offer }),
	});
}

/** The way from the first page to this one; whole addresses. */
export const breadcrumbData = (steps: readonly { name: string; url: string }[]): Data => ({
	'@context': context,
	'@type': 'BreadcrumbList',
	itemListElement: steps.map(({ name, url }, index) => ({
		'@type': 'ListItem',
		position: index + 1,
		name,
		item: url,
	})),
});

interface ShopData {
	name: string;
	url: string;
	logo?: string | undefined;
	phone: string;
	mail: string;
	address: readonly string[];
	/** As schema.org writes them. */
	openingHours: readonly string[];
}

/** A shop that is open at certain hours is a place that people go to. */
export const organizationData = ({ name, url, logo, phone, mail, address, openingHours }: ShopData): Data =>
	known({
		'@context': context,
		'@type': openingHours.length > 0 ? 'LocalBusiness' : 'Organization',
		name,
		url,
		logo,
		telephone: phone,
		email: mail,
		address: address.join(', '),
		openingHours,
	});

interface SiteData {
	name: string;
	url: string;
	language: string;
	/** With {search_term_string} where the words stand. */
	search: string;
}

export const websiteData = ({ name, url, language, search }: SiteData): Data => ({
	'@context': context,
	'@type': 'WebSite',
	name,
	url,
	inLanguage: language,
	potentialAction: {
		'@type': 'SearchAction',
		target: { '@type': 'EntryPoint', urlTemplate: search },
		'query-input': 'required name=search_term_string',
	},
});
