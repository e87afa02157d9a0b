// Where a category stands: below which other one, and before which neighbour. A step is one move, so that two people who move
// things at the same time both get what they asked for.
import { placeError } from '../../../rules/catalogue/category-tree.ts';
import { actorOf, type Caller } from '../../accounts/services.ts';
import type { Sql } from '../../database/connection.ts';
import { Refused } from '../../failure.ts';
import { lockCatalogue } from '../read-model/refresh-catalogue.ts';
import { refreshCategories } from '../read-model/refresh-categories.ts';
import { loadTree, type TreeRow } from './list-tree.ts';

export interface CategoryPosition {
	id: string;
	parentId: string | null;
	/** The neighbour that follows it; null at the end. */
	before: string | null;
}

const codes = { circle: 'CATEGORY_CIRCLE', depth: 'CATEGORY_TOO_DEEP' } as const;

export function validatePosition(tree: readonly TreeRow[], id: string | undefined, parentId: string | null): void {
	if (parentId !== null && !tree.some((category) => category.id === parentId)) throw new Refused('NOT_FOUND');
	const error = placeError(tree, id, parentId);
	if (error) throw new Refused(codes[error]);
}

/** Numbers the neighbours anew. */
export async function placeIn(
	sql: Sql,
	tenantId: string,
	tree: readonly TreeRow[],
	place: CategoryPosition,
): Promise<void> {
	const { id, parentId, before } = place;
	const others = tree.filter((other) => other.parentId === parentId && other.id !== id).map((other) => other.id);
	const at = before === null ? others.length : others.indexOf(before);
	// A user who named a neighbour has seen another tree than there is.
	if (at < 0) throw new Refused('CATEGORY_CHANGED');
	await numberAnew(sql, tenantId, parentId, [...others.slice(0, at), id, ...others.slice(at)]);
}

export async function numberAnew(
	sql: Sql,
	tenantId: string,
	parentId: string | null,
	ids: readonly string[],
): Promise<void> {
	await sql`
		update categories c set position = given.number, parent_id = ${parentId}
		from unnest(${[...ids]}::uuid[]) with ordinality as given (id, number)
		where c.tenant_id = ${tenantId} and c.id = given.id
			and (c.position, c.parent_id) is distinct from (given.number, ${parentId}::uuid)`;
}

export async function placeCategory(sql: Sql, caller: Caller, place: CategoryPosition): Promise<void> {
	const { tenant, services } = caller;
	await lockCatalogue(sql, tenant.id);
	const tree = await loadTree(sql, tenant.id);
	const moved = tree.find(({ id }) => id === place.id);
	if (!moved) throw new Refused('NOT_FOUND');
	if (place.before !== null && !tree.some(({ id }) => id === place.before)) throw new Refused('NOT_FOUND');
	validatePosition(tree, place.id, place.parentId);
	if (place.before === place.id) throw new Refused('VALIDATION', 'before');
	await placeIn(sql, tenant.id, tree, place);
	// A user who edits it elsewhere would otherwise put it back.
	if (moved.parentId !== place.parentId)
		await sql`
			update categories set revision = revision + 1, updated_at = now()
			where tenant_id = ${tenant.id} and id = ${place.id}`;
	await refreshCategories(sql, tenant);
	const orderOf = (rows: readonly TreeRow[]) =>
		rows.filter(({ parentId }) => parentId === place.parentId).map(({ slug }) => slug);
	await services.record(sql, tenant.id, actorOf(caller), {
		action: 'placeCategory',
		entity: { type: 'category', id: place.id },
		before: { parentId: moved.parentId, order: orderOf(tree) },
		after: { parentId: place.parentId, order: orderOf(await loadTree(sql, tenant.id)) },
	});
}
