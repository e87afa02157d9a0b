// What a list is narrowed by at present: each choice can be taken away, and all at once.
import { IconX } from '@tabler/icons-react';
import { noFilters } from '../../../rules/catalogue/filters.ts';
import { type ChosenFilter, chosenFilters, narrowedBy } from '../../../rules/catalogue/list-choices.ts';
import { formatMoney } from '../../../rules/money.ts';
import { usePlatform } from '../../platform/environment.tsx';
import type { Facets } from './facets.ts';
import { ListLink } from './list-link.tsx';
import { useList } from './list-state.ts';

/** What a choice is called; a value that is gone, as it stands in the address. */
function useNameOf(facets: Facets) {
	const { t, language, notation, currency } = usePlatform();
	const money = (minor: number) => formatMoney({ minor, currency }, language, notation);
	const known = (values: readonly { value: string; name: string }[], wanted: string) =>
		values.find(({ value }) => value === wanted)?.name;
	return (choice: ChosenFilter): string => {
		switch (choice.facet) {
			case 'field': {
				const field = facets.fields.find(({ name }) => name === choice.name);
				return t('list.valueOf', { facet: field?.label ?? choice.name, value: choice.value });
			}
			case 'label':
				return known(facets.labels, choice.value) ?? t('list.label');
			case 'category':
				return known(facets.categories, choice.value) ?? choice.value;
			case 'available':
				return t('list.available');
			case 'price':
				if (choice.from === null) return t('list.priceBelow', { price: money(choice.to ?? 0) });
				if (choice.to === null) return t('list.priceAbove', { price: money(choice.from) });
				return t('list.priceSpan', { from: money(choice.from), to: money(choice.to) });
		}
	};
}

const look =
	'inline-flex min-h-9 max-w-full items-center gap-1 rounded-full border border-line px-3 py-1 text-sm hover:bg-raised pointer-coarse:min-h-11';

export function ChosenFilters({ facets }: { facets: Facets }) {
	const { t } = usePlatform();
	const { shown, addressOf } = useList();
	const nameOf = useNameOf(facets);
	const chosen = chosenFilters(shown.filters);
	if (chosen.length === 0) return null;
	return (
		<ul aria-label={t('list.chosen')} className="mb-6 flex flex-wrap gap-2">
			{chosen.map((choice) => {
				const name = nameOf(choice);
				const to = addressOf(narrowedBy(shown, choice.without));
				return (
					<li key={to} className="min-w-0">
						<ListLink still rel="nofollow" to={to} className={look} aria-label={t('list.takeAway', { filter: name })}>
							<span className="min-w-0 truncate">{name}</span>
							<IconX aria-hidden size={16} className="shrink-0" />
						</ListLink>
					</li>
				);
			})}
			<li>
				<ListLink
					still
					to={addressOf(narrowedBy(shown, noFilters))}
					className="inline-flex min-h-9 items-center px-2 text-sm text-link underline underline-offset-4 pointer-coarse:min-h-11"
				>
					{t('list.takeAllAway')}
				</ListLink>
			</li>
		</ul>
	);
}
