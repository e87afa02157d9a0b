// What the people of the shop should know of a product: it can be found, read or bought less well than it could be.
import { hintsFor } from '../../../rules/catalogue/hints.ts';
import { ownNameOfLanguage } from '../../../rules/languages.ts';
import { Notice } from '../../kit/notice.tsx';
import { useAdminQuery } from '../../platform/backoffice/data.ts';
import { usePlatform } from '../../platform/environment.tsx';
import { isPriced } from './pricing/pricing-values.ts';
import type { OwnPrices } from './pricing/use-own-prices.ts';
import type { EditingContext, Product, ProductValues } from './product-values.ts';
import { productStockDocument } from './stock/stock.documents.ts';
import type { CountedStock } from './stock/stock-actions.ts';

/** Sold when empty, without a level: no one asked to be notified. */
const isLow = ({ state, available, warningLevel }: CountedStock) =>
	state === 'low' || state === 'outOfStock' || (warningLevel !== null && available <= warningLevel);

interface HintsProps {
	product: Product;
	surroundings: EditingContext;
	values: ProductValues;
	/** Prices that belong to the product alone, as they are typed. */
	own: Pick<OwnPrices, 'listId' | 'steps'>;
}

export function ProductHints({ product, surroundings, values, own }: HintsProps) {
	const { t, languages } = usePlatform();
	const { data } = useAdminQuery(productStockDocument, { productId: product.id });
	const stocks = data?.productStock ?? [];
	const described = Object.keys(values.descriptions).length > 0;
	const lacks = (code: string) => !values.names[code] || (described && !values.descriptions[code]);
	const hints = hintsFor({
		priced: isPriced(values.pricing, own) || values.variants.some(({ pricing }) => pricing && isPriced(pricing, own)),
		pricingMode: values.pricing.mode,
		images: product.images.length + (product.thumbnail ? 1 : 0),
		categoriesOnline: surroundings.categories
			.filter(({ id }) => values.categoryIds.includes(id))
			.map(({ online }) => online),
		missingLanguages: languages.map(({ languageCode }) => languageCode).filter(lacks),
		stockBelowWarning: stocks.some(isLow),
	});
	const { sharedCodes } = product;
	if (hints.length === 0 && sharedCodes.length === 0) return null;
	return (
		<Notice kind="warning">
			<p className="font-semibold">{t('product.hints')}</p>
			<ul className="list-disc ps-5">
				{sharedCodes.length > 0 && (
					<li>{t('product.hint.sharedCodes', { count: sharedCodes.length, codes: sharedCodes.join(', ') })}</li>
				)}
				{hints.map(({ kind, languages: missing }) => (
					<li key={kind}>{t(`product.hint.${kind}`, { languages: missing.map(ownNameOfLanguage).join(', ') })}</li>
				))}
			</ul>
		</Notice>
	);
}
