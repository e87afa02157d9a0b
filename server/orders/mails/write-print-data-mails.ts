// The mails about print data that an order waits for: the reminder, and the refusal of a file. Printing says when; an order that does not
// wait any more, or whose person was erased, has none.
import type { Sql } from '../../database/connection.ts';
import { beginWriting, type Mails, purposeOf, tellBuyer } from './order-mail.ts';
import { refusalMail, reminderMail } from './print-data-templates.ts';
import { findWaitingLines } from './waiting-lines.ts';

export const reminderDays = [3, 7] as const;

const lastReminder = Math.max(...reminderDays);

/** @param days after how many of them it is sent; each is sent once */
export async function writePrintDataReminder(
	sql: Sql,
	tenantId: string,
	orderId: string,
	days: number,
	{ platformAddress, again }: Mails,
): Promise<void> {
	const writing = await beginWriting(sql, tenantId, orderId, platformAddress);
	if (!writing?.order.number || writing.access.revoked) return;
	const waiting = await findWaitingLines(sql, tenantId, orderId);
	if (waiting.length === 0) return;
	const { order } = writing;
	await tellBuyer(writing, purposeOf(`printReminder.${days}`, again), (buyer) => ({
		template: reminderMail,
		data: { order, ...buyer, waiting, isLast: days >= lastReminder },
	}));
}

interface RefusedFile {
	itemId: string;
	orderId: string;
	name: string;
	reason: string;
}

/** Unless it was approved or replaced in the meantime. */
const findRefused = (sql: Sql, tenantId: string, dataId: string) => sql<RefusedFile[]>`
	select d.item_id, l.order_id, d.name, d.refusal_reason as reason
	from print_data d join print_lines l on l.tenant_id = ${tenantId} and l.item_id = d.item_id
	where d.tenant_id = ${tenantId} and d.id = ${dataId} and d.state = 'refused' and d.replaced_by is null`;

/** @param refusalId of this refusal: a file may be refused, approved and refused again */
export async function writeRefusalMail(
	sql: Sql,
	tenantId: string,
	{ dataId, refusalId }: { dataId: string; refusalId: string },
	{ platformAddress, again }: Mails,
): Promise<void> {
	const [file] = await findRefused(sql, tenantId, dataId);
	if (!file) return;
	const writing = await beginWriting(sql, tenantId, file.orderId, platformAddress);
	const line = writing?.order.lines.find(({ itemId }) => itemId === file.itemId);
	if (!writing?.order.number || !line || writing.access.revoked) return;
	const { order } = writing;
	await tellBuyer(writing, purposeOf(`printRefusal.${dataId}.${refusalId}`, again), (buyer) => ({
		template: refusalMail,
		data: { order, ...buyer, line, fileName: file.name, reason: file.reason },
	}));
}
