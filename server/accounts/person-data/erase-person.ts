// Makes a person go away: nothing is left that leads to them, and there is no way back.
import type { InTenant, Sql } from '../../database/connection.ts';
import { Refused } from '../../failure.ts';
import { isOwnPassword, signedIn } from '../own-password.ts';
import { actorOf, type Caller } from '../services.ts';
import { keepAnAdmin } from '../users/keep-an-admin.ts';
import { userToChange } from '../users/save-user.ts';

/** Written down first: under a key that is thrown away with the rest, where users erase themselves. */
async function erase(sql: Sql, caller: Caller, id: string): Promise<void> {
	const { tenant, services, user } = caller;
	await keepAnAdmin(sql, tenant.id, id);
	const { email, admin } = await userToChange(sql, caller, id);
	// An installation would be left without anyone who can make operators.
	if (admin && user?.id === id) throw new Refused('FORBIDDEN');
	await services.record(sql, tenant.id, actorOf(caller), { action: 'erasePerson', entity: { type: 'user', id } });
	for (const { erasePart } of services.personParts) await erasePart(sql, tenant.id, { id, email });
}

export async function erasePerson(inTenant: InTenant, caller: Caller, id: string): Promise<void> {
	await inTenant((sql) => erase(sql, caller, id));
	caller.services.forget(caller.tenant.id);
}

export async function deleteOwnAccount(inTenant: InTenant, caller: Caller, password: string): Promise<void> {
	const user = signedIn(caller);
	if (!(await isOwnPassword(inTenant, caller, password))) throw new Refused('PASSWORD_WRONG');
	await erasePerson(inTenant, caller, user.id);
}
