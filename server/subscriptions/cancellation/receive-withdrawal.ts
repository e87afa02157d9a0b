// A withdrawal from a contract, declared on the page for withdrawals: it waits for staff beside the cancellations, and nothing more is charged
// meanwhile where number and address are those of the contract.

import type { Sql } from '../../database/connection.ts';
import { defineJob } from '../../jobs/define-job.ts';
import { withdrawalJobName } from '../../orders/withdrawal/declare-withdrawal.ts';
import { findWithdrawal } from '../../orders/withdrawal/find-withdrawal.ts';
import { recordSubscriptionEvent } from '../core/record-event.ts';
import { requestCommand } from '../core/request-command.ts';
import { findMeant } from './find-meant.ts';

/** May be run again: what is received has the id of the withdrawal. */
async function receiveWithdrawal(sql: Sql, tenantId: string, withdrawalId: string): Promise<void> {
	const declared = await findWithdrawal(sql, tenantId, withdrawalId);
	// Its person was erased before.
	if (!declared || declared.email === '') return;
	const { name, email, orderNumber: contract, language, receivedAt } = declared;
	const found = await findMeant(sql, tenantId, { contract, email });
	const meant = found?.matches ? found : undefined;
	const kept = await sql`
		insert into contract_cancellations (
			tenant_id, id, name, email, contract, kind, language, subscription_id, outcome, received_at
		) values (
			${tenantId}, ${withdrawalId}, ${name}, ${email}, ${contract}, 'withdrawal', ${language}, ${meant?.id ?? null}, 'toCheck', ${receivedAt}
		) on conflict (tenant_id, id) do nothing returning id`;
	if (kept.length === 0 || !meant) return;
	await recordSubscriptionEvent(sql, tenantId, meant.id, {
		...{ actor: 'shopper', kind: 'cancellation' },
		detail: { cancellationId: withdrawalId, kind: 'withdrawal', outcome: 'toCheck' },
	});
	await requestCommand(sql, tenantId, meant.id, {
		...{ command: 'cancel', actor: 'system', userId: null, reason: 'withdrawal' },
	});
}

export const withdrawalJob = defineJob<{ withdrawalId: string }>({
	name: withdrawalJobName,
	run: ({ tenantId, inTenant, payload }) => inTenant((sql) => receiveWithdrawal(sql, tenantId, payload.withdrawalId)),
});
