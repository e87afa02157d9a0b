// A mail that an admin sends themselves, to see whether mails arrive.
import type { Sql } from '../../database/connection.ts';
import { queueMail } from '../queue-mail.ts';
import { testMail } from '../test-mail.ts';

interface TestMail {
	to: string;
	language: string;
	/** https://shop.example */
	shop: string;
}

/** @returns its id */
export const queueTestMail = (sql: Sql, tenantId: string, { to, language, shop }: TestMail): Promise<string> =>
	queueMail(sql, tenantId, { to, language, template: testMail, data: { shopAddress: shop } });

export interface Sent {
	state: 'kept' | 'queued' | 'sent' | 'failed';
	/** What the other side has said, after the latest try. */
	error: string | null;
}

export async function findSent(sql: Sql, tenantId: string, id: string): Promise<Sent | undefined> {
	const [mail] = await sql<Sent[]>`select state, error from mails where tenant_id = ${tenantId} and id = ${id}`;
	return mail;
}
