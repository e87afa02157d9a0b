// Does at the provider what a user wants of a subscription: right after it was requested, or by the job.
import { PaymentRefused, PaymentUnanswered } from '../../integrations/payment/port.ts';
import type { RecurringAccount } from '../../integrations/payment/recurring.ts';
import type { PaymentServices } from '../../orders/payments/services.ts';
import type { Command } from '../core/request-command.ts';
import { withProviderLock } from './provider-lock.ts';
import { openRecurring } from './read-provider.ts';
import { settleOne } from './settle-one.ts';

/** waiting: the provider did not answer, and the job goes on. refused: it will not be done. superseded: a newer one is done instead. */
export type CommandOutcome = 'done' | 'waiting' | 'refused' | 'superseded';

interface Requested {
	providerId: string | null;
	/** Null: it was done. */
	command: Command | null;
	commandId: string | null;
	commandUntil: Date | null;
}

type RequestedCommand = { subscriptionId: string; commandId: string };

const calls: Record<
	Command,
	(account: RecurringAccount, id: string, key: string, until: Date | null) => Promise<unknown>
> = {
	cancel: (account, id, key) => account.cancelAtEnd(id, key),
	keep: (account, id, key) => account.keep(id, key),
	pause: (account, id, key, until) => account.pause(id, until, key),
	resume: (account, id, key) => account.resume(id, key),
	end: (account, id, key) => account.end(id, key),
};

/** One that was requested meanwhile stays. */
const finish = ({ database }: PaymentServices, tenantId: string, { subscriptionId, commandId }: RequestedCommand) =>
	database.inTenant(
		tenantId,
		(sql) => sql`
			update subscriptions set command = null, command_until = null, updated_at = now()
			where tenant_id = ${tenantId} and id = ${subscriptionId} and command_id = ${commandId}`,
	);

/** The provider's word is final: nothing is tried again, and what it says of the subscription is applied. */
async function call(services: PaymentServices, tenantId: string, named: RequestedCommand, requested: Requested) {
	const { command, providerId, commandUntil } = requested;
	if (command === null || providerId === null) return 'refused';
	const account = await openRecurring(services, tenantId);
	try {
		await calls[command](account, providerId, named.commandId, commandUntil);
		return 'done';
	} catch (error) {
		if (!(error instanceof PaymentRefused)) throw error;
		services.log.warn({ tenantId, ...named, command, code: error.code }, 'the provider refuses a command');
		return 'refused';
	}
}

/** Once nobody else changes the contract at the provider. */
async function runAlone(services: PaymentServices, tenantId: string, named: RequestedCommand): Promise<CommandOutcome> {
	const { subscriptionId, commandId } = named;
	const [requested] = await services.database.inTenant(
		tenantId,
		(sql) => sql<Requested[]>`
			update subscriptions set provider_command = command
			where tenant_id = ${tenantId} and id = ${subscriptionId} and not detached
			returning provider_id, command, command_id, command_until`,
	);
	if (requested?.commandId !== commandId) return 'superseded';
	if (requested.command === null) return 'done';
	const outcome = await call(services, tenantId, named, requested);
	await settleOne(services, tenantId, { subscriptionId });
	await finish(services, tenantId, named);
	return outcome;
}

/** To be called when what requested it is committed. */
export async function runCommand(
	services: PaymentServices,
	tenantId: string,
	named: RequestedCommand,
): Promise<CommandOutcome> {
	try {
		return await withProviderLock(services, tenantId, named.subscriptionId, () => runAlone(services, tenantId, named));
	} catch (error) {
		if (error instanceof PaymentUnanswered) return 'waiting';
		throw error;
	}
}
