// A change that is sent twice is made once: the first answer is kept for a while under the key that came with the call, and given
// again. The key is the caller's, random, one for each thing he wants done.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../database/connection.ts';
import { Refused } from '../failure.ts';
import { hashOf } from './keys.ts';

export interface RepeatedCall {
	tenantId: string;
	/** Whose key it is: the session, or the address of a visitor without one. Nobody else finds or takes it. */
	owner: { sessionId: string } | { address: string };
	key: string;
	/** What is asked for: another question under the same key is a mistake. */
	request: string;
}

const waitMs = 5000;
const lookEveryMs = 50;
export const rememberHours = 24;

interface Row {
	requestHash: string;
	answer: string | null;
}

export const isRepeatKey = (key: string): boolean => /^[\w-]{16,100}$/.test(key);

/**
 * @param act makes the change and writes the answer
 * @param counts whether that answer is one to keep; one that changed nothing and may go better next time is not
 */
export async function actOnce(
	database: Database,
	{ tenantId, owner, key, request }: RepeatedCall,
	act: () => Promise<string>,
	counts: (answer: string) => boolean,
): Promise<string> {
	const caller = 'sessionId' in owner ? owner.sessionId : `visitor ${hashOf(owner.address)}`;
	const requestHash = hashOf(request);
	const claimed = await database.inTenant(
		tenantId,
		(sql) => sql`
			insert into remembered_answers (tenant_id, caller, key, request_hash)
			values (${tenantId}, ${caller}, ${key}, ${requestHash}) on conflict do nothing`,
	);
	if (claimed.count === 0) return earlierAnswer();

	const answer = await act();
	await database.inTenant(tenantId, (sql) =>
		counts(answer)
			? sql`
				update remembered_answers set answer = ${answer}
				where tenant_id = ${tenantId} and caller = ${caller} and key = ${key}`
			: sql`delete from remembered_answers where tenant_id = ${tenantId} and caller = ${caller} and key = ${key}`,
	);
	return answer;

	/** Of a call that is still being worked on it is waited for. One whose process died is never done again: nobody knows how far it came. */
	async function earlierAnswer(): Promise<string> {
		for (const until = Date.now() + waitMs; ; await sleep(lookEveryMs)) {
			const [row] = await database.inTenant(
				tenantId,
				(sql) => sql<Row[]>`
					select request_hash, answer from remembered_answers
					where tenant_id = ${tenantId} and caller = ${caller} and key = ${key}`,
			);
			if (row && row.requestHash !== requestHash)
				throw new Refused('BAD_REQUEST', 'this key was used for another call');
			if (row?.answer) return row.answer;
			if (!row || Date.now() > until) throw new Refused('STILL_WORKING');
		}
	}
}
