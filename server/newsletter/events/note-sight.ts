// Who has agreed to be counted opens a mail or follows one of its links. Of nobody else is anything noted, whatever address is called.
import { isId } from '../../../rules/ids.ts';
import type { Sql } from '../../database/connection.ts';

export async function noteOpened(sql: Sql, tenantId: string, id: string): Promise<void> {
	if (!isId(id)) return;
	await sql`
		update newsletter_recipients r set opened_at = now() from newsletter_subscribers s
		where r.tenant_id = ${tenantId} and r.id = ${id} and r.measured and r.opened_at is null
			and s.tenant_id = r.tenant_id and s.id = r.subscriber_id and s.measured`;
}

/** @returns where the link leads; undefined: it is none of ours */
export async function followLink(sql: Sql, tenantId: string, id: string, number: number): Promise<string | undefined> {
	if (!isId(id) || !Number.isInteger(number) || number < 0) return undefined;
	const [found] = await sql<{ url: string | null }[]>`
		select c.links[${number + 1}] as url from newsletter_recipients r
		join newsletter_contents c on c.tenant_id = r.tenant_id and c.campaign_id = r.campaign_id and c.language = r.language
		where r.tenant_id = ${tenantId} and r.id = ${id}`;
	if (!found?.url) return undefined;
	await sql`
		update newsletter_recipients r
		set clicked_at = coalesce(r.clicked_at, now()), opened_at = coalesce(r.opened_at, now())
		from newsletter_subscribers s
		where r.tenant_id = ${tenantId} and r.id = ${id} and r.measured
			and s.tenant_id = r.tenant_id and s.id = r.subscriber_id and s.measured`;
	return found.url;
}
