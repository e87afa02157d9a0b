// Events can be read again, as Stripe keeps them for thirty days.
import type { Scope } from '../scope.ts';
import type { FormBranch } from '../wire/forms.ts';
import { created, isWithin, pageOf, pageSpec } from '../wire/lists.ts';
import { list, readParams, text, truth } from '../wire/params.ts';

export function listEvents(scope: Scope, form: FormBranch) {
	const given = readParams(
		{ ...pageSpec, created, type: text(), types: list(text(), 20), delivery_success: truth },
		form,
	);
	const types = given.type ? [given.type] : given.types;
	const found = scope.store
		.all('event', scope.account)
		.filter((event) => isWithin(event.created, given.created) && (!types || types.includes(event.type)));
	return pageOf(found, given, '/v1/events');
}
