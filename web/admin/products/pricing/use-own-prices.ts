// The quantity prices that a product has for itself: saved by the same bar as the rest of the product, in a call of its own and before it,
// so that a product never uses a list that has no prices yet.
import { useState } from 'react';
import { formatNumber } from '../../../../rules/formats.ts';
import {
	blankCells,
	type CellErrorAt,
	type LadderCells,
	readLadder,
	stepOfRow,
} from '../../../../rules/price-lists/ladder-cells.ts';
import { writeTotal, writeUnitPrice } from '../../../../rules/price-lists/read-cells.ts';
import type { PriceStep } from '../../../../rules/pricing/pricing.ts';
import { failureText } from '../../../forms/failure-text.ts';
import { useToast } from '../../../kit/toasts.tsx';
import { ApiFailure } from '../../../platform/api.ts';
import { refreshEverything, useAdminQuery, useChange, withReason } from '../../../platform/backoffice/data.ts';
import { usePlatform } from '../../../platform/environment.tsx';
import { type Editor, useEditor } from '../../editor.ts';
import { has, useMe } from '../../me.tsx';
import { openOwnPriceListDocument, ownPriceListDocument, saveOwnPricesDocument } from './pricing.documents.ts';

interface OwnPriceValues {
	/** As they are typed; the last one is empty, to go on with. */
	cells: LadderCells[];
}

export interface OwnPrices extends Editor<OwnPriceValues> {
	/** Of the product's own list; undefined until it has one. */
	listId: string | undefined;
	/** What the cells mean at present. */
	steps: readonly PriceStep[];
	/** The same by row; undefined where a row means nothing yet. */
	rowSteps: readonly (PriceStep | undefined)[];
	/** Pairs of quantities of which the larger one costs less. */
	cheaper: readonly { quantity: string; smaller: string }[];
	/** @returns the id of the product's own list, which is made if there is none yet */
	open(): Promise<string | undefined>;
}

export const cellName = (row: number, cell: string) => `${cell}-${row}`;

export function useOwnPrices(productId: string): OwnPrices {
	const { t, language, notation, currency, queryClient } = usePlatform();
	const me = useMe();
	const change = useChange();
	const toast = useToast();
	const enabled = has(me, 'qPrice') || has(me, 'mPrice');
	const { data } = useAdminQuery(ownPriceListDocument, { productId }, { enabled });
	const list = data?.productPriceList;
	/** What only the server knows, until something is typed. */
	const [told, setTold] = useState<readonly CellErrorAt[]>([]);
	const initial: OwnPriceValues = {
		cells: [
			...(list?.steps ?? []).map(({ quantity, unitPrice, total }) => ({
				quantity: String(quantity),
				unitPrice: unitPrice === null ? '' : writeUnitPrice(unitPrice, language),
				total: total === null ? '' : writeTotal(total, language, currency),
			})),
			blankCells,
		],
	};
	const editor = useEditor<OwnPriceValues>({
		initial,
		judge: ({ cells }) =>
			Object.fromEntries(
				[...readLadder(cells, language, currency).faults, ...told].map(({ row, cell, fault }) => [
					cellName(row, cell),
					t(`priceLists.fault.${fault}`),
				]),
			),
		save: async ({ cells }, revision) => {
			const steps = readLadder(cells, language, currency).rows.map(({ quantity, unitPrice, total }) => ({
				quantity,
				unitPrice,
				total,
			}));
			const variables = { productId, listId: list?.listId ?? '', revision, steps };
			const { savePriceSteps: answer } = await change(saveOwnPricesDocument, variables);
			if (!answer.saved) {
				setTold(answer.faults.flatMap(({ cell, ...error }) => (cell === 'code' ? [] : [{ ...error, cell }])));
				throw new ApiFailure('faults', 'VALIDATION');
			}
			return answer.revision;
		},
		versions: {
			revision: list?.revision ?? 0,
			code: 'PRICE_LIST_CHANGED',
			reload: () => refreshEverything(queryClient),
			labelOf: () => t('pricing.ownPrices'),
		},
		said: { failed: t('products.priceFailed'), faulty: t('products.faulty') },
	});
	const { cells } = editor.values;
	const read = readLadder(cells, language, currency);
	const piecesIn = (row: number) => formatNumber(read.rows[row]?.quantity ?? 0, language, notation);
	const rowSteps = read.rows.map((_, row) => stepOfRow(read, row, currency));
	return {
		...editor,
		set(some) {
			setTold([]);
			editor.set(some);
		},
		listId: list?.listId,
		rowSteps,
		steps: rowSteps.filter((step) => step !== undefined).sort((one, other) => one.quantity - other.quantity),
		cheaper:
			read.faults.length > 0
				? []
				: read.warnings.map(({ row, than }) => ({
						quantity: piecesIn(row),
						smaller: piecesIn(than),
					})),
		async open() {
			if (list) return list.listId;
			try {
				return (await change(openOwnPriceListDocument, { productId })).openProductPriceList.listId;
			} catch (error) {
				toast.error(withReason(t('products.priceFailed'), failureText(error, t)));
				return undefined;
			}
		},
	};
}
