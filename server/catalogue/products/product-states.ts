// What is done to whole products, one or many: published or not, archived, restored, deleted. All of them or none.
// Only what is archived can be deleted: what shoppers may still look at, or have looked at a moment ago, is put aside first.
import type { AuditAction } from '../../../rules/audit/audit-actions.ts';
import { actorOf, type Caller } from '../../accounts/services.ts';
import type { Sql } from '../../database/connection.ts';
import { Refused } from '../../failure.ts';
import { changeProducts } from './change-products.ts';
import { deleteRows } from './save-variants.ts';

interface State {
	id: string;
	published: boolean;
	archived: boolean;
}

const atMost = 100;

/** In one order, whatever the caller's. */
async function findStates(sql: Sql, tenantId: string, ids: readonly string[]): Promise<State[]> {
	const wanted = [...new Set(ids)].sort();
	if (wanted.length > atMost) throw new Refused('VALIDATION', `at most ${atMost} products`);
	const found = await sql<State[]>`
		select id, published, archived_at is not null as archived from products
		where tenant_id = ${tenantId} and id = any(${wanted}::uuid[]) and parent_id is null order by id`;
	if (found.length < wanted.length) throw new Refused('NOT_FOUND');
	return found;
}

interface Change {
	action: AuditAction;
	/** What is like this already is left alone. */
	done(state: State): boolean;
	make(sql: Sql, tenantId: string, ids: readonly string[]): Promise<unknown>;
	after(state: State): object | undefined;
	/** Its ready rows go with it. */
	gone?: boolean;
}

/** @returns how many were changed */
async function changeStates(sql: Sql, caller: Caller, ids: readonly string[], change: Change): Promise<number> {
	const { tenant, services } = caller;
	return changeProducts(sql, tenant, async () => {
		const states = (await findStates(sql, tenant.id, ids)).filter((state) => !change.done(state));
		const touched = states.map(({ id }) => id);
		if (touched.length > 0) await change.make(sql, tenant.id, touched);
		for (const state of states) {
			const { id, ...before } = state;
			const after = change.after(state);
			await services.record(sql, tenant.id, actorOf(caller), {
				action: change.action,
				entity: { type: 'product', id },
				before,
				...(after ? { after } : {}),
			});
		}
		return {
			result: states.length,
			touched: { productIds: touched, moved: change.gone === true && touched.length > 0 },
		};
	});
}

const setPublished = (published: boolean) => (sql: Sql, tenantId: string, ids: readonly string[]) =>
	sql`
	update products set published = ${published}, revision = revision + 1, updated_at = now()
	where tenant_id = ${tenantId} and id = any(${[...ids]}::uuid[])`;

export const publishProducts = (sql: Sql, caller: Caller, ids: readonly string[]): Promise<number> =>
	changeStates(sql, caller, ids, {
		action: 'publishProduct',
		done: ({ published }) => published,
		make: setPublished(true),
		after: ({ archived }) => ({ published: true, archived }),
	});

export const unpublishProducts = (sql: Sql, caller: Caller, ids: readonly string[]): Promise<number> =>
	changeStates(sql, caller, ids, {
		action: 'unpublishProduct',
		done: ({ published }) => !published,
		make: setPublished(false),
		after: ({ archived }) => ({ published: false, archived }),
	});

export const archiveProducts = (sql: Sql, caller: Caller, ids: readonly string[]): Promise<number> =>
	changeStates(sql, caller, ids, {
		action: 'archiveProduct',
		done: ({ archived }) => archived,
		make: (change, tenantId, some) => change`
			update products set archived_at = now(), revision = revision + 1, updated_at = now()
			where tenant_id = ${tenantId} and id = any(${[...some]}::uuid[])`,
		after: ({ published }) => ({ published, archived: true }),
	});

/** As they were before: published if they were. */
export const restoreProducts = (sql: Sql, caller: Caller, ids: readonly string[]): Promise<number> =>
	changeStates(sql, caller, ids, {
		action: 'restoreProduct',
		done: ({ archived }) => !archived,
		make: (change, tenantId, some) => change`
			update products set archived_at = null, revision = revision + 1, updated_at = now()
			where tenant_id = ${tenantId} and id = any(${[...some]}::uuid[])`,
		after: ({ published }) => ({ published, archived: false }),
	});

async function deleteAll(sql: Sql, tenantId: string, ids: readonly string[]): Promise<void> {
	const variants = await sql<{ id: string }[]>`
		select id from products where tenant_id = ${tenantId} and parent_id = any(${[...ids]}::uuid[])`;
	await deleteRows(sql, tenantId, [...ids, ...variants.map(({ id }) => id)]);
}

export const deleteProducts = (sql: Sql, caller: Caller, ids: readonly string[]): Promise<number> =>
	changeStates(sql, caller, ids, {
		action: 'deleteProduct',
		done({ archived }) {
			if (!archived) throw new Refused('PRODUCT_NOT_ARCHIVED');
			return false;
		},
		make: deleteAll,
		after: () => undefined,
		gone: true,
	});
