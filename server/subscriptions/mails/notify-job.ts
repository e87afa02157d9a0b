// Writes the mail that a notice of a subscription is about; the first one brings the summary of the contract, which is made here.
import { defineJob, type JobDefinition } from '../../jobs/define-job.ts';
import type { MediaStore } from '../../media/store.ts';
import type { PlatformAddress } from '../../tenants/shop-address.ts';
import { notifyJobName, type SubscriptionNotice } from '../core/send-notice.ts';
import { makeContractSummary } from './contract-summary.ts';
import { writeNotice } from './write-notice.ts';

interface Parts {
	store: Pick<MediaStore, 'read'>;
	platformAddress: PlatformAddress;
}

type Payload = SubscriptionNotice & { subscriptionId: string };

export const notifyJob = ({ store, platformAddress }: Parts): JobDefinition<Payload> =>
	defineJob({
		name: notifyJobName,
		mayTakeSeconds: 120,
		async run({ tenantId, inTenant, payload, log }) {
			const report = (error: unknown) => log.warn({ err: error }, 'the summary of a contract is not as it should be');
			const parts = { tenantId, inTenant, store, platformAddress, report };
			if (payload.purpose === 'begun') await makeContractSummary(parts, payload.subscriptionId);
			await inTenant((sql) => writeNotice(sql, tenantId, payload, platformAddress));
		},
	});
