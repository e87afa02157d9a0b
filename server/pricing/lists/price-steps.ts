// The ladder that a list has for one product or variant: what a user edits who looks at that product. The rows of others are not
// touched.

import type { PriceRowError } from '../../../rules/price-lists/rows.ts';
import { mostPriceRows } from '../../../rules/price-lists/rows.ts';
import { validateRows, withoutBlankEnd } from '../../../rules/price-lists/validate-rows.ts';
import { actorOf, type Caller } from '../../accounts/services.ts';
import { refreshProducts } from '../../catalogue/read-model/refresh-products.ts';
import type { Sql } from '../../database/connection.ts';
import { Refused } from '../../failure.ts';
import { findOwnList } from './own-list.ts';
import { holdList, type SavedRows } from './save-rows.ts';
import type { RowToSave } from './validate-rows.ts';

interface EnteredStep {
	quantity: number | null;
	unitPrice: number | null;
	total: number | null;
}

export interface PriceStepRow {
	quantity: number;
	unitPrice: number | null;
	total: number | null;
}

/** Whose rows they are. */
export const stepOwners = ['own', 'product', 'everybody'] as const;
type StepOwner = (typeof stepOwners)[number];

export interface ProductLadder {
	listId: string;
	listName: string;
	revision: number;
	archived: boolean;
	/** What the roles are called that get the list for this product; none: everyone. */
	roles: string[];
	/** Where the steps come from: rows of this product or variant, of its product, or of every product that uses the list. */
	owner: StepOwner;
	steps: PriceStepRow[];
}

interface LadderRow extends Omit<ProductLadder, 'owner' | 'steps'> {
	/** 0: its own, 1: of its product, 2: of everyone. */
	rank: number | null;
	quantity: number | null;
	unitPrice: number | null;
	total: number | null;
}

/** A variant without a pricing of its own has the lists of its product. One statement. */
export async function listLadders(sql: Sql, tenantId: string, productId: string): Promise<ProductLadder[]> {
	const rows = await sql<LadderRow[]>`
		with thing as (
			select id, parent_id, case when parent_id is null or own_pricing then id else parent_id end as priced
			from products where tenant_id = ${tenantId} and id = ${productId}
		), ranked as (
			select r.*, case when r.product_id is null then 2 when r.product_id = t.id then 0 else 1 end as rank
			from thing t
			join product_price_lists u on u.tenant_id = ${tenantId} and u.product_id = t.priced
			join price_list_rows r on r.tenant_id = ${tenantId} and r.list_id = u.list_id
				and (r.product_id is null or r.product_id in (t.id, t.parent_id))
		)
		select l.id as list_id, l.name as list_name, l.revision, l.archived_at is not null as archived, array(
				select coalesce(nullif(o.label, ''), o.name) from product_price_list_roles k
				join roles o on o.tenant_id = k.tenant_id and o.id = k.role_id
				where k.tenant_id = ${tenantId} and k.product_id = u.product_id and k.list_id = u.list_id order by 1
			) as roles, r.rank, r.quantity, r.unit_price::float8 as unit_price, r.total::float8 as total
		from thing t
		join product_price_lists u on u.tenant_id = ${tenantId} and u.product_id = t.priced
		join price_lists l on l.tenant_id = ${tenantId} and l.id = u.list_id
		left join ranked r on r.list_id = l.id and r.rank = (select min(rank) from ranked b where b.list_id = l.id)
		order by u.position, l.id, r.quantity`;
	return [...Map.groupBy(rows, ({ listId }) => listId).values()].flatMap((ladder) => {
		const [first] = ladder;
		if (!first) return [];
		const { listId, listName, revision, archived, roles, rank } = first;
		return {
			...{ listId, listName, revision, archived, roles },
			owner: stepOwners[rank ?? 0] ?? 'own',
			steps: ladder.flatMap(({ quantity, unitPrice, total }) =>
				quantity === null ? [] : { quantity, unitPrice, total },
			),
		};
	});
}

async function replaceLadder(
	sql: Sql,
	tenantId: string,
	{ listId, productId }: { listId: string; productId: string },
	rows: readonly RowToSave[],
): Promise<number> {
	await sql`
		delete from price_list_rows where tenant_id = ${tenantId} and list_id = ${listId} and product_id = ${productId}`;
	await sql`
		insert into price_list_rows (tenant_id, list_id, position, product_id, quantity, unit_price, total)
		select ${tenantId}::uuid, ${listId}::uuid, r.position + (
			select coalesce(max(position), 0) from price_list_rows where tenant_id = ${tenantId} and list_id = ${listId}
		), ${productId}::uuid, quantity, unit_price, total
		from unnest(
			${rows.map(({ quantity }) => quantity)}::int[], ${rows.map(({ unitPrice }) => unitPrice)}::bigint[],
			${rows.map(({ total }) => total)}::bigint[]
		) with ordinality as r (quantity, unit_price, total, position)`;
	const [list] = await sql<{ revision: number }[]>`
		update price_lists set revision = revision + 1, updated_at = now()
		where tenant_id = ${tenantId} and id = ${listId} returning revision`;
	return list?.revision ?? 0;
}

interface WantedLadder {
	listId: string;
	productId: string;
	revision: number;
	/** None: the product has the steps again that its list has for everyone. */
	steps: readonly EnteredStep[];
}

/** Makes the steps the product's own in that list, which the product must use unless it is its own: they concern nothing else that uses it. */
export async function savePriceSteps(
	sql: Sql,
	caller: Caller,
	{ listId, productId, revision, steps }: WantedLadder,
): Promise<SavedRows> {
	const { tenant, services } = caller;
	const list = await holdList(sql, tenant.id, listId);
	const before =
		(await listLadders(sql, tenant.id, productId)).find((ladder) => ladder.listId === listId) ??
		(await findOwnList(sql, tenant.id, productId));
	if (before?.listId !== listId) throw new Refused('NOT_FOUND');
	if (list.revision !== revision) throw new Refused('PRICE_LIST_CHANGED');
	const rows = withoutBlankEnd(steps.map((step) => ({ ...step, code: '' })));
	const { faults, warnings } = validateRows(rows, tenant.currency);
	const [others] = await sql<{ rows: number }[]>`
		select count(*)::int as rows from price_list_rows
		where tenant_id = ${tenant.id} and list_id = ${listId} and product_id is distinct from ${productId}`;
	if ((others?.rows ?? 0) + rows.length > mostPriceRows)
		faults.push({ row: 0, cell: 'quantity', fault: 'tooManyRows' } satisfies PriceRowError);
	if (faults.length > 0) return { revision, saved: false, faults, warnings };
	const sorted = rows
		.map(({ quantity, unitPrice, total }) => ({ productId, quantity: quantity ?? 0, unitPrice, total }))
		.sort((one, other) => one.quantity - other.quantity);
	const next = await replaceLadder(sql, tenant.id, { listId, productId }, sorted);
	await refreshProducts(sql, tenant, [productId]);
	await services.record(sql, tenant.id, actorOf(caller), {
		action: 'savePriceSteps',
		entity: { type: 'product', id: productId },
		before: { priceList: listId, steps: before.owner === 'own' ? before.steps : [] },
		after: {
			priceList: listId,
			steps: sorted.map(({ quantity, unitPrice, total }) => ({ quantity, unitPrice, total })),
		},
	});
	return { revision: next, saved: true, faults, warnings };
}
