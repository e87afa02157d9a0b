// Where mails and the summary of a contract lead: to the subscriptions of the account, to one of them, and to where contracts are ended without it.
import { shopLink } from '../../accounts/shop-link.ts';
import type { Tenant } from '../../tenants/find-tenant.ts';
import { publishedLanguage } from '../../tenants/spoken-language.ts';

export interface ContractLinks {
	shop: string;
	/** The list of subscriptions. */
	account: string;
	/** Of this one. */
	own: string;
	cancel: string;
}

/**
 * @param shop its address
 * @param plan of the contract by which another shop pays for its tier: where that finds it
 */
export function contractLinks(
	tenant: Tenant,
	shop: string,
	{ language: wanted, number, id }: { language: string; number: string; id: string },
	plan?: string,
): ContractLinks {
	const language = publishedLanguage(tenant, wanted);
	const cancel = new URL(shopLink(tenant, shop, language, 'cancel-contract'));
	cancel.searchParams.set('contract', number);
	return {
		shop: shopLink(tenant, shop, language, ''),
		account: plan ?? `${shopLink(tenant, shop, language, 'account')}#subscriptions`,
		own: plan ?? shopLink(tenant, shop, language, `account/subscriptions/${id}`),
		cancel: cancel.href,
	};
}
