// What is done to stock, at once, and what is said about it.
import type { StockCorrection } from '../../../../rules/stock.ts';
import { useConfirm } from '../../../kit/confirm.tsx';
import { useAttempt, useChange } from '../../../platform/backoffice/data.ts';
import { usePlatform } from '../../../platform/environment.tsx';
import type { Data, Variables } from '../../../platform/graphql.ts';
import {
	correctStockDocument,
	deleteStockDocument,
	type productStockDocument,
	saveStockSettingsDocument,
} from './stock.documents.ts';

export type CountedStock = Data<typeof productStockDocument>['productStock'][number];

interface Correction {
	reason: StockCorrection;
	quantity: number;
	note: string;
}

type NewSettings = Omit<Variables<typeof saveStockSettingsDocument>, 'productIds'>;

export function useStockActions() {
	const { t } = usePlatform();
	const change = useChange();
	const attempt = useAttempt();
	const confirm = useConfirm();
	return {
		save: (productIds: string[], settings: NewSettings) =>
			attempt(() => change(saveStockSettingsDocument, { ...settings, productIds }), {
				done: t('stock.saved'),
				failed: t('stock.saveFailed'),
			}),
		correct: (productIds: string[], correction: Correction) =>
			attempt(() => change(correctStockDocument, { ...correction, productIds }), {
				done: t('stock.booked'),
				failed: t('stock.bookFailed'),
			}),
		async remove(productId: string) {
			const sure = await confirm({
				title: t('stock.deleteAsk'),
				text: t('stock.deleteText'),
				confirmLabel: t('stock.delete'),
				colour: 'danger',
			});
			if (!sure) return;
			await attempt(() => change(deleteStockDocument, { productId }), {
				done: t('stock.deleted'),
				failed: t('stock.deleteFailed'),
			});
		},
	};
}
