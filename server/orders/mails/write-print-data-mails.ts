// The mails about print data that an order waits for: the reminder, the refusal of a file, a late file that the shop
// uses, a design that was sent back, and one that the shop has released by hand. Printing says when; an order that does not
// wait any more, or whose person was erased, has none.
import type { Sql } from '../../database/connection.ts';
import { findCorrected } from '../core/print-events.ts';
import { beginWriting, type Mails, purposeOf, tellBuyer } from './order-mail.ts';
import { approvedMail, lateUsedMail, refusalMail, reminderMail, sentBackMail } from './print-data-templates.ts';
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

/** All that are refused now of the order that a file belongs to. @param ids of those that are meant; undefined: all */
const findRefused = (sql: Sql, tenantId: string, dataId: string, ids: readonly string[] | undefined) => sql<
	RefusedFile[]
>`
	select d.item_id, p.order_id, d.name, d.refusal_reason as reason
	from print_data given
	join print_lines own on own.tenant_id = ${tenantId} and own.item_id = given.item_id
	join print_lines p on p.tenant_id = ${tenantId} and p.order_id = own.order_id
	join order_lines l on l.tenant_id = ${tenantId} and l.order_id = p.order_id and l.item_id = p.item_id
	join print_data d on d.tenant_id = ${tenantId} and d.item_id = p.item_id
	where given.tenant_id = ${tenantId} and given.id = ${dataId} and d.state = 'refused' and d.refusal_code = 'byShop'
		and d.replaced_by is null ${ids ? sql`and d.id = any(${[...ids]}::uuid[])` : sql``}
	order by l.position, d.created_at, d.id`;

interface Refusal {
	/** One of the files, by which the order is found. */
	dataId: string;
	/** Of this refusal: a file may be refused, approved and refused again. */
	refusalId: string;
	/** What the mail is about; without it all that is refused now. */
	ids?: readonly string[];
}

/** Not for what was approved or replaced in the meantime. */
export async function writeRefusalMail(
	sql: Sql,
	tenantId: string,
	{ dataId, refusalId, ids }: Refusal,
	{ platformAddress, again }: Mails,
): Promise<void> {
	const files = await findRefused(sql, tenantId, dataId, ids);
	const [first] = files;
	if (!first) return;
	const writing = await beginWriting(sql, tenantId, first.orderId, platformAddress);
	if (!writing?.order.number || writing.access.revoked) return;
	const { order } = writing;
	const refused = files.flatMap((file) => {
		const line = order.lines.find(({ itemId }) => itemId === file.itemId);
		return line ? [{ line, fileName: file.name, reason: file.reason }] : [];
	});
	await tellBuyer(writing, purposeOf(`printRefusal.${dataId}.${refusalId}`, again), (buyer) => ({
		template: refusalMail,
		data: { order, ...buyer, refused },
	}));
}

/** Unless it was replaced, removed, refused or approved by hand in the meantime. */
const findUsed = (sql: Sql, tenantId: string, dataId: string) => sql<
	{ itemId: string; orderId: string; name: string }[]
>`
	select d.item_id, p.order_id, d.name
	from print_data d join print_lines p on p.tenant_id = ${tenantId} and p.item_id = d.item_id
	where d.tenant_id = ${tenantId} and d.id = ${dataId} and d.state = 'findings' and d.replaced_by is null and not d.is_late`;

/** The shop uses a file that came after the release: the customer releases it, corrects it, or adds what is missing. */
export async function writeLateUsedMail(
	sql: Sql,
	tenantId: string,
	dataId: string,
	{ platformAddress, again }: Mails,
): Promise<void> {
	const [used] = await findUsed(sql, tenantId, dataId);
	if (!used) return;
	const writing = await beginWriting(sql, tenantId, used.orderId, platformAddress);
	const line = writing?.order.lines.find((one) => one.itemId === used.itemId);
	if (!writing?.order.number || !line || writing.access.revoked) return;
	const waiting = (await findWaitingLines(sql, tenantId, used.orderId)).filter(({ itemId }) => itemId === used.itemId);
	const { order } = writing;
	await tellBuyer(writing, purposeOf(`printLateUsed.${dataId}`, again), (buyer) => ({
		template: lateUsedMail,
		data: { order, ...buyer, waiting, line, fileName: used.name },
	}));
}

/** Unless it was released again in the meantime. */
const findSentBack = (sql: Sql, tenantId: string, itemId: string) => sql<{ orderId: string; reason: string }[]>`
	select order_id, refusal_reason as reason from print_lines
	where tenant_id = ${tenantId} and item_id = ${itemId} and release_id is not null and state = 'refused'`;

export async function writeSentBackMail(
	sql: Sql,
	tenantId: string,
	{ itemId, refusalId }: { itemId: string; refusalId: string },
	{ platformAddress, again }: Mails,
): Promise<void> {
	const [sentBack] = await findSentBack(sql, tenantId, itemId);
	if (!sentBack) return;
	const writing = await beginWriting(sql, tenantId, sentBack.orderId, platformAddress);
	const line = writing?.order.lines.find((one) => one.itemId === itemId);
	if (!writing?.order.number || !line || writing.access.revoked) return;
	const { order } = writing;
	const isCorrected = (await findCorrected(sql, tenantId, [itemId])).has(itemId);
	await tellBuyer(writing, purposeOf(`designSentBack.${itemId}.${refusalId}`, again), (buyer) => ({
		template: sentBackMail,
		data: { order, ...buyer, line, reason: sentBack.reason, isCorrected },
	}));
}

/** Unless it was sent back or released again in the meantime. */
const findApproved = (sql: Sql, tenantId: string, itemId: string, releaseId: string) => sql<{ orderId: string }[]>`
	select p.order_id from print_lines p
	join design_releases r on r.tenant_id = ${tenantId} and r.id = p.release_id and r.released_by_staff
	where p.tenant_id = ${tenantId} and p.item_id = ${itemId} and p.release_id = ${releaseId} and p.state <> 'refused'`;

/** The shop has released a design in the customer's place: whatever was asked of them before is settled. */
export async function writeApprovedMail(
	sql: Sql,
	tenantId: string,
	{ itemId, releaseId }: { itemId: string; releaseId: string },
	{ platformAddress, again }: Mails,
): Promise<void> {
	const [approved] = await findApproved(sql, tenantId, itemId, releaseId);
	if (!approved) return;
	const writing = await beginWriting(sql, tenantId, approved.orderId, platformAddress);
	const line = writing?.order.lines.find((one) => one.itemId === itemId);
	if (!writing?.order.number || !line || writing.access.revoked) return;
	const { order } = writing;
	await tellBuyer(writing, purposeOf(`designApproved.${itemId}.${releaseId}`, again), (buyer) => ({
		template: approvedMail,
		data: { order, ...buyer, line },
	}));
}
