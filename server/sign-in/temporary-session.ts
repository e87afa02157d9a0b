// A session for a visitor without an account, where the tenant allows it.
import type { Origin } from '../accounts/services.ts';
import { loadUser } from '../accounts/subject.ts';
import { createGuest } from '../accounts/users/create-guest.ts';
import { Refused } from '../failure.ts';
import type { Tenant } from '../tenants/find-tenant.ts';
import { spokenLanguage } from '../tenants/spoken-language.ts';
import { beginSession, type SignedIn, type SignInParts } from './parts.ts';

export async function beginTemporarySession(
	parts: SignInParts,
	tenant: Tenant,
	{ address }: Origin,
	language: string | undefined,
): Promise<SignedIn> {
	if (!tenant.allowTemporaryUsers) throw new Refused('NO_TEMPORARY_USERS');
	const guest = await parts.database.inTenant(tenant.id, async (sql) => {
		await parts.services.limits.take(sql, tenant.id, 'temporarySession', { address });
		return loadUser(sql, tenant.id, await createGuest(sql, tenant.id, spokenLanguage(tenant, language)));
	});
	if (!guest) throw new Error('the guest could not be made');
	return beginSession(parts, tenant.id, guest);
}
