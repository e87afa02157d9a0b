// How far the print data of ordered lines has come: found anew whenever a file of theirs changes, and told to the order.
import type { PrintSpecification } from '../../../rules/designs/print-specification.ts';
import { findLineState, isComplete, type LinePrintState } from '../../../rules/printing/line-state.ts';
import type { Sql } from '../../database/connection.ts';
import { saveWaitingForPrintData } from '../../orders/core/wait-for-print-data.ts';
import { resumeRenewalOrder } from '../../orders/renewals/place-renewal-order.ts';
import { joinSpecification } from '../specification/find-specification.ts';
import { findFiles } from './find-files.ts';
import { lockFiles } from './lock-files.ts';
import { openPrintJob } from './open-print-job.ts';
import { openReleasedLines, takeNewRelease } from './released-lines.ts';
import { settleTasks } from './settle-tasks.ts';
import { tellOfEarlierData } from './tell-earlier-data.ts';

interface OrderedLine {
	itemId: string;
	orderId: string;
	specification: PrintSpecification;
	state: LinePrintState;
	/** Null: the line is printed from data. */
	releaseId: string | null;
}

/** All lines of the order are locked, so that two files that change at once do not each miss the other. */
async function settleOrder(sql: Sql, tenantId: string, orderId: string): Promise<void> {
	const lines = await sql<OrderedLine[]>`
		select item_id, order_id, specification, state, release_id from print_lines
		where tenant_id = ${tenantId} and order_id = ${orderId} order by item_id for update`;
	const filesOf = await findFiles(
		sql,
		tenantId,
		lines.map(({ itemId }) => itemId),
	);
	let isWaiting = false;
	for (const { itemId, specification, state, releaseId } of lines) {
		isWaiting ||= releaseId !== null && !isComplete(state);
		if (releaseId !== null) continue;
		const found = findLineState(specification.sides, filesOf(itemId).current);
		isWaiting ||= !isComplete(found);
		if (found === state) continue;
		await sql`
			update print_lines set state = ${found}, state_since = now()
			where tenant_id = ${tenantId} and item_id = ${itemId}`;
		if (found === 'released') await openPrintJob(sql, tenantId, itemId, specification);
	}
	await saveWaitingForPrintData(sql, tenantId, orderId, isWaiting);
	if (!isWaiting) await resumeRenewalOrder(sql, tenantId, orderId);
	await settleTasks(sql, tenantId, orderId);
}

/** Nothing happens for a line that is not ordered. To be called in the transaction that changes a file, after the change. */
export async function settleLine(sql: Sql, tenantId: string, itemId: string): Promise<void> {
	const [line] = await sql<{ orderId: string }[]>`
		select order_id from print_lines where tenant_id = ${tenantId} and item_id = ${itemId}`;
	if (line) await settleOrder(sql, tenantId, line.orderId);
}

/** Of a placed order, with the specifications of this moment. Opened twice they are opened once. */
export async function openPrintLines(sql: Sql, tenantId: string, orderId: string): Promise<void> {
	const opened = await sql<{ itemId: string }[]>`
		insert into print_lines (tenant_id, item_id, order_id, specification)
		select ${tenantId}, l.item_id, l.order_id, s.specification
		from order_lines l
		join products p on p.tenant_id = ${tenantId} and p.id = l.product_id
		${joinSpecification(sql, tenantId)}
		where l.tenant_id = ${tenantId} and l.order_id = ${orderId} and l.item_id is not null and l.release_id is null
			and s.specification ->> 'dataRequirement' <> 'none'
		on conflict do nothing returning item_id`;
	await openReleasedLines(sql, tenantId, orderId);
	const itemIds = opened.map(({ itemId }) => itemId);
	// What is released now is what the order is printed from: no inspection that ends at this moment changes it.
	await lockFiles(sql, tenantId, itemIds);
	await tellOfEarlierData(sql, tenantId, itemIds);
	await settleOrder(sql, tenantId, orderId);
}

/** To be called in the transaction that releases a design: lines that the shop has sent back are printed from the new release. */
export async function settleNewRelease(
	sql: Sql,
	tenantId: string,
	release: { designId: string; releaseId: string },
): Promise<void> {
	for (const itemId of await takeNewRelease(sql, tenantId, release)) await settleLine(sql, tenantId, itemId);
}
