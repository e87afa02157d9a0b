// The shop's own synonyms: read, saved, taken away. The search asks for them anew each time.

import { findSynonymError, readSynonyms, type SynonymSet } from '../../../rules/catalogue/synonyms.ts';
import { newId } from '../../../rules/ids.ts';
import { actorOf, type Caller } from '../../accounts/services.ts';
import type { Sql } from '../../database/connection.ts';
import { Refused } from '../../failure.ts';
import { announceChange, holdTenant } from '../../tenants/announce-change.ts';

export const listSynonyms = (sql: Sql, tenantId: string) => sql<SynonymSet[]>`
	select id, language_code, words from search_synonyms where tenant_id = ${tenantId}
	order by language_code, position, words, id`;

/** One after the other: two who save the same word at once would each find it free. */
async function lockSynonyms(sql: Sql, tenantId: string): Promise<readonly SynonymSet[]> {
	await holdTenant(sql, tenantId);
	return listSynonyms(sql, tenantId);
}

const mostSets = 500;

function check(given: Omit<SynonymSet, 'id'> & { id?: string | undefined }, sets: readonly SynonymSet[]): void {
	const error = findSynonymError(given, sets);
	if (error?.kind === 'taken') throw new Refused('SYNONYM_TAKEN');
	if (error) throw new Refused('SYNONYM_INVALID');
	if (given.id === undefined && sets.length >= mostSets) throw new Refused('VALIDATION', `at most ${mostSets} sets`);
}

export async function saveSynonyms(
	sql: Sql,
	caller: Caller,
	given: { id: string | undefined; languageCode: string; words: readonly string[] },
): Promise<SynonymSet> {
	const { tenant, services } = caller;
	const { languageCode } = given;
	if (!tenant.languages.some((language) => language.languageCode === languageCode))
		throw new Refused('VALIDATION', 'languageCode');
	const words = [...new Set(given.words.flatMap(readSynonyms))];
	const sets = await lockSynonyms(sql, tenant.id);
	const before = sets.find(({ id }) => id === given.id);
	if (given.id !== undefined && !before) throw new Refused('NOT_FOUND');
	check({ id: given.id, languageCode, words }, sets);
	const id = given.id ?? newId();
	await sql`
		insert into search_synonyms (tenant_id, id, language_code, words)
		values (${tenant.id}, ${id}, ${languageCode}, ${words}::text[])
		on conflict (tenant_id, id) do update set language_code = excluded.language_code, words = excluded.words`;
	await services.record(sql, tenant.id, actorOf(caller), {
		action: before ? 'updateSearchSynonyms' : 'createSearchSynonyms',
		entity: { type: 'searchSynonyms', id },
		...(before && { before: { languageCode: before.languageCode, words: before.words } }),
		after: { languageCode, words },
	});
	await announceChange(sql, tenant.id, 'content');
	return { id, languageCode, words };
}

export async function deleteSynonyms(sql: Sql, caller: Caller, id: string): Promise<void> {
	const { tenant, services } = caller;
	const before = (await lockSynonyms(sql, tenant.id)).find((set) => set.id === id);
	if (!before) throw new Refused('NOT_FOUND');
	await sql`delete from search_synonyms where tenant_id = ${tenant.id} and id = ${id}`;
	await services.record(sql, tenant.id, actorOf(caller), {
		action: 'deleteSearchSynonyms',
		entity: { type: 'searchSynonyms', id },
		before: { languageCode: before.languageCode, words: before.words },
	});
	await announceChange(sql, tenant.id, 'content');
}
