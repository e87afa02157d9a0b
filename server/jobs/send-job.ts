// Sends a job in the transaction of the change that it follows from: rolled back, it was never sent.
import type { Sql } from '../database/connection.ts';
import { sendToStore } from '../database/job-statements.ts';

interface Options {
	/** Not before. */
	startAfter?: Date;
}

/** @returns the id of the job */
export function sendJob(
	sql: Sql,
	tenantId: string,
	name: string,
	payload: object,
	options: Options = {},
): Promise<string> {
	return sendToStore(sql, name, { tenantId, payload }, options);
}
