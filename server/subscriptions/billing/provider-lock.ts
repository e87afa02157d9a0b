// One call at a time changes a contract at the provider. It is held by time and not by a connection: calls take seconds, and a connection
// pooler hands connections on. Readings need no lock, as they are counted.
import { setTimeout as sleep } from 'node:timers/promises';
import { newId } from '../../../rules/ids.ts';
import { PaymentUnanswered } from '../../integrations/payment/port.ts';
import type { PaymentServices } from '../../orders/payments/services.ts';

/** After the death of its holder it is free again after this time. */
const heldSeconds = 30;
const renewSeconds = 10;
const patienceSeconds = 8;
const pauseMs = 50;

/** One that is not there needs no lock: nothing is done with it. */
async function take({ database }: PaymentServices, tenantId: string, id: string, lock: string): Promise<boolean> {
	const [taken] = await database.inTenant(
		tenantId,
		(sql) => sql<{ isFree: boolean }[]>`
			with taken as (
				update subscriptions
				set provider_lock = ${lock}, provider_lock_until = now() + make_interval(secs => ${heldSeconds}),
					provider_command = case when provider_lock = ${lock} then provider_command end
				where tenant_id = ${tenantId} and id = ${id}
					and (provider_lock is null or provider_lock = ${lock} or provider_lock_until < now())
				returning id
			)
			select exists (select from taken)
				or not exists (select from subscriptions where tenant_id = ${tenantId} and id = ${id}) as is_free`,
	);
	return taken?.isFree === true;
}

const release = ({ database }: PaymentServices, tenantId: string, id: string, lock: string) =>
	database.inTenant(
		tenantId,
		(sql) => sql`
			update subscriptions set provider_lock = null, provider_lock_until = null, provider_command = null
			where tenant_id = ${tenantId} and id = ${id} and provider_lock = ${lock}`,
	);

/**
 * What is to be changed is read in `work`, as it may be another thing by the time the others are done.
 * Throws PaymentUnanswered where they take too long: to the caller that is a provider who does not answer.
 */
export async function withProviderLock<T>(
	services: PaymentServices,
	tenantId: string,
	subscriptionId: string,
	work: () => Promise<T>,
): Promise<T> {
	const lock = newId();
	const limit = performance.now() + patienceSeconds * 1000;
	while (!(await take(services, tenantId, subscriptionId, lock))) {
		if (performance.now() > limit) throw new PaymentUnanswered('busy');
		await sleep(pauseMs);
	}
	const renewing = setInterval(() => {
		take(services, tenantId, subscriptionId, lock).catch((error: unknown) =>
			services.log.warn({ tenantId, subscriptionId, error }, 'a contract is not held any longer'),
		);
	}, renewSeconds * 1000).unref();
	try {
		return await work();
	} finally {
		clearInterval(renewing);
		await release(services, tenantId, subscriptionId, lock);
	}
}
