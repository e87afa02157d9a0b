// The cancellation of a contract without JavaScript: a plain form.
import type { FastifyInstance } from 'fastify';
import { isCancellationKind } from '../../../rules/subscriptions/cancellation.ts';
import { Refused } from '../../failure.ts';
import { declareCancellation } from '../../subscriptions/cancellation/declare-cancellation.ts';
import { addDeclarationForm, type DeclarationParts } from './declaration-forms.ts';

export function addCancellations(scope: FastifyInstance, parts: DeclarationParts): void {
	const page = { page: '/cancel-contract', formerPath: '/service-api/cancellations', parameter: 'cancellation' };
	addDeclarationForm(scope, parts, page, async (inTenant, caller, text) => {
		const kind = text('kind');
		if (!isCancellationKind(kind)) throw new Refused('VALIDATION', 'kind');
		const given = { kind, name: text('name'), email: text('email'), contract: text('contract') };
		const wanted = { reason: text('reason').replaceAll('\r\n', '\n'), wantedOn: text('wantedOn') };
		await declareCancellation(inTenant, caller, { ...given, ...wanted, language: text('language') });
	});
}
