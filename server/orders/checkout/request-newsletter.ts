// The box of the checkout: the newsletter for the address of the order. The order counts, whatever becomes of that.
import type { Caller } from '../../accounts/services.ts';
import type { InTenant } from '../../database/connection.ts';
import { Refused } from '../../failure.ts';
import { subscribe } from '../../newsletter/subscribe.ts';
import type { OrderInput } from './order-input.ts';

/** A shop that has given up its newsletter meanwhile, or too many requests: the page has promised a mail to confirm it and nothing more. */
export const requestNewsletter =
	(inTenant: InTenant, caller: Caller) =>
	async ({ billingAddress: { email }, language }: OrderInput): Promise<void> => {
		try {
			// The page says that a mail comes first, to those who are signed in as well.
			await subscribe(
				inTenant,
				{ ...caller, user: undefined },
				{ email, language, source: 'checkout', page: '/checkout' },
			);
		} catch (error) {
			if (!(error instanceof Refused)) throw error;
		}
	};
