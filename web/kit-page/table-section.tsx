// The table, with rows that are all here.
import { IconArchive, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { formatNumber } from '../../rules/formats.ts';
import { formatMoney } from '../../rules/money.ts';
import { arrangeRows } from '../kit/arrange-rows.ts';
import { Chip } from '../kit/chip.tsx';
import { useConfirm } from '../kit/confirm.tsx';
import { Table, type TableColumn } from '../kit/table.tsx';
import { useTableState } from '../kit/table-state.ts';
import { useToast } from '../kit/toasts.tsx';
import { usePlatform } from '../platform/environment.tsx';
import { Section, useSamples } from './section.tsx';

const states = ['active', 'inactive', 'scheduled'] as const;

interface Product {
	id: string;
	name: string;
	category: string;
	state: (typeof states)[number];
	price: number;
	sold: number;
}

const made = (categories: readonly string[]): Product[] =>
	Array.from({ length: 120 }, (_, index) => {
		const category = categories[index % categories.length] ?? '';
		return {
			id: `product-${index + 1}`,
			name: `${category} ${index + 1}`,
			category,
			state: states[index % 3] ?? 'active',
			price: 990 + ((index * 7919) % 9000),
			sold: (index * 104_729) % 5000,
		};
	});

export function TableSection() {
	const s = useSamples();
	const { t, language, notation, currency } = usePlatform();
	const toast = useToast();
	const confirm = useConfirm();
	const [state, change] = useTableState();
	const [products, setProducts] = useState(() => made(s.categories));
	const columns: TableColumn<Product>[] = [
		{ id: 'name', label: s.product, value: ({ name }) => name, cell: ({ name }) => name },
		{
			id: 'state',
			label: s.state,
			value: (product) => product.state,
			cell: (product) => <Chip state={product.state} />,
		},
		{
			id: 'price',
			label: s.price,
			align: 'end',
			value: ({ price }) => price,
			cell: ({ price }) => formatMoney({ minor: price, currency }, language, notation),
		},
		{
			id: 'sold',
			label: s.sold,
			align: 'end',
			value: ({ sold }) => sold,
			cell: ({ sold }) => formatNumber(sold, language, notation),
		},
		{ id: 'category', label: s.category, hidden: true, value: (row) => row.category, cell: (row) => row.category },
	];
	const filters = [
		{ id: 'state', matches: (product: Product, value: string) => product.state === value },
		{ id: 'category', matches: (product: Product, value: string) => product.category === value },
	];
	const { rows, total } = arrangeRows(products, columns, filters, state, language);
	const remove = async (ids: string[]) => {
		const sure = await confirm({ title: `${s.delete}: ${t('kit.chosen', { count: ids.length })}`, colour: 'danger' });
		if (sure) setProducts((before) => before.filter(({ id }) => !ids.includes(id)));
		return sure;
	};
	return (
		<Section title={s.table}>
			<Table
				label={s.products}
				columns={columns}
				rows={rows}
				total={total}
				rowId={({ id }) => id}
				state={state}
				onChange={change}
				filters={[
					{
						id: 'state',
						label: s.state,
						choices: states.map((value) => ({ value, label: t(`kit.${value}`) })),
					},
					{
						id: 'category',
						label: s.category,
						choices: s.categories.map((category) => ({ value: category, label: category })),
					},
				]}
				bulkActions={[
					{
						id: 'archive',
						label: s.archive,
						icon: <IconArchive aria-hidden size={18} />,
						onAction: () => {
							toast.success(s.archive);
							return true;
						},
					},
					{
						id: 'delete',
						label: s.delete,
						colour: 'danger',
						icon: <IconTrash aria-hidden size={18} />,
						onAction: remove,
					},
				]}
				onOpen={(id) => toast.info(s.opened(id))}
			/>
		</Section>
	);
}
