// The stock of each variant, as a list: found, narrowed, sorted, changed one by one or many at once.
import { IconAdjustments, IconPackageImport } from '@tabler/icons-react';
import { useState } from 'react';
import { formatNumber } from '../../../../rules/formats.ts';
import { arrangeRows } from '../../../kit/arrange-rows.ts';
import { Drawer } from '../../../kit/drawer.tsx';
import { Table, type TableColumn } from '../../../kit/table.tsx';
import { useTableState } from '../../../kit/table-state.ts';
import { usePlatform } from '../../../platform/environment.tsx';
import { type Product, readTranslations } from '../product-values.ts';
import { useBaseLanguage } from '../translation-fields.tsx';
import { CorrectionForm } from './correction-form.tsx';
import { ManySettings } from './many-settings.tsx';
import { OneStock } from './one-stock.tsx';
import type { CountedStock } from './stock-actions.ts';
import { type ShownState, StockChip } from './stock-chip.tsx';

interface VariantStock {
	id: string;
	code: string;
	name: string;
	state: ShownState;
	stock: CountedStock | undefined;
}

const states: readonly ShownState[] = ['inStock', 'low', 'outOfStock', 'onBackorder', 'notCounted'];

function useColumns(): TableColumn<VariantStock>[] {
	const { t, language, notation } = usePlatform();
	const pieces = (id: 'onHand' | 'reserved' | 'available' | 'warningLevel'): TableColumn<VariantStock> => ({
		id,
		label: t(`stock.${id}`),
		align: 'end',
		// What is not counted stands before what is empty.
		value: ({ stock }) => stock?.[id] ?? Number.MIN_SAFE_INTEGER,
		cell: ({ stock }) => {
			const value = stock?.[id];
			return value === undefined || value === null ? '' : formatNumber(value, language, notation);
		},
	});
	return [
		{ id: 'code', label: t('stock.variant'), value: ({ code }) => code, cell: ({ code }) => code },
		{ id: 'name', label: t('products.name'), value: ({ name }) => name, cell: ({ name }) => name },
		{ id: 'state', label: t('stock.state'), cell: ({ state }) => <StockChip state={state} /> },
		pieces('onHand'),
		pieces('reserved'),
		pieces('available'),
		pieces('warningLevel'),
	];
}

interface VariantStocksProps {
	product: Product;
	stocks: readonly CountedStock[];
	readOnly: boolean;
}

export function VariantStocks({ product, stocks, readOnly }: VariantStocksProps) {
	const { t, language } = usePlatform();
	const base = useBaseLanguage();
	const columns = useColumns();
	const [state, change] = useTableState('stock.');
	const [open, setOpen] = useState<string>();
	const [many, setMany] = useState<{ kind: 'correct' | 'settings'; ids: string[] }>();
	const known = new Map(stocks.map((stock) => [stock.productId, stock]));
	const all: VariantStock[] = product.variants.map(({ id, code, names }) => {
		const stock = known.get(id);
		return { id, code, name: readTranslations(names)[base] ?? '', stock, state: stock?.state ?? 'notCounted' };
	});
	const filter = { id: 'state', matches: (row: VariantStock, value: string) => row.state === value };
	const { rows, total } = arrangeRows(all, columns, [filter], state, language);
	const opened = all.find(({ id }) => id === open);
	const ask = (kind: 'correct' | 'settings') => (ids: string[]) => {
		setMany({ kind, ids });
		return false;
	};
	const icon = { 'aria-hidden': true, size: 18 };
	const close = () => setMany(undefined);
	const uncounted = many?.ids.filter((id) => !known.has(id)).length ?? 0;
	return (
		<>
			<Table
				label={t('stock.filter')}
				columns={columns}
				rows={rows}
				total={total}
				rowId={({ id }) => id}
				state={state}
				onChange={change}
				filters={[
					{
						id: 'state',
						label: t('stock.state'),
						choices: states.map((value) => ({ value, label: t(`stock.state.${value}`) })),
					},
				]}
				bulkActions={
					readOnly
						? []
						: [
								{
									id: 'correct',
									label: t('stock.correctMany'),
									icon: <IconPackageImport {...icon} />,
									onAction: ask('correct'),
								},
								{
									id: 'settings',
									label: t('stock.setMany'),
									icon: <IconAdjustments {...icon} />,
									onAction: ask('settings'),
								},
							]
				}
				onOpen={setOpen}
			/>
			{opened && (
				<Drawer open size="medium" title={`${opened.code} ${opened.name}`.trim()} onClose={() => setOpen(undefined)}>
					<OneStock productId={opened.id} stock={opened.stock} readOnly={readOnly} />
				</Drawer>
			)}
			{many && (
				<Drawer
					open
					title={`${t(many.kind === 'correct' ? 'stock.correctMany' : 'stock.setMany')}: ${t('stock.many', { count: many.ids.length })}`}
					onClose={close}
				>
					{many.kind === 'correct' ? (
						<CorrectionForm productIds={many.ids} counted={uncounted === 0} onDone={close} />
					) : (
						<ManySettings productIds={many.ids} uncounted={uncounted} onDone={close} />
					)}
				</Drawer>
			)}
		</>
	);
}
