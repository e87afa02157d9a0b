// The pages on which a cancellation or a withdrawal is declared, as plain forms: without JavaScript they lead to what became of it. What could not
// be taken as it is is shown once more with what was typed, for this reader alone.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ErrorCode } from '../../../rules/errors.ts';
import type { Caller } from '../../accounts/services.ts';
import type { InTenant } from '../../database/connection.ts';
import { Refused } from '../../failure.ts';
import { originOf, userOf } from '../session.ts';
import { addPublicForm } from './plain-forms.ts';
import { type SentPageParts, sentPageWriter } from './sent-page.ts';

export type DeclarationParts = SentPageParts;

interface DeclarationPage {
	/** Its path, without the base. */
	page: string;
	/** Where pages of earlier versions send the form: they are led back without what was typed. */
	formerPath: string;
	/** In the address of the page, says what became of it. */
	parameter: string;
}

/** Throws Refused. */
type Declare = (
	inTenant: InTenant,
	caller: Caller,
	text: (name: string) => string,
	names: readonly string[],
	/** Path of the page that it was sent from, as the browser says; empty where it does not. */
	from: string,
) => Promise<unknown>;

type Outcome = 'received' | 'invalid' | 'limited' | 'failed';

const outcomes: Partial<Record<ErrorCode, Outcome>> = { VALIDATION: 'invalid', TOO_MANY_REQUESTS: 'limited' };
const statuses: Record<Outcome, number> = { received: 200, invalid: 422, limited: 429, failed: 422 };

function senderOf({ headers: { referer } }: FastifyRequest): string {
	return referer !== undefined && URL.canParse(referer) ? new URL(referer).pathname : '';
}

async function outcomeOf(declaring: Promise<unknown>): Promise<Outcome> {
	try {
		await declaring;
		return 'received';
	} catch (error) {
		if (!(error instanceof Refused)) throw error;
		return outcomes[error.code] ?? 'failed';
	}
}

export function addDeclarationForm(
	scope: FastifyInstance,
	parts: DeclarationParts,
	{ page, formerPath, parameter }: DeclarationPage,
	declare: Declare,
): void {
	const { database, signIn, behindProxy } = parts;
	const write = sentPageWriter(parts);
	for (const path of [page, `/:language${page}`, formerPath])
		addPublicForm(scope, path, async ({ request, tenant, form, base }) => {
			const user = await userOf(request, signIn.subjects);
			const caller = { ...originOf(request, behindProxy), tenant, user, services: signIn.services };
			const inTenant: InTenant = (work) => database.inTenant(tenant.id, work);
			const text = (name: string) => form.get(name) ?? '';
			const outcome = await outcomeOf(declare(inTenant, caller, text, [...form.keys()], senderOf(request)));
			if (outcome === 'received' || path === formerPath) return `${base}${page}?${parameter}=${outcome}`;
			return write({ page, base, user, outcome, status: statuses[outcome], values: Object.fromEntries(form) });
		});
}
