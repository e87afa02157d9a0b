// Where the deliveries of a subscription can go: the countries that its shipping method serves.
import { countryCodes } from '../../rules/accounts/countries.ts';
import { deliversTo } from '../../rules/shipping/shipping-price.ts';
import type { Sql } from '../database/connection.ts';
import { findShippingMethods } from '../orders/shipping/find-methods.ts';
import type { SubscriptionDetails } from './find-details.ts';

type Delivered = Pick<SubscriptionDetails, 'shipping' | 'language' | 'shippingAddress' | 'billingAddress'>;

export const countryOf = ({ shippingAddress, billingAddress }: Pick<Delivered, 'shippingAddress' | 'billingAddress'>) =>
	(shippingAddress ?? billingAddress).country;

/** A method that the shop does not offer any more goes on as it was agreed, and to nowhere else. */
export async function findDeliveryCountries(
	sql: Sql,
	tenantId: string,
	subscription: Delivered,
): Promise<readonly string[]> {
	const { shipping, language } = subscription;
	if (!shipping) return countryCodes;
	const methods = await findShippingMethods(sql, tenantId, language);
	const method = methods.find(({ id }) => id === shipping.id);
	if (!method) return [countryOf(subscription)];
	if (method.collection) return countryCodes;
	return countryCodes.filter((country) => deliversTo(method, country));
}
