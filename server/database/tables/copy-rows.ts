// Rows of whole tables as lines of JSON, and back. Values stay texts of the database all the way: nothing is read as a number of JavaScript.
import type { Sql } from '../connection.ts';
import { type Table, tenantColumn } from './read-tables.ts';

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Written out, because what declares a cursor takes no parameters: nothing but an id gets in. */
function literal(id: string): string {
	if (!uuid.test(id)) throw new Error('this is no id');
	return `'${id}'::uuid`;
}

const batchBytes = 2 * 2 ** 20;
const mostRows = 1000;

/**
 * All rows of a tenant, as lines of JSON, in the order of the primary key; a few megabytes at a time.
 * @param withheld columns that are left empty
 */
export async function* readRows(
	sql: Sql,
	{ name, columns, primaryKey }: Table,
	tenantId: string,
	withheld: readonly string[] = [],
): AsyncGenerator<string[]> {
	const listed = columns
		.filter(({ isGenerated }) => !isGenerated)
		.map(({ name: column }) => (withheld.includes(column) ? `null as ${quoted(column)}` : quoted(column)));
	await sql.unsafe(`
		declare copied no scroll cursor for
		select row_to_json(r)::text as line from (
			select ${listed.join(', ')} from ${quoted(name)} where ${tenantColumn} = ${literal(tenantId)}
			order by ${primaryKey.map(quoted).join(', ')}
		) r`);
	let next = 50;
	for (;;) {
		const rows = await sql.unsafe<{ line: string }[]>(`fetch forward ${next} from copied`);
		if (rows.length > 0) yield rows.map(({ line }) => line);
		if (rows.length < next) break;
		const size = rows.reduce((total, { line }) => total + line.length, 0);
		next = Math.max(1, Math.min(mostRows, Math.floor((batchBytes * rows.length) / Math.max(size, 1))));
	}
	await sql.unsafe('close copied');
}

export async function countRows(sql: Sql, { name }: Table, tenantId: string): Promise<number> {
	const [row] = await sql.unsafe<{ total: number }[]>(
		`select count(*)::int as total from ${quoted(name)} where ${tenantColumn} = ${literal(tenantId)}`,
	);
	return row?.total ?? 0;
}

/** References that lead in a circle are checked when the transaction ends. */
export async function deferReferences(sql: Sql): Promise<void> {
	await sql`set constraints all deferred`;
}

/**
 * Writes lines of JSON as rows of a tenant, whatever tenant they name.
 * @param replaced what is written in place of a value, in SQL over the row `r`
 */
export async function writeRows(
	sql: Sql,
	{ name, columns }: Table,
	tenantId: string,
	lines: readonly string[],
	replaced: Readonly<Record<string, string>> = {},
): Promise<void> {
	const given = columns.filter(({ isGenerated }) => !isGenerated).map((column) => column.name);
	const values = given.map((column) =>
		column === tenantColumn ? literal(tenantId) : (replaced[column] ?? `r.${quoted(column)}`),
	);
	const text = `
		insert into ${quoted(name)} (${given.map(quoted).join(', ')})
		select ${values.join(', ')} from json_populate_recordset(null::${quoted(name)}, $1::text::json) r`;
	await sql.unsafe(text, [`[${lines.join(',')}]`]);
}

/** One row of a table that is not of a tenant, from one line of JSON. */
export async function writeRow(
	sql: Sql,
	{ name, columns }: Table,
	line: string,
	replaced: Readonly<Record<string, string>>,
): Promise<void> {
	const given = columns.filter(({ isGenerated }) => !isGenerated).map((column) => column.name);
	const values = given.map((column) => replaced[column] ?? `r.${quoted(column)}`);
	const text = `
		insert into ${quoted(name)} (${given.map(quoted).join(', ')})
		select ${values.join(', ')} from json_populate_record(null::${quoted(name)}, $1::text::json) r`;
	await sql.unsafe(text, [line]);
}
