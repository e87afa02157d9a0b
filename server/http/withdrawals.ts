// The withdrawal without JavaScript: a plain form. It leads back to the page, which says what became of it.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Caller } from '../accounts/services.ts';
import type { Database } from '../database/connection.ts';
import { Refused } from '../failure.ts';
import type { SignIn } from '../sign-in/open.ts';
import type { Tenant } from '../tenants/find-tenant.ts';
import { declareWithdrawal, type InTenant } from '../withdrawal/declare-withdrawal.ts';
import { sendRefusal } from './refuse.ts';
import { originOf, userOf } from './session.ts';

interface Parts {
	database: Database;
	signIn: SignIn;
	behindProxy: boolean;
}

const longestForm = 4096;

/** A browser says where a form comes from; the check itself is that of every call. */
const saysItsOrigin = ({ headers }: FastifyRequest) =>
	headers.origin !== undefined || headers['sec-fetch-site'] !== undefined;

const outcomes: Record<string, string> = { VALIDATION: 'invalid', TOO_MANY_REQUESTS: 'limited' };

function baseOf({ languages }: Tenant, form: URLSearchParams): string {
	const spoken = languages.find(({ languageCode }) => languageCode === form.get('language'));
	return spoken && !spoken.default ? `/${spoken.languageCode.toLowerCase()}` : '';
}

async function declared(inTenant: InTenant, caller: Caller, form: URLSearchParams): Promise<string> {
	const text = (name: string) => form.get(name) ?? '';
	const given = { name: text('name'), orderNumber: text('orderNumber'), email: text('email') };
	try {
		await declareWithdrawal(inTenant, caller, { ...given, language: text('language') });
		return 'received';
	} catch (error) {
		if (!(error instanceof Refused)) throw error;
		return outcomes[error.code] ?? 'failed';
	}
}

export function addWithdrawals(scope: FastifyInstance, { database, signIn, behindProxy }: Parts): void {
	// In a scope of its own: no other route takes forms.
	scope.register(async (own) => {
		own.addContentTypeParser(
			'application/x-www-form-urlencoded',
			{ parseAs: 'string', bodyLimit: longestForm },
			(_request, text, done) => done(null, new URLSearchParams(String(text))),
		);
		own.post('/service-api/withdrawals', async (request, reply) => {
			reply.header('cache-control', 'no-store');
			const { tenant, body: form } = request;
			if (!tenant || !(form instanceof URLSearchParams) || !saysItsOrigin(request))
				return sendRefusal(request, reply, { status: 403, message: 'A form of this shop is needed' });
			const user = await userOf(request, signIn.subjects);
			const caller = { ...originOf(request, behindProxy), tenant, user, services: signIn.services };
			const outcome = await declared((work) => database.inTenant(tenant.id, work), caller, form);
			return reply.redirect(`${baseOf(tenant, form)}/withdraw?withdrawal=${outcome}`, 303);
		});
	});
}
