// Tells the customer that the shop wants other print data, and why.
import { newId } from '../../../rules/ids.ts';
import type { Sql } from '../../database/connection.ts';
import { defineJob, type JobDefinition } from '../../jobs/define-job.ts';
import { sendJob } from '../../jobs/send-job.ts';
import { writeRefusalMail } from '../../orders/mails/write-print-data-mails.ts';
import type { PlatformAddress } from '../../tenants/shop-address.ts';

const jobName = 'printing.tellRefusal';

interface Payload {
	/** Of the print data. */
	id: string;
	/** A file may be refused more than once; run twice, each refusal is told once. */
	refusalId: string;
}

/** In the transaction that refuses it. */
export async function sendRefusal(sql: Sql, tenantId: string, id: string): Promise<void> {
	await sendJob(sql, tenantId, jobName, { id, refusalId: newId() } satisfies Payload);
}

export const tellRefusalJob = (mails: { platformAddress: PlatformAddress }): JobDefinition<Payload> =>
	defineJob<Payload>({
		name: jobName,
		run: ({ tenantId, payload: { id, refusalId }, inTenant }) =>
			inTenant((sql) => writeRefusalMail(sql, tenantId, { dataId: id, refusalId }, mails)),
	});
