// What a declared cancellation does: it ends the contract with the period that is paid, finds it ended already, or waits for the shop to look
// into it.
import type { Cancellation } from '../../../rules/subscriptions/cancellation.ts';
import { isRunning } from '../../../rules/subscriptions/machine.ts';
import { type HasTimeZone, shopDayOf } from '../../calendar/today.ts';
import type { Sql } from '../../database/connection.ts';
import { requestCommand } from '../core/request-command.ts';
import { findMeant, isOrderedOnce, type MeantContract } from './find-meant.ts';

export interface DecidedCancellation {
	outcome: 'canceled' | 'already' | 'toCheck';
	/** Why the shop has to look into it. */
	doubt: 'notFound' | 'orderedOnce' | 'otherAddress' | 'extraordinary' | 'later' | 'notOurs' | null;
	/** Undefined where it is not the one who declares that has made it. */
	meant: MeantContract | undefined;
	/** Null: at once, as the period that has begun is not paid. */
	endsAt: Date | null;
}

const toCheck = (doubt: NonNullable<DecidedCancellation['doubt']>, meant?: MeantContract): DecidedCancellation => ({
	outcome: 'toCheck',
	doubt,
	meant,
	endsAt: null,
});

/** Of one whose payment is overdue that is over. */
function paidUntil({ state, trialEnd, periodEnd }: MeantContract): Date {
	if (state === 'pastDue') return new Date();
	return state === 'trialing' ? (trialEnd ?? periodEnd) : periodEnd;
}

const already = (meant: MeantContract): DecidedCancellation => ({
	...{ outcome: 'already', doubt: null, meant },
	endsAt: meant.endedAt ?? meant.cancelAt ?? paidUntil(meant),
});

interface Deciding {
	tenant: { id: string } & HasTimeZone;
	userId: string | null;
}

export async function decideCancellation(
	sql: Sql,
	{ tenant, userId }: Deciding,
	given: Cancellation,
): Promise<DecidedCancellation> {
	const meant = await findMeant(sql, tenant.id, given);
	if (!meant) return toCheck((await isOrderedOnce(sql, tenant.id, given)) ? 'orderedOnce' : 'notFound');
	if (!meant.matches) return toCheck('otherAddress');
	if (!isRunning(meant)) return already(meant);
	if (given.kind === 'extraordinary') return toCheck('extraordinary', meant);
	if (meant.detached) return toCheck('notOurs', meant);
	const end = paidUntil(meant);
	if (given.wantedOn > shopDayOf(end, tenant)) return meant.cancelAt ? already(meant) : toCheck('later', meant);
	const commandId = await requestCommand(sql, tenant.id, meant.id, {
		...{ command: 'cancel', actor: 'shopper', userId, reason: 'customer' },
	});
	if (commandId === undefined) return already(meant);
	return { outcome: 'canceled', doubt: null, meant, endsAt: meant.state === 'pastDue' ? null : end };
}
