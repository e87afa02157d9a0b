// The words of the interface for one visitor: what ships with the product, in the wording of the tenant, in one language.
import { shippedEntriesOf, type TextGroup } from '../../rules/texts/catalogue/groups.ts';
import { languageChain } from '../../rules/texts/lookup.ts';
import { shippedMessages } from '../../rules/texts/shipped-messages.ts';
import type { Sql } from '../database/connection.ts';

interface Wanted {
	language: string;
	tenantDefault: string;
	groups: readonly TextGroup[];
}

interface OwnTexts {
	key: string;
	translations: Record<string, string>;
}

/** By key, for `createTranslator`. One statement. */
export async function resolveInterfaceTexts(
	sql: Sql,
	tenantId: string,
	wanted: Wanted,
): Promise<Record<string, string>> {
	const chain = languageChain(wanted.language, wanted.tenantDefault);
	const keys = shippedEntriesOf(wanted.groups).map(({ key }) => key);
	const own = await sql<OwnTexts[]>`
		select key, jsonb_object_agg(language_code, translation) as translations
		from text_translations
		where tenant_id = ${tenantId} and key = any(${keys}::text[]) and language_code = any(${chain}::text[])
		group by key`;
	return shippedMessages(wanted.groups, chain, new Map(own.map(({ key, translations }) => [key, translations])));
}
