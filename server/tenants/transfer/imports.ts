// Imports of the installation: how far each is, why one was refused, and what is left of one that a process did not live to finish.
import type { ImportError } from '../../../rules/tenants/transfer.ts';
import type { Database, Sql } from '../../database/connection.ts';
import { removeFiles, type TransferStores } from './stores.ts';

/** A process that imports says so more often. */
const interruptedAfter = '1 minute';

export interface TenantImport {
	id: string;
	slug: string;
	fileName: string;
	state: 'checking' | 'writing' | 'done' | 'failed';
	done: number;
	total: number;
	failure: ImportError | null;
	failureNames: string[];
	createdAt: Date;
	finishedAt: Date | null;
}

export async function beginImport(
	database: Database,
	{ id, slug, fileName }: Pick<TenantImport, 'id' | 'slug' | 'fileName'>,
): Promise<void> {
	await database.withoutTenant(
		(sql) => sql`insert into tenant_imports (id, slug, file_name) values (${id}, ${slug}, ${fileName.slice(0, 200)})`,
	);
}

export async function showImport(
	database: Database,
	id: string,
	{ state, done, total, slug }: Pick<TenantImport, 'state' | 'done' | 'total' | 'slug'>,
): Promise<void> {
	await database.withoutTenant(
		(sql) => sql`
			update tenant_imports set state = ${state}, done = ${done}, total = ${total}, slug = ${slug}, seen_at = now()
			where id = ${id} and state in ('checking', 'writing')`,
	);
}

/** In the transaction that makes the shop: both are there, or neither. An import that was given up meanwhile makes none. */
export async function finishImport(sql: Sql, id: string, slug: string): Promise<boolean> {
	const { count } = await sql`
		update tenant_imports set state = 'done', done = total, slug = ${slug}, finished_at = now(), cleared_at = now()
		where id = ${id} and state = 'writing'`;
	return count === 1;
}

export async function failImport(
	database: Database,
	id: string,
	{ fault, names, isCleared }: { fault: ImportError; names: readonly string[]; isCleared: boolean },
): Promise<void> {
	await database.withoutTenant(
		(sql) => sql`
			update tenant_imports set state = 'failed', failure = ${fault}, failure_names = ${[...names]}::text[],
				finished_at = now(), cleared_at = ${isCleared ? new Date() : null}
			where id = ${id} and state <> 'done'`,
	);
}

export const listImports = (sql: Sql): Promise<TenantImport[]> => sql<TenantImport[]>`
	select id, slug, file_name, state, done::float8 as done, total::float8 as total, failure, failure_names, created_at, finished_at
	from tenant_imports order by created_at desc limit 20`;

/** Ends imports whose process is gone, and removes the files that they and failed ones have left. @returns how many */
export async function clearImports(database: Database, stores: TransferStores): Promise<number> {
	const left = await database.withoutTenant(async (sql) => {
		await sql`
			update tenant_imports set state = 'failed', failure = 'interrupted', finished_at = now()
			where state in ('checking', 'writing') and seen_at < now() - ${interruptedAfter}::interval`;
		return sql<{ id: string }[]>`select id from tenant_imports where state = 'failed' and cleared_at is null`;
	});
	for (const { id } of left) {
		await removeFiles(stores, id);
		await database.withoutTenant((sql) => sql`update tenant_imports set cleared_at = now() where id = ${id}`);
	}
	return left.length;
}
