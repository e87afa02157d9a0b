// Ordered lines with a design: printed from the release of the moment of the order, and released at once. No upload is asked for. The shop may send
// a design back; the customer's next release takes the place of the first.
import type { Sql } from '../../database/connection.ts';
import { recordPrintEvent } from '../../orders/core/print-events.ts';
import type { EventActor } from '../../orders/core/record-event.ts';
import { type OrderedRelease, openReleaseJob } from './open-print-job.ts';

type ReleasedLine = OrderedRelease & { itemId: string; releasedBy: string | null };

/** Of a placed order. Opened twice they are opened once. */
export async function openReleasedLines(sql: Sql, tenantId: string, orderId: string): Promise<void> {
	const opened = await sql<ReleasedLine[]>`
		with opened as (
			insert into print_lines (tenant_id, item_id, order_id, specification, state, release_id)
			select ${tenantId}, l.item_id, l.order_id, r.specification, 'released', r.id
			from order_lines l join design_releases r on r.tenant_id = ${tenantId} and r.id = l.release_id
			where l.tenant_id = ${tenantId} and l.order_id = ${orderId} and l.item_id is not null
			on conflict do nothing
			returning item_id, release_id
		)
		select o.item_id, r.id, r.sha256, r.specification, r.profile_sha256, r.released_at, r.released_by
		from opened o join design_releases r on r.tenant_id = ${tenantId} and r.id = o.release_id`;
	for (const { itemId, releasedBy, ...release } of opened) {
		await recordPrintEvent(sql, tenantId, itemId, { step: 'designReleased', actor: 'shopper', userId: releasedBy });
		await openReleaseJob(sql, tenantId, itemId, release);
	}
}

/** From now on the line is printed from this release. */
async function putRelease(
	sql: Sql,
	tenantId: string,
	itemId: string,
	release: OrderedRelease,
	event: { step: 'designReleasedAgain' | 'designApproved'; actor: EventActor; userId: string | null },
): Promise<void> {
	await sql`
		update print_lines set release_id = ${release.id}, specification = ${JSON.stringify(release.specification)}::text::jsonb,
			state = 'released', state_since = now(), refusal_reason = ''
		where tenant_id = ${tenantId} and item_id = ${itemId}`;
	await recordPrintEvent(sql, tenantId, itemId, event);
	await openReleaseJob(sql, tenantId, itemId, release);
}

type GivenRelease = OrderedRelease & { releasedBy: string | null };

async function findRelease(sql: Sql, tenantId: string, releaseId: string, designId: string): Promise<GivenRelease> {
	const [release] = await sql<GivenRelease[]>`
		select id, sha256, specification, profile_sha256, released_at, released_by from design_releases
		where tenant_id = ${tenantId} and id = ${releaseId} and design_id = ${designId}`;
	if (!release) throw new Error('not a release of this design');
	return release;
}

interface NewRelease {
	designId: string;
	releaseId: string;
}

/** The lines that are waiting for a new release of this design. Another number of people is another order: such a line goes on waiting. */
const findSentBack = (sql: Sql, tenantId: string, { designId, releaseId }: NewRelease) => sql<
	{ itemId: string; orderId: string }[]
>`
	select p.item_id, p.order_id from print_lines p
	join order_lines l on l.tenant_id = ${tenantId} and l.order_id = p.order_id and l.item_id = p.item_id
	where p.tenant_id = ${tenantId} and l.design_id = ${designId} and p.release_id is not null and p.state = 'refused'
		and l.series_rows is not distinct from (
			select jsonb_array_length(series) from design_releases where tenant_id = ${tenantId} and id = ${releaseId}
		)
	order by p.item_id for update of p`;

/** To be called in the transaction that releases a design again. Lines that were not sent back stay as they were ordered. */
export async function takeNewRelease(
	sql: Sql,
	tenantId: string,
	{ designId, releaseId }: NewRelease,
): Promise<string[]> {
	const lines = await findSentBack(sql, tenantId, { designId, releaseId });
	const { releasedBy, ...release } = await findRelease(sql, tenantId, releaseId, designId);
	const event = { step: 'designReleasedAgain', actor: 'shopper', userId: releasedBy } as const;
	for (const { itemId } of lines) await putRelease(sql, tenantId, itemId, release, event);
	return lines.map(({ itemId }) => itemId);
}

/** By the shop in the customer's place: this line alone, whether it was sent back or not. */
export async function takeApproval(
	sql: Sql,
	tenantId: string,
	itemId: string,
	{ designId, releaseId }: { designId: string; releaseId: string },
): Promise<void> {
	const { releasedBy, ...release } = await findRelease(sql, tenantId, releaseId, designId);
	await putRelease(sql, tenantId, itemId, release, { step: 'designApproved', actor: 'staff', userId: releasedBy });
}

/** It is printed no more until the customer has released it again. */
export async function markSentBack(sql: Sql, tenantId: string, itemId: string, reason: string): Promise<void> {
	await sql`
		update print_lines set state = 'refused', state_since = now(), refusal_reason = ${reason}
		where tenant_id = ${tenantId} and item_id = ${itemId} and release_id is not null`;
}
