// Which words of the interface no one has written in a language.

import { shippedEntries } from '../../rules/messages/groups.ts';
import { shippedLanguages } from '../../rules/messages/shipped.ts';
import { regionalBase } from '../../rules/texts/lookup.ts';
import type { Sql } from '../database/connection.ts';

const ships = (language: string | undefined) => shippedLanguages.some((shipped) => shipped === language);

/** Undefined for a language that the product itself speaks. One statement for the others. */
export async function findMissingTexts(
	sql: Sql,
	tenantId: string,
	language: string,
): Promise<ReadonlySet<string> | undefined> {
	const regional = regionalBase(language);
	if (ships(language) || ships(regional)) return undefined;
	const rows = await sql<{ key: string }[]>`
		select distinct key from text_translations
		where tenant_id = ${tenantId} and language_code = any(${[language, regional ?? language]}::text[])`;
	const written = new Set(rows.map(({ key }) => key));
	return new Set([...shippedEntries.keys()].filter((key) => !written.has(key)));
}
