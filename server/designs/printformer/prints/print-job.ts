// The job that looks after a print file at the provider: orders it, asks how far it is, takes it over. Woken by a notification, by itself after a pause, or
// by the minute's job; however often and by whom, there is one file in the end, or a reason why there is none.

import type { PrintformerClient } from '../../../integrations/printformer/client.ts';
import { PrintformerFailure } from '../../../integrations/printformer/problem.ts';
import { defineJob, type JobContext, type JobDefinition } from '../../../jobs/define-job.ts';
import { openAccount } from '../open-account.ts';
import type { PrintformerServices } from '../services.ts';
import { takeOver } from './download-print.ts';
import { findCopy, type ReleasedCopy } from './find-copy.ts';
import { printJobName } from './find-print.ts';
import { type HeldPrint, withPrint } from './hold-print.ts';
import { findNotifyAddress } from './notify-address.ts';
import { checkPause, troublePause } from './print-pauses.ts';
import { outcomeOf } from './print-problem.ts';
import type { PrintWork } from './print-work.ts';
import { failPrint, noteOrder, pausePrint } from './settle-print.ts';

interface Payload {
	printId: string;
}

const isNotFound = (error: unknown) => error instanceof PrintformerFailure && error.problem.kind === 'notFound';

/** Why an order was refused is not said in a way that programs understand: the draft may be gone. */
async function explain(error: unknown, client: PrintformerClient, hash: string): Promise<unknown> {
	const isRefused = error instanceof PrintformerFailure && ['refused', 'notFound'].includes(error.problem.kind);
	if (!isRefused) return error;
	return client.readDraft(hash).then(
		() => error,
		(reason: unknown) => (isNotFound(reason) ? reason : error),
	);
}

/** An answer that was lost leaves an order behind that nobody knows of; another one makes the same file of the same copy. */
async function order(work: PrintWork, print: HeldPrint, { hash }: ReleasedCopy, client: PrintformerClient) {
	const { services, tenantId, inTenant } = work;
	const notify = await inTenant((sql) => findNotifyAddress(sql, services, tenantId, print.id));
	const processingId = await client
		.requestPrint([hash], notify)
		.catch(async (error: unknown) => Promise.reject(await explain(error, client, hash)));
	await noteOrder(work, print, processingId, checkPause(0));
}

async function check(work: PrintWork, print: HeldPrint, copy: ReleasedCopy, client: PrintformerClient) {
	const job = await client.readPrintJob(print.processingId ?? '').catch((error: unknown) => {
		if (isNotFound(error)) return undefined;
		throw error;
	});
	if (!job) return pausePrint(work, print, { ms: troublePause(print.attempts), isReordered: true });
	const draft = job.drafts.find(({ hash }) => hash === copy.hash);
	if (draft?.state === 'made') return takeOver(work, print, copy, client);
	if (draft?.state === 'failed') return failPrint(work, print, { code: 'refused', message: draft.message });
	// A message beside a state that is none of the two decides nothing.
	return pausePrint(work, print, { ms: checkPause(print.attempts), message: draft?.message });
}

async function lookAfter(work: PrintWork, print: HeldPrint): Promise<void> {
	const { services, tenantId, inTenant, signal } = work;
	if (print.isTooLate) return failPrint(work, print, { code: 'tooLate' });
	const copy = await inTenant((sql) => findCopy(sql, tenantId, print.releaseId));
	if (!copy) return failPrint(work, print, { code: 'gone' });
	try {
		const account = await openAccount(services, tenantId, signal);
		if (account?.id !== copy.account) return await failPrint(work, print, { code: 'account' });
		await (print.state === 'waiting' ? order : check)(work, print, copy, account.client);
	} catch (error) {
		const outcome = outcomeOf(error, print.attempts);
		if ('failed' in outcome) await failPrint(work, print, outcome.failed);
		else await pausePrint(work, print, outcome.pause);
	}
}

function run(services: PrintformerServices, { payload, ...context }: JobContext<Payload>): Promise<void> {
	const work: PrintWork = { services, ...context };
	return withPrint(work, payload.printId, (print) => lookAfter(work, print));
}

export const printJob = (services: PrintformerServices): JobDefinition<Payload> =>
	defineJob<Payload>({ name: printJobName, mayTakeSeconds: 600, atOnce: 4, run: (context) => run(services, context) });
