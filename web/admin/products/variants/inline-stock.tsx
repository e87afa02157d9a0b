// How many pieces there are of a variant, typed in the list.
import { useId } from 'react';
import { controlStyle } from '../../../kit/field.tsx';
import { usePlatform } from '../../../platform/environment.tsx';
import type { VariantValues } from '../product-values.ts';
import { stockField, type VariantStockEditor } from './use-variant-stock.ts';

interface InlineStockProps {
	variant: VariantValues;
	stock: VariantStockEditor;
	readOnly: boolean;
}

export function InlineStock({ variant: { id, code, fate }, stock, readOnly }: InlineStockProps) {
	const { t } = usePlatform();
	const errorId = useId();
	// A new one is counted once it is there.
	if (id === null) return null;
	const { onHand } = stock.values;
	const error = stock.errorOf(stockField(id));
	return (
		<div className="w-34">
			<input
				type="text"
				inputMode="numeric"
				autoComplete="off"
				aria-label={t('product.ofVariant', { label: t('stock.onHand'), code })}
				aria-invalid={error ? true : undefined}
				aria-describedby={error ? errorId : undefined}
				disabled={readOnly || fate !== 'kept'}
				placeholder={t('stock.state.notCounted')}
				value={onHand[id] ?? ''}
				onChange={(event) => stock.set({ onHand: { ...onHand, [id]: event.target.value } })}
				className={`${controlStyle} text-end tabular-nums`}
			/>
			{error && (
				<p id={errorId} className="mt-1 text-sm text-error">
					{error}
				</p>
			)}
		</div>
	);
}
