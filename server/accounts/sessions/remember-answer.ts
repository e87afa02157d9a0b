// A change that is sent twice is made once (idempotency): the call is claimed under the key that came with it, marked as done in the
// transaction of its change, and its answer is kept for a while and given again. The key is the caller's, random, one for each thing they want
// done. Only final answers are kept: after one that says "not now" the same call acts.
import { setTimeout as sleep } from 'node:timers/promises';
import { runWithBeforeCommit } from '../../database/before-commit.ts';
import type { Database, Sql } from '../../database/connection.ts';
import { Refused } from '../../failure.ts';
import { Claim, type ClaimRow, type RepeatedCall } from './claims.ts';

export interface Acting {
	/** Makes the change and writes the answer. */
	act(): Promise<string>;
	/** Whether an answer is one to keep; one that changed nothing and may go better next time is not. */
	isFinal(answer: string): boolean;
	/** Reads the result of a change that was made and whose answer was lost; undefined where nobody can. */
	readAgain?: (() => Promise<string>) | undefined;
	/** Told when the answer could not be kept. */
	report(error: unknown): void;
}

const waitMs = 5000;
const lookEveryMs = 100;
export const rememberHours = 24;

export const isRepeatKey = (key: string): boolean => /^[\w-]{16,100}$/.test(key);

export async function actOnce(database: Database, call: RepeatedCall, acting: Acting): Promise<string> {
	const claim = new Claim(database, call);
	return (await claim.take()) ? act(claim, acting) : findEarlier(claim, acting);
}

async function act(claim: Claim, { act: make, isFinal, report, readAgain }: Acting): Promise<string> {
	const finish = { tenantId: claim.tenantId, run: (sql: Sql) => claim.finish(sql) };
	// Where it cannot be given back it is taken over by the next try, a little later.
	const giveBack = () => claim.giveBack().catch(report);
	const answer = await runWithBeforeCommit(finish, make).catch(async (error: unknown) => {
		await giveBack();
		throw error;
	});
	if (isFinal(answer)) {
		// The change was made, or refused for good, whether this works or not.
		await claim.keep(answer).catch(report);
		return answer;
	}
	// Where the change was made it would be wrong to tell of a failure.
	if (await claim.isDone()) return readResult({ isFinal, readAgain });
	await giveBack();
	return answer;
}

async function readResult({ isFinal, readAgain }: Pick<Acting, 'isFinal' | 'readAgain'>): Promise<string> {
	const answer = await readAgain?.();
	if (answer === undefined || !isFinal(answer)) throw new Refused('RESULT_UNREAD');
	return answer;
}

/** Of a call that is still being worked on it is waited for. */
async function findEarlier(claim: Claim, acting: Acting): Promise<string> {
	let row: ClaimRow | undefined;
	for (const until = Date.now() + waitMs; Date.now() <= until; await sleep(lookEveryMs)) {
		row = await claim.find();
		if (row?.answer) return row.answer;
		// Given back meanwhile: the next try claims it anew.
		if (!row) break;
		if (!row.isDone && (await claim.takeOver())) return act(claim, acting);
	}
	if (row?.isDone) return readResult(acting);
	throw new Refused('STILL_WORKING');
}
