// Connects with the calendar again: where the provider could not be reached when the settings were saved, and for the sandbox at each start.
import { defineJob, type JobDefinition } from '../../jobs/define-job.ts';
import { loadTenant } from '../../tenants/load-tenant.ts';
import { findShopAddress, type PlatformAddress } from '../../tenants/shop-address.ts';
import { connectScheduling } from './connect.ts';
import type { SchedulingServices } from './services.ts';

export const connectJobName = 'contact.connect';

export const connectSchedulingJob = (services: SchedulingServices, platformAddress: PlatformAddress): JobDefinition =>
	defineJob({
		name: connectJobName,
		async run({ tenantId, inTenant }) {
			const shopAddress = await inTenant(async (sql) =>
				findShopAddress(sql, await loadTenant(sql, tenantId), platformAddress),
			);
			await connectScheduling({ services, inTenant, tenantId, shopAddress });
		},
	});
