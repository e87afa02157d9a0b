// A plan has changed: the shop that it is for gets what it pays for, by a job that is sent in the same transaction.
import type { Sql } from '../../database/connection.ts';
import { sendJob } from '../../jobs/send-job.ts';

export const tierJobName = 'subscriptions.tier';

/** @param tenantId of the shop that sells the plans */
export const sendTierJob = (sql: Sql, tenantId: string): Promise<string> => sendJob(sql, tenantId, tierJobName, {});
