// A user proves to be who is signed in, by the password. Each try counts, whatever becomes of the rest.
import { beforeDeciding } from '../database/before-commit.ts';
import type { InTenant } from '../database/connection.ts';
import { Refused } from '../failure.ts';
import { isPasswordOf } from './passwords.ts';
import type { Caller } from './services.ts';
import type { Subject } from './subject.ts';

/** Guests have no account to change, and that of operators who act here is nobody's own. */
export function signedIn({ user }: Caller): Subject {
	if (!user) throw new Refused('UNAUTHORIZED');
	if (user.guest || user.technical) throw new Refused('FORBIDDEN');
	return user;
}

export async function isOwnPassword(inTenant: InTenant, caller: Caller, password: string): Promise<boolean> {
	const { id } = signedIn(caller);
	const { tenant, services } = caller;
	const hash = await beforeDeciding(() =>
		inTenant(async (sql) => {
			await services.limits.take(sql, tenant.id, 'password', { account: id });
			const [row] = await sql<{ passwordHash: string | null }[]>`
				select password_hash from users where tenant_id = ${tenant.id} and id = ${id}`;
			return row?.passwordHash;
		}),
	);
	return isPasswordOf(hash, password);
}
