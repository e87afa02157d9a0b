// An operator creates a shop: it is in the audit log of the new shop and of the one that the operator works in.
import type { NewShop } from '../../../rules/tenants/new-shop.ts';
import { actorOf } from '../../accounts/services.ts';
import { createShop } from '../lifecycle/create-shop.ts';
import { fallbackAddress, type OperatorCall } from '../lifecycle/operator-call.ts';

/** @returns its id */
export async function addShop({ caller, services, inOwnTenant }: OperatorCall, wanted: NewShop): Promise<string> {
	const { database, platformDomain } = services;
	const { record } = caller.services;
	const { email, address, requestId } = actorOf(caller);
	const id = await createShop(
		{
			...{ database, record, by: { email, address, requestId } },
			addressOf: (slug) => fallbackAddress(caller, platformDomain, slug),
		},
		{ ...wanted, password: undefined, operator: false },
	);
	const { slug, name, tier, country } = wanted;
	await inOwnTenant((sql) =>
		record(sql, caller.tenant.id, actorOf(caller), {
			action: 'createTenant',
			entity: { type: 'tenant', id },
			after: { slug, name, tier, country },
		}),
	);
	return id;
}
