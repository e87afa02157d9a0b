// Where the deliveries of a subscription can go: the countries that a shipping method of the shop serves.
import { countryCodes } from '../../rules/accounts/countries.ts';
import { deliversTo } from '../../rules/shipping/shipping-price.ts';
import type { Sql } from '../database/connection.ts';
import { findShippingMethods } from '../orders/shipping/find-methods.ts';
import type { Tenant } from '../tenants/find-tenant.ts';
import type { SubscriptionDetails } from './find-details.ts';

type Delivered = Pick<SubscriptionDetails, 'shipping' | 'language' | 'shippingAddress' | 'billingAddress'>;

export const countryOf = ({ shippingAddress, billingAddress }: Pick<Delivered, 'shippingAddress' | 'billingAddress'>) =>
	(shippingAddress ?? billingAddress).country;

/** Its own method may not go there: then another one is chosen with the address. Where it goes today it may go on to. */
export async function findDeliveryCountries(
	sql: Sql,
	tenant: Pick<Tenant, 'id' | 'country'>,
	subscription: Delivered,
): Promise<readonly string[]> {
	const { shipping, language } = subscription;
	if (!shipping) return countryCodes;
	const methods = await findShippingMethods(sql, tenant.id, language);
	if (methods.some(({ id, collection }) => collection && id === shipping.id)) return countryCodes;
	const isCollected = methods.some(({ collection }) => collection);
	return countryCodes.filter(
		(country) =>
			country === countryOf(subscription) ||
			(isCollected && country === tenant.country) ||
			methods.some((method) => !method.collection && deliversTo(method, country)),
	);
}
