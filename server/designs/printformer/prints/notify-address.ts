// The address that the provider calls when the state of a print file changes. It carries what we have signed; the call itself is believed nothing.
import type { Sql } from '../../../database/connection.ts';
import { loadTenant } from '../../../tenants/load-tenant.ts';
import { findShopAddress } from '../../../tenants/shop-address.ts';
import { signState } from '../callback-state.ts';
import type { PrintformerServices } from '../services.ts';

const lifetimeSeconds = 7 * 24 * 3600;

export async function findNotifyAddress(
	sql: Sql,
	{ callbackKey, platformAddress }: PrintformerServices,
	tenantId: string,
	printId: string,
): Promise<string> {
	const shop = await findShopAddress(sql, await loadTenant(sql, tenantId), platformAddress);
	const exp = Math.floor(Date.now() / 1000) + lifetimeSeconds;
	const address = new URL(`/service-api/printformer/${tenantId}/notify`, shop);
	address.searchParams.set('state', signState(callbackKey, { kind: 'print', tenant: tenantId, id: printId, exp }));
	return address.href;
}
