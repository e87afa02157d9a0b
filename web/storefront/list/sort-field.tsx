// In which order a list stands. Belongs to the form of the filters, wherever it is shown.
import { type ProductSort, productSorts } from '../../../rules/catalogue/list-address.ts';
import { usePlatform } from '../../platform/environment.tsx';
import { filterForm } from './filter-panel.tsx';
import { useList } from './list-state.ts';

export function SortField() {
	const { t } = usePlatform();
	const { chosen, go } = useList();
	const nameOf = (sort: ProductSort) =>
		sort === 'recommended' && chosen.text ? t('list.sort.best') : t(`list.sort.${sort}`);
	return (
		<div className="flex min-w-0 items-center gap-2">
			<label htmlFor="sort" className="shrink-0 text-sm text-muted">
				{t('list.sort')}
			</label>
			<select
				id="sort"
				name="sort"
				form={filterForm}
				value={chosen.sort}
				onChange={(event) => go({ ...chosen, page: 1, sort: event.target.value as ProductSort })}
				className="min-h-11 min-w-0 rounded-theme border border-control-line bg-control px-3 text-control-text hover:border-control-line-hover"
			>
				{productSorts.map((sort) => (
					<option key={sort} value={sort}>
						{nameOf(sort)}
					</option>
				))}
			</select>
			<noscript>
				<button type="submit" form={filterForm} className="min-h-11 rounded-theme border border-line px-3">
					{t('list.sortNow')}
				</button>
			</noscript>
		</div>
	);
}
