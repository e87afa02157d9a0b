// The payment providers of this installation, and which of them takes the money of a shop.
import type { PaymentProvider } from './port.ts';

export interface PaymentProviders {
	all: readonly PaymentProvider[];
	/** Who takes the money of this shop. */
	of(tenantId: string): PaymentProvider;
}

/** @param choose by tenant, for installations with several; without it the first one serves every shop */
export const registerProviders = (
	all: readonly [PaymentProvider, ...PaymentProvider[]],
	choose: (tenantId: string) => PaymentProvider = () => all[0],
): PaymentProviders => ({ all, of: choose });

/** The route of a provider's webhooks, for each shop. */
export const webhookPath = ({ id }: Pick<PaymentProvider, 'id'>, tenantId: string): string =>
	`/service-api/webhooks/${id}/${tenantId}`;
