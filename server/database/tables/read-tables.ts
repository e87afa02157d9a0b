// What tables there are, asked of the database itself: columns, keys, and which table must be there before which other.
import type { Sql } from '../connection.ts';

interface TableColumn {
	name: string;
	type: string;
	/** The database writes it: it is read, never given. */
	isGenerated: boolean;
}

export interface Table {
	name: string;
	columns: readonly TableColumn[];
	primaryKey: readonly string[];
	/** Tables that its rows refer to, apart from itself; without references that are checked at the end of a transaction. */
	parents: readonly string[];
}

export const tenantColumn = 'tenant_id';

/** @param scope tables of tenants, or all of the schema */
export function readTables(sql: Pick<Sql, 'unsafe'>, scope: 'tenant' | 'all' = 'tenant'): Promise<Table[]> {
	return sql.unsafe<Table[]>(`
		select c.relname as name,
			(
				select jsonb_agg(jsonb_build_object(
					'name', a.attname, 'type', format_type(a.atttypid, a.atttypmod), 'isGenerated', a.attgenerated <> ''
				) order by a.attnum)
				from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
			) as columns,
			coalesce((
				select jsonb_agg(a.attname order by k.position)
				from pg_index i
				cross join unnest(i.indkey::int2[]) with ordinality as k (number, position)
				join pg_attribute a on a.attrelid = c.oid and a.attnum = k.number
				where i.indrelid = c.oid and i.indisprimary
			), '[]') as "primaryKey",
			coalesce((
				select jsonb_agg(distinct r.relname)
				from pg_constraint f join pg_class r on r.oid = f.confrelid
				where f.contype = 'f' and f.conrelid = c.oid and r.oid <> c.oid and not f.condeferrable
			), '[]') as parents
		from pg_class c
		where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
			and (${scope === 'all'} or exists (
				select from pg_attribute a where a.attrelid = c.oid and a.attname = '${tenantColumn}' and not a.attisdropped
			))
		order by c.relname`);
}

/** References to its own table that are checked at once: rows of such a table cannot be written in any order. */
export function findRigidCircles(sql: Pick<Sql, 'unsafe'>): Promise<{ name: string; constraint: string }[]> {
	return sql.unsafe<{ name: string; constraint: string }[]>(`
		select c.relname as name, f.conname as constraint from pg_constraint f join pg_class c on c.oid = f.conrelid
		where f.contype = 'f' and f.conrelid = f.confrelid and c.relnamespace = 'public'::regnamespace and not f.condeferrable`);
}

/**
 * Each after those that it refers to, otherwise by name.
 * @param further what must be there before beside them, by table
 */
export function inDependencyOrder(
	tables: readonly Table[],
	further: Readonly<Record<string, readonly string[]>> = {},
): Table[] {
	const waiting = new Map(tables.map((table) => [table.name, table]));
	const ordered: Table[] = [];
	const isWaitingFor = ({ name, parents }: Table) =>
		[...parents, ...(further[name] ?? [])].some((parent) => parent !== name && waiting.has(parent));
	while (waiting.size > 0) {
		const next = [...waiting.values()].filter((table) => !isWaitingFor(table));
		if (next.length === 0)
			throw new Error(`tables refer to each other in a circle: ${[...waiting.keys()].sort().join(', ')}`);
		for (const table of next) waiting.delete(table.name);
		ordered.push(...next);
	}
	return ordered;
}
