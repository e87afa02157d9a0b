// How much one session, one address of the network and one recipient of mails may order: counted with the order itself, so that what was
// refused does not count. An order by card counts when its payment begins, whether or not it is paid. What no one has paid for holds stock
// and sends mails, so guests have less of it.
import { isOnline } from '../../../rules/payments/methods.ts';
import { networksOf } from '../../accounts/networks.ts';
import type { Caller } from '../../accounts/services.ts';
import { mac } from '../../accounts/sessions/keys.ts';
import type { Sql } from '../../database/connection.ts';
import { Refused } from '../../failure.ts';
import type { OrderInput } from './order-input.ts';

export interface OrderGuard {
	/** Throws where it is one too many. */
	count(sql: Sql, input: OrderInput): Promise<void>;
	/** Where the order comes from, in no one's words. */
	origin: string;
}

/** Says that it is the way to pay which is limited. */
function refuseUnpaid(error: unknown): never {
	throw error instanceof Refused ? new Refused(error.code, error.details, { ...error.facts, unpaid: true }) : error;
}

export function guardOrders({ tenant, user, services, address }: Caller): OrderGuard {
	return {
		origin: mac(services.secretsKey, 'origin of orders', tenant.id, networksOf(address).line).toString('base64url'),
		async count(sql, { billingAddress: { email, ccEmail }, paymentMethod }) {
			const { limits } = services;
			const session = user?.id ?? '';
			await limits.take(sql, tenant.id, 'placeOrder', { address, session });
			if (!user?.guest) return;
			await limits.take(sql, tenant.id, 'guestOrder', { address, session, recipient: email.toLowerCase() });
			if (ccEmail && ccEmail.toLowerCase() !== email.toLowerCase())
				await limits.take(sql, tenant.id, 'guestOrder', { recipient: ccEmail.toLowerCase() });
			// The last one: who is refused by this alone may pay by card at once.
			if (!isOnline(paymentMethod))
				for (const action of ['unpaidGuestOrder', 'unpaidGuestOrdersOfHour'] as const)
					await limits.take(sql, tenant.id, action, { address }).catch(refuseUnpaid);
		},
	};
}
