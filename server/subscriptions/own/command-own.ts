// Canceling and reactivating one's own subscription: written down, then done at the provider at once. Where that does not answer, the job
// goes on with it, and what is wanted shows already.
import { Refused } from '../../failure.ts';
import { runCommand } from '../billing/run-command.ts';
import { requestCommand } from '../core/request-command.ts';
import type { SubscriptionDetails } from '../find-details.ts';
import { findOwn, loadOwn, type Owner } from './owner.ts';

export async function commandOwn(owner: Owner, id: string, command: 'cancel' | 'keep'): Promise<SubscriptionDetails> {
	const { tenant, user, inTenant, payments } = owner;
	const commandId = await inTenant(async (sql) => {
		await loadOwn(sql, owner, id);
		return requestCommand(sql, tenant.id, id, {
			...{ command, actor: 'shopper', userId: user.id },
			...(command === 'cancel' && { reason: 'customer' }),
		});
	});
	if (commandId === undefined) throw new Refused('SUBSCRIPTION_STATE');
	const outcome = payments && (await runCommand(payments, tenant.id, { subscriptionId: id, commandId }));
	if (outcome === 'refused') throw new Refused('SUBSCRIPTION_REFUSED');
	return findOwn(owner, id);
}
