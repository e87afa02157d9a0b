// Reads a draft at the provider some time later: what could not be done while a shopper waited, and what a notification has announced.
import type { Sql } from '../../database/connection.ts';
import { defineJob, type JobDefinition } from '../../jobs/define-job.ts';
import { sendJob } from '../../jobs/send-job.ts';
import { checkDraft } from './check-draft.ts';
import type { PrintformerServices } from './services.ts';

const jobName = 'printformer.checkDraft';

interface Payload {
	designId: string;
	/** Only to show it in lists: no copy is made that could be released. */
	isPreview?: boolean;
}

export async function sendDraftCheck(sql: Sql, tenantId: string, payload: Payload): Promise<void> {
	await sendJob(sql, tenantId, jobName, payload);
}

export const checkDraftJob = (services: PrintformerServices): JobDefinition<Payload> =>
	defineJob<Payload>({
		name: jobName,
		mayTakeSeconds: 180,
		run: ({ tenantId, payload: { designId, isPreview = false }, signal }) =>
			checkDraft(services, tenantId, designId, signal, { isPreview }),
	});
