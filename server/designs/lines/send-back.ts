// The shop sends the design of an ordered line back: it is printed no more until the customer has released it again.
import { actorOf, type Caller } from '../../accounts/services.ts';
import type { Sql } from '../../database/connection.ts';
import { Refused } from '../../failure.ts';
import { recordPrintEvent } from '../../orders/core/print-events.ts';
import { checkReason } from '../../printing/data/check-reason.ts';
import { sendDesignRefusal } from '../../printing/data/tell-refusal-job.ts';
import { holdLine } from '../../printing/jobs/change-print-jobs.ts';
import { markSentBack } from '../../printing/lines/released-lines.ts';
import { settleLine } from '../../printing/lines/settle-lines.ts';

/**
 * Sent back twice it is told twice, with both reasons.
 * @throws Refused PRINT_DATA_FINAL for a line that is printed, NOT_FOUND for one without a design, or whose design is deleted
 */
export async function sendBackDesign(sql: Sql, caller: Caller, itemId: string, given: string): Promise<void> {
	const { tenant, user, services } = caller;
	const reason = checkReason(given);
	// Designs before lines, as everyone does who releases one.
	await sql`
		select from designs d join order_lines l on l.tenant_id = ${tenant.id} and l.design_id = d.id
		where d.tenant_id = ${tenant.id} and l.item_id = ${itemId} for update of d`;
	const { release, state } = await holdLine(sql, tenant.id, itemId);
	if (!release?.designId) throw new Refused('NOT_FOUND');
	if (state === 'printed') throw new Refused('PRINT_DATA_FINAL');
	// What was released is not released any more: the customer confirms it anew, also without a change.
	await sql`
		update designs set release_id = null
		where tenant_id = ${tenant.id} and id = ${release.designId} and release_id = ${release.id}`;
	await markSentBack(sql, tenant.id, itemId, reason);
	const event = { step: 'designSentBack', actor: 'staff', userId: user?.id ?? null, reason } as const;
	await recordPrintEvent(sql, tenant.id, itemId, event);
	await settleLine(sql, tenant.id, itemId);
	await sendDesignRefusal(sql, tenant.id, itemId);
	await services.record(sql, tenant.id, actorOf(caller), {
		action: 'sendBackDesign',
		entity: { type: 'design', id: release.designId },
		before: { state, release: release.id, itemId },
		after: { state: 'refused', reason },
	});
}
