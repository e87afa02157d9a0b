// What a user changes of themselves: their profile, their password, whether a code is asked for.
import { isGoodPassword } from '../../../rules/accounts/password.ts';
import {
	type Completeness,
	completenessOf,
	type FieldValues,
	type UserField,
} from '../../../rules/accounts/profile.ts';
import type { InTenant, Sql } from '../../database/connection.ts';
import { Refused } from '../../failure.ts';
import { spokenLanguage } from '../../tenants/spoken-language.ts';
import { checkValues, loadValues, saveValues } from '../fields/field-values.ts';
import { listFields } from '../fields/list-fields.ts';
import { isOwnPassword, signedIn } from '../own-password.ts';
import { hashPassword } from '../passwords.ts';
import { actorOf, type Caller } from '../services.ts';
import { announceSubject } from '../sessions/announce-subject.ts';
import { endSessionsOf } from '../sessions/session-rows.ts';
import { loadUser, type Subject } from '../subject.ts';

export interface OwnProfile {
	fields: UserField[];
	values: Record<string, string>;
	completeness: Completeness;
}

/** Of the technical user, who is no person. */
export const noProfile: OwnProfile = { fields: [], values: {}, completeness: completenessOf([], {}) };

export async function loadProfile(sql: Sql, tenantId: string, userId: string): Promise<OwnProfile> {
	const [fields, values] = await Promise.all([listFields(sql, tenantId), loadValues(sql, tenantId, userId)]);
	return { fields, values, completeness: completenessOf(fields, values) };
}

export async function updateProfile(
	inTenant: InTenant,
	caller: Caller,
	wanted: { values: FieldValues; language: string | null | undefined },
): Promise<Subject> {
	const user = signedIn(caller);
	const { tenant, services } = caller;
	const changed = await inTenant(async (sql) => {
		const values = checkValues(await listFields(sql, tenant.id), wanted.values, 'PROFILE_NOT_SAVED');
		await saveValues(sql, tenant.id, user.id, values);
		const language = wanted.language ? spokenLanguage(tenant, wanted.language) : user.language;
		await sql`
			update users set language = ${language}, updated_at = now() where tenant_id = ${tenant.id} and id = ${user.id}`;
		await announceSubject(sql, tenant.id, user.id);
		return loadUser(sql, tenant.id, user.id);
	});
	services.forget(tenant.id);
	if (!changed) throw new Refused('UNAUTHORIZED');
	return { ...changed, sessionId: user.sessionId };
}

/** Every session ends, this one too: the new password is to be proved. */
export async function changePassword(
	inTenant: InTenant,
	caller: Caller,
	{ current, next }: { current: string; next: string },
): Promise<void> {
	const user = signedIn(caller);
	const { tenant, services } = caller;
	if (!isGoodPassword(next)) throw new Refused('PASSWORD_TOO_WEAK');
	if (!(await isOwnPassword(inTenant, caller, current))) throw new Refused('PASSWORD_NOT_CHANGED');
	const passwordHash = await hashPassword(next);
	await inTenant(async (sql) => {
		await sql`
			update users set password_hash = ${passwordHash}, updated_at = now()
			where tenant_id = ${tenant.id} and id = ${user.id}`;
		await services.limits.forgive(sql, tenant.id, 'password', user.id);
		await endSessionsOf(sql, tenant.id, user.id);
		const entity = { type: 'user', id: user.id };
		await services.record(sql, tenant.id, actorOf(caller), { action: 'changePassword', entity });
	});
	services.forget(tenant.id);
}

export async function setCodeStep(inTenant: InTenant, caller: Caller, on: boolean): Promise<void> {
	const user = signedIn(caller);
	const { tenant, services } = caller;
	await inTenant(async (sql) => {
		await sql`
			update users set code_step = ${on}, updated_at = now() where tenant_id = ${tenant.id} and id = ${user.id}`;
		await announceSubject(sql, tenant.id, user.id);
		await services.record(sql, tenant.id, actorOf(caller), {
			action: 'setCodeStep',
			entity: { type: 'user', id: user.id },
			before: { codeStep: user.codeStep },
			after: { codeStep: on },
		});
	});
	services.forget(tenant.id);
}
