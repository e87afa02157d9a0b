// How much of a product there is, or of each of its variants. What is changed here is saved at once, beside the save bar.

import { useAdminQuery } from '../../platform/backoffice/data.ts';
import { Loaded } from '../../platform/backoffice/loaded.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import { readTranslations } from './product-values.ts';
import { OneStock } from './stock/one-stock.tsx';
import { productStockDocument } from './stock/stock.documents.ts';
import { VariantStocks } from './stock/variant-stocks.tsx';
import { Waiting } from './stock/waiting.tsx';
import type { TabProps } from './tab-props.ts';
import { useBaseLanguage } from './translation-fields.tsx';

export function StockTab({ product, readOnly }: Pick<TabProps, 'product' | 'readOnly'>) {
	const { t } = usePlatform();
	const base = useBaseLanguage();
	const answer = useAdminQuery(productStockDocument, { productId: product.id });
	const nameOf = (id: string) => {
		const variant = product.variants.find((one) => one.id === id);
		return variant ? readTranslations(variant.names)[base] || variant.code : '';
	};
	return (
		<div className="grid gap-4">
			{!readOnly && <p className="text-muted">{t('stock.text')}</p>}
			<Loaded answer={answer}>
				{({ productStock: stocks, stockNoticeCounts: counts }) => (
					<>
						<Waiting productId={product.id} counts={counts} nameOf={nameOf} />
						{product.variants.length > 0 ? (
							<VariantStocks product={product} stocks={stocks} readOnly={readOnly} />
						) : (
							<OneStock
								productId={product.id}
								stock={stocks.find(({ productId }) => productId === product.id)}
								readOnly={readOnly}
							/>
						)}
					</>
				)}
			</Loaded>
		</div>
	);
}
