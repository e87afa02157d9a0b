// Statements that are asked for every page. They are put together as text, with `:name` where a value goes, and each value is sent once,
// however often it is named: nesting tagged pieces costs the server more than asking, and sends the same id a dozen times.
import type postgres from 'postgres';
import type { Sql } from './connection.ts';
import type { Fragment, Statement } from './read.ts';

type Value = postgres.ParameterOrFragment<never> | readonly unknown[];
export type Values = Readonly<Record<string, Value>>;

interface Prepared {
	/** With $1, $2 … for the names, in the order of `names`. */
	text: string;
	names: readonly string[];
	/** The text between the names, each time that one stands there. */
	between: TemplateStringsArray;
	everyName: readonly string[];
}

const name = /(?<![:\w]):([a-z]\w*)/gi;

function prepare(template: string): Prepared {
	const everyName = [...template.matchAll(name)].map(([, found]) => found ?? '');
	const names = [...new Set(everyName)];
	const pieces = template.split(name).filter((_, index) => index % 2 === 0);
	return {
		text: template.replace(name, (_, found: string) => `$${names.indexOf(found) + 1}`),
		names,
		between: Object.assign(pieces, { raw: pieces }),
		everyName,
	};
}

/** Templates are written in the source, so there are only so many of them. */
const known = new Map<string, Prepared>();

function prepared(template: string): Prepared {
	const found = known.get(template);
	if (found) return found;
	const made = prepare(template);
	known.set(template, made);
	return made;
}

function pick(names: readonly string[], values: Values): Value[] {
	return names.map((one) => {
		const value = values[one];
		if (value === undefined) throw new Error(`no value for :${one}`);
		return value;
	});
}

/** The template must be our own text, never what a caller has sent: only values are safe from that. */
export function queryNamed<Rows extends readonly object[]>(
	sql: Sql,
	template: string,
	values: Values,
): Statement<Rows> {
	const { text, names } = prepared(template);
	return sql.unsafe(text, pick(names, values) as never[], { prepare: true }) as unknown as Statement<Rows>;
}

/** The same as a piece of a tagged statement, or as one in which a value is such a piece. */
export function piece(sql: Sql, template: string, values: Values): Fragment {
	const { between, everyName } = prepared(template);
	return sql(between, ...(pick(everyName, values) as never[])) as unknown as Fragment;
}
