// Forgets what people have taken out of their lists and not put back.
import { defineJob } from '../jobs/define-job.ts';
import { findShopsToClean } from '../tenants/find-shops-to-clean.ts';
import { forgetRemoved } from './change-items.ts';

export const cleanLists = defineJob({
	name: 'cart.clean',
	cron: '41 * * * *',
	findTenants: findShopsToClean('lists'),
	run: ({ tenantId, inTenant }) => inTenant((sql) => forgetRemoved(sql, tenantId)),
});
