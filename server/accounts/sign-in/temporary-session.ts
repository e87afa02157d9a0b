// A session for a visitor without an account, where the tenant allows it.

import { Refused } from '../../failure.ts';
import type { Tenant } from '../../tenants/find-tenant.ts';
import { spokenLanguage } from '../../tenants/spoken-language.ts';
import type { Origin } from '../services.ts';
import { createGuest } from '../users/create-guest.ts';
import type { SignIn } from './open.ts';
import { beginSession, type SignedIn } from './parts.ts';

export async function beginTemporarySession(
	parts: SignIn,
	tenant: Tenant,
	{ address }: Origin,
	language: string | undefined,
): Promise<SignedIn> {
	if (!tenant.allowTemporaryUsers) throw new Refused('NO_TEMPORARY_USERS');
	return parts.subjects.learn(tenant.id, () =>
		beginSession(parts, tenant.id, async (sql) => {
			// Sent together: one too many undoes both.
			const [, guest] = await Promise.all([
				parts.services.limits.take(sql, tenant.id, 'temporarySession', { address }),
				createGuest(sql, tenant.id, spokenLanguage(tenant, language)),
			]);
			return guest;
		}),
	);
}
