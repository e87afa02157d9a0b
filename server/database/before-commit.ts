// What is to be committed together with a change without the use case knowing of it, for example that a call was answered. It belongs to a
// request as a whole and is carried along with it.
import { AsyncLocalStorage } from 'node:async_hooks';
import type { Sql } from './connection.ts';

/** Called at the end of each transaction of this tenant, in it; what it throws undoes the transaction. */
export interface BeforeCommit {
	tenantId: string;
	run(sql: Sql): Promise<void>;
}

const hooks = new AsyncLocalStorage<BeforeCommit | undefined>();

export const runWithBeforeCommit = <T>(hook: BeforeCommit, work: () => Promise<T>): Promise<T> => hooks.run(hook, work);

/**
 * For a use case of several transactions: what it writes before the one that decides, such as a count of tries. Without it the first
 * transaction that writes is taken for the change.
 */
export const beforeDeciding = <T>(work: () => Promise<T>): Promise<T> => hooks.run(undefined, work);

/** @returns the work of a transaction with what belongs to its end */
export function completed<T>(tenantId: string, work: (sql: Sql) => Promise<T>): (sql: Sql) => Promise<T> {
	const hook = hooks.getStore();
	if (!hook || hook.tenantId !== tenantId) return work;
	return async (sql) => {
		const result = await work(sql);
		await hook.run(sql);
		return result;
	};
}
