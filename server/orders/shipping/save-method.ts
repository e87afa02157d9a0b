// Adds, changes, orders and deletes ways to send things. Orders keep a copy of the one they were sent with; the pages of products say by
// which day something is there.
import { newId } from '../../../rules/ids.ts';
import {
	type DescribedMethod,
	findMethodError,
	mostMethods,
	tidyMethod,
} from '../../../rules/shipping/validate-method.ts';
import { actorOf, type Caller } from '../../accounts/services.ts';
import type { Sql } from '../../database/connection.ts';
import { Refused } from '../../failure.ts';
import { announceChange, holdTenant } from '../../tenants/announce-change.ts';
import type { Tenant } from '../../tenants/find-tenant.ts';
import { defaultLanguage } from '../../tenants/spoken-language.ts';
import { type EditedMethod, listMethods } from './list-methods.ts';

/** Changes of the list follow one another. */
async function lockMethods(sql: Sql, tenantId: string): Promise<EditedMethod[]> {
	await holdTenant(sql, tenantId);
	return listMethods(sql, tenantId);
}

async function findMethod(sql: Sql, tenantId: string, id: string): Promise<EditedMethod> {
	const [method] = await listMethods(sql, tenantId, { id });
	if (!method) throw new Refused('NOT_FOUND');
	return method;
}

function validated({ languages, ...tenant }: Tenant, given: DescribedMethod): DescribedMethod {
	const spoken = (words: DescribedMethod['names']) =>
		Object.fromEntries(
			Object.entries(words).filter(([code]) => languages.some(({ languageCode }) => languageCode === code)),
		);
	const method = tidyMethod({
		...given,
		names: spoken(given.names),
		descriptions: spoken(given.descriptions),
	});
	const error = findMethodError(method, defaultLanguage({ ...tenant, languages }));
	if (error) throw new Refused('VALIDATION', error);
	return method;
}

const rowOf = (sql: Sql, method: DescribedMethod) => ({
	names: sql.json(method.names),
	descriptions: sql.json(method.descriptions),
	countries: sql.array([...method.countries], 1009),
	kind: method.kind,
	price: method.price,
	free_from: method.freeFrom,
	steps: sql.json(method.steps.map(({ upTo, price }) => ({ upTo, price }))),
	days: method.days,
	collection: method.collection,
	active: method.active,
});

/** At the end of the list. */
export async function addMethod(sql: Sql, tenantId: string, method: DescribedMethod, position: number) {
	const id = newId();
	await sql`insert into shipping_methods ${sql({ tenant_id: tenantId, id, ...rowOf(sql, method), position })}`;
	return id;
}

async function createMethod(sql: Sql, caller: Caller, given: DescribedMethod): Promise<EditedMethod> {
	const { tenant, services } = caller;
	const known = await lockMethods(sql, tenant.id);
	if (known.length >= mostMethods) throw new Refused('VALIDATION', 'shippingMethods');
	const id = await addMethod(sql, tenant.id, validated(tenant, given), known.length + 1);
	const made = await findMethod(sql, tenant.id, id);
	await services.record(sql, tenant.id, actorOf(caller), {
		action: 'createShippingMethod',
		entity: { type: 'shippingMethod', id },
		after: made,
	});
	await announceChange(sql, tenant.id, 'content');
	return made;
}

/** @param revision of the state that was changed: an older one is refused */
export async function saveMethod(
	sql: Sql,
	caller: Caller,
	{ id, revision }: { id: string | null; revision: number },
	given: DescribedMethod,
): Promise<EditedMethod> {
	if (id === null) return createMethod(sql, caller, given);
	const { tenant, services } = caller;
	const before = await findMethod(sql, tenant.id, id);
	const method = validated(tenant, given);
	const changed = await sql`
		update shipping_methods set ${sql(rowOf(sql, method))}, revision = revision + 1
		where tenant_id = ${tenant.id} and id = ${id} and revision = ${revision}`;
	if (changed.count === 0) throw new Refused('SHIPPING_METHOD_CHANGED');
	const after = await findMethod(sql, tenant.id, id);
	await services.record(sql, tenant.id, actorOf(caller), {
		action: 'saveShippingMethod',
		entity: { type: 'shippingMethod', id },
		before,
		after,
	});
	await announceChange(sql, tenant.id, 'content');
	return after;
}

export async function deleteMethod(sql: Sql, caller: Caller, id: string): Promise<void> {
	const { tenant, services } = caller;
	const before = await findMethod(sql, tenant.id, id);
	await sql`delete from shipping_methods where tenant_id = ${tenant.id} and id = ${id}`;
	await services.record(sql, tenant.id, actorOf(caller), {
		action: 'deleteShippingMethod',
		entity: { type: 'shippingMethod', id },
		before,
	});
	await announceChange(sql, tenant.id, 'content');
}

/** Before another, or to the end. */
export async function moveMethod(
	sql: Sql,
	caller: Caller,
	{ id, before }: { id: string; before: string | null },
): Promise<void> {
	const { tenant, services } = caller;
	const known = (await lockMethods(sql, tenant.id)).map((method) => method.id);
	const others = known.filter((other) => other !== id);
	const at = before === null ? others.length : others.indexOf(before);
	if (at < 0 || others.length === known.length) throw new Refused('NOT_FOUND');
	const next = [...others.slice(0, at), id, ...others.slice(at)];
	await sql`
		update shipping_methods m set position = given.number
		from unnest(${next}::uuid[]) with ordinality as given (id, number)
		where m.tenant_id = ${tenant.id} and m.id = given.id`;
	await services.record(sql, tenant.id, actorOf(caller), {
		action: 'moveShippingMethod',
		entity: { type: 'shippingMethod', id },
		before: { order: known },
		after: { order: next },
	});
	await announceChange(sql, tenant.id, 'content');
}
