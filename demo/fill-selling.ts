// Gives a demo shop what it needs to sell: who it is on invoices, how it is paid, and how it sends.
import type { Database } from '../server/database/connection.ts';
import { findRevisedSettings } from '../server/orders/settings/find-settings.ts';
import { keepOrderSettings } from '../server/orders/settings/save-settings.ts';
import { listMethods } from '../server/orders/shipping/list-methods.ts';
import { addMethod } from '../server/orders/shipping/save-method.ts';
import { holdTenant } from '../server/tenants/announce-change.ts';
import type { Tenant } from '../server/tenants/find-tenant.ts';
import type { DemoShop } from './data/types.ts';

/** Who has said anything of a seller has his own settings: they stay. */
export async function fillSelling(database: Database, { id }: Tenant, { selling }: DemoShop): Promise<void> {
	await database.inTenant(id, async (sql) => {
		await holdTenant(sql, id);
		const { settings, revision } = await findRevisedSettings(sql, id);
		if (settings.seller.name !== '') return;
		await keepOrderSettings(sql, id, { ...settings, ...selling.settings }, revision);
		if ((await listMethods(sql, id)).length > 0) return;
		for (const [index, { name, description, ...method }] of selling.methods.entries())
			await addMethod(sql, id, { ...method, names: name, descriptions: description }, index + 1);
	});
}
