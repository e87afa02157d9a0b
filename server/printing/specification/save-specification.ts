// What staff say about the printing of a product. A save names the revision that it changes, so that two people do not undo each other.
import { canonicalJson } from '../../../rules/designs/canonical.ts';
import { findSpecificationErrors, type PrintSpecification } from '../../../rules/designs/print-specification.ts';
import { actorOf, type Caller } from '../../accounts/services.ts';
import type { Sql } from '../../database/connection.ts';
import { Refused } from '../../failure.ts';
import { announceChange } from '../../tenants/announce-change.ts';
import { holdProfile } from '../profiles/find-profile.ts';
import type { FoundSpecification } from './find-specification.ts';
import { recheckData } from './recheck-data.ts';

interface KnownRow {
	specification: PrintSpecification | null;
	revision: number | null;
}

async function lockProduct(sql: Sql, tenantId: string, productId: string): Promise<KnownRow> {
	const [row] = await sql<KnownRow[]>`
		select s.specification, s.revision from products p
		left join print_specifications s on s.tenant_id = ${tenantId} and s.product_id = p.id
		where p.tenant_id = ${tenantId} and p.id = ${productId}
		for update of p`;
	if (!row) throw new Refused('NOT_FOUND');
	return row;
}

/** When data is due says nothing of how it is printed. */
const isPrintedAs = (
	{ dataRequirement: _before, ...one }: PrintSpecification,
	{ dataRequirement: _after, ...other }: PrintSpecification,
) => canonicalJson(one) === canonicalJson(other);

/** @param revision null where the product has none of its own yet */
export async function saveSpecification(
	sql: Sql,
	caller: Caller,
	productId: string,
	revision: number | null,
	specification: PrintSpecification,
): Promise<FoundSpecification> {
	const { tenant, services } = caller;
	const [wrong] = findSpecificationErrors(specification);
	if (wrong) throw new Refused('VALIDATION', wrong.field);
	const before = await lockProduct(sql, tenant.id, productId);
	if (before.revision !== revision) throw new Refused('PRODUCT_CHANGED');
	const isKnown = specification.profileId === null || (await holdProfile(sql, tenant.id, specification.profileId));
	if (!isKnown) throw new Refused('VALIDATION', 'profileId');
	const [saved] = await sql<FoundSpecification[]>`
		insert into print_specifications (tenant_id, product_id, specification)
		values (${tenant.id}, ${productId}, ${sql.json(specification as unknown as Parameters<Sql['json']>[0])})
		on conflict (tenant_id, product_id) do update set specification = excluded.specification,
			revision = print_specifications.revision + 1, updated_at = now()
		returning product_id, specification, revision, updated_at`;
	if (!saved) throw new Error('the specification was not written');
	await services.record(sql, tenant.id, actorOf(caller), {
		action: 'savePrintSpecification',
		entity: { type: 'product', id: productId },
		before: { specification: before.specification },
		after: { specification },
	});
	// What is printed as before, whatever else was said of it, stays released.
	if (before.specification === null || !isPrintedAs(before.specification, specification))
		await recheckData(sql, tenant.id, productId);
	await announceChange(sql, tenant.id, 'content');
	return saved;
}

/** The product is not printed any more, or the variant is printed as its product. */
export async function deleteSpecification(
	sql: Sql,
	caller: Caller,
	productId: string,
	revision: number,
): Promise<void> {
	const { tenant, services } = caller;
	const before = await lockProduct(sql, tenant.id, productId);
	if (before.revision !== revision) throw new Refused('PRODUCT_CHANGED');
	await sql`delete from print_specifications where tenant_id = ${tenant.id} and product_id = ${productId}`;
	await services.record(sql, tenant.id, actorOf(caller), {
		action: 'deletePrintSpecification',
		entity: { type: 'product', id: productId },
		before: { specification: before.specification },
	});
	await recheckData(sql, tenant.id, productId);
	await announceChange(sql, tenant.id, 'content');
}
