// A list of products with its title, its length, what narrows and orders it, and the way through it.
import type { ReactNode } from 'react';
import { mostFound } from '../../../rules/catalogue/list-address.ts';
import { isNarrow } from '../../../rules/catalogue/list-choices.ts';
import { Breadcrumb, type Crumb } from '../../kit/breadcrumb.tsx';
import { ProductGrid } from '../../page-view/product-grid.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import type { Data } from '../../platform/graphql.ts';
import { ChosenFilters } from './chosen-filters.tsx';
import { EmptyList } from './empty-list.tsx';
import { type Facets, isWorthChoosing } from './facets.ts';
import { FilterPanel } from './filter-panel.tsx';
import type { productPageDocument } from './list.documents.ts';
import { perPage } from './list-queries.ts';
import { useList } from './list-state.ts';
import { Paging } from './paging.tsx';
import { SortField } from './sort-field.tsx';

interface ListFrameProps {
	title: string;
	description?: string;
	above?: readonly Crumb[];
	/** Between the title and the list. */
	children?: ReactNode;
	products: Data<typeof productPageDocument>['products'];
	facets: Facets;
	/** What is said where the list would be, if it is not the filters that leave nothing. */
	empty: ReactNode;
}

export function ListFrame({ title, description, above, children, products, facets, empty }: ListFrameProps) {
	const { t } = usePlatform();
	const { shown, addressOf } = useList();
	const { items, total, staff } = products;
	const narrow = isNarrow(shown.filters);
	const filtered = narrow || (total > 0 && isWorthChoosing(facets));
	return (
		<section className="mx-auto max-w-page px-4 pt-6 pb-16 phone:px-8 desktop:pt-10">
			{above && <Breadcrumb above={above} here={title} />}
			<h1 className="mt-4 font-heading text-3xl font-bold wrap-break-word hyphens-auto phone:text-4xl">{title}</h1>
			{description && <p className="mt-3 max-w-prose text-lg">{description}</p>}
			{children}
			<div className={filtered ? 'mt-6 desktop:grid desktop:grid-cols-[15rem_minmax(0,1fr)] desktop:gap-10' : 'mt-6'}>
				<FilterPanel facets={facets} total={total} choosing={filtered} />
				<div className="min-w-0">
					<div className="mb-6 flex min-h-11 flex-wrap items-center justify-between gap-x-6 gap-y-2">
						<p role="status" className="text-muted">
							{shown.text && total > mostFound
								? t('list.moreThan', { count: mostFound })
								: t('catalogue.count', { count: total })}
						</p>
						{total > 1 && <SortField />}
					</div>
					<ChosenFilters facets={facets} />
					{items.length > 0 ? (
						<ProductGrid products={items} heading="h2" narrow={filtered} />
					) : (
						<EmptyList total={total} staff={staff}>
							{empty}
						</EmptyList>
					)}
					<Paging number={shown.page} pages={Math.ceil(total / perPage)} to={(page) => addressOf({ ...shown, page })} />
				</div>
			</div>
		</section>
	);
}
