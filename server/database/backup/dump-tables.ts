// Every row of the database as it was at one moment, while others go on to write. Needs a role that row security does not bind: the superuser of the
// embedded database. A row is the text that PostgreSQL itself has for it, as in COPY, so that it comes back exactly as it was; as a JSON string it is
// one line. (The driver's own COPY stops for ever when a reader is slower than the database.)
import postgres from 'postgres';

export interface DumpedTable {
	schema: string;
	name: string;
	/** Without those that the database writes itself. */
	columns: string[];
}

export interface Dump {
	/** Names of the migrations that the database has applied. */
	migrations: string[];
	tables: DumpedTable[];
	/** Lines, a few megabytes at a time. Only one table at a time. */
	read(table: DumpedTable): AsyncGenerator<string[]>;
}

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

export const placeOf = ({ schema, name }: Pick<DumpedTable, 'schema' | 'name'>) => `${quoted(schema)}.${quoted(name)}`;
export const columnsOf = ({ columns }: DumpedTable) => columns.map(quoted);

export const openAsSuperuser = (url: string): postgres.Sql =>
	postgres(url, { max: 1, onnotice: () => undefined, fetch_types: false });

const listTables = (sql: postgres.TransactionSql) => sql<DumpedTable[]>`
	select n.nspname as schema, c.relname as name, (
		select json_agg(a.attname order by a.attnum) from pg_attribute a
		where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
	) as columns
	from pg_class c join pg_namespace n on n.oid = c.relnamespace
	where n.nspname in ('public', 'jobs') and c.relkind = 'r' order by 1, 2`;

const batchBytes = 2 * 2 ** 20;
const mostRows = 1000;

async function* readLines(sql: postgres.TransactionSql, table: DumpedTable): AsyncGenerator<string[]> {
	await sql.unsafe(
		`declare dumped no scroll cursor for select to_json(t::text)::text as line from ${placeOf(table)} t`,
	);
	let next = 50;
	for (;;) {
		const rows = await sql.unsafe<{ line: string }[]>(`fetch forward ${next} from dumped`);
		if (rows.length > 0) yield rows.map(({ line }) => line);
		if (rows.length < next) break;
		const size = rows.reduce((total, { line }) => total + line.length, 0);
		next = Math.max(1, Math.min(mostRows, Math.floor((batchBytes * rows.length) / Math.max(size, 1))));
	}
	await sql.unsafe('close dumped');
}

/** @param url of a role that reads every row */
export async function dumpDatabase<T>(url: string, work: (dump: Dump) => Promise<T>): Promise<T> {
	const superuser = openAsSuperuser(url);
	try {
		return (await superuser.begin('isolation level repeatable read read only', async (sql) => {
			const migrations = await sql<{ name: string }[]>`select name from migrations order by name`;
			return work({
				migrations: migrations.map(({ name }) => name),
				tables: await listTables(sql),
				read: (table) => readLines(sql, table),
			});
		})) as T;
	} finally {
		await superuser.end({ timeout: 2 });
	}
}
