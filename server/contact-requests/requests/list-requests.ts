// Contact requests for staff, the latest first.
import type { ContactStatus } from '../../../rules/contact-requests/contact-request.ts';
import type { Sql } from '../../database/connection.ts';
import { containing } from '../../database/like-pattern.ts';

export interface ListedRequest {
	id: string;
	status: ContactStatus;
	topic: string;
	name: string;
	email: string;
	company: string;
	meetingAt: Date | null;
	createdAt: Date;
}

export interface ListedRequests {
	items: ListedRequest[];
	total: number;
}

interface Wanted {
	/** Undefined: whatever it is. */
	status: ContactStatus | undefined;
	/** In name, email address, company or topic; empty: anything. */
	search: string;
	first: number;
	offset: number;
}

/** One statement. */
export async function listRequests(
	sql: Sql,
	tenantId: string,
	{ status, search, first, offset }: Wanted,
): Promise<ListedRequests> {
	const matching =
		search === '' ? sql`` : sql`and concat_ws(chr(10), name, email, company, topic) ilike ${containing(search)}`;
	const [row] = await sql<ListedRequests[]>`
		with found as (
			select id, status, topic, name, email, company, meeting_at, created_at from contact_requests
			where tenant_id = ${tenantId} and (${status ?? null}::text is null or status = ${status ?? null}) ${matching}
		), page as (
			select * from found order by created_at desc, id limit ${first} offset ${offset}
		)
		select (select count(*)::int from found) as total, coalesce((
			select jsonb_agg(jsonb_build_object('id', id, 'status', status, 'topic', topic, 'name', name, 'email', email,
				'company', company, 'meetingAt', meeting_at, 'createdAt', created_at) order by created_at desc, id) from page
		), '[]') as items`;
	const { items = [], total = 0 } = row ?? {};
	return {
		total,
		items: items.map((item) => ({
			...item,
			meetingAt: item.meetingAt && new Date(item.meetingAt),
			createdAt: new Date(item.createdAt),
		})),
	};
}
