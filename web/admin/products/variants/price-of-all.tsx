// One price for all variants that were found: like everything here, it waits for the product to be saved.
import { useId, useState } from 'react';
import { Button } from '../../../kit/button.tsx';
import { usePlatform } from '../../../platform/environment.tsx';
import { UnitPriceField } from '../pricing/unit-price-field.tsx';

interface PriceOfAllProps {
	/** How many get it. */
	count: number;
	/** @param unitPrice null: what the product costs */
	onSet(unitPrice: number | null): void;
}

export function PriceOfAll({ count, onSet }: PriceOfAllProps) {
	const { t } = usePlatform();
	const id = useId();
	const [unitPrice, setUnitPrice] = useState<number | null>(null);
	const [done, setDone] = useState<number>();
	const isUnread = Number.isNaN(unitPrice);
	return (
		<details className="rounded-theme border border-line bg-surface px-4 py-3">
			<summary className="cursor-pointer font-semibold">{t('product.priceOfAll')}</summary>
			<div className="mt-3 flex flex-wrap items-end gap-3">
				<div className="max-w-md grow">
					<UnitPriceField
						label={t('pricing.unitPrice')}
						hint={t('product.priceOfAllHint')}
						value={unitPrice}
						onChange={(next) => {
							setDone(undefined);
							setUnitPrice(next);
						}}
					/>
				</div>
				<Button
					aria-describedby={id}
					disabled={isUnread}
					onClick={() => {
						onSet(unitPrice);
						setDone(count);
					}}
				>
					{t('product.setPriceOfAll', { count })}
				</Button>
			</div>
			<p id={id} role="status" className="mt-2 text-sm text-muted empty:hidden">
				{done !== undefined && t('product.priceOfAllSet', { count: done })}
			</p>
		</details>
	);
}
