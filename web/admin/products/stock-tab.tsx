// How much of a product there is: not counted yet.
import { Card } from '../../kit/card.tsx';
import { usePlatform } from '../../platform/environment.tsx';

export function StockTab() {
	const { t } = usePlatform();
	return (
		<Card heading="h2" title={t('product.tab.stock')}>
			<p className="max-w-prose">{t('product.stockText')}</p>
		</Card>
	);
}
