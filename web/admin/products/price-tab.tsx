// What a product costs: how it is priced, what it is to the tax office, how it is paid, and the price table that follows from it.
import { Card } from '../../kit/card.tsx';
import { Notice } from '../../kit/notice.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import { has, useMe } from '../me.tsx';
import { PricePreview } from './pricing/price-preview.tsx';
import { PricingForm } from './pricing/pricing-form.tsx';
import { TermsForm } from './pricing/terms-form.tsx';
import { useChoices } from './pricing/use-choices.ts';
import type { OwnPrices } from './pricing/use-own-prices.ts';
import type { TabProps } from './tab-props.ts';

/** Its right is of its own: an admin who sets prices need not look after the rest of a product. */
export function PriceTab({ product, editor, own }: TabProps & { own: OwnPrices }) {
	const { t } = usePlatform();
	const me = useMe();
	const choices = useChoices(product.id);
	const { values, set, errorOf } = editor;
	const locked = !has(me, 'mPrice');
	return (
		<div className="grid grid-cols-1 items-start gap-4 tablet:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
			<div className="grid grid-cols-1 gap-4">
				{locked && has(me, 'mProd') && <Notice kind="info">{t('product.noPriceRight')}</Notice>}
				<Card heading="h2" title={t('pricing.title')}>
					<div className="grid grid-cols-1 gap-4">
						<p className="text-muted">{t('pricing.intro')}</p>
						<PricingForm
							pricing={values.pricing}
							choices={choices}
							own={own}
							onChange={(change) => set({ pricing: { ...values.pricing, ...change } })}
							errorOf={(name) => errorOf(`price.${name}`)}
							readOnly={locked}
						/>
					</div>
				</Card>
				<TermsForm editor={editor} readOnly={locked} />
			</div>
			<Card heading="h2" title={t('pricing.preview')}>
				<PricePreview pricing={values.pricing} productId={product.id} choices={choices} own={own} />
			</Card>
		</div>
	);
}
