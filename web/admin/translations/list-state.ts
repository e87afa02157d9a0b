// What is set in the list of texts, in the words of the API and of an export: both show the same.
import { separatorName } from '../../../rules/csv-separator.ts';
import type { TableState } from '../../kit/table-state.ts';
import type { Variables } from '../../platform/graphql.ts';
import type { textsDocument } from './translations.documents.ts';

type Wanted = Variables<typeof textsDocument>;

export const states = ['missing', 'outdated', 'machine', 'locked', 'own'] as const;
const sorts = ['key', 'group', 'updatedAt'] as const;

const known = <Name extends string>(names: readonly Name[], name: string | undefined): Name | undefined =>
	names.find((candidate) => candidate === name);

/** What is missing or outdated comes first unless something else is asked for. */
const sortOf = ({ sort }: TableState) => known(sorts, sort?.column) ?? 'urgent';

export function wantedOf(state: TableState): Wanted {
	const { group, type, language, state: wanted } = state.filters;
	const chosen = known(states, wanted);
	return {
		filter: {
			search: state.search,
			group: group ?? null,
			type: type ?? null,
			language: language ?? null,
			states: chosen ? [chosen] : null,
		},
		first: state.rows,
		offset: (state.page - 1) * state.rows,
		sort: sortOf(state),
		descending: state.sort?.descending ?? false,
	};
}

interface Export {
	format: string;
	languages: readonly string[];
	/** Of the person: what spreadsheets expect between two values is a matter of country. */
	language: string;
}

export function exportAddress(state: TableState, { format, languages, language }: Export): string {
	const { group, type, language: asked, state: wanted } = state.filters;
	const parameters = Object.entries({
		format,
		languages: languages.join(','),
		separator: separatorName(language),
		search: state.search,
		group,
		type,
		language: asked,
		states: known(states, wanted),
		sort: sortOf(state),
		descending: state.sort?.descending ? 'true' : undefined,
	}).filter((entry): entry is [string, string] => Boolean(entry[1]));
	return `/service-api/texts/export?${new URLSearchParams(parameters)}`;
}
