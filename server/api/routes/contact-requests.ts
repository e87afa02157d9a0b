// Getting in touch without JavaScript: the form leads to what became of it. What could not be taken as it is is shown once more with what was typed,
// for this reader alone.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { contactPage, contactParameters, honeypot } from '../../../rules/contact-requests/pages.ts';
import type { ErrorCode } from '../../../rules/errors.ts';
import type { Caller } from '../../accounts/services.ts';
import { sendRequest } from '../../contact-requests/requests/send-request.ts';
import type { InTenant } from '../../database/connection.ts';
import { Refused } from '../../failure.ts';
import type { Tenant } from '../../tenants/find-tenant.ts';
import { originOf, userOf } from '../session.ts';
import { addPublicForm } from './plain-forms.ts';
import { type SentPageParts, sentPageWriter } from './sent-page.ts';

export type ContactOutcome = 'sent' | 'invalid' | 'limited' | 'failed';

const outcomes: Partial<Record<ErrorCode, ContactOutcome>> = { VALIDATION: 'invalid', TOO_MANY_REQUESTS: 'limited' };
export const contactStatusCodes: Record<ContactOutcome, number> = {
	sent: 200,
	invalid: 422,
	limited: 429,
	failed: 422,
};

/** A program that fills in what nobody sees is told the same as a person. */
export async function contactOutcomeOf(form: URLSearchParams, send: () => Promise<unknown>): Promise<ContactOutcome> {
	if (form.get(honeypot)) return 'sent';
	try {
		await send();
		return 'sent';
	} catch (error) {
		if (!(error instanceof Refused)) throw error;
		return outcomes[error.code] ?? 'failed';
	}
}

/** Boxes that were ticked are one value, with blanks between them. */
export const sentValuesOf = (form: URLSearchParams): Record<string, string> =>
	Object.fromEntries([...new Set(form.keys())].map((name) => [name, form.getAll(name).join(' ')]));

export async function contactCaller(
	{ signIn, behindProxy, database }: SentPageParts,
	request: FastifyRequest,
	tenant: Tenant,
): Promise<{ caller: Caller; inTenant: InTenant }> {
	const user = await userOf(request, signIn.subjects);
	return {
		caller: { ...originOf(request, behindProxy), tenant, user, services: signIn.services },
		inTenant: (work) => database.inTenant(tenant.id, work),
	};
}

export function addContactRequests(scope: FastifyInstance, parts: SentPageParts): void {
	const write = sentPageWriter(parts);
	for (const path of [contactPage, `/:language${contactPage}`])
		addPublicForm(scope, path, async ({ request, tenant, form, base }) => {
			const { caller, inTenant } = await contactCaller(parts, request, tenant);
			const text = (name: string) => form.get(name) ?? '';
			const outcome = await contactOutcomeOf(form, () =>
				sendRequest(inTenant, caller, {
					...{ topic: text('topic'), times: form.getAll('times'), language: text('language'), page: contactPage },
					...{ name: text('name'), email: text('email'), phone: text('phone') },
					...{ company: text('company'), message: text('message') },
				}),
			);
			if (outcome === 'sent') return `${base}${contactPage}?${contactParameters.outcome}=sent`;
			const sent = { page: contactPage, base, outcome, values: sentValuesOf(form) };
			return write({ ...sent, user: caller.user, status: contactStatusCodes[outcome] });
		});
}
