// The filters of a list: a form that works by itself, and that acts at once where a script runs. On small screens it is folded.
import { IconChevronDown } from '@tabler/icons-react';
import { type FormEvent, useRef } from 'react';
import { readList } from '../../../rules/catalogue/list-address.ts';
import {
	type Choice,
	type ChosenFilter,
	chosenFilters,
	narrowedBy,
	parameterOf,
} from '../../../rules/catalogue/list-choices.ts';
import { usePlatform } from '../../platform/environment.tsx';
import { useHydrated } from '../../platform/hydrated.ts';
import { type Counted, FacetGroup } from './facet-group.tsx';
import type { Facets } from './facets.ts';
import { useList } from './list-state.ts';
import { PriceFields } from './price-fields.tsx';

/** Whatever belongs to the form from elsewhere in the page names it. */
export const filterForm = 'filters';

interface Group {
	id: string;
	title: string;
	choices: Counted[];
}

/** In the order in which people choose: where it is, what it is, what is special about it. */
function useGroups(facets: Facets): Group[] {
	const { t } = usePlatform();
	const { shown } = useList();
	const groups: Group[] = [
		{
			id: 'category',
			title: t('list.category'),
			choices: facets.categories.map(({ value, parent, name, count }) => ({
				choice: { facet: 'category', value },
				name,
				count,
				below: facets.categories.some((other) => other.value === parent),
			})),
		},
		...facets.fields.map(({ name: field, label, values }) => ({
			id: `field-${field}`,
			title: label,
			choices: values.map(({ value, count }) => ({
				choice: { facet: 'field' as const, name: field, value },
				name: value,
				count,
			})),
		})),
		{
			id: 'label',
			title: t('list.label'),
			choices: facets.labels.map(({ value, name, count }) => ({ choice: { facet: 'label', value }, name, count })),
		},
		{
			id: 'available',
			title: t('list.availability'),
			choices:
				facets.available < facets.total || shown.filters.available
					? [{ choice: { facet: 'available' }, name: t('list.available'), count: facets.available }]
					: [],
		},
	];
	return groups.filter(({ choices }) => choices.length > 0);
}

const isTicked = (choice: ChosenFilter): choice is ChosenFilter & Choice => choice.facet !== 'price';

interface FilterPanelProps {
	facets: Facets;
	/** What is left of the list. */
	total: number;
	/** Whether there is anything to choose; the form, to which also the order belongs, is always there. */
	choosing: boolean;
}

export function FilterPanel({ facets, total, choosing }: FilterPanelProps) {
	const { t, base } = usePlatform();
	const list = useList();
	const hydrated = useHydrated();
	const fold = useRef<HTMLDetailsElement>(null);
	const groups = useGroups(facets);
	const { shown, chosen, path, digits } = list;
	const count = chosenFilters(shown.filters).length;
	// A shopper who has chosen what is no longer there must be able to send the form without losing it.
	const boxes = groups.flatMap(({ choices }) => choices.map(({ choice }) => parameterOf(choice)));
	const unseen = chosenFilters(shown.filters)
		.filter(isTicked)
		.map(parameterOf)
		.filter(({ name, value }) => !boxes.some((box) => box.name === name && box.value === value));

	function submit(event: FormEvent<HTMLFormElement>) {
		event.preventDefault();
		const given = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]);
		list.go({ ...readList(new URLSearchParams(given), digits), page: 1 });
	}

	return (
		<form id={filterForm} action={base + path} onSubmit={submit} className="min-w-0">
			{shown.text && <input type="hidden" name="q" value={shown.text} />}
			{unseen.map(({ name, value }) => (
				<input key={`${name}=${value}`} type="hidden" name={name} value={value} />
			))}
			{choosing && (
				<details ref={fold} className="group/fold filter-fold mb-4">
					<summary className="flex min-h-11 cursor-pointer items-center rounded-theme border border-line px-4 font-bold">
						<span className="grow">{count > 0 ? t('list.filtersChosen', { count }) : t('list.filters')}</span>
						<IconChevronDown aria-hidden size={20} className="group-open/fold:rotate-180" />
					</summary>
					<div className="grid gap-6 pt-4 desktop:pt-0">
						<h2 className="hidden font-heading text-xl font-bold desktop:block">{t('list.filters')}</h2>
						{groups.map(({ id, ...group }) => (
							<FacetGroup key={id} {...group} />
						))}
						{facets.prices && (
							<PriceFields
								lowest={facets.prices.lowest.minor}
								highest={facets.prices.highest.minor}
								onChange={(prices) => list.go(narrowedBy(chosen, { ...chosen.filters, ...prices }))}
							/>
						)}
						{hydrated ? (
							<button
								type="button"
								className="min-h-11 rounded-theme bg-button px-4 font-bold text-button-text hover:bg-button-hover desktop:hidden"
								onClick={() => {
									if (!fold.current) return;
									fold.current.open = false;
									fold.current.querySelector('summary')?.focus();
								}}
							>
								{t('list.showResults', { count: total })}
							</button>
						) : (
							<button
								type="submit"
								className="min-h-11 rounded-theme bg-button px-4 font-bold text-button-text hover:bg-button-hover"
							>
								{t('list.apply')}
							</button>
						)}
					</div>
				</details>
			)}
		</form>
	);
}
