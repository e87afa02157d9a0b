// What leaves with a text and comes back: where it belongs, and its wording in exactly the languages it is written in.

import type { Sql } from '../../database/connection.ts';
import type { Tenant } from '../../tenants/find-tenant.ts';
import { defaultLanguage } from '../../tenants/spoken-language.ts';
import { inEveryLanguage, type ListedText, listTexts, type TextFilter, type TextSort } from '../editing/list-texts.ts';

export type WordingState = 'missing' | 'outdated' | 'machine' | 'written';

export interface ExchangedText
	extends Pick<ListedText, 'key' | 'type' | 'group' | 'context' | 'locked' | 'baseText' | 'baseLanguage'> {
	/** By language; nothing where visitors read another one. */
	wordings: ReadonlyMap<string, { text: string; state: WordingState }>;
}

/** As many as an import can take. */
const mostTexts = 50_000;

function exchanged(text: ListedText, tenant: Tenant): ExchangedText {
	const { key, type, group, context, locked, baseText, baseLanguage } = text;
	const wordings = inEveryLanguage(text, tenant, defaultLanguage(tenant)).map(
		({ languageCode, text: wording, outdated, origin }) => {
			const state: WordingState = outdated ? 'outdated' : origin === 'machine' ? 'machine' : 'written';
			return [languageCode, { text: wording ?? '', state: wording ? state : 'missing' }] as const;
		},
	);
	return { key, type, group, context, locked, baseText, baseLanguage, wordings: new Map(wordings) };
}

export interface WantedTexts extends TextFilter {
	sort: TextSort;
	descending: boolean;
}

export async function textsToExchange(sql: Sql, tenant: Tenant, wanted: WantedTexts): Promise<ExchangedText[]> {
	const { items } = await listTexts(sql, tenant, { ...wanted, first: mostTexts, offset: 0 });
	return items.map((text) => exchanged(text, tenant));
}
