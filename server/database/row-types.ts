// The rows of every table as TypeScript types, read from the catalogue of the migrated database: what the driver makes of each column.
import type postgres from 'postgres';
import { jsonTypes } from './json-types.ts';

/** What the driver, as `openPool` sets it up, makes of a value of each type that our tables use. */
export const driverTypes: Record<string, string> = {
	bigint: 'string',
	boolean: 'boolean',
	bytea: 'Buffer',
	date: 'Date',
	integer: 'number',
	real: 'number',
	smallint: 'number',
	text: 'string',
	'timestamp with time zone': 'Date',
	uuid: 'string',
};

interface Column {
	table: string;
	name: string;
	type: string;
	isNullable: boolean;
	/** Conditions that the table puts on this column alone. */
	checks: string[];
}

const literal = "'(?:[^']|'')*'::text";

/** The list of `check (x in (…))` as the catalogue writes it: `= ANY (ARRAY['a'::text, 'b'::text])`, or `= 'a'::text` for a list of one. */
function allowedValues({ name, checks }: Column): string[] | undefined {
	const list = new RegExp(
		`^CHECK \\(\\(+"?${name}"? = (?:ANY \\(ARRAY\\[((?:${literal}(?:, )?)+)\\]\\)|(${literal}))\\)+$`,
	);
	for (const check of checks) {
		const [, several, one] = list.exec(check) ?? [];
		const values = several ?? one;
		if (values !== undefined)
			return Array.from(values.matchAll(/'((?:[^']|'')*)'::text/g), ([, value = '']) => value.replaceAll("''", "'"));
	}
	return undefined;
}

const quoted = (text: string) => `'${text.replace(/['\\]/g, '\\$&')}'`;

function typeOf(column: Column): string {
	if (/^jsonb?$/.test(column.type)) return jsonTypes[`${column.table}.${column.name}`]?.type ?? 'unknown';
	const [element = '', brackets = ''] = column.type.split(/(\[\])$/);
	const type = driverTypes[element];
	if (!type) throw new Error(`${column.table}.${column.name}: driverTypes does not know ${element}`);
	return (allowedValues(column)?.map(quoted).join(' | ') ?? type) + brackets;
}

/** As the driver names columns: `toCamel`. */
const camelCase = (name: string) => name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** Every column of our tables, in their order. */
async function readColumns(sql: postgres.Sql | postgres.TransactionSql): Promise<Column[]> {
	return sql<Column[]>`
		select relname as "table", attname as name, format_type(atttypid, null) as type, not attnotnull as "isNullable",
			coalesce((
				select array_agg(pg_get_constraintdef(c.oid) order by c.conname)
				from pg_constraint c where c.conrelid = t.oid and c.contype = 'c' and c.conkey = array[attnum]
			), '{}') as checks
		from pg_class t join pg_attribute on attrelid = t.oid and attnum > 0 and not attisdropped
		where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
		order by relname collate "C", attnum`;
}

function importLines(): string[] {
	const files = new Map<string, Set<string>>();
	for (const { name, from } of Object.values(jsonTypes))
		if (name && from) files.set(from, (files.get(from) ?? new Set()).add(name));
	return [...files]
		.sort(([a], [b]) => (a < b ? -1 : 1))
		.map(([from, names]) => `import type { ${[...names].sort().join(', ')} } from '${from}';\n`);
}

/** The whole text of rows.generated.ts. */
export async function rowTypesFile(sql: postgres.Sql | postgres.TransactionSql): Promise<string> {
	const columns = await readColumns(sql);
	const tables = Map.groupBy(columns, ({ table }) => table);
	const rows = [...tables].map(([table, its]) => {
		const lines = its.map((column) => {
			const type = typeOf(column);
			return `\t\t${camelCase(column.name)}: ${type}${column.isNullable && type !== 'unknown' ? ' | null' : ''};\n`;
		});
		return `\t${table}: {\n${lines.join('')}\t};\n`;
	});
	return [
		'// Written by `npm run rows` from the migrated database; a test fails when it drifts.\n',
		...importLines(),
		'\n/** A whole row of each table, as the driver gives it. */\nexport interface Rows {\n',
		...rows,
		'}\n',
	].join('');
}
