// Takes users out of use and back in; and the mail by which a user gets a new password.
import type { Sql } from '../../database/connection.ts';
import { Refused } from '../../failure.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { resetMail } from '../account-mails.ts';
import { makeToken } from '../one-time-tokens.ts';
import { actorOf, type Caller } from '../services.ts';
import { announceSubject } from '../sessions/announce-subject.ts';
import { endSessionsOf } from '../sessions/session-rows.ts';
import { shopLink } from '../shop-link.ts';
import { keepAnAdmin } from './keep-an-admin.ts';
import { findUser, type ListedUser } from './list-users.ts';
import { userToChange } from './save-user.ts';

async function setArchived(sql: Sql, caller: Caller, id: string, archived: boolean): Promise<ListedUser> {
	const { tenant, services } = caller;
	if (archived) await keepAnAdmin(sql, tenant.id, id);
	const before = await userToChange(sql, caller, id);
	await sql`
		update users set archived_at = ${archived ? sql`coalesce(archived_at, now())` : null}, updated_at = now(),
			rights_version = rights_version + 1
		where tenant_id = ${tenant.id} and id = ${id}`;
	if (archived) await endSessionsOf(sql, tenant.id, id);
	else await announceSubject(sql, tenant.id, id);
	await services.record(sql, tenant.id, actorOf(caller), {
		action: archived ? 'archiveUser' : 'restoreUser',
		entity: { type: 'user', id },
		before: { archived: before.archivedAt !== null },
		after: { archived },
	});
	const after = await findUser(sql, tenant.id, id);
	if (!after) throw new Refused('NOT_FOUND');
	return after;
}

export const archiveUser = (sql: Sql, caller: Caller, id: string) => setArchived(sql, caller, id, true);
export const restoreUser = (sql: Sql, caller: Caller, id: string) => setArchived(sql, caller, id, false);

export async function sendPasswordReset(sql: Sql, caller: Caller, id: string): Promise<void> {
	const { tenant, services, shop } = caller;
	const user = await findUser(sql, tenant.id, id);
	if (!user || user.archivedAt) throw new Refused('NOT_FOUND');
	const { email: to, language } = user;
	const sender = caller.user?.id;
	await services.limits.take(sql, tenant.id, 'sendReset', { ...(sender ? { account: sender } : {}), recipient: id });
	const token = await makeToken(sql, tenant.id, id, 'reset');
	const link = shopLink(tenant, shop, language, 'reset-password', token);
	await queueMail(sql, tenant.id, { to, template: resetMail, language, data: { link } });
	const entity = { type: 'user', id };
	await services.record(sql, tenant.id, actorOf(caller), { action: 'sendPasswordReset', entity });
}
