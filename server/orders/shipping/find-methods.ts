// How a shop sends things, as those see it who order: what is offered, in the shop's order, in the words of a language.
import type { ShippingMethod } from '../../../rules/shipping/shipping-price.ts';
import { languageChain } from '../../../rules/texts/lookup.ts';
import type { Sql } from '../../database/connection.ts';

export interface OfferedMethod extends ShippingMethod {
	id: string;
	name: string;
	/** Empty where there is nothing to add. */
	description: string;
	/** Working days on the way. */
	days: number;
}

type Words = Readonly<Record<string, string>>;

interface Row extends Omit<OfferedMethod, 'name' | 'description'> {
	names: Words;
	descriptions: Words;
	defaultLanguage: string | null;
}

/** In the first language of the chain that has words, else in any: a method without a name could not be chosen. */
const inWords = (words: Words, chain: readonly string[]): string =>
	chain.map((code) => words[code]).find(Boolean) ?? Object.values(words).find(Boolean) ?? '';

export async function findShippingMethods(sql: Sql, tenantId: string, language: string): Promise<OfferedMethod[]> {
	const rows = await sql<Row[]>`
		select m.id, m.names, m.descriptions, m.countries, m.kind, m.price::float8 as price, m.free_from::float8 as free_from, m.steps, m.days, m.collection,
			(select l.language_code from languages l where l.tenant_id = ${tenantId} and l.is_default) as default_language
		from shipping_methods m
		where m.tenant_id = ${tenantId} and m.active
		order by m.position, m.id`;
	return rows.map(({ names, descriptions, defaultLanguage, ...method }) => {
		const chain = languageChain(language, defaultLanguage ?? language);
		return { ...method, name: inWords(names, chain), description: inWords(descriptions, chain) };
	});
}
