// Mails of a subscription are written by a job that is sent in the transaction of what they tell of.
import type { Sql } from '../../database/connection.ts';
import { sendJob } from '../../jobs/send-job.ts';

/** Each is written once; `key` tells two of one purpose apart. */
export type SubscriptionNotice =
	/** With the summary of the contract as PDF. */
	| { purpose: 'begun' }
	| { purpose: 'trialEnds' }
	| { purpose: 'failed'; key: `${string}.${number}`; amount: number; retryAt: string | null }
	| { purpose: 'action'; key: `${string}.${number}`; amount: number; url: string }
	| { purpose: 'canceled'; key: string }
	| { purpose: 'reactivated'; key: string }
	| { purpose: 'changed'; key: string }
	| { purpose: 'cardChanged'; key: string }
	/** Until: when it goes on by itself, in ISO 8601. */
	| { purpose: 'paused'; key: string; until: string | null }
	| { purpose: 'resumed'; key: string }
	| { purpose: 'ended' };

export const notifyJobName = 'subscriptions.notify';

export const sendNotice = (sql: Sql, tenantId: string, subscriptionId: string, notice: SubscriptionNotice) =>
	sendJob(sql, tenantId, notifyJobName, { subscriptionId, ...notice });
