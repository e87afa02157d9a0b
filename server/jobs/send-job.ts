// Sends a job in the transaction of the change that it follows from: rolled back, it was never sent.
import type { Sql } from '../database/connection.ts';
import { sendToStore } from '../database/jobs/send-to-store.ts';

interface Options {
	/** Not before. */
	startAfter?: Date;
}

/** @returns the id of the job */
export async function sendJob(
	sql: Sql,
	tenantId: string,
	name: string,
	payload: object,
	options: Options = {},
): Promise<string> {
	const [id = ''] = await sendToStore(sql, { tenantIds: [tenantId], name, payload, ...options });
	return id;
}
