// Whether mails of a shop are sent: without a mail server they are kept, to be read by those who look after the shop.
import type { Sql } from '../database/connection.ts';

/** As became of the last one that a job has dealt with; before the first one nobody knows. */
export async function areMailsStored(sql: Sql, tenantId: string): Promise<boolean> {
	const [last] = await sql<{ state: string }[]>`
		select state from mails where tenant_id = ${tenantId} and state <> 'queued' order by id desc limit 1`;
	return last?.state === 'kept';
}
