// What waits for a machine to translate it. A text is taken out for a while, so that no one else pays for the same translation, and
// leaves the queue when its translation is saved, or stays with the reason why there is none.
import type { Sql } from '../database/connection.ts';

interface Place {
	key: string;
	languageCode: string;
}

/** What has failed before waits again. @returns how many wait that did not */
export async function enqueueTexts(sql: Sql, tenantId: string, places: readonly Place[]): Promise<number> {
	if (places.length === 0) return 0;
	const rows = places.map(({ key, languageCode }) => ({ key, language_code: languageCode }));
	const queued = await sql`
		insert into text_queue as old (tenant_id, key, language_code)
		select ${tenantId}::uuid, r.key, r.language_code
		from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as r (key text, language_code text)
		order by r.key collate "C", r.language_code
		on conflict (tenant_id, key, language_code) do update set failure = null, taken_until = null, queued_at = now()
		where old.failure is not null`;
	return queued.count;
}

interface Taking {
	languageCode: string;
	atMost: number;
	forSeconds: number;
}

/**
 * What is next is found once, by itself: as a condition it may be found anew for each row of the queue.
 * @returns the keys, those that wait longest first
 */
export async function takeFromQueue(sql: Sql, tenantId: string, taking: Taking): Promise<string[]> {
	const taken = await sql<{ key: string; queuedAt: Date }[]>`
		with next as materialized (
			select key from text_queue
			where tenant_id = ${tenantId} and language_code = ${taking.languageCode} and failure is null
				and (taken_until is null or taken_until < now())
			order by queued_at, key limit ${taking.atMost} for update skip locked
		)
		update text_queue q set taken_until = now() + make_interval(secs => ${taking.forSeconds})
		where q.tenant_id = ${tenantId} and q.language_code = ${taking.languageCode} and q.key = any(array(select key from next))
		returning q.key`;
	return taken.map(({ key }) => key);
}

export async function leaveQueue(sql: Sql, tenantId: string, language: string, keys: readonly string[]): Promise<void> {
	if (keys.length === 0) return;
	await sql`
		delete from text_queue
		where tenant_id = ${tenantId} and language_code = ${language} and key = any(${[...keys]}::text[])`;
}

/** Back to those that wait. */
export async function putBack(sql: Sql, tenantId: string, language: string, keys: readonly string[]): Promise<void> {
	if (keys.length === 0) return;
	await sql`
		update text_queue set taken_until = null
		where tenant_id = ${tenantId} and language_code = ${language} and key = any(${[...keys]}::text[])`;
}

/** Without keys: everything that waits in this language. */
export async function failInQueue(
	sql: Sql,
	tenantId: string,
	language: string,
	failure: string,
	keys?: readonly string[],
): Promise<void> {
	await sql`
		update text_queue set failure = ${failure}, taken_until = null
		where tenant_id = ${tenantId} and language_code = ${language} and failure is null
			${keys ? sql`and key = any(${[...keys]}::text[])` : sql``}`;
}

/** What failed for one of these reasons waits again. @returns the languages in which anything waits */
export async function reviveQueue(sql: Sql, tenantId: string, failures: readonly string[]): Promise<string[]> {
	await sql`
		update text_queue set failure = null, taken_until = null
		where tenant_id = ${tenantId} and failure = any(${[...failures]}::text[])`;
	const rows = await sql<{ languageCode: string }[]>`
		select distinct language_code from text_queue where tenant_id = ${tenantId} and failure is null`;
	return rows.map(({ languageCode }) => languageCode);
}

/** Nothing waits in these languages any more. */
export async function emptyQueue(sql: Sql, tenantId: string, languages: readonly string[]): Promise<void> {
	await sql`delete from text_queue where tenant_id = ${tenantId} and language_code = any(${[...languages]}::text[])`;
}

export interface QueueCount {
	languageCode: string;
	/** Null: these wait. */
	failure: string | null;
	texts: number;
}

export async function countQueue(sql: Sql, tenantId: string): Promise<QueueCount[]> {
	return sql<QueueCount[]>`
		select language_code, failure, count(*)::int as texts from text_queue
		where tenant_id = ${tenantId} group by language_code, failure order by language_code, failure nulls first`;
}

export interface QueuedText extends Place {
	queuedAt: Date;
	failure: string | null;
	total: number;
}

/** What failed comes first. */
export async function listQueue(
	sql: Sql,
	tenantId: string,
	{ first, offset }: { first: number; offset: number },
): Promise<QueuedText[]> {
	return sql<QueuedText[]>`
		select key, language_code, queued_at, failure, (count(*) over ())::int as total from text_queue
		where tenant_id = ${tenantId}
		order by failure is null, queued_at, key, language_code limit ${first} offset ${offset}`;
}
