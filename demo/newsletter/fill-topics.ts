// What the newsletters of the demo shops are about: before their pages, which subscribe to some of it.
import { newId } from '../../rules/ids.ts';
import { newsletterTopicNameKey } from '../../rules/texts/entity-keys.ts';
import type { Database } from '../../server/database/connection.ts';
import { holdTenant } from '../../server/tenants/announce-change.ts';
import type { Tenant } from '../../server/tenants/find-tenant.ts';
import { saveTexts } from '../../server/texts/save-texts.ts';
import { textOfEntity } from '../../server/texts/text-of-entity.ts';
import { demoNewsletters } from '../data/newsletter.ts';

/** A shop that has topics, or has had subscribers, keeps what it has. */
export async function fillTopics(database: Database, tenant: Tenant): Promise<void> {
	const names = demoNewsletters[tenant.slug]?.topics ?? [];
	await database.inTenant(tenant.id, async (sql) => {
		await holdTenant(sql, tenant.id);
		const known = await sql`
			select from newsletter_topics where tenant_id = ${tenant.id}
			union all select from newsletter_subscribers where tenant_id = ${tenant.id} limit 1`;
		if (known.length > 0) return;
		for (const [index, translations] of names.entries()) {
			const id = newId();
			await sql`insert into newsletter_topics (tenant_id, id, position) values (${tenant.id}, ${id}, ${index + 1})`;
			const key = newsletterTopicNameKey(id);
			await saveTexts(sql, tenant.id, [
				textOfEntity(tenant, { key, type: 'dynamic', group: 'newsletterTopics', translations }),
			]);
		}
	});
}
