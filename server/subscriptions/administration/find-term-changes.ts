// What changes of a contract have changed: its terms of that version, compared with those that held before.
import { type ComparedTerms, compareTerms, type TermChange } from '../../../rules/subscriptions/term-changes.ts';
import type { Sql } from '../../database/connection.ts';

/** With the names that a reader knows: of the line, and of its designs. */
export type NamedChange = TermChange & { name?: string };

interface VersionRow extends ComparedTerms {
	version: number;
	state: string;
}

async function findNames(sql: Sql, tenantId: string, subscriptionId: string, designIds: readonly string[]) {
	const rows = await sql<{ key: string; name: string }[]>`
		select position::text as key, name from subscription_lines
		where tenant_id = ${tenantId} and subscription_id = ${subscriptionId}
		union all
		select id::text, name from designs where tenant_id = ${tenantId} and id = any(${[...designIds]}::uuid[])`;
	return new Map(rows.map(({ key, name }) => [key, name]));
}

const designsOf = (changes: readonly TermChange[]) =>
	changes
		.flatMap((change) => (change.what === 'design' ? [change.before, change.after] : []))
		.filter((id) => id !== null);

function withNames(change: TermChange, names: ReadonlyMap<string, string>): NamedChange {
	if (!('position' in change)) return change;
	const name = names.get(String(change.position)) ?? '';
	if (change.what !== 'design') return { ...change, name };
	const nameOf = (id: string | null) => (id === null ? null : (names.get(id) ?? ''));
	return { ...change, name, before: nameOf(change.before), after: nameOf(change.after) };
}

/** By version. Two statements. @param versions of the changes */
export async function findTermChanges(
	sql: Sql,
	tenantId: string,
	subscriptionId: string,
	versions: readonly number[],
): Promise<ReadonlyMap<number, NamedChange[]>> {
	if (versions.length === 0) return new Map();
	const wanted = [...new Set(versions)];
	const rows = await sql<VersionRow[]>`
		select version, state, lines, billing_address, shipping_address, shipping, gross::float8 as gross from subscription_terms
		where tenant_id = ${tenantId} and subscription_id = ${subscriptionId} and version <= ${Math.max(...wanted)}
		order by version`;
	const compared = wanted.flatMap((version) => {
		const after = rows.find((row) => row.version === version);
		const before = rows.findLast((row) => row.version < version && row.state === 'agreed');
		return before && after ? [{ version, changes: compareTerms(before, after) }] : [];
	});
	const names = await findNames(
		sql,
		tenantId,
		subscriptionId,
		compared.flatMap(({ changes }) => designsOf(changes)),
	);
	return new Map(compared.map(({ version, changes }) => [version, changes.map((one) => withNames(one, names))]));
}
