// Staff closes a request, or opens it again.
import type { ContactStatus } from '../../../rules/contact-requests/contact-request.ts';
import { actorOf, type Caller } from '../../accounts/services.ts';
import type { Sql } from '../../database/connection.ts';
import { Refused } from '../../failure.ts';

export async function moveRequest(
	sql: Sql,
	caller: Caller,
	id: string,
	status: Exclude<ContactStatus, 'answered'>,
): Promise<void> {
	const { tenant, services } = caller;
	const [request] = await sql<{ status: ContactStatus }[]>`
		select status from contact_requests where tenant_id = ${tenant.id} and id = ${id} for update`;
	if (!request) throw new Refused('NOT_FOUND');
	if (request.status === status) return;
	await sql`
		update contact_requests set status = ${status}, settled_at = ${status === 'open' ? null : new Date()}
		where tenant_id = ${tenant.id} and id = ${id}`;
	await services.record(sql, tenant.id, actorOf(caller), {
		action: status === 'open' ? 'reopenContactRequest' : 'closeContactRequest',
		entity: { type: 'contactRequest', id },
		before: { status: request.status },
		after: { status },
	});
}
