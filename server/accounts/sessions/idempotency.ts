// A change that is sent twice is made once (idempotency): the call is claimed under the key that came with it, marked as done in the
// transaction of its change, and its response is kept for a while and given again. The key is the caller's, random, one for each thing they want
// done. Only final responses are kept: after one that says "not now" the same call acts.
import { setTimeout as sleep } from 'node:timers/promises';
import { runWithBeforeCommit } from '../../database/before-commit.ts';
import type { Database, Sql } from '../../database/connection.ts';
import { Refused } from '../../failure.ts';
import { Claim, type ClaimRow, type RepeatedCall } from './claims.ts';

export interface Acting {
	/** Makes the change and writes the response. */
	act(): Promise<string>;
	/** Whether a response is one to keep; one that changed nothing and may go better next time is not. */
	isFinal(answer: string): boolean;
	/** Reads the result of a change that was made and whose response was lost; undefined where no one can. */
	readAgain?: (() => Promise<string>) | undefined;
	/** Notified when the response could not be kept. */
	report(error: unknown): void;
}

const waitMs = 5000;
const lookEveryMs = 100;
export const rememberHours = 24;

export const isRepeatKey = (key: string): boolean => /^[\w-]{16,100}$/.test(key);

export async function runIdempotent(database: Database, call: RepeatedCall, acting: Acting): Promise<string> {
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

/**
 * Looks for what became of a call, and waits for one that is still being worked on.
 * @param isTaken asked of one without a change; true ends the waiting
 * @returns the last that was seen of it; undefined where there is no claim, or none any more
 */
async function watchClaim(claim: Claim, isTaken?: () => Promise<boolean>): Promise<ClaimRow | 'taken' | undefined> {
	let row: ClaimRow | undefined;
	for (const until = Date.now() + waitMs; Date.now() <= until; await sleep(lookEveryMs)) {
		row = await claim.find();
		if (!row || row.answer) break;
		if (!row.isDone && (await isTaken?.())) return 'taken';
	}
	return row;
}

async function findEarlier(claim: Claim, acting: Acting): Promise<string> {
	const found = await watchClaim(claim, () => claim.takeOver());
	if (found === 'taken') return act(claim, acting);
	if (found?.answer) return found.answer;
	if (found?.isDone) return readResult(acting);
	// Also where it was given back meanwhile: the next try claims it anew.
	throw new Refused('STILL_WORKING');
}

/**
 * For a user whose session has ended, perhaps by this very call: its response, if it was made. Nothing is done and nothing is read for them.
 * @returns undefined where it was not made
 */
export async function recallResult(database: Database, call: RepeatedCall): Promise<string | undefined> {
	const found = await watchClaim(new Claim(database, call));
	if (found === undefined || found === 'taken') return undefined;
	if (found.answer) return found.answer;
	throw new Refused(found.isDone ? 'RESULT_UNREAD' : 'STILL_WORKING');
}
