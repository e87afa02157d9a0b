// What each page says of itself to search engines. Written by the server; a browser needs it once its reader has gone on to another page.
import { readPage } from '../../rules/catalogue/list-address.ts';
import type { PageHead } from '../../rules/page-contract.ts';
import { lowestPrice } from '../../rules/pricing/price-of.ts';
import { priceTable } from '../../rules/pricing/price-table.ts';
import { breadcrumbData, organizationData, productData, websiteData } from '../../rules/seo/structured-data.ts';
import { summaryOf } from '../../rules/seo/summary.ts';
import { oneCategory } from '../page-view/product-queries.ts';
import type { Platform } from '../platform/environment.tsx';
import { cachedResult, type RouteLocation } from '../platform/page.ts';
import { type ContentKind, foundPage, sampleText } from './content/content-queries.ts';
import { oneProduct, type ProductDetails } from './product/product-query.ts';
import { wayTo } from './product/way-to.ts';

/** Where a page stands, for readers elsewhere. */
interface Site {
	/** The whole address of a path of ours. */
	address(path: string): string;
	origin: string;
}

type HeadOf = (platform: Platform, place: RouteLocation, site: Site) => Partial<PageHead>;

const claim = ({ t, shopName }: Platform) => summaryOf(t('home.heroText')) || shopName;

const standardHome: HeadOf = (platform, _place, { address, origin }) => {
	const { shopName: name, shopfront, language } = platform;
	const { logo, phone, mail, address: lines, openingHours, hero } = shopfront;
	const url = address('/');
	return {
		description: claim(platform),
		image: hero,
		structured: [
			organizationData({
				name,
				url,
				logo: logo ? origin + logo.url : undefined,
				phone,
				mail,
				address: lines,
				openingHours,
			}),
			websiteData({ name, url, language, search: `${address('/search')}?q={search_term_string}` }),
		],
	};
};

/** Whatever is chosen, sorted or looked for in a list is the same list again; its pages are not. */
function listPath(path: string, place: RouteLocation): Pick<PageHead, 'path' | 'indexed'> {
	const page = readPage(place.search);
	return {
		path: page > 1 ? `${path}?page=${page}` : path,
		indexed: [...place.search.keys()].every((name) => name === 'page'),
	};
}

const allProducts: HeadOf = (platform, place, { address }) => ({
	...listPath('/products', place),
	description: claim(platform),
	structured: [breadcrumbData([{ name: platform.t('catalogue.title'), url: address('/products') }])],
});

/** As the breadcrumb of the page shows it. */
const stepsTo = (platform: Platform, slug: string | null, { address }: Site) =>
	wayTo(platform, slug).map(({ label, to }) => ({ name: label, url: address(to) }));

const theCategory: HeadOf = (platform, place, site) => {
	const found = cachedResult(platform, oneCategory(platform, place))?.category;
	if (!found) return {};
	const slug = place.params.slug ?? '';
	return {
		...listPath(`/category/${slug}`, place),
		description: summaryOf(found.seoDescription || found.description) || claim(platform),
		image: platform.shopfront.categories.find((category) => category.slug === slug)?.image ?? null,
		structured: [breadcrumbData(stepsTo(platform, slug, site))],
	};
};

/** As the price table has them; what has none is sold at its smallest quantity. */
function runsOf(pricing: ProductDetails['pricing']) {
	const rows = priceTable(pricing);
	const prices = rows.length > 0 ? rows : [lowestPrice(pricing)];
	return prices.flatMap((price) =>
		price ? { quantity: price.quantity, price: { minor: price.total, currency: pricing.currency } } : [],
	);
}

/** A variant is a view of its product, whatever address it was found by. */
const theProduct: HeadOf = (platform, place, site) => {
	const found = cachedResult(platform, oneProduct(platform, place))?.product;
	if (!found) return {};
	const { shopName } = platform;
	const { product, variant, images, category, code } = found;
	const { name, slug, published, offline } = product;
	const path = found.canonical || `/product/${slug}`;
	const description = summaryOf(found.seoDescription || found.description) || `${name} · ${shopName}`;
	const steps = stepsTo(platform, category, site);
	const url = site.address(path);
	return {
		description,
		path,
		type: 'product',
		image: images[0] ?? product.image,
		indexed: published && !offline && !place.search.has('test') && !place.search.has('favourite'),
		structured: [
			productData({
				name,
				description,
				url,
				images: images.map((image) => site.origin + image.url),
				code,
				category: category ? steps.at(-1)?.name : undefined,
				runs: runsOf(found.pricing),
				taxIncluded: found.pricing.pricesIncludeTax,
				validUntil: found.priceValidUntil ?? undefined,
				available: !(variant ? variant.unavailable : product.unavailable),
				seller: shopName,
			}),
			breadcrumbData([...steps, { name, url }]),
		],
	};
};

/** What its editors say, or else its first words. */
const builtPage =
	(kind: ContentKind): HeadOf =>
	(platform, place) => {
		const found = foundPage(kind, platform, place);
		// What a shop has not made its own is not what it wants to be found by.
		if (!found)
			return { description: summaryOf(sampleText(kind, platform, place, 'pageDescription') ?? ''), indexed: false };
		const { seoDescription, seoImage: image, indexed, canonical } = found;
		return { description: summaryOf(seoDescription), image, indexed, ...(canonical && { path: canonical }) };
	};

const home: HeadOf = (platform, place, site) => {
	const standard = standardHome(platform, place, site);
	if (!foundPage('home', platform, place)) return standard;
	const built = builtPage('home')(platform, place, site);
	return {
		...standard,
		...built,
		// Whatever else leads here, the root of the shop is found at the root.
		path: '/',
		description: built.description || standard.description || '',
		image: built.image ?? standard.image ?? null,
	};
};

const heads: Record<string, HeadOf> = {
	'/': home,
	'/products': allProducts,
	'/category/:slug': theCategory,
	'/product/:slug': theProduct,
	'/shipping-costs': () => ({}),
	'/:slug': builtPage('regular'),
	'/links/:slug': builtPage('link'),
};

/** A page that is not named here, or not there, is not for search engines. */
export function headOf(
	route: string | undefined,
	platform: Platform,
	place: RouteLocation,
	url: URL,
	status: number,
): PageHead {
	const { base } = platform;
	const path = url.pathname.slice(base.length) || '/';
	const site: Site = { origin: url.origin, address: (to) => url.origin + base + (base && to === '/' ? '' : to) };
	const head = status === 200 && route !== undefined ? heads[route] : undefined;
	return {
		description: '',
		path,
		indexed: head !== undefined,
		image: null,
		type: 'website',
		structured: [],
		...head?.(platform, place, site),
	};
}
