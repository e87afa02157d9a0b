// What changes in the history of a subscription were about, with the names of products that the reader knows.
import type { Sql } from '../../database/connection.ts';
import type { Tenant } from '../../tenants/find-tenant.ts';
import { findNamesInLanguage, type ProductNames } from '../names-in-language.ts';
import type { SubscriptionEvent } from './find-events.ts';
import type { NamedChange } from './find-term-changes.ts';

const changesOf = ({ kind, detail: { changes } }: SubscriptionEvent): readonly NamedChange[] =>
	kind === 'changed' && Array.isArray(changes) ? (changes as NamedChange[]) : [];

function renamed(change: NamedChange, { named }: ProductNames): NamedChange {
	const own = change.name === undefined ? change : { ...change, name: named(change.name) };
	if (own.what !== 'product') return own;
	return { ...own, before: own.before === null ? null : named(own.before), after: named(own.after) };
}

/** Two statements more where something was changed. */
export async function eventsInLanguage(
	sql: Sql,
	tenant: Tenant,
	language: string | null | undefined,
	events: readonly SubscriptionEvent[],
): Promise<SubscriptionEvent[]> {
	if (events.every((event) => changesOf(event).length === 0)) return [...events];
	const subscribed = await sql<{ id: string }[]>`
		select distinct l.product_id as id from subscription_lines l
		join subscription_events e on e.tenant_id = l.tenant_id and e.subscription_id = l.subscription_id
		where l.tenant_id = ${tenant.id} and e.id = ${events[0]?.id ?? null}::uuid`;
	const names = await findNamesInLanguage(
		sql,
		tenant,
		language,
		subscribed.map(({ id }) => id),
	);
	return events.map((event) => {
		const changes = changesOf(event);
		if (changes.length === 0) return event;
		return { ...event, detail: { ...event.detail, changes: changes.map((one) => renamed(one, names)) } };
	});
}
