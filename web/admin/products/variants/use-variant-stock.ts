// How many pieces there are of each variant, typed in their list: saved by the same bar as the product, as a count.
import { formatNumber } from '../../../../rules/formats.ts';
import { useAdminQuery, useChange } from '../../../platform/backoffice/data.ts';
import { usePlatform } from '../../../platform/environment.tsx';
import { type Editor, useEditor } from '../../editor.ts';
import { readPieces } from '../stock/pieces-field.tsx';
import { correctStockDocument, productStockDocument } from '../stock/stock.documents.ts';

interface StockValues {
	/** By variant, as it is typed; '' is not counted. */
	onHand: Readonly<Record<string, string>>;
}

export type VariantStockEditor = Editor<StockValues>;

export const stockField = (variantId: string) => `stock ${variantId}`;

export function useVariantStock(productId: string, variantIds: readonly string[]): VariantStockEditor {
	const platform = usePlatform();
	const { t, language, notation } = platform;
	const change = useChange();
	const { data } = useAdminQuery(productStockDocument, { productId });
	const counted = new Map((data?.productStock ?? []).map((stock) => [stock.productId, stock.onHand]));
	const saved = (id: string) => {
		const pieces = counted.get(id);
		return pieces === undefined ? '' : formatNumber(pieces, language, notation);
	};
	return useEditor<StockValues>({
		initial: { onHand: Object.fromEntries(variantIds.map((id) => [id, saved(id)])) },
		judge: ({ onHand }) =>
			Object.fromEntries(
				Object.entries(onHand).map(([id, typed]) => {
					const { fault } = readPieces(typed, platform);
					const isMissing = typed.trim() === '' && counted.has(id);
					return [stockField(id), fault ?? (isMissing ? t('controlTextIsRequired') : undefined)];
				}),
			),
		async save({ onHand }) {
			const changed = Object.entries(onHand).flatMap(([id, typed]) => {
				const { value } = readPieces(typed, platform);
				return value === undefined || value === counted.get(id) ? [] : [{ id, value }];
			});
			for (const [quantity, some] of Map.groupBy(changed, ({ value }) => value))
				await change(correctStockDocument, {
					productIds: some.map(({ id }) => id),
					reason: 'counted',
					quantity,
					note: '',
				});
		},
		said: { saved: t('stock.booked'), failed: t('stock.bookFailed'), faulty: t('products.faulty') },
	});
}
