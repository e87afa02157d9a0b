// The products of the shop: found, narrowed, chosen, published, archived, deleted, taken away and brought as tables.
import {
	IconArchive,
	IconArchiveOff,
	IconEye,
	IconEyeOff,
	IconPackage,
	IconPlus,
	IconTrash,
} from '@tabler/icons-react';
import { useState } from 'react';
import { formatNumber } from '../../../rules/formats.ts';
import { formatMoney } from '../../../rules/money.ts';
import { ButtonLink } from '../../kit/button.tsx';
import { Checkbox } from '../../kit/checkbox.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { Label } from '../../kit/label.tsx';
import { TextLink } from '../../kit/link.tsx';
import { PageFrame } from '../../kit/page-frame.tsx';
import { Table, type TableColumn } from '../../kit/table.tsx';
import type { BulkAction } from '../../kit/table-bulk.tsx';
import { type TableState, useTableState } from '../../kit/table-state.ts';
import { useAdminQuery } from '../../platform/backoffice/data.ts';
import { Failed } from '../../platform/backoffice/loaded.tsx';
import { Moment } from '../../platform/backoffice/moment.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import type { Data } from '../../platform/graphql.ts';
import { Picture } from '../../platform/picture.tsx';
import { has, useMe } from '../me.tsx';
import { namedTree } from './category-tree.ts';
import { ExchangeButtons, ImportButton, Imports } from './exchange/exchange-bar.tsx';
import { useProductActions } from './product-actions.ts';
import { ProductChips } from './product-chips.tsx';
import { ProductMenu } from './product-menu.tsx';
import { pageShellDocument, productsDocument } from './products.documents.ts';

type Product = Data<typeof productsDocument>['adminProducts']['items'][number];

const orders = ['name', 'code', 'fromPrice', 'createdAt', 'updatedAt', 'position'] as const;
const states = ['published', 'notPublished', 'scheduled'] as const;
const lacks = ['price', 'image', 'category', 'stock'] as const;

/** What an admin wrote into the address may be anything. */
const known = <Value extends string>(values: readonly Value[], given: string | undefined): Value | null =>
	values.find((value) => value === given) ?? null;
const isId = (text: string | undefined) => (text && /^[0-9a-f-]{36}$/i.test(text) ? text : null);

/** As the API is asked, also for the file of all that is found. */
const wantedProducts = (state: TableState, language: string) => ({
	language,
	search: state.search,
	state: state.filters.archived === 'true' ? ('archived' as const) : known(states, state.filters.state),
	category: isId(state.filters.category),
	label: isId(state.filters.label),
	lacks: known(lacks, state.filters.lacks),
	sort: known(orders, state.sort?.column) ?? ('name' as const),
	descending: state.sort?.descending ?? false,
});

/** Whether a column can be sorted by is shown by its having a value; sorting is the server's work. */
const sortable = { value: () => '' };
const kinds = { plain: 'plain', highlighted: 'highlight', sale: 'sale' } as const;
const kindOf = (kind: string) => (kind === 'highlighted' || kind === 'sale' ? kinds[kind] : kinds.plain);

function Thumbnail({ image }: Pick<Product, 'image'>) {
	return (
		<span className="grid size-12 shrink-0 place-items-center overflow-hidden rounded-theme bg-sunken">
			{image ? (
				<Picture image={image} sizes="48px" upTo={160} decorative className="size-full object-cover" />
			) : (
				<IconPackage aria-hidden size={20} className="text-muted" />
			)}
		</span>
	);
}

function ProductLabels({ labels }: Pick<Product, 'labels'>) {
	return (
		<span className="mt-0.5 flex flex-wrap gap-1 empty:hidden">
			{labels.map(({ id, name, kind }) => (
				<Label key={id} kind={kindOf(kind)}>
					{name}
				</Label>
			))}
		</span>
	);
}

/** A row where there is no room for columns. */
function ProductCard({ product }: { product: Product }) {
	const { language, notation } = usePlatform();
	const { id, name, code, image, labels, fromPrice } = product;
	return (
		<div className="grid grid-cols-1 gap-2 p-3">
			<div className="flex min-w-0 items-start gap-3">
				<Thumbnail image={image} />
				<div className="min-w-0 grow">
					<p className="font-medium wrap-anywhere">
						<TextLink to={`/admin/products/${id}`}>{name}</TextLink>
					</p>
					<p className="flex flex-wrap gap-x-3 text-sm text-muted">
						<span className="wrap-anywhere">{code}</span>
						<span className="tabular-nums">{fromPrice && formatMoney(fromPrice, language, notation)}</span>
					</p>
					<ProductLabels labels={labels} />
				</div>
				<ProductMenu product={product} compact />
			</div>
			<ProductChips product={product} />
		</div>
	);
}

function useColumns(): TableColumn<Product>[] {
	const { t, language, notation } = usePlatform();
	return [
		{
			id: 'name',
			label: t('products.name'),
			...sortable,
			cell: (product) => (
				<span className="flex min-w-52 items-center max:min-w-72 gap-3">
					<Thumbnail image={product.image} />
					<span className="min-w-0">
						<span className="block font-medium wrap-anywhere">{product.name}</span>
						<ProductLabels labels={product.labels} />
					</span>
				</span>
			),
		},
		{ id: 'code', label: t('products.code'), ...sortable, cell: ({ code }) => code },
		{ id: 'state', label: t('products.state'), cell: (product) => <ProductChips product={product} /> },
		{
			id: 'fromPrice',
			label: t('products.price'),
			align: 'end',
			...sortable,
			cell: ({ fromPrice }) => fromPrice && formatMoney(fromPrice, language, notation),
		},
		{ id: 'variants', label: t('products.variants'), align: 'end', cell: ({ variants }) => variants || '' },
		{
			id: 'stock',
			label: t('stock.available'),
			align: 'end',
			cell: ({ available }) => (available === null ? '' : formatNumber(available, language, notation)),
		},
		{
			id: 'updatedAt',
			label: t('products.updated'),
			...sortable,
			hidden: true,
			cell: ({ updatedAt }) => <Moment at={updatedAt} />,
		},
		{
			id: 'createdAt',
			label: t('products.created'),
			...sortable,
			hidden: true,
			cell: ({ createdAt }) => <Moment at={createdAt} />,
		},
		{
			id: 'actions',
			label: t('products.actions'),
			align: 'end',
			cell: (product) => <ProductMenu product={product} compact />,
		},
	];
}

function useFilters() {
	const { t, language } = usePlatform();
	const { data } = useAdminQuery(pageShellDocument, { language });
	const { labels = [], categories = [] } = data?.productSurroundings ?? {};
	return [
		{
			id: 'state',
			label: t('products.state'),
			choices: states.map((value) => ({ value, label: t(`products.state.${value}`) })),
		},
		{
			id: 'category',
			label: t('products.category'),
			choices: namedTree(categories).map(({ id, name, depth }) => ({
				value: id,
				label: `${'\u2003'.repeat(depth)}${name}`,
			})),
		},
		{ id: 'label', label: t('products.labels'), choices: labels.map(({ id, name }) => ({ value: id, label: name })) },
		{
			id: 'lacks',
			label: t('products.lacks'),
			choices: lacks.map((value) => ({ value, label: t(`products.lacks.${value}`) })),
		},
	];
}

const icon = { 'aria-hidden': true, size: 18 };

function useBulkActions(rows: readonly Product[], archived: boolean): BulkAction[] {
	const { t } = usePlatform();
	const actions = useProductActions();
	const chosen = (ids: readonly string[]) => rows.filter(({ id }) => ids.includes(id));
	return archived
		? [
				{
					id: 'restore',
					label: t('products.restore'),
					icon: <IconArchiveOff {...icon} />,
					onAction: (ids) => actions.restore(chosen(ids)),
				},
				{
					id: 'delete',
					label: t('products.delete'),
					icon: <IconTrash {...icon} />,
					colour: 'danger',
					onAction: (ids) => actions.remove(chosen(ids)),
				},
			]
		: [
				{
					id: 'publish',
					label: t('products.publish'),
					icon: <IconEye {...icon} />,
					onAction: (ids) => actions.publish(chosen(ids)),
				},
				{
					id: 'unpublish',
					label: t('products.unpublish'),
					icon: <IconEyeOff {...icon} />,
					onAction: (ids) => actions.unpublish(chosen(ids)),
				},
				{
					id: 'archive',
					label: t('products.archive'),
					icon: <IconArchive {...icon} />,
					onAction: (ids) => actions.archive(chosen(ids)),
				},
			];
}

export function Component() {
	const { t, language } = usePlatform();
	const me = useMe();
	const columns = useColumns();
	const filters = useFilters();
	const [state, change] = useTableState();
	const archived = state.filters.archived === 'true';
	const [preview, setPreview] = useState<string>();
	const wanted = wantedProducts(state, language);
	const { data, error, refetch, isFetching } = useAdminQuery(
		productsDocument,
		{ ...wanted, first: state.rows, offset: (state.page - 1) * state.rows },
		{ keep: true },
	);
	const rows = data?.adminProducts.items ?? [];
	const bulkActions = useBulkActions(rows, archived);
	const mayChange = has(me, 'mProd');
	const showArchived = (shown: boolean) =>
		change(({ filters: { archived: _before, state: _state, ...others } }) => ({
			filters: shown ? { ...others, archived: 'true' } : others,
		}));
	return (
		<PageFrame
			wide
			title={t('admin.products')}
			actions={
				<>
					<ExchangeButtons wanted={wanted} total={data?.adminProducts.total ?? 0} />
					{mayChange && (
						<>
							<ImportButton onChecked={setPreview} />
							<ButtonLink to="/admin/products/new" colour="primary" icon={<IconPlus {...icon} />}>
								{t('products.new')}
							</ButtonLink>
						</>
					)}
				</>
			}
		>
			{mayChange && <Imports shown={preview} onShow={setPreview} />}
			<div className="mb-3">
				<Checkbox label={t('products.showArchived')} checked={archived} onChange={showArchived} />
			</div>
			<Table
				// What was selected among the one is not selected among the other.
				key={String(archived)}
				label={t('admin.products')}
				columns={columns}
				rows={rows}
				total={data?.adminProducts.total ?? 0}
				rowId={({ id }) => id}
				state={state}
				onChange={change}
				filters={archived ? filters.filter(({ id }) => id !== 'state') : filters}
				bulkActions={mayChange ? bulkActions : []}
				hrefOf={({ id }) => `/admin/products/${id}`}
				card={(product) => <ProductCard product={product} />}
				busy={isFetching && !data}
				failure={error && <Failed error={error} onRetry={refetch} />}
				empty={
					<EmptyState
						title={t('products.none')}
						text={t('products.noneText')}
						picture={<IconPackage aria-hidden size={32} />}
					/>
				}
			/>
		</PageFrame>
	);
}
