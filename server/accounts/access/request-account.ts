// What a user without a session may ask for: an account, or a new password. Both are only written down here and done by a job,
// so that the response is the same, and takes as long, whether or not there is such an account.
import { encodeDeepLink, readDeepLink } from '../../../rules/accounts/deep-link.ts';
import { isGoodPassword } from '../../../rules/accounts/password.ts';
import { completenessOf, type FieldValues } from '../../../rules/accounts/profile.ts';
import { newId } from '../../../rules/ids.ts';
import { beforeDeciding } from '../../database/before-commit.ts';
import type { InTenant, Sql } from '../../database/connection.ts';
import { Refused } from '../../failure.ts';
import { sendJob } from '../../jobs/send-job.ts';
import { spokenLanguage } from '../../tenants/spoken-language.ts';
import { checkEmail } from '../check-email.ts';
import { checkValues } from '../fields/field-values.ts';
import { listFields } from '../fields/list-fields.ts';
import { hashPassword } from '../passwords.ts';
import type { Caller } from '../services.ts';

export const requestJob = 'accounts.requests';

interface SignUp {
	email: string;
	password: string;
	language: string | null | undefined;
	values: FieldValues;
	/** As /login takes it: only a path of this shop counts. */
	deepLink: string | null | undefined;
}

async function writeDown(
	sql: Sql,
	{ tenant, shop }: Caller,
	request: {
		kind: 'signUp' | 'forgotPassword';
		email: string;
		passwordHash: string | null;
		language: string;
		values: object;
		deepLink: string | null;
	},
): Promise<void> {
	const id = newId();
	const { kind, email, passwordHash, language, values, deepLink } = request;
	await sql`
		insert into account_requests (tenant_id, id, kind, email, password_hash, language, origin, field_values, deep_link)
		values (${tenant.id}, ${id}, ${kind}, ${email}, ${passwordHash}, ${language}, ${shop}, ${JSON.stringify(values)}::text::jsonb, ${deepLink})`;
	await sendJob(sql, tenant.id, requestJob, { requestId: id });
}

export async function signUp(inTenant: InTenant, caller: Caller, wanted: SignUp): Promise<void> {
	const { tenant, services, address } = caller;
	const email = checkEmail(wanted.email);
	if (!isGoodPassword(wanted.password)) throw new Refused('PASSWORD_TOO_WEAK');
	const values = await inTenant(async (sql) => {
		const fields = await listFields(sql, tenant.id);
		const checked = checkValues(fields, wanted.values);
		const { complete, missing } = completenessOf(fields, checked);
		if (!complete) throw new Refused('MANDATORY_FIELDS', missing.join(', '));
		return checked;
	});
	await beforeDeciding(() =>
		inTenant((sql) => services.limits.take(sql, tenant.id, 'signUp', { address, account: email })),
	);
	const destination = readDeepLink(wanted.deepLink, caller.shop);
	const deepLink = destination === '/' ? null : encodeDeepLink(destination);
	const passwordHash = await hashPassword(wanted.password);
	const language = spokenLanguage(tenant, wanted.language);
	await inTenant((sql) => writeDown(sql, caller, { kind: 'signUp', email, passwordHash, language, values, deepLink }));
}

export async function forgotPassword(
	inTenant: InTenant,
	caller: Caller,
	wanted: { email: string; language: string | null | undefined },
): Promise<void> {
	const { tenant, services, address } = caller;
	const email = checkEmail(wanted.email);
	await beforeDeciding(() =>
		inTenant((sql) => services.limits.take(sql, tenant.id, 'forgotPassword', { address, account: email })),
	);
	const language = spokenLanguage(tenant, wanted.language);
	await inTenant((sql) =>
		writeDown(sql, caller, { kind: 'forgotPassword', email, passwordHash: null, language, values: {}, deepLink: null }),
	);
}
