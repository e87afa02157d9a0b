// Gives each demo shop its people. With another password than last time they get the new one.
import { hashPassword, isPasswordOf } from '../server/accounts/passwords.ts';
import { enterRole, enterUser, findPasswordHash } from '../server/accounts/users/enter-user.ts';
import type { Database } from '../server/database/connection.ts';
import { type Tenant, tenantWithSlug } from '../server/tenants/find-tenant.ts';
import { defaultLanguage } from '../server/tenants/spoken-language.ts';
import { type DemoAccount, demoAccounts } from './data/accounts.ts';
import { demoShops } from './data/shops.ts';

const operatedFrom = 'demo';

async function fillShop(database: Database, tenant: Tenant, domain: string, passwordHash: string): Promise<void> {
	const language = defaultLanguage(tenant);
	const spoken = language === 'en-GB' ? 'en-GB' : 'de-DE';
	const enter = ({ username, role, codeStep = false, person }: DemoAccount) =>
		database.inTenant(tenant.id, async (sql) => {
			const wanted =
				typeof role === 'object' ? { ...role, label: role.label[spoken], description: role.description[spoken] } : role;
			await enterUser(sql, tenant.id, {
				email: `${username}@${domain}`,
				username,
				language,
				passwordHash,
				codeStep,
				admin: role === 'admin' && tenant.slug === operatedFrom,
				roles: wanted ? [await enterRole(sql, tenant.id, wanted)] : [],
				values: person,
			});
		});
	// One after the other, the admin last: by their password the next start knows that all are there.
	for (const account of demoAccounts) await enter(account);
}

export interface DemoLogins {
	password: string;
	accounts: { username: string; may: string }[];
}

export async function fillAccounts(database: Database, password: string): Promise<DemoLogins> {
	let hash: Promise<string> | undefined;
	for (const { slug, voice } of Object.values(demoShops)) {
		const tenant = await tenantWithSlug(database, slug);
		if (!tenant) continue;
		const [, domain = ''] = voice.mail.split('@');
		const known = await database.inTenant(tenant.id, (sql) => findPasswordHash(sql, tenant.id, `admin@${domain}`));
		if (known && (await isPasswordOf(known, password))) continue;
		hash ??= hashPassword(password);
		await fillShop(database, tenant, domain, await hash);
	}
	return { password, accounts: demoAccounts.map(({ username, may }) => ({ username, may })) };
}
