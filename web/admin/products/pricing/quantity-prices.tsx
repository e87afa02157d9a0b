// Prices by quantity without a detour: the first click makes a list that belongs to the product, and its rows are typed right here.
import { IconStairs } from '@tabler/icons-react';
import { useState } from 'react';
import { Button } from '../../../kit/button.tsx';
import { usePlatform } from '../../../platform/environment.tsx';
import { OwnPricesField } from './own-prices-field.tsx';
import { byPriceLists, firstCells, type PricingValues } from './pricing-values.ts';
import type { OwnPrices } from './use-own-prices.ts';

interface QuantityPricesProps {
	own: OwnPrices;
	pricing: PricingValues;
	onChange(change: Partial<PricingValues>): void;
	readOnly: boolean;
}

/** Lists for some roles come first; the product's own prices hold for everyone else. */
function withOwn(links: PricingValues['priceLists'], listId: string): PricingValues['priceLists'] {
	const at = links.findIndex(({ roleIds }) => roleIds.length === 0);
	return links.toSpliced(at === -1 ? links.length : at, 0, { listId, roleIds: [] });
}

export function QuantityPrices({ own, pricing, onChange, readOnly }: QuantityPricesProps) {
	const { t, language } = usePlatform();
	const [busy, setBusy] = useState(false);
	const isUsed = pricing.mode === 'pricelist' && pricing.priceLists.some(({ listId }) => listId === own.listId);
	if (isUsed) return <OwnPricesField own={own} readOnly={readOnly} />;
	if (readOnly) return null;
	const begin = async () => {
		setBusy(true);
		const listId = await own.open();
		setBusy(false);
		if (!listId) return;
		const cells = own.steps.length === 0 ? firstCells(pricing, language) : undefined;
		if (cells) own.set({ cells });
		onChange({ ...byPriceLists(pricing), priceLists: withOwn(pricing.priceLists, listId) });
	};
	return (
		<div>
			<Button icon={<IconStairs aria-hidden size={18} />} busy={busy} onClick={begin}>
				{t('pricing.enterOwnPrices')}
			</Button>
			<p className="mt-1 text-sm text-hint">{t('pricing.enterOwnPricesHint')}</p>
		</div>
	);
}
