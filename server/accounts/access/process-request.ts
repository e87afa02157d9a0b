// The job that does what a user without a session has asked for, and tells them by mail.
import { newId } from '../../../rules/ids.ts';
import type { Sql } from '../../database/connection.ts';
import type { Rows } from '../../database/rows.generated.ts';
import { defineJob } from '../../jobs/define-job.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { loadTenant } from '../../tenants/load-tenant.ts';
import { confirmationMail, knownMail, resetMail } from '../account-mails.ts';
import { saveValues } from '../fields/field-values.ts';
import { freeUsername } from '../free-username.ts';
import { makeToken } from '../one-time-tokens.ts';
import { shopLink } from '../shop-link.ts';
import { requestJob } from './request-account.ts';

type Request = Pick<
	Rows['account_requests'],
	'kind' | 'email' | 'passwordHash' | 'language' | 'origin' | 'fieldValues' | 'deepLink'
>;

interface Known {
	id: string;
	language: string;
	confirmed: boolean;
	archived: boolean;
}

async function findByEmail(sql: Sql, tenantId: string, email: string): Promise<Known | undefined> {
	const [user] = await sql<Known[]>`
		select id, language, email_confirmed_at is not null as confirmed, archived_at is not null as archived
		from users where tenant_id = ${tenantId} and email = ${email} for update`;
	return user;
}

/** Who has never confirmed has no account yet: the latest wish counts, and only its link. */
async function register(sql: Sql, tenantId: string, request: Request, known: Known | undefined): Promise<string> {
	const id = known?.id ?? newId();
	const { email, passwordHash, language } = request;
	const username = await freeUsername(sql, tenantId, email);
	await sql`
		insert into users (tenant_id, id, email, username, password_hash, language)
		values (${tenantId}, ${id}, ${email}, ${username}, ${passwordHash}, ${language})
		on conflict (tenant_id, id) do update set password_hash = excluded.password_hash, language = excluded.language`;
	await sql`
		delete from one_time_tokens where tenant_id = ${tenantId} and user_id = ${id} and purpose = 'confirm'`;
	await saveValues(sql, tenantId, id, request.fieldValues);
	return id;
}

const onward = ({ deepLink }: Request) => (deepLink === null ? '' : `&${new URLSearchParams({ deepLink })}`);

async function answer(sql: Sql, tenantId: string, request: Request): Promise<void> {
	const tenant = await loadTenant(sql, tenantId);
	const known = await findByEmail(sql, tenantId, request.email);
	if (known?.archived) return;
	const { email: to, origin } = request;
	if (request.kind === 'signUp' && !known?.confirmed) {
		const token = await makeToken(sql, tenantId, await register(sql, tenantId, request, known), 'confirm');
		const link = shopLink(tenant, origin, request.language, 'confirm-email', token) + onward(request);
		await queueMail(sql, tenantId, { to, template: confirmationMail, language: request.language, data: { link } });
		return;
	}
	if (!known) return;
	// Another person may have signed up with this address; a user who has forgotten the password reads the page that asked.
	const language = request.kind === 'signUp' ? known.language : request.language;
	const token = await makeToken(sql, tenantId, known.id, 'reset');
	const link = shopLink(tenant, origin, language, 'reset-password', token);
	const template = request.kind === 'signUp' ? knownMail : resetMail;
	await queueMail(sql, tenantId, { to, template, language, data: { link } });
}

export const processAccountRequest = defineJob<{ requestId: string }>({
	name: requestJob,
	run: ({ tenantId, payload: { requestId }, inTenant }) =>
		inTenant(async (sql) => {
			// Taken out and answered in one go: run twice, it finds nothing the second time.
			const [request] = await sql<Request[]>`
				delete from account_requests where tenant_id = ${tenantId} and id = ${requestId}
				returning kind, email, password_hash, language, origin, field_values, deep_link`;
			if (request) await answer(sql, tenantId, request);
		}),
});
