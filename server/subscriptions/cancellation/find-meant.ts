// The contract that a cancellation is about: by its number or that of one of its orders, and by the address of its customer.
import type { Cancellation } from '../../../rules/subscriptions/cancellation.ts';
import type { SubscriptionState } from '../../../rules/subscriptions/machine.ts';
import { plainNumber } from '../../../rules/withdrawal/withdrawal.ts';
import type { Sql } from '../../database/connection.ts';

export interface MeantContract {
	id: string;
	number: string;
	state: SubscriptionState;
	trialEnd: Date | null;
	periodEnd: Date;
	cancelAt: Date | null;
	endedAt: Date | null;
	detached: boolean;
	/** Whether it was made with the address that was given. */
	matches: boolean;
}

/** Only what has begun has a number. */
export async function findMeant(
	sql: Sql,
	tenantId: string,
	{ contract, email }: Pick<Cancellation, 'contract' | 'email'>,
): Promise<MeantContract | undefined> {
	const number = plainNumber(contract);
	const [found] = await sql<MeantContract[]>`
		select s.id, s.number, s.state, s.trial_end, s.period_end, s.cancel_at, s.ended_at, s.detached,
			lower(s.customer_mail) = lower(${email}) as matches
		from subscriptions s
		where s.tenant_id = ${tenantId} and s.number is not null and (
			s.number = ${number}
			or s.id = (select o.subscription_id from orders o where o.tenant_id = ${tenantId} and o.number = ${number})
		)`;
	return found;
}

/** Whether it is the number of an order that no subscription has made, placed with this address: nothing of it runs on. */
export async function isOrderedOnce(
	sql: Sql,
	tenantId: string,
	{ contract, email }: Pick<Cancellation, 'contract' | 'email'>,
): Promise<boolean> {
	const found = await sql`
		select from orders
		where tenant_id = ${tenantId} and number = ${plainNumber(contract)} and subscription_id is null
			and lower(customer_mail) = lower(${email})`;
	return found.length > 0;
}
