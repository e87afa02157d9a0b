// What was looked for in vain. It is noted beside the search, never before its response, and of one term at most once a minute by each
// process; what comes in between is added to the next note. No one's name is noted, and nothing that looks like one's address.
import { BoundedCache } from '../../../rules/collections/bounded-cache.ts';
import type { InTenant, Sql } from '../../database/connection.ts';

const pauseMs = 60_000;
const keptDays = 30;
/** Of one shop on one day; a user who types nonsense by the thousand fills no table. */
const mostTermsADay = 500;

interface Recent {
	notedAt: number;
	/** Since then. */
	more: number;
}

const recent = new BoundedCache<string, Recent>({ maxEntries: 5000 });

/** @returns undefined for what says nothing, or might say something of a person */
export function missedTerm(text: string): string | undefined {
	const term = text.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim();
	const telling = /\p{L}{2}/u.test(term) && !/@|\d{5}|https?:/.test(term);
	return telling && term.length <= 60 ? term : undefined;
}

/** @returns how many misses are to be noted now */
export function dueMisses(key: string, now: number): number {
	const before = recent.get(key);
	if (before && now - before.notedAt < pauseMs) {
		before.more += 1;
		return 0;
	}
	recent.set(key, { notedAt: now, more: 0 });
	return 1 + (before?.more ?? 0);
}

interface Miss {
	language: string;
	text: string;
	/** The day in the shop. */
	today: string;
}

/** A user who searches does not wait for it; should it fail, a note is lost and nothing else. */
export function noteMiss(inTenant: InTenant, tenantId: string, { language, text, today }: Miss): void {
	const term = missedTerm(text);
	if (term === undefined) return;
	const count = dueMisses(`${tenantId} ${language} ${term}`, Date.now());
	if (count > 0) inTenant((sql) => writeMiss(sql, tenantId, { language, today, term, count })).catch(() => undefined);
}

export async function writeMiss(
	sql: Sql,
	tenantId: string,
	{ language, today, term, count }: { language: string; today: string; term: string; count: number },
): Promise<void> {
	await sql`
		with gone as (
			delete from search_misses where tenant_id = ${tenantId} and day <= ${today}::date - ${keptDays}::int
		)
		insert into search_misses as s (tenant_id, day, language_code, term, count)
		select ${tenantId}::uuid, ${today}::date, ${language}, ${term}, ${count}::int
		where (
			select count(*) from search_misses where tenant_id = ${tenantId} and day = ${today}::date
		) < ${mostTermsADay} or exists (
			select from search_misses
			where tenant_id = ${tenantId} and day = ${today}::date and language_code = ${language} and term = ${term}
		)
		on conflict (tenant_id, day, language_code, term) do update set count = s.count + excluded.count`;
}

export interface MissedTerm {
	term: string;
	languageCode: string;
	count: number;
	/** The last day on which it was looked for. */
	lastDay: string;
}

/** The most frequent first, of the last 30 days; what has become a synonym meanwhile is no longer among them. */
export const listMisses = (sql: Sql, tenantId: string, today: string, first: number) => sql<MissedTerm[]>`
	select m.term, m.language_code, sum(m.count)::int as count, max(m.day)::text as last_day
	from search_misses m
	where m.tenant_id = ${tenantId} and m.day > ${today}::date - ${keptDays}::int and not exists (
		select from search_synonyms s
		where s.tenant_id = m.tenant_id and s.language_code = m.language_code and m.term = any(s.words)
	)
	group by m.term, m.language_code order by count desc, last_day desc, m.term limit ${first}`;
