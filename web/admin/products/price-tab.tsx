// What a product costs: for now the price that lists and product page show.
import { Card } from '../../kit/card.tsx';
import { Notice } from '../../kit/notice.tsx';
import { NumberField } from '../../kit/number-field.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import { has, useMe } from '../me.tsx';
import type { TabProps } from './tab-props.ts';

/** How many minor units a major one has. */
const digitsOf = (currency: string) =>
	new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;

export function PriceTab({ editor, readOnly }: TabProps) {
	const { t, currency } = usePlatform();
	const me = useMe();
	const { values, set, errorOf } = editor;
	const mayPrice = has(me, 'mPrice');
	const minors = 10 ** digitsOf(currency);
	return (
		<Card heading="h2" title={t('product.tab.price')}>
			<div className="grid max-w-prose gap-4">
				<p className="text-muted">{t('product.priceText')}</p>
				{!mayPrice && <Notice kind="info">{t('product.noPriceRight')}</Notice>}
				<NumberField
					label={t('products.price')}
					hint={t('product.priceHint')}
					unit={currency}
					disabled={readOnly || !mayPrice}
					min={0}
					step={1 / minors}
					value={values.fromPrice === null ? undefined : values.fromPrice / minors}
					onChange={(price) => set({ fromPrice: price === undefined ? null : Math.round(price * minors) })}
					error={errorOf('fromPrice')}
				/>
			</div>
		</Card>
	);
}
