// What keeps tenants apart in the database, written down once: the list of global tables, what the app's role may do,
// and the queries to the catalogue that find a table which does not follow the rule.
import type postgres from 'postgres';

type Right = 'select' | 'insert' | 'update' | 'delete';

/** The only tables without the tenant policy. Row security may still narrow what a tenant can change in them. */
const globalTables: Record<string, { why: string; rights: Right[] }> = {
	tenants: { why: 'a host is looked up before its tenant is known', rights: ['select', 'insert', 'update'] },
	domains: { why: 'a host is looked up before its tenant is known', rights: ['select', 'insert', 'update', 'delete'] },
	migrations: { why: 'the state of the schema itself', rights: ['select'] },
	secret_key: { why: 'one key encrypts the secrets of all tenants', rights: ['select', 'insert', 'update'] },
	setup_tokens: { why: 'the first shop is made before there is any tenant', rights: ['select', 'insert', 'delete'] },
	media_store: { why: 'one store keeps the pictures of all tenants', rights: ['select', 'insert'] },
	tenant_imports: { why: 'the tenant that an import makes is not there yet', rights: ['select', 'insert', 'update'] },
};

/**
 * The schema of the jobs is global: a worker fetches the next job before it knows whose it is, and a policy hides all others inside of a tenant's
 * transaction. Some of the rights are for processes of older versions, which work on the same tables with pg-boss.
 */
const jobTables: Record<string, Right[]> = {
	job: ['select', 'insert', 'update', 'delete'],
	archive: ['select', 'insert', 'delete'],
	schedule: ['select', 'insert', 'update', 'delete'],
	// Older: making a queue that is there already, as pg-boss does at each start, needs the right to insert.
	queue: ['select', 'insert', 'update'],
	version: ['select', 'update'],
};

const tenantTableRights: Right[] = ['select', 'insert', 'update', 'delete'];
/** Tenant tables of which the app's role may do less: what was written stays as it was. */
const narrowTables: Record<string, Right[]> = {
	audit_log: ['select', 'insert'],
	audit_chain: ['select', 'insert'],
	audit_archives: ['select', 'insert'],
	audit_archive_entries: ['select', 'insert'],
	person_keys: ['select', 'insert', 'delete'],
};
const allRights = ['select', 'insert', 'update', 'delete', 'truncate', 'references', 'trigger'];

const tenantExpression =
	"(tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid AS \"nullif\"))";

/** The only functions that have the rights of their owner, and why. */
const ownerFunctions: Record<string, string> = {
	remove_tenant_rows:
		'the app may neither delete from the audit log nor delete a shop; this function does both, for a shop that was deleted 30 days ago, in a transaction of that shop',
};

const jobExpression =
	"((( SELECT NULLIF(current_setting('app.tenant_id'::text, true), ''::text) AS \"nullif\") IS NULL) OR ((data ->> 'tenantId'::text) = ( SELECT current_setting('app.tenant_id'::text, true) AS current_setting)))";

const rightsOf = (table: string) => globalTables[table]?.rights ?? narrowTables[table] ?? tenantTableRights;

/** Gives the app's role what it needs on every table, and takes away everything else. */
export async function grantRights(owner: postgres.Sql, appRole: string): Promise<void> {
	const role = `"${appRole.replaceAll('"', '""')}"`;
	await owner.begin(async (sql) => {
		const tables = await sql<{ name: string }[]>`select tablename as name from pg_tables where schemaname = 'public'`;
		await sql`grant usage on schema public to ${sql(appRole)}`;
		await sql`revoke all on all tables in schema public from ${sql(appRole)}, public`;
		for (const { name } of tables) {
			await sql.unsafe(`grant ${rightsOf(name).join(', ')} on "${name}" to ${role}`);
		}
		await sql`grant usage on schema jobs to ${sql(appRole)}`;
		await sql`revoke all on all tables in schema jobs from ${sql(appRole)}, public`;
		for (const [name, rights] of Object.entries(jobTables)) {
			await sql.unsafe(`grant ${rights.join(', ')} on jobs."${name}" to ${role}`);
		}
	});
}

interface Fault {
	fault: string;
}

/** Everything in the schema that would let one tenant's rows reach another; empty when all is well. */
export async function findIsolationErrors(
	sql: postgres.Sql | postgres.TransactionSql,
	appRole: string,
): Promise<string[]> {
	const known = Object.keys(globalTables);
	const errors = await Promise.all([
		sql<Fault[]>`
			select relname || ': row security is not enabled and forced' as fault
			from pg_class
			where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
				and not (relrowsecurity and relforcerowsecurity) and relname <> 'migrations'`,
		sql<Fault[]>`
			select relname || ': no column tenant_id uuid not null' as fault
			from pg_class
			where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and relname <> all(${known})
				and not exists (
					select from pg_attribute
					where attrelid = pg_class.oid and attname = 'tenant_id' and atttypid = 'uuid'::regtype and attnotnull
				)`,
		sql<Fault[]>`
			select relname || ': does not have the tenant policy as its only permissive one' as fault
			from pg_class
			where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and relname <> all(${known})
				and (
					select coalesce(array_agg(array[cmd, roles::text, qual, with_check]), '{}')
					from pg_policies
					where schemaname = 'public' and tablename = relname and permissive = 'PERMISSIVE'
				) <> array[array['ALL', '{public}', ${tenantExpression}, ${tenantExpression}]]`,
		sql<Fault[]>`
			select relname || ': no primary key' as fault
			from pg_class
			where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
				and not exists (select from pg_index where indrelid = pg_class.oid and indisprimary)`,
		sql<Fault[]>`
			select c.relname || ': unique index ' || i.relname || ' does not begin with tenant_id' as fault
			from pg_index x
			join pg_class c on c.oid = x.indrelid
			join pg_class i on i.oid = x.indexrelid
			left join pg_attribute a on a.attrelid = c.oid and a.attnum = x.indkey[0]
			where c.relnamespace = 'public'::regnamespace and x.indisunique and c.relname <> all(${known})
				and a.attname is distinct from 'tenant_id'`,
		sql<Fault[]>`
			select c.relname || ': foreign key ' || f.conname || ' does not carry the tenant' as fault
			from pg_constraint f
			join pg_class c on c.oid = f.conrelid
			join pg_class r on r.oid = f.confrelid
			join pg_attribute a on a.attrelid = c.oid and a.attnum = f.conkey[1]
			join pg_attribute b on b.attrelid = r.oid and b.attnum = f.confkey[1]
			where f.contype = 'f' and c.relnamespace = 'public'::regnamespace and c.relname <> all(${known})
				and (a.attname <> 'tenant_id' or b.attname <> case r.relname when 'tenants' then 'id' else 'tenant_id' end)`,
		sql<Fault[]>`
			select relname || ': a view without security_invoker, or a materialised one' as fault
			from pg_class
			where relnamespace = 'public'::regnamespace
				and (relkind = 'm' or (relkind = 'v' and not coalesce('security_invoker=true' = any(reloptions), false)))`,
		sql<Fault[]>`
			select proname || ': a function with the rights of its owner' as fault
			from pg_proc
			where pronamespace = 'public'::regnamespace and prosecdef and proname <> all(${Object.keys(ownerFunctions)})`,
		sql<Fault[]>`
			select ${appRole} || ': the app''s role is a superuser or may bypass row security' as fault
			from pg_roles
			where rolname = ${appRole} and (rolsuper or rolbypassrls)`,
		sql<Fault[]>`
			select ${appRole} || ': the app''s role owns ' || relname || ', or is a member of the role that does' as fault
			from pg_class
			where relnamespace in ('public'::regnamespace, 'jobs'::regnamespace) and pg_has_role(${appRole}, relowner, 'member')`,
		sql<Fault[]>`
			select 'jobs.' || relname || ': does not hide the jobs of other tenants' as fault
			from pg_class
			where relnamespace = 'jobs'::regnamespace and relname in ('job', 'archive') and (
				not relrowsecurity or not relforcerowsecurity or (
					select array_agg(array[permissive, cmd, qual, coalesce(with_check, qual)])
					from pg_policies where schemaname = 'jobs' and tablename = relname
				) is distinct from array[array['PERMISSIVE', 'ALL', ${jobExpression}, ${jobExpression}]]
			)`,
		findRightErrors(sql, appRole),
	]);
	return errors.flat().map(({ fault }) => fault);
}

async function findRightErrors(sql: postgres.Sql | postgres.TransactionSql, appRole: string): Promise<Fault[]> {
	const held = await sql<{ jobs: boolean; relname: string; right: string }[]>`
		select relnamespace = 'jobs'::regnamespace as jobs, relname, "right"
		from pg_class, unnest(${allRights}::text[]) as "right"
		where relnamespace in ('public'::regnamespace, 'jobs'::regnamespace) and relkind in ('r', 'p')
			and has_table_privilege(${appRole}, pg_class.oid, "right")`;
	const allowed = ({ jobs, relname }: { jobs: boolean; relname: string }) =>
		jobs ? (jobTables[relname] ?? []) : rightsOf(relname);
	return held
		.filter((entry) => !allowed(entry).some((right) => right === entry.right))
		.map(({ jobs, relname, right }) => ({ fault: `${jobs ? 'jobs.' : ''}${relname}: the app's role may ${right}` }));
}
