// What happens to the print data of an order, in its timeline: decided by printing, kept with everything else that has happened to the order. The
// name of a file stays with the file, so that it goes when that is erased.
import { newId } from '../../../rules/ids.ts';
import { customerSteps, type PrintEvent, type PrintStep, readPrintEvent } from '../../../rules/printing/print-event.ts';
import type { Sql } from '../../database/connection.ts';
import type { EventActor } from './record-event.ts';

export interface NewPrintEvent {
	step: PrintStep;
	actor: EventActor;
	/** When, if that was before now. */
	at?: Date | null;
	userId?: string | null;
	/** Of the print data. */
	dataId?: string;
	side?: string | null;
	reason?: string;
	refusalCode?: string;
	/** Id of a review at the provider. */
	review?: string;
}

/** Nothing is written for a line that was not ordered. In the transaction of what has happened. */
export async function recordPrintEvent(
	sql: Sql,
	tenantId: string,
	itemId: string,
	{ actor, at = null, userId = null, ...detail }: NewPrintEvent,
): Promise<void> {
	await sql`
		insert into order_events (tenant_id, id, order_id, at, actor, user_id, kind, detail)
		select ${tenantId}, ${newId()}::uuid, l.order_id, coalesce(${at}::timestamptz, clock_timestamp()), ${actor}, ${userId}::uuid, 'printData',
			${JSON.stringify({ itemId, ...detail })}::text::jsonb || jsonb_build_object('product', l.name)
		from order_lines l join orders o on o.tenant_id = ${tenantId} and o.id = l.order_id
		where l.tenant_id = ${tenantId} and l.item_id = ${itemId} and o.number is not null`;
}

const releases: readonly PrintStep[] = ['designReleased', 'designReleasedAgain', 'designApproved'];

interface Correction {
	userId: string;
	/** Of this session of editing; null: since the line was released or sent back. */
	since: Date | null;
}

/** The shop has changed the design of a line: once for each session, and once more after the line was released or sent back. */
export async function recordCorrection(
	sql: Sql,
	tenantId: string,
	itemId: string,
	{ userId, since }: Correction,
): Promise<void> {
	const [last] = await sql<{ at: Date; step: string; userId: string | null }[]>`
		select e.at, e.detail ->> 'step' as step, e.user_id
		from order_lines l join order_events e on e.tenant_id = ${tenantId} and e.order_id = l.order_id
		where l.tenant_id = ${tenantId} and l.item_id = ${itemId} and e.kind = 'printData' and e.detail ->> 'itemId' = ${itemId}
			and e.detail ->> 'step' = any(${['designCorrected', 'designSentBack', ...releases]})
		order by e.at desc, e.id desc limit 1`;
	const isRecorded = last?.step === 'designCorrected' && last.userId === userId && (!since || last.at >= since);
	if (!isRecorded) await recordPrintEvent(sql, tenantId, itemId, { step: 'designCorrected', actor: 'staff', userId });
}

/** Once for each review. */
export async function recordReview(
	sql: Sql,
	tenantId: string,
	itemId: string,
	{ userId, review }: { userId: string; review: string },
): Promise<void> {
	await sql`select from order_lines where tenant_id = ${tenantId} and item_id = ${itemId} for update`;
	if ((await findReviewedItem(sql, tenantId, review)) === undefined)
		await recordPrintEvent(sql, tenantId, itemId, { step: 'designReviewed', actor: 'staff', userId, review });
}

/** @returns the line that was reviewed; undefined for a review that no order knows */
export async function findReviewedItem(sql: Sql, tenantId: string, review: string): Promise<string | undefined> {
	const [event] = await sql<{ itemId: string }[]>`
		select e.detail ->> 'itemId' as item_id from order_events e
		where e.tenant_id = ${tenantId} and e.kind = 'printData' and e.detail ->> 'step' = 'designReviewed'
			and e.detail ->> 'review' = ${review} limit 1`;
	return event?.itemId;
}

/** @returns those whose design the shop has changed since it was released */
export async function findCorrected(
	sql: Sql,
	tenantId: string,
	itemIds: readonly string[],
): Promise<ReadonlySet<string>> {
	const rows = await sql<{ itemId: string }[]>`
		select l.item_id from order_lines l
		join order_events e on e.tenant_id = ${tenantId} and e.order_id = l.order_id
		where l.tenant_id = ${tenantId} and l.item_id = any(${[...itemIds]}::uuid[]) and e.kind = 'printData'
			and e.detail ->> 'itemId' = l.item_id::text
		group by l.item_id
		having max(e.at) filter (where e.detail ->> 'step' = 'designCorrected')
			> coalesce(max(e.at) filter (where e.detail ->> 'step' = any(${[...releases]})), '-infinity')`;
	return new Set(rows.map(({ itemId }) => itemId));
}

/** Of `order_events e`: what is told of an event, with the name of the file it concerns. */
export const eventDetail = (sql: Sql) => sql`
	case when e.kind = 'printData' then e.detail || jsonb_build_object('file', (
		select d.name from print_data d where d.tenant_id = e.tenant_id and d.id = (e.detail ->> 'dataId')::uuid
	)) else e.detail end`;

export interface LineEvent extends PrintEvent {
	itemId: string;
	at: Date;
}

interface Row {
	itemId: string;
	at: Date;
	detail: Record<string, unknown>;
}

/** For who has ordered them, the oldest first. */
export async function findPrintEvents(sql: Sql, tenantId: string, itemIds: readonly string[]): Promise<LineEvent[]> {
	const rows = await sql<Row[]>`
		select l.item_id, e.at, ${eventDetail(sql)} as detail
		from order_lines l join order_events e on e.tenant_id = ${tenantId} and e.order_id = l.order_id
		where l.tenant_id = ${tenantId} and l.item_id = any(${[...itemIds]}::uuid[]) and e.kind = 'printData'
			and e.detail ->> 'itemId' = l.item_id::text
		order by e.at, e.id limit 2000`;
	return rows.flatMap(({ itemId, at, detail }) => {
		const event = readPrintEvent(detail);
		return event && customerSteps.some((step) => step === event.step) ? [{ itemId, at, ...event }] : [];
	});
}
