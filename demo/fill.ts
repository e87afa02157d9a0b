// Fills the demo. What is already there stays as it is.
import type { Database } from '../server/database/connection.ts';
import { errorCode } from '../server/failure.ts';
import { createTenant } from '../server/tenants/create-tenant.ts';
import { listTenants } from '../server/tenants/list-tenants.ts';
import { demoTenants } from './tenants.ts';

const uniqueViolation = '23505';

/** @returns how many tenants were made now */
export async function fillDemo(database: Database): Promise<number> {
	const existing = new Set((await listTenants(database)).map(({ slug }) => slug));
	const missing = demoTenants.filter(({ slug }) => !existing.has(slug));
	for (const tenant of missing) {
		await createTenant(database, tenant).catch((error) => {
			// Another process that starts at the same time was quicker.
			if (errorCode(error) !== uniqueViolation) throw error;
		});
	}
	return missing.length;
}
