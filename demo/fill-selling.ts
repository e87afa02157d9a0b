// Gives a demo shop what it needs to sell: who it is on invoices, how it is paid, and how it sends.
import { orderSettings } from '../rules/settings/orders.ts';
import type { Database } from '../server/database/connection.ts';
import { findOrderSettings } from '../server/orders/settings/find-settings.ts';
import { listMethods } from '../server/orders/shipping/list-methods.ts';
import { addMethod } from '../server/orders/shipping/save-method.ts';
import { enterSettings } from '../server/settings/store-settings.ts';
import { holdTenant } from '../server/tenants/announce-change.ts';
import type { Tenant } from '../server/tenants/find-tenant.ts';
import type { DemoShop } from './data/types.ts';

/** Who has said anything of a seller has their own settings: they stay. */
export async function fillSelling(database: Database, { id }: Tenant, { selling }: DemoShop): Promise<void> {
	await database.inTenant(id, async (sql) => {
		await holdTenant(sql, id);
		const { seller } = await findOrderSettings(sql, id);
		if (seller.name !== '') return;
		await enterSettings(sql, id, orderSettings, selling.settings);
		if ((await listMethods(sql, id)).length > 0) return;
		for (const [index, { name, description, ...method }] of selling.methods.entries())
			await addMethod(sql, id, { ...method, names: name, descriptions: description }, index + 1);
	});
}
