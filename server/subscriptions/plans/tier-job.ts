// The job that gives shops what they pay for: sent with what changes a plan, and run for the seller from time to time, so that none is forgotten.
import type { Recorder } from '../../audit/record-change.ts';
import { defineJob } from '../../jobs/define-job.ts';
import { findShopsWithPlans } from '../../tenants/plan-seller.ts';
import { tierJobName } from '../core/send-tier-job.ts';
import { applyTiers } from './apply-tiers.ts';

export const tierJob = (record: Recorder) =>
	defineJob({
		name: tierJobName,
		cron: '*/5 * * * *',
		findTenants: findShopsWithPlans,
		run: ({ tenantId, inTenant }) => applyTiers(inTenant, record, tenantId),
	});
