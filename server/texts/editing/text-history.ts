// What became of a text: who wrote what, and the way back.
import type { Sql } from '../../database/connection.ts';
import { Refused } from '../../failure.ts';
import { changeTexts, type TextWriter } from './change-texts.ts';
import type { TextOrigin } from './known-texts.ts';
import type { ChangeError } from './validate-changes.ts';

export interface HistoryEntry {
	id: string;
	languageCode: string;
	/** Null: no one had written anything; what ships was shown. */
	before: string | null;
	after: string | null;
	origin: TextOrigin;
	userId: string | null;
	at: Date;
}

const shownEntries = 100;

/** Newest first. */
export const listHistory = (sql: Sql, tenantId: string, key: string): Promise<HistoryEntry[]> => sql<HistoryEntry[]>`
	select id, language_code, before, after, origin, user_id, at from text_history
	where tenant_id = ${tenantId} and key = ${key}
	order by at desc, id desc limit ${shownEntries}`;

/** Makes the text what it was after a change. @returns the key, or what is wrong with the text by now */
export async function restoreText(
	sql: Sql,
	writer: TextWriter,
	id: string,
): Promise<{ key: string; faults: ChangeError[] }> {
	const [entry] = await sql<{ key: string; languageCode: string; after: string | null }[]>`
		select key, language_code, after from text_history where tenant_id = ${writer.tenant.id} and id = ${id}`;
	if (!entry) throw new Refused('NOT_FOUND');
	const { key, languageCode, after } = entry;
	return { key, faults: await changeTexts(sql, writer, [{ key, languageCode, text: after ?? '' }]) };
}
