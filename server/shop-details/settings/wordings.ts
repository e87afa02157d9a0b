// A shop's own wording of texts that ship with the product, as its settings show them: one field per language, empty for what ships.
import { baseLanguage } from '../../../rules/languages.ts';
import { shippedEntries } from '../../../rules/messages/groups.ts';
import type { Sql } from '../../database/connection.ts';
import { Refused } from '../../failure.ts';
import type { Tenant } from '../../tenants/find-tenant.ts';
import { findTexts } from '../../texts/find-texts.ts';
import { RefusedText } from '../../texts/refuse-text.ts';
import { saveTexts } from '../../texts/save-texts.ts';

/** By language. */
export type Wording = Readonly<Record<string, string>>;

export async function loadWordings<Name extends string>(
	sql: Sql,
	{ id, languages }: Tenant,
	keys: Readonly<Record<Name, string>>,
): Promise<Record<Name, Wording>> {
	const texts = await findTexts(sql, id, Object.values(keys));
	const inAll = (key: string): Wording => {
		const own = texts.get(key)?.translations ?? {};
		return Object.fromEntries(languages.map(({ languageCode }) => [languageCode, own[languageCode] ?? '']));
	};
	const found = Object.entries<string>(keys).map(([name, key]) => [name, inAll(key)]);
	return Object.fromEntries(found) as Record<Name, Wording>;
}

/** @param wordings by the key of the text; languages that the shop does not speak are left out */
export async function saveWordings(
	sql: Sql,
	{ id, languages }: Tenant,
	wordings: Readonly<Record<string, Wording>>,
): Promise<void> {
	const isSpoken = (code: string) => languages.some(({ languageCode }) => languageCode === code);
	const texts = Object.entries(wordings).map(([key, wording]) => {
		const baseText = shippedEntries.get(key)?.translations[baseLanguage] ?? '';
		const translations = Object.fromEntries(Object.entries(wording).filter(([code]) => isSpoken(code)));
		return {
			key,
			type: 'static',
			group: 'storefront',
			baseText,
			baseLanguage,
			translations,
			origin: 'human',
		} as const;
	});
	await saveTexts(sql, id, texts).catch((error) => {
		throw error instanceof RefusedText ? new Refused('VALIDATION', error.message) : error;
	});
}
