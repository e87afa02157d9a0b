// What operators do to a shop: suspend and resume it, delete and restore it, change its tier, let it sell the plans. Each is in the audit log of the shop, in the
// transaction of the change, and in that of the shop the operator works in; every process hears of it at once.
import type { AuditAction } from '../../../rules/audit/audit-actions.ts';
import type { Tier } from '../../../rules/pages/tiers.ts';
import { deletionPhrase } from '../../../rules/tenants/new-shop.ts';
import { ensureTechnicalUser } from '../../accounts/operators/technical-user.ts';
import { actorOf } from '../../accounts/services.ts';
import type { Sql } from '../../database/connection.ts';
import { isTaken, Refused } from '../../failure.ts';
import { announceChange, holdTenant } from '../announce-change.ts';
import type { Tenant } from '../find-tenant.ts';
import { loadTenant } from '../load-tenant.ts';
import { findPlanSeller, markPlanSeller } from '../plan-seller.ts';
import type { OperatorCall } from './operator-call.ts';

interface Change {
	action: AuditAction;
	/** Whether a deleted shop can be changed so. */
	ofDeleted?: boolean;
	/** @returns what it was and is; undefined: it is so already */
	change(sql: Sql, tenant: Tenant & { tier: Tier }): Promise<{ before: object; after: object } | undefined>;
}

const harmless: readonly AuditAction[] = ['setTenantTier', 'setPlanSeller'];

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
	if (id === caller.tenant.id && !harmless.includes(action)) throw new Refused('TENANT_OWN');
	const made = await services.database.inTenant(id, async (sql) => {
		const tenant = await findHeld(sql, id);
		if (tenant.deletedAt && !wanted.ofDeleted) throw new Refused('TENANT_DELETED');
		const change = await wanted.change(sql, tenant);
		if (!change) return undefined;
		const actor = { ...actorOf(caller), id: await ensureTechnicalUser(sql, tenant) };
		// As they are now: a log is read when the shop may have another name, or is gone.
		const { slug, name } = tenant;
		const entry = {
			...{ action, entity: { type: 'tenant', id } },
			before: { slug, name, ...change.before },
			after: { slug, name, ...change.after },
		};
		await record(sql, id, actor, entry);
		await announceChange(sql, id, 'content');
		return entry;
	});
	services.forget(id);
	if (made) await inOwnTenant((sql) => record(sql, caller.tenant.id, actorOf(caller), made));
}

/** Two operators have marked two shops at the same moment. */
const refuseSecond = (error: unknown): never => {
	if (isTaken(error)) throw new Refused('PLAN_SELLER_TAKEN');
	throw error;
};

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

/** @param prepare what else has to be, or must not be, in the transaction of the change */
export const setPlanSeller = (
	call: OperatorCall,
	id: string,
	sellsPlans: boolean,
	prepare: (sql: Sql, tenant: Tenant) => Promise<void>,
): Promise<void> =>
	changeShop(call, id, {
		action: 'setPlanSeller',
		async change(sql, tenant) {
			const seller = await findPlanSeller(sql);
			if ((seller?.id === id) === sellsPlans) return undefined;
			if (seller && sellsPlans) throw new Refused('PLAN_SELLER_TAKEN');
			await prepare(sql, tenant);
			await markPlanSeller(sql, id, sellsPlans).catch(refuseSecond);
			return { before: { sellsPlans: !sellsPlans }, after: { sellsPlans } };
		},
	});
