// Exports of a shop: asked for by its staff or an operator, made by a job, and for a few days to be downloaded.
import { newId } from '../../../rules/ids.ts';
import { exportDays } from '../../../rules/tenants/transfer.ts';
import type { Sql } from '../../database/connection.ts';
import { sendJob } from '../../jobs/send-job.ts';

export const exportJobName = 'tenants.export';

export interface TenantExport {
	id: string;
	state: 'waiting' | 'running' | 'done' | 'failed';
	withPasswords: boolean;
	done: number;
	total: number;
	size: number | null;
	sha256: string | null;
	createdAt: Date;
	finishedAt: Date | null;
	expiresAt: Date | null;
}

const columns = (sql: Sql) => sql`
	id, state, with_passwords, done::float8 as done, total::float8 as total, size::float8 as size, sha256, created_at, finished_at,
	expires_at`;

export const exportFile = (id: string) => `${id}.zip`;

/** Of several who ask at the same time each gets the one that is being made. */
export async function requestExport(
	sql: Sql,
	tenantId: string,
	{ userId, withPasswords }: { userId: string | undefined; withPasswords: boolean },
): Promise<TenantExport> {
	await sql`select pg_advisory_xact_lock(hashtextextended(${`export ${tenantId}`}, 0))`;
	const [running] = await sql<TenantExport[]>`
		select ${columns(sql)} from tenant_exports
		where tenant_id = ${tenantId} and state in ('waiting', 'running') and with_passwords = ${withPasswords}`;
	if (running) return running;
	const [made] = await sql<TenantExport[]>`
		insert into tenant_exports (tenant_id, id, requested_by, with_passwords)
		values (${tenantId}, ${newId()}, ${userId ?? null}, ${withPasswords}) returning ${columns(sql)}`;
	if (!made) throw new Error('not made');
	await sendJob(sql, tenantId, exportJobName, { exportId: made.id });
	return made;
}

export const listExports = (sql: Sql, tenantId: string): Promise<TenantExport[]> => sql<TenantExport[]>`
	select ${columns(sql)} from tenant_exports
	where tenant_id = ${tenantId} and (expires_at is null or expires_at > now()) order by created_at desc limit 20`;

/** Only one that can be downloaded. */
export async function findFinishedExport(sql: Sql, tenantId: string, id: string): Promise<TenantExport | undefined> {
	const [found] = await sql<TenantExport[]>`
		select ${columns(sql)} from tenant_exports
		where tenant_id = ${tenantId} and id = ${id} and state = 'done' and expires_at > now()`;
	return found;
}

/** @returns nothing for one that is over already, for example by another run of the same job */
export async function beginExport(
	sql: Sql,
	tenantId: string,
	id: string,
): Promise<{ withPasswords: boolean } | undefined> {
	const [found] = await sql<{ withPasswords: boolean }[]>`
		update tenant_exports set state = 'running', done = 0
		where tenant_id = ${tenantId} and id = ${id} and state in ('waiting', 'running') returning with_passwords`;
	return found;
}

export async function showExport(sql: Sql, tenantId: string, id: string, done: number, total: number): Promise<void> {
	await sql`
		update tenant_exports set done = ${done}, total = ${total}
		where tenant_id = ${tenantId} and id = ${id} and state = 'running'`;
}

export async function finishExport(
	sql: Sql,
	tenantId: string,
	id: string,
	{ bytes, sha256 }: { bytes: number; sha256: string },
): Promise<void> {
	await sql`
		update tenant_exports set state = 'done', done = total, size = ${bytes}, sha256 = ${sha256}, finished_at = now(),
			expires_at = now() + make_interval(days => ${exportDays})
		where tenant_id = ${tenantId} and id = ${id} and state = 'running'`;
	await noteExport(sql, tenantId);
}

/** The operators' list says when there was last a file with everything. */
export async function noteExport(sql: Sql, tenantId: string): Promise<void> {
	await sql`update tenants set exported_at = now() where id = ${tenantId}`;
}

export async function failExport(sql: Sql, tenantId: string, id: string, failure: string): Promise<void> {
	await sql`
		update tenant_exports set state = 'failed', failure = ${failure.slice(0, 500)}, finished_at = now()
		where tenant_id = ${tenantId} and id = ${id} and state in ('waiting', 'running')`;
}

/** Those that can be downloaded no more. @returns whose files are to be removed */
export async function forgetOldExports(sql: Sql, tenantId: string): Promise<string[]> {
	const gone = await sql<{ id: string }[]>`
		delete from tenant_exports where tenant_id = ${tenantId}
			and (expires_at < now() or (expires_at is null and created_at < now() - make_interval(days => ${exportDays})))
		returning id`;
	return gone.map(({ id }) => id);
}

export async function findShopsWithOldExports(sql: Sql): Promise<string[]> {
	const shops = await sql<{ id: string }[]>`select shops_with_old_exports() as id`;
	return shops.map(({ id }) => id);
}
