// What is done once a transaction is committed, and not at all if it is not: counting, for example. It is not a part of the change, so it may neither
// fail nor take its time.
import type { Sql } from './connection.ts';

const works = new WeakMap<Sql, (() => void)[]>();

export function afterCommit(sql: Sql, work: () => void): void {
	const known = works.get(sql);
	if (known) known.push(work);
	else works.set(sql, [work]);
}

/** For who has committed. */
export function runAfterCommit(sql: Sql): void {
	for (const work of works.get(sql) ?? []) work();
}
