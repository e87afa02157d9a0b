// How something is priced: by one price per piece or by price lists, and in which quantities. For a product, and for a variant that
// has prices of its own.
import { pricingModes } from '../../../../rules/pricing/kinds.ts';
import { useConfirm } from '../../../kit/confirm.tsx';
import { Notice } from '../../../kit/notice.tsx';
import { RadioGroup } from '../../../kit/radio-group.tsx';
import { Skeleton } from '../../../kit/skeleton.tsx';
import { usePlatform } from '../../../platform/environment.tsx';
import { type Choices, PriceListsField } from './price-lists-field.tsx';
import { byPriceLists, type PricingValues } from './pricing-values.ts';
import { QuantityPrices } from './quantity-prices.tsx';
import { type PricingFieldsProps, ScalesFields } from './scales-fields.tsx';
import { UnitPriceField } from './unit-price-field.tsx';
import type { OwnPrices } from './use-own-prices.ts';

interface PricingFormProps extends PricingFieldsProps {
	/** Undefined until they are there, null for an admin who may not see them. */
	choices: Choices | null | undefined;
	/** Prices that belong to the product alone; variants have none. */
	own?: OwnPrices;
}

export function PricingForm(props: PricingFormProps) {
	const { pricing, choices, own, onChange, errorOf, readOnly } = props;
	const { t } = usePlatform();
	const confirm = useConfirm();
	const change = async (mode: PricingValues['mode']) => {
		if (mode === pricing.mode) return;
		if (mode === 'pricelist') return onChange(byPriceLists(pricing));
		const sure =
			pricing.priceLists.length === 0 ||
			(await confirm({
				title: t('pricing.toSimpleAsk'),
				text: t('pricing.toSimpleText'),
				confirmLabel: t('pricing.toSimple'),
				colour: 'warning',
			}));
		if (sure) onChange({ mode, priceLists: [], scales: pricing.scales === 'table' ? 'free' : pricing.scales });
	};
	return (
		<>
			<RadioGroup
				label={t('pricing.mode')}
				disabled={readOnly}
				value={pricing.mode}
				choices={pricingModes.map((mode) => ({ value: mode, label: t(`pricing.mode.${mode}`) }))}
				onChange={change}
				error={errorOf('mode')}
			/>
			{pricing.mode === 'simple' ? (
				<UnitPriceField
					label={t('pricing.unitPrice')}
					hint={t('pricing.unitPriceHint')}
					disabled={readOnly}
					value={pricing.unitPrice}
					onChange={(unitPrice) => onChange({ unitPrice })}
					error={errorOf('unitPrice')}
				/>
			) : null}
			{choices && own && <QuantityPrices own={own} pricing={pricing} onChange={onChange} readOnly={readOnly} />}
			{pricing.mode === 'simple' ? null : choices === null ? (
				<Notice kind="info">{t('pricing.noQueryRight')}</Notice>
			) : choices === undefined ? (
				<Skeleton lines={3} />
			) : (
				<PriceListsField
					links={pricing.priceLists}
					own={own}
					choices={choices}
					readOnly={readOnly}
					onChange={(priceLists) => onChange({ priceLists })}
					error={errorOf('priceLists')}
				/>
			)}
			<ScalesFields {...props} />
		</>
	);
}
