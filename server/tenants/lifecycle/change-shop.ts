// What operators do to a shop: suspend and resume it, delete and restore it, change its tier. Each is in the audit log of the shop, in the
// transaction of the change, and in that of the shop the operator works in; every process hears of it at once.
import type { AuditAction } from '../../../rules/audit/audit-actions.ts';
import type { Tier } from '../../../rules/pages/tiers.ts';
import { deletionPhrase } from '../../../rules/tenants/new-shop.ts';
import { ensureTechnicalUser } from '../../accounts/operators/technical-user.ts';
import { actorOf } from '../../accounts/services.ts';
import type { Sql } from '../../database/connection.ts';
import { Refused } from '../../failure.ts';
import { announceChange, holdTenant } from '../announce-change.ts';
import type { Tenant } from '../find-tenant.ts';
import { loadTenant } from '../load-tenant.ts';
import type { OperatorCall } from './operator-call.ts';

interface Change {
	action: AuditAction;
	/** Whether a deleted shop can be changed so. */
	ofDeleted?: boolean;
	/** @returns what it was and is; undefined: it is so already */
	change(sql: Sql, tenant: Tenant & { tier: Tier }): Promise<{ before: object; after: object } | undefined>;
}

async function findHeld(sql: Sql, id: string): Promise<Tenant & { tier: Tier }> {
	await holdTenant(sql, id);
	const [row] = await sql<{ tier: Tier }[]>`select tier from tenants where id = ${id}`;
	if (!row) throw new Refused('NOT_FOUND');
	return { ...(await loadTenant(sql, id)), tier: row.tier };
}

async function changeShop({ caller, services, inOwnTenant }: OperatorCall, id: string, wanted: Change): Promise<void> {
	const { action } = wanted;
	const { record } = caller.services;
	// An operator who shuts the shop they are in could not undo it.
	if (id === caller.tenant.id && action !== 'setTenantTier') throw new Refused('TENANT_OWN');
	const made = await services.database.inTenant(id, async (sql) => {
		const tenant = await findHeld(sql, id);
		if (tenant.deletedAt && !wanted.ofDeleted) throw new Refused('TENANT_DELETED');
		const change = await wanted.change(sql, tenant);
		if (!change) return undefined;
		const actor = { ...actorOf(caller), id: await ensureTechnicalUser(sql, tenant) };
		await record(sql, id, actor, { action, entity: { type: 'tenant', id }, ...change });
		await announceChange(sql, id, 'content');
		return { slug: tenant.slug, ...change };
	});
	services.forget(id);
	if (!made) return;
	const { slug, before, after } = made;
	await inOwnTenant((sql) =>
		record(sql, caller.tenant.id, actorOf(caller), {
			action,
			entity: { type: 'tenant', id },
			before: { slug, ...before },
			after: { slug, ...after },
		}),
	);
}

const setState = (action: AuditAction, state: Tenant['state']): Change => ({
	action,
	async change(sql, { id, state: before }) {
		if (before === state) return undefined;
		await sql`
			update tenants set state = ${state}, suspended_at = ${state === 'suspended' ? sql`now()` : null}, updated_at = now()
			where id = ${id}`;
		return { before: { state: before }, after: { state } };
	},
});

export const suspendShop = (call: OperatorCall, id: string): Promise<void> =>
	changeShop(call, id, setState('suspendTenant', 'suspended'));

export const resumeShop = (call: OperatorCall, id: string): Promise<void> =>
	changeShop(call, id, setState('resumeTenant', 'active'));

/** @param phrase what the operator has typed */
export const deleteShop = (call: OperatorCall, id: string, phrase: string): Promise<void> =>
	changeShop(call, id, {
		action: 'deleteTenant',
		ofDeleted: true,
		async change(sql, { slug, deletedAt }) {
			if (phrase !== deletionPhrase(slug)) throw new Refused('TENANT_PHRASE');
			if (deletedAt) return undefined;
			await sql`update tenants set deleted_at = now(), updated_at = now() where id = ${id}`;
			return { before: { deleted: false }, after: { deleted: true } };
		},
	});

export const restoreShop = (call: OperatorCall, id: string): Promise<void> =>
	changeShop(call, id, {
		action: 'restoreTenant',
		ofDeleted: true,
		async change(sql, { deletedAt }) {
			if (!deletedAt) return undefined;
			// One whose removal has begun is not whole any more.
			const [row] = await sql<{ over: boolean }[]>`select is_beyond_grace(${id}) as over`;
			if (row?.over) throw new Refused('NOT_FOUND');
			await sql`update tenants set deleted_at = null, updated_at = now() where id = ${id}`;
			return { before: { deleted: true }, after: { deleted: false } };
		},
	});

export const setShopTier = (call: OperatorCall, id: string, tier: Tier): Promise<void> =>
	changeShop(call, id, {
		action: 'setTenantTier',
		async change(sql, { tier: before }) {
			if (before === tier) return undefined;
			await sql`update tenants set tier = ${tier}, updated_at = now() where id = ${id}`;
			return { before: { tier: before }, after: { tier } };
		},
	});
