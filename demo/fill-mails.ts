// A first mail for each demo shop, so that there is one to look at.
import type { Database } from '../server/database/connection.ts';
import { queueMail } from '../server/mail/queue-mail.ts';
import { listMails } from '../server/mail/read-mails.ts';
import { testMail } from '../server/mail/test-mail.ts';
import { holdTenant } from '../server/tenants/announce-change.ts';
import { tenantWithSlug } from '../server/tenants/find-tenant.ts';
import { defaultLanguage } from '../server/tenants/spoken-language.ts';
import { demoTenants } from './tenants.ts';

export async function fillMails(database: Database): Promise<void> {
	for (const { slug } of demoTenants) {
		const tenant = await tenantWithSlug(database, slug);
		if (!tenant) continue;
		await database.inTenant(tenant.id, async (sql) => {
			await holdTenant(sql, tenant.id);
			if ((await listMails(sql, tenant.id)).length > 0) return;
			await queueMail(sql, tenant.id, {
				to: `shop@${slug}.example`,
				template: testMail,
				language: defaultLanguage(tenant),
				data: { shopAddress: `https://${slug}.example/` },
			});
		});
	}
}
