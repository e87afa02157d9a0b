// What the accounts, and the domains that they stand on, know of a person.
import { changesOf } from '../../audit/changes-of-person.ts';
import { erasePerson } from '../../audit/seal.ts';
import type { Rows } from '../../database/rows.generated.ts';
import { mailsTo, removeMailsTo } from '../../mail/mails-of-person.ts';
import type { PersonPart } from '../person-part.ts';
import { removeSessionsOf, sessionsOf } from '../sessions/sessions-of-person.ts';
import { findUser } from '../users/list-users.ts';

const account: PersonPart = {
	name: 'account',
	tables: ['users', 'user_roles', 'user_field_values', 'login_challenges', 'one_time_tokens', 'account_requests'],
	async exportPart(sql, tenantId, { id }) {
		const user = await findUser(sql, tenantId, id);
		const [own] = await sql<Pick<Rows['users'], 'savedViews'>[]>`
			select saved_views from users where tenant_id = ${tenantId} and id = ${id}`;
		return user && { ...user, ...own, roles: user.roles.map(({ name, label }) => ({ name, label })) };
	},
	/** Roles, values, codes and links go with the row. */
	async erasePart(sql, tenantId, { id, email }) {
		await sql`delete from account_requests where tenant_id = ${tenantId} and email = ${email}`;
		await sql`delete from users where tenant_id = ${tenantId} and id = ${id}`;
	},
};

const sessions: PersonPart = {
	name: 'sessions',
	tables: ['sessions', 'remembered_answers'],
	exportPart: (sql, tenantId, { id }) => sessionsOf(sql, tenantId, id),
	erasePart: (sql, tenantId, { id }) => removeSessionsOf(sql, tenantId, id),
};

const mails: PersonPart = {
	name: 'mails',
	tables: ['mails'],
	exportPart: (sql, tenantId, { email }) => mailsTo(sql, tenantId, email),
	erasePart: (sql, tenantId, { email }) => removeMailsTo(sql, tenantId, email),
};

/** The log stays as it is, and no one can read any more what it holds of the person. */
const audit = (master: Buffer): PersonPart => ({
	name: 'auditLog',
	tables: ['audit_log', 'audit_archive_entries', 'person_keys'],
	exportPart: (sql, tenantId, { id }) => changesOf(sql, master, tenantId, id),
	erasePart: (sql, tenantId, { id }) => erasePerson(sql, tenantId, id),
});

/** In this order: sessions end before the account is gone, and nothing is written under a person's key after it was thrown away. */
export const personParts = (auditKey: Buffer, further: readonly PersonPart[]): readonly PersonPart[] => [
	...further,
	sessions,
	mails,
	account,
	audit(auditKey),
];
