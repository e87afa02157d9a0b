// Where events are sent to. The secret is returned once, when the endpoint is made.
import type { WebhookEndpoint } from '../objects.ts';
import { keep, type Scope, take } from '../scope.ts';
import type { FormBranch } from '../wire/forms.ts';
import { newId } from '../wire/ids.ts';
import { pageOf, pageSpec } from '../wire/lists.ts';
import { list, mergedMetadata, metadata, readParams, required, text, truth, unsettable, url } from '../wire/params.ts';

export function createEndpoint(scope: Scope, form: FormBranch): WebhookEndpoint {
	const given = readParams(
		{
			url: required(url),
			enabled_events: required(list(text(), 500)),
			api_version: text(),
			description: text(),
			metadata,
			connect: truth,
		},
		form,
	);
	const endpoint: WebhookEndpoint = {
		id: newId('we_'),
		object: 'webhook_endpoint',
		api_version: given.api_version ?? null,
		application: null,
		created: scope.now,
		description: given.description ?? null,
		enabled_events: given.enabled_events,
		livemode: false,
		metadata: given.metadata ?? {},
		status: 'enabled',
		url: given.url,
	};
	const secret = newId('whsec_');
	scope.store.put('endpoint_secret', scope.account, endpoint.id, secret);
	return { ...keep(scope, 'webhook_endpoint', endpoint), secret };
}

export function updateEndpoint(scope: Scope, form: FormBranch, id: string): WebhookEndpoint {
	const given = readParams(
		{ url, enabled_events: list(text(), 500), description: unsettable(text()), metadata, disabled: truth },
		form,
	);
	const before = take(scope, 'webhook_endpoint', id, 'webhook_endpoint');
	const status = given.disabled === undefined ? before.status : given.disabled ? 'disabled' : 'enabled';
	return keep(scope, 'webhook_endpoint', {
		...before,
		description: given.description === undefined ? before.description : given.description,
		enabled_events: given.enabled_events ?? before.enabled_events,
		metadata: mergedMetadata(before.metadata, given.metadata),
		status,
		url: given.url ?? before.url,
	});
}

export function deleteEndpoint(scope: Scope, form: FormBranch, id: string) {
	readParams({}, form);
	take(scope, 'webhook_endpoint', id, 'webhook_endpoint');
	scope.store.remove('webhook_endpoint', id);
	scope.store.remove('endpoint_secret', id);
	return { id, object: 'webhook_endpoint', deleted: true };
}

export const listEndpoints = (scope: Scope, form: FormBranch) =>
	pageOf(scope.store.all('webhook_endpoint', scope.account), readParams(pageSpec, form), '/v1/webhook_endpoints');
