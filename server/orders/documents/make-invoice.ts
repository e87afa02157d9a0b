// An invoice that could not be issued when the order was placed: by hand, once what was missing is there.
import { actorOf, type Caller } from '../../accounts/services.ts';
import type { Sql } from '../../database/connection.ts';
import { Refused } from '../../failure.ts';
import { sendJob } from '../../jobs/send-job.ts';
import { lockOrder } from '../core/lock-order.ts';
import { changedJobName } from '../core/move-order.ts';
import { issueOnce, prepare } from './issue.ts';

/** Its PDF and the mail that brings it follow. */
export async function makeInvoice(sql: Sql, caller: Caller, orderId: string): Promise<void> {
	const { tenant, services } = caller;
	await lockOrder(sql, tenant.id, orderId, 'allowReferences');
	const prepared = await prepare(sql, tenant.id, orderId);
	if (!prepared) throw new Refused('NOT_FOUND');
	if (prepared.known.some(({ kind }) => kind === 'invoice')) return;
	const issued = await issueOnce(sql, tenant.id, prepared, 'invoice', {
		actor: 'staff',
		userId: caller.user?.id,
	});
	if ('faults' in issued) throw new Refused('DOCUMENT_INCOMPLETE', issued.faults.map(({ field }) => field).join(', '));
	const { id: documentId, number } = issued.document;
	await sendJob(sql, tenant.id, changedJobName, { orderId, documentId });
	await services.record(sql, tenant.id, actorOf(caller), {
		action: 'makeInvoice',
		entity: { type: 'order', id: orderId },
		after: { number },
	});
}
