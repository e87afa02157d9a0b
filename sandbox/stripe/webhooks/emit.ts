// An event comes about with the change it tells of, and so does what is owed to each endpoint that wants to hear of it: both are in
// the same line of the journal.
import type { Delivery, StripeEvent } from '../objects.ts';
import type { Scope } from '../scope.ts';
import { newId } from '../wire/ids.ts';
import { readKnobs } from './knobs.ts';

export const apiVersion = '2026-10-28.endive';

const wants = (enabled: readonly string[], type: string) => enabled.includes('*') || enabled.includes(type);

export function notifyEndpoints(scope: Scope, type: string, object: object, previous?: object): void {
	const { store, account, now, request } = scope;
	const endpoints = store
		.all('webhook_endpoint', account)
		.filter(({ status, enabled_events }) => status === 'enabled' && wants(enabled_events, type));
	const event: StripeEvent = {
		id: newId('evt_'),
		object: 'event',
		api_version: apiVersion,
		created: now,
		data: { object, ...(previous ? { previous_attributes: previous } : {}) },
		livemode: false,
		pending_webhooks: endpoints.length,
		request,
		type,
	};
	store.put('event', account, event.id, event);
	for (const endpoint of endpoints) oweDelivery(scope, event.id, endpoint.id);
}

export function oweDelivery(
	{ store, account }: Pick<Scope, 'store' | 'account'>,
	event: string,
	endpoint: string,
): void {
	const sequence = Number(store.find('setting', '', 'sequence') ?? 0) + 1;
	store.put('setting', '', 'sequence', sequence);
	for (let copy = 0; copy <= readKnobs(store).webhooks.duplicates; copy += 1) {
		const delivery: Delivery = {
			id: `${event}.${endpoint}.${sequence}.${copy}`,
			event,
			endpoint,
			sequence,
			copy,
			attempts: 0,
			state: 'pending',
			lastStatus: null,
		};
		store.put('delivery', account, delivery.id, delivery);
	}
}
