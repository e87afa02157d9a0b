// Batches that were handed over by a process which was killed, or whose answer was lost. A batch is one call: the provider has all of it or nothing.
// It has it where it tells of one of its mails (`hear-events.ts`), or says so when asked; it has not where it says that. Where it says neither the
// mails stay unclear, are sent to nobody again by themselves, and an admin decides.
import type { Sql } from '../../database/connection.ts';
import { defineJob, type JobContext } from '../../jobs/define-job.ts';
import { isJobWaiting } from '../../jobs/is-waiting.ts';
import { sendJob } from '../../jobs/send-job.ts';
import type { ChooseSender } from '../../mail/deliver-mail.ts';
import { handedSeconds } from './find-campaigns.ts';
import { sendingJob } from './prepare-campaign.ts';
import { finishOrSettle, settlingJob } from './send-batch.ts';

interface ToSettle {
	campaignId: string;
}

const findUnclear = (sql: Sql, tenantId: string, campaignId: string) => sql<{ batchId: string }[]>`
	select distinct batch_id from newsletter_recipients
	where tenant_id = ${tenantId} and campaign_id = ${campaignId} and state = 'handed'
		and handed_at < now() - make_interval(secs => ${handedSeconds})`;

async function settle(
	{ tenantId, inTenant, payload: { campaignId } }: JobContext<ToSettle>,
	choose: ChooseSender,
): Promise<void> {
	const { batches, port } = await inTenant(async (sql) => ({
		batches: await findUnclear(sql, tenantId, campaignId),
		port: (await choose(sql, tenantId)).port,
	}));
	for (const { batchId } of batches) {
		const wasTaken = await port?.bulk?.wasTaken(batchId);
		if (wasTaken === undefined) continue;
		await inTenant(
			(sql) => sql`
				update newsletter_recipients set state = ${wasTaken ? 'sent' : 'waiting'}, sent_at = ${wasTaken ? sql`handed_at` : null},
					batch_id = case when ${wasTaken} then batch_id end
				where tenant_id = ${tenantId} and batch_id = ${batchId} and state = 'handed'`,
		);
	}
	await inTenant(async (sql) => {
		const [left] = await sql<{ waiting: boolean; fresh: boolean }[]>`
			select coalesce(bool_or(state = 'waiting'), false) as waiting,
				coalesce(bool_or(state = 'handed' and handed_at >= now() - make_interval(secs => ${handedSeconds})), false) as fresh
			from newsletter_recipients where tenant_id = ${tenantId} and campaign_id = ${campaignId} and state in ('waiting', 'handed')`;
		if (left?.waiting) {
			if (!(await isJobWaiting(sql, tenantId, sendingJob, { campaignId })))
				await sendJob(sql, tenantId, sendingJob, { campaignId });
			return;
		}
		if (left?.fresh) return finishOrSettle(sql, tenantId, campaignId);
		// Nothing more can be done by itself.
		await sql`
			update newsletter_campaigns set state = 'sent', ended_at = now()
			where tenant_id = ${tenantId} and id = ${campaignId} and state = 'sending'`;
	});
}

export const settleCampaigns = (choose: ChooseSender) =>
	defineJob<ToSettle>({ name: settlingJob, atOnce: 1, run: (context) => settle(context, choose) });
