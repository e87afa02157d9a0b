// The cancellation of a contract without JavaScript: a plain form. It leads back to the page, which says what became of it.
import type { FastifyInstance } from 'fastify';
import { isCancellationKind } from '../../../rules/subscriptions/cancellation.ts';
import type { Caller } from '../../accounts/services.ts';
import type { SignIn } from '../../accounts/sign-in/open.ts';
import type { Database, InTenant } from '../../database/connection.ts';
import { Refused } from '../../failure.ts';
import { declareCancellation } from '../../subscriptions/cancellation/declare-cancellation.ts';
import { originOf, userOf } from '../session.ts';
import { addPublicForm } from './plain-forms.ts';

interface Parts {
	database: Database;
	signIn: SignIn;
	behindProxy: boolean;
}

const outcomes: Record<string, string> = { VALIDATION: 'invalid', TOO_MANY_REQUESTS: 'limited' };

async function declared(inTenant: InTenant, caller: Caller, form: URLSearchParams): Promise<string> {
	const text = (name: string) => form.get(name) ?? '';
	const kind = text('kind');
	if (!isCancellationKind(kind)) return 'invalid';
	const given = { kind, name: text('name'), email: text('email'), contract: text('contract') };
	const wanted = { reason: text('reason').replaceAll('\r\n', '\n'), wantedOn: text('wantedOn') };
	try {
		await declareCancellation(inTenant, caller, { ...given, ...wanted, language: text('language') });
		return 'received';
	} catch (error) {
		if (!(error instanceof Refused)) throw error;
		return outcomes[error.code] ?? 'failed';
	}
}

export function addCancellations(scope: FastifyInstance, { database, signIn, behindProxy }: Parts): void {
	addPublicForm(scope, '/service-api/cancellations', async ({ request, tenant, form, base }) => {
		const user = await userOf(request, signIn.subjects);
		const caller = { ...originOf(request, behindProxy), tenant, user, services: signIn.services };
		const outcome = await declared((work) => database.inTenant(tenant.id, work), caller, form);
		return `${base}/cancel-contract?cancellation=${outcome}`;
	});
}
