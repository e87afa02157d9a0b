// How far the print data of ordered lines has come: found anew whenever a file of theirs changes, and told to the order.
import type { PrintSpecification } from '../../../rules/designs/print-specification.ts';
import { findLineState, isComplete, type LinePrintState } from '../../../rules/printing/line-state.ts';
import type { Sql } from '../../database/connection.ts';
import { saveWaitingForPrintData } from '../../orders/core/wait-for-print-data.ts';
import { findFiles } from './find-files.ts';
import { openPrintJob } from './open-print-job.ts';
import { settleTasks } from './settle-tasks.ts';

interface OrderedLine {
	itemId: string;
	orderId: string;
	specification: PrintSpecification;
	state: LinePrintState;
}

/** All lines of the order are locked, so that two files that change at once do not each miss the other. */
async function settleOrder(sql: Sql, tenantId: string, orderId: string): Promise<void> {
	const lines = await sql<OrderedLine[]>`
		select item_id, order_id, specification, state from print_lines
		where tenant_id = ${tenantId} and order_id = ${orderId} order by item_id for update`;
	const files = await findFiles(
		sql,
		tenantId,
		lines.map(({ itemId }) => itemId),
	);
	let isWaiting = false;
	for (const { itemId, specification, state } of lines) {
		const sides = specification.sides.map(({ name }) => name);
		const found = findLineState(
			sides,
			files.filter((file) => file.itemId === itemId),
		);
		isWaiting ||= !isComplete(found);
		if (found === state) continue;
		await sql`
			update print_lines set state = ${found}, state_since = now()
			where tenant_id = ${tenantId} and item_id = ${itemId}`;
		if (found === 'released') await openPrintJob(sql, tenantId, itemId, specification);
	}
	await saveWaitingForPrintData(sql, tenantId, orderId, isWaiting);
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
	await sql`
		insert into print_lines (tenant_id, item_id, order_id, specification)
		select ${tenantId}, l.item_id, l.order_id, s.specification
		from order_lines l
		join products p on p.tenant_id = ${tenantId} and p.id = l.product_id
		join lateral (
			select specification from print_specifications
			where tenant_id = ${tenantId} and product_id in (p.id, p.parent_id)
			order by (product_id = p.id) desc limit 1
		) s on true
		where l.tenant_id = ${tenantId} and l.order_id = ${orderId} and l.item_id is not null
			and s.specification ->> 'dataRequirement' <> 'none'
		on conflict do nothing`;
	await settleOrder(sql, tenantId, orderId);
}
