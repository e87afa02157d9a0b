// What a variant costs: as its product, or prices of its own.
import { Switch } from '../../../kit/switch.tsx';
import { usePlatform } from '../../../platform/environment.tsx';
import { has, useMe } from '../../me.tsx';
import { PricePreview } from '../pricing/price-preview.tsx';
import { PricingForm } from '../pricing/pricing-form.tsx';
import { useChoices } from '../pricing/use-choices.ts';
import type { VariantValues } from '../product-values.ts';
import type { TabProps } from '../tab-props.ts';

interface OwnPricingProps extends Pick<TabProps, 'product' | 'editor' | 'readOnly'> {
	variant: VariantValues;
	onChange(change: Pick<VariantValues, 'pricing'>): void;
}

export function OwnPricing({ variant, product, editor, readOnly, onChange }: OwnPricingProps) {
	const { t } = usePlatform();
	const me = useMe();
	const productId = variant.id ?? product.id;
	const choices = useChoices(productId);
	const locked = readOnly || !has(me, 'mPrice');
	const { pricing } = variant;
	return (
		<div className="grid grid-cols-1 gap-3 rounded-theme border border-line p-3">
			<Switch
				label={t('pricing.own')}
				hint={pricing ? undefined : t('pricing.asProduct')}
				disabled={locked}
				on={pricing !== null}
				onChange={(on) => onChange({ pricing: on ? editor.values.pricing : null })}
			/>
			{pricing && (
				<PricingForm
					pricing={pricing}
					choices={choices}
					onChange={(change) => onChange({ pricing: { ...pricing, ...change } })}
					errorOf={(name) => editor.errorOf(`variant.${variant.key}.price.${name}`)}
					readOnly={locked}
				/>
			)}
			<PricePreview pricing={pricing ?? editor.values.pricing} productId={productId} choices={choices} />
		</div>
	);
}
