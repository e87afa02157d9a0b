// The words of the interface for one visitor: what ships with the product, in the wording of the tenant, in one language.
import { BoundedCache } from '../../rules/collections/bounded-cache.ts';
import { shippedEntriesOf, type TextGroup } from '../../rules/messages/groups.ts';
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

interface Shipped {
	keys: readonly string[];
	messages: Record<string, string>;
}

/** Few groups are asked for together, in the languages of the shops. */
const shippedByGroups = new BoundedCache<string, Shipped>({ maxEntries: 200 });

/** What most shops say: put together once, and not for every mail and every document. */
function shippedIn(groups: readonly TextGroup[], chain: readonly string[]): Shipped {
	return shippedByGroups.getOrMake(`${groups.join(' ')}|${chain.join(' ')}`, () => ({
		keys: shippedEntriesOf(groups).map(({ key }) => key),
		messages: Object.freeze(shippedMessages(groups, chain)),
	}));
}

/** Without the wording of the tenant: what a page says while that cannot be loaded. */
export const shippedTexts = ({ language, tenantDefault, groups }: Wanted): Record<string, string> =>
	shippedIn(groups, languageChain(language, tenantDefault)).messages;

/** By key, for `createTranslator`. One statement. */
export async function resolveInterfaceTexts(
	sql: Sql,
	tenantId: string,
	wanted: Wanted,
): Promise<Record<string, string>> {
	const chain = languageChain(wanted.language, wanted.tenantDefault);
	const { keys, messages } = shippedIn(wanted.groups, chain);
	const own = await sql<OwnTexts[]>`
		select key, jsonb_object_agg(language_code, translation) as translations
		from text_translations
		where tenant_id = ${tenantId} and key = any(${[...keys]}::text[]) and language_code = any(${chain}::text[])
		group by key`;
	if (own.length === 0) return messages;
	return shippedMessages(wanted.groups, chain, new Map(own.map(({ key, translations }) => [key, translations])));
}
