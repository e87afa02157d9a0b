// Makes and changes users, for administration. No one gives a role that is more than they may do themselves, and no one changes
// a user who may do more than themselves: a changed address would be the way to their password.

import type { FieldValues } from '../../../rules/accounts/profile.ts';
import { isPlainName } from '../../../rules/field-formats.ts';
import { findFieldError } from '../../../rules/fields.ts';
import { newId } from '../../../rules/ids.ts';
import { covers } from '../../../rules/permissions.ts';
import type { Sql } from '../../database/connection.ts';
import { Refused } from '../../failure.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { spokenLanguage } from '../../tenants/spoken-language.ts';
import { invitationMail } from '../account-mails.ts';
import { checkEmail } from '../check-email.ts';
import { checkValues, saveValues } from '../fields/field-values.ts';
import { listFields } from '../fields/list-fields.ts';
import { freeUsername } from '../free-username.ts';
import { invitationHours, makeToken } from '../one-time-tokens.ts';
import { findRoles } from '../roles/list-roles.ts';
import { actorOf, type Caller } from '../services.ts';
import { announceSubject } from '../sessions/announce-subject.ts';
import { shopLink, welcomePage } from '../shop-link.ts';
import { refuseTaken } from '../taken.ts';
import { keepAnAdmin } from './keep-an-admin.ts';
import { findUser, type ListedUser } from './list-users.ts';

/** What is not given stays as it is. */
export interface UserToSave {
	email?: string | undefined;
	username?: string | undefined;
	language?: string | undefined;
	codeStep?: boolean | undefined;
	roleIds?: readonly string[] | undefined;
	values?: FieldValues | undefined;
	/** Internal. */
	note?: string | undefined;
	/** Whether this is an operator of the platform. Only operators make operators. */
	admin?: boolean | undefined;
}

function checkUsername(text: string): string {
	const username = text.trim();
	if (username === '') throw new Refused('MANDATORY_FIELDS');
	if (!isPlainName(username)) throw new Refused('USERNAME_INVALID');
	return username;
}

const longestNote = 2000;

function checkNote(text: string): string {
	const note = text.trim();
	if ([...note].length > longestNote || findFieldError(note, {})) throw new Refused('VALIDATION', 'note');
	return note;
}

async function giveRoles(sql: Sql, { tenant, user }: Caller, userId: string, roleIds: readonly string[]) {
	const roles = await findRoles(sql, tenant.id, roleIds);
	if (roles.length < new Set(roleIds).size) throw new Refused('NOT_FOUND');
	if (!covers(user, roles)) throw new Refused('GRANT_BEYOND');
	await sql`delete from user_roles where tenant_id = ${tenant.id} and user_id = ${userId}`;
	await sql`
		insert into user_roles (tenant_id, user_id, role_id)
		select ${tenant.id}, ${userId}, id from unnest(${roles.map(({ id }) => id)}::uuid[]) as given (id)`;
	return roles;
}

async function saveUserValues(sql: Sql, tenantId: string, userId: string, values: FieldValues): Promise<void> {
	await saveValues(sql, tenantId, userId, checkValues(await listFields(sql, tenantId), values));
}

/** No one takes the flag from themselves: an installation would be left without anyone who can give it. */
function checkOperator(
	{ user }: Caller,
	before: Pick<ListedUser, 'id' | 'admin'>,
	wanted: boolean | undefined,
): boolean {
	if (wanted === undefined || wanted === before.admin) return before.admin;
	if (!user?.admin || user.id === before.id) throw new Refused('GRANT_BEYOND');
	return wanted;
}

const personal = ({ email, username, values, note }: ListedUser) => ({ email, username, values, note });
const impersonal = ({ language, codeStep, admin, roles }: ListedUser) => ({
	language,
	codeStep,
	operator: admin,
	roles: roles.map(({ name }) => name),
});

async function reread(sql: Sql, tenantId: string, id: string): Promise<ListedUser> {
	const user = await findUser(sql, tenantId, id);
	if (!user) throw new Refused('NOT_FOUND');
	return user;
}

/** The new user gets a mail in which they choose their password. */
export async function createUser(sql: Sql, caller: Caller, wanted: UserToSave): Promise<ListedUser> {
	const { tenant, services, shop } = caller;
	if (!wanted.email?.trim()) throw new Refused('MANDATORY_FIELDS');
	const [id, email] = [newId(), checkEmail(wanted.email)];
	const username =
		wanted.username === undefined ? await freeUsername(sql, tenant.id, email) : checkUsername(wanted.username);
	const language = spokenLanguage(tenant, wanted.language);
	const admin = checkOperator(caller, { id, admin: false }, wanted.admin);
	await sql`
		insert into users (tenant_id, id, email, username, language, code_step, admin, note)
		values (${tenant.id}, ${id}, ${email}, ${username}, ${language}, ${wanted.codeStep ?? false}, ${admin}, ${checkNote(wanted.note ?? '')})`.catch(
		refuseTaken,
	);
	await giveRoles(sql, caller, id, wanted.roleIds ?? []);
	await saveUserValues(sql, tenant.id, id, wanted.values ?? {});
	const token = await makeToken(sql, tenant.id, id, 'reset', invitationHours);
	const link = shopLink(tenant, shop, language, welcomePage, token);
	await queueMail(sql, tenant.id, { to: email, template: invitationMail, language, data: { link } });
	const made = await reread(sql, tenant.id, id);
	await services.record(sql, tenant.id, actorOf(caller), {
		action: 'createUser',
		entity: { type: 'user', id },
		after: impersonal(made),
		person: { id, after: personal(made) },
	});
	return made;
}

/** Locked, so that what is checked is what is changed. */
export async function userToChange(sql: Sql, { tenant, user }: Caller, id: string): Promise<ListedUser> {
	await sql`select from users where tenant_id = ${tenant.id} and id = ${id} for update`;
	const found = await reread(sql, tenant.id, id);
	if (!covers(user, found.roles) || (found.admin && !user?.admin)) throw new Refused('GRANT_BEYOND');
	return found;
}

export async function updateUser(sql: Sql, caller: Caller, id: string, wanted: UserToSave): Promise<ListedUser> {
	const { tenant, services } = caller;
	// Before the user's own row: a transaction that locks both locks the admin roles first.
	const loses = wanted.roleIds !== undefined && (await losesAdmin(sql, tenant.id, id, wanted.roleIds));
	if (loses) await keepAnAdmin(sql, tenant.id, id);
	const before = await userToChange(sql, caller, id);
	const email = [undefined, before.email].includes(wanted.email) ? before.email : checkEmail(wanted.email ?? '');
	const username = wanted.username === undefined ? before.username : checkUsername(wanted.username);
	const language = wanted.language ? spokenLanguage(tenant, wanted.language) : before.language;
	const admin = checkOperator(caller, before, wanted.admin);
	await sql`
		update users set email = ${email}, username = ${username}, language = ${language},
			code_step = ${wanted.codeStep ?? before.codeStep}, admin = ${admin}, note = ${checkNote(wanted.note ?? before.note)}, updated_at = now(),
			rights_version = rights_version + ${wanted.roleIds || admin !== before.admin ? 1 : 0}
		where tenant_id = ${tenant.id} and id = ${id}`.catch(refuseTaken);
	if (wanted.roleIds) await giveRoles(sql, caller, id, wanted.roleIds);
	if (wanted.values) await saveUserValues(sql, tenant.id, id, wanted.values);
	await announceSubject(sql, tenant.id, id);
	const after = await reread(sql, tenant.id, id);
	await services.record(sql, tenant.id, actorOf(caller), {
		action: 'updateUser',
		entity: { type: 'user', id },
		before: impersonal(before),
		after: impersonal(after),
		person: { id, before: personal(before), after: personal(after) },
	});
	return after;
}

async function losesAdmin(sql: Sql, tenantId: string, userId: string, roleIds: readonly string[]): Promise<boolean> {
	const roles = await findRoles(sql, tenantId, roleIds);
	if (roles.some(({ admin }) => admin)) return false;
	return (await findUser(sql, tenantId, userId))?.roles.some(({ admin }) => admin) ?? false;
}
