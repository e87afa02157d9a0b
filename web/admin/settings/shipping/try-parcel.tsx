// What a parcel would cost: the same rule that the checkout asks.
import { useState } from 'react';
import { formatMoney } from '../../../../rules/money.ts';
import { type ShippingMethod, shippingPrice } from '../../../../rules/shipping/shipping-price.ts';
import { Card } from '../../../kit/card.tsx';
import { NumberField } from '../../../kit/number-field.tsx';
import { type Choice, Select } from '../../../kit/select.tsx';
import { usePlatform } from '../../../platform/environment.tsx';
import { MoneyField, WeightField } from './amount-fields.tsx';

interface TryParcelProps {
	/** Undefined until it has a price. */
	method: ShippingMethod | undefined;
	countries: readonly Choice[];
}

export function TryParcel({ method, countries }: TryParcelProps) {
	const { t, language, notation, currency } = usePlatform();
	const [country, setCountry] = useState(method?.countries[0] ?? 'DE');
	const [goods, setGoods] = useState<number | undefined>(5000);
	const [grams, setGrams] = useState<number | undefined>(1500);
	const [pieces, setPieces] = useState<number | undefined>(250);
	const costs = (of: ShippingMethod) => {
		if ([goods, grams, pieces].some(Number.isNaN)) return t('fields.numberUnreadable');
		const price = shippingPrice(of, { country, goods: goods ?? 0, grams: grams ?? 0, pieces: pieces ?? 0 });
		if (price === undefined) return t('shipping.previewNone');
		if (price === 0) return t('shipping.previewFree');
		return t('shipping.previewCost', { price: formatMoney({ minor: price, currency }, language, notation) });
	};
	return (
		<Card heading="h2" title={t('shipping.preview')}>
			<div className="grid gap-4">
				<p className="text-muted">{t('shipping.previewText')}</p>
				<div className="grid gap-4 phone:grid-cols-2">
					<Select label={t('shipping.previewCountry')} value={country} onChange={setCountry} choices={countries} />
					<MoneyField label={t('shipping.previewGoods')} value={goods} onChange={setGoods} />
					<WeightField label={t('shipping.previewWeight')} value={grams} onChange={setGrams} />
					<NumberField
						label={t('shipping.previewPieces')}
						unit={t('shipping.pieces')}
						min={1}
						max={1_000_000}
						step={1}
						value={pieces}
						onChange={setPieces}
					/>
				</div>
				<p role="status" className="text-lg font-bold tabular-nums">
					{method ? costs(method) : t('shipping.previewBlank')}
				</p>
			</div>
		</Card>
	);
}
