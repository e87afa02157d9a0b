// A purchasing system of the demo: the test buyer may be at another port with each start.
import type { Buyer } from '../../../rules/procurement/buyer.ts';
import type { Sql } from '../../database/connection.ts';

/** @returns its id; undefined where there is none with its identity. What else people have changed stays */
export async function moveDemoBuyer(sql: Sql, tenantId: string, { settings }: Buyer): Promise<string | undefined> {
	const [moved] = await sql<{ id: string }[]>`
		update procurement_buyers
		set settings = settings || ${JSON.stringify({ hosts: settings.hosts, documentsUrl: settings.documentsUrl })}::text::jsonb
		where tenant_id = ${tenantId} and settings ->> 'fromIdentity' = ${settings.fromIdentity}
			and settings ->> 'username' = ${settings.username}
		returning id`;
	return moved?.id;
}
