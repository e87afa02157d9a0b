// Which feeds a page shows, kept with every change of its draft and of what is published. A feed that is new is fetched at once.
import { newId } from '../../rules/ids.ts';
import type { Sql } from '../database/connection.ts';
import { sendRefresh } from './refresh-job.ts';

/** @param addresses of all feeds of the page */
export async function keepFeedUses(
	sql: Sql,
	tenantId: string,
	pageId: string,
	addresses: readonly string[],
): Promise<void> {
	await sql`
		delete from feed_uses u using feeds f
		where u.tenant_id = ${tenantId} and u.page_id = ${pageId}
			and f.tenant_id = u.tenant_id and f.id = u.feed_id and f.address <> all(${[...addresses]}::text[])`;
	for (const address of addresses) {
		const [added] = await sql<{ id: string }[]>`
			insert into feeds (tenant_id, id, address) values (${tenantId}, ${newId()}, ${address})
			on conflict (tenant_id, address) do nothing returning id`;
		if (added) await sendRefresh(sql, tenantId, added.id);
		await sql`
			insert into feed_uses (tenant_id, page_id, feed_id)
			select tenant_id, ${pageId}, id from feeds where tenant_id = ${tenantId} and address = ${address}
			on conflict do nothing`;
	}
}
