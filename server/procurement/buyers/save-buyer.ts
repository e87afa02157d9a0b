// Adds, changes and removes purchasing systems, and sets their secrets.
import { newId } from '../../../rules/ids.ts';
import { type Buyer, buyerErrors, secretError, tidyBuyer } from '../../../rules/procurement/buyer.ts';
import { actorOf, type Caller } from '../../accounts/services.ts';
import type { Sql } from '../../database/connection.ts';
import { isReferenced, isTaken, Refused } from '../../failure.ts';
import { enterSecret, removeSecret } from '../../secrets/keep-secret.ts';
import { type ListedBuyer, listBuyers, secretPurposeOf } from './buyer-rows.ts';

const mostBuyers = 200;

async function findListed(sql: Sql, tenantId: string, id: string): Promise<ListedBuyer> {
	const [buyer] = await listBuyers(sql, tenantId, id);
	if (!buyer) throw new Refused('NOT_FOUND');
	return buyer;
}

/** What the audit log has of it: no secret is in it. */
const loggable = ({ secretSetAt, lastMessageAt, ...buyer }: ListedBuyer) => buyer;

function validated(given: Buyer, shop: string): Buyer {
	const buyer = tidyBuyer(given);
	const [error] = buyerErrors(buyer, shop);
	if (error) throw new Refused('VALIDATION', error.field, { field: error.field, fault: error.fault });
	return buyer;
}

/** Each identity is one buyer's: a message is found by it. */
function describe(error: unknown): unknown {
	if (isTaken(error)) return new Refused('PROCUREMENT_IDENTITY_TAKEN');
	return isReferenced(error) ? new Refused('VALIDATION', 'roleId') : error;
}

async function insert(sql: Sql, tenantId: string, id: string, buyer: Buyer): Promise<void> {
	await sql`
		insert into procurement_buyers (tenant_id, id, name, protocol, role_id, active, settings)
		values (${tenantId}, ${id}, ${buyer.name}, ${buyer.protocol}, ${buyer.roleId}, ${buyer.active},
			${JSON.stringify(buyer.settings)}::text::jsonb)`;
}

/** By the installation itself, as the demo does. */
export async function enterBuyer(sql: Sql, tenantId: string, buyer: Buyer): Promise<string> {
	const id = newId();
	await insert(sql, tenantId, id, tidyBuyer(buyer));
	return id;
}

async function createBuyer(sql: Sql, caller: Caller, buyer: Buyer): Promise<ListedBuyer> {
	const { tenant, services } = caller;
	const id = newId();
	const [known] = await sql<{ count: number }[]>`
		select count(*)::int as count from procurement_buyers where tenant_id = ${tenant.id}`;
	if ((known?.count ?? 0) >= mostBuyers) throw new Refused('VALIDATION', 'buyers');
	await insert(sql, tenant.id, id, buyer).catch((error: unknown) => {
		throw describe(error);
	});
	const made = await findListed(sql, tenant.id, id);
	await services.record(sql, tenant.id, actorOf(caller), {
		action: 'createProcurementBuyer',
		entity: { type: 'procurementBuyer', id },
		after: loggable(made),
	});
	return made;
}

/** @param revision of the state that was changed: an older one is refused */
export async function saveBuyer(
	sql: Sql,
	caller: Caller,
	{ id, revision }: { id: string | null; revision: number },
	given: Buyer,
): Promise<ListedBuyer> {
	const { tenant, services } = caller;
	const buyer = validated(given, caller.shop);
	if (id === null) return createBuyer(sql, caller, buyer);
	const before = await findListed(sql, tenant.id, id);
	// A cart that was begun in one protocol cannot be handed over in the other.
	if (before.protocol !== buyer.protocol) throw new Refused('VALIDATION', 'protocol');
	const changed = await sql`
		update procurement_buyers
		set name = ${buyer.name}, role_id = ${buyer.roleId}, active = ${buyer.active},
			settings = ${JSON.stringify(buyer.settings)}::text::jsonb, revision = revision + 1, updated_at = now()
		where tenant_id = ${tenant.id} and id = ${id} and revision = ${revision}`.catch((error: unknown) => {
		throw describe(error);
	});
	if (changed.count === 0) throw new Refused('PROCUREMENT_BUYER_CHANGED');
	const after = await findListed(sql, tenant.id, id);
	await services.record(sql, tenant.id, actorOf(caller), {
		action: 'saveProcurementBuyer',
		entity: { type: 'procurementBuyer', id },
		before: loggable(before),
		after: loggable(after),
	});
	return after;
}

/** One that people have come by stays, as its orders name it; it can be switched off. */
export async function deleteBuyer(sql: Sql, caller: Caller, id: string): Promise<void> {
	const { tenant, services } = caller;
	const before = await findListed(sql, tenant.id, id);
	const used = await sql`select from procurement_people where tenant_id = ${tenant.id} and buyer_id = ${id} limit 1`;
	if (used.length > 0) throw new Refused('PROCUREMENT_BUYER_IN_USE');
	await removeSecret(sql, tenant.id, secretPurposeOf(id));
	await sql`delete from procurement_buyers where tenant_id = ${tenant.id} and id = ${id}`;
	await services.record(sql, tenant.id, actorOf(caller), {
		action: 'deleteProcurementBuyer',
		entity: { type: 'procurementBuyer', id },
		before: loggable(before),
	});
}

/** @param value null: the shared secret of the shop counts again */
export async function setBuyerSecret(sql: Sql, caller: Caller, id: string, value: string | null): Promise<ListedBuyer> {
	const { tenant, services } = caller;
	const before = await findListed(sql, tenant.id, id);
	const purpose = secretPurposeOf(id);
	if (value === null) await removeSecret(sql, tenant.id, purpose);
	else {
		const fault = secretError(value.trim());
		if (fault) throw new Refused('VALIDATION', 'value', { field: 'value', fault });
		await enterSecret(sql, services.secretsKey, tenant.id, purpose, value.trim());
	}
	await services.record(sql, tenant.id, actorOf(caller), {
		action: value === null ? 'clearProcurementSecret' : 'setProcurementSecret',
		entity: { type: 'procurementBuyer', id },
		before: { set: before.secretSetAt !== null },
		after: { set: value !== null },
	});
	return findListed(sql, tenant.id, id);
}
