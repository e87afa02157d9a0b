// Every minute: the domains whose next check is due. One that fails does not keep the others from theirs.
import type { Sql } from '../../database/connection.ts';
import { defineJob, type JobDefinition } from '../../jobs/define-job.ts';
import { checkDomain } from './check-domain.ts';
import type { DomainServices } from './services.ts';

/** Read by everyone: hosts are looked up before their tenant is known. */
async function findTenants(sql: Sql): Promise<string[]> {
	const shops = await sql<{ tenantId: string }[]>`
		select distinct tenant_id from domains where next_check_at <= now()`;
	return shops.map(({ tenantId }) => tenantId);
}

export const checkDomainsJob = (services: DomainServices): JobDefinition =>
	defineJob({
		name: 'tenants.checkDomains',
		cron: '* * * * *',
		mayTakeSeconds: 300,
		atOnce: 4,
		findTenants,
		async run({ tenantId, inTenant, log, signal }) {
			const due = await inTenant(
				(sql) => sql<{ host: string }[]>`
					select host from domains where tenant_id = ${tenantId} and next_check_at <= now() order by next_check_at`,
			);
			for (const { host } of due) {
				signal.throwIfAborted();
				await checkDomain(services, tenantId, host).catch((error: unknown) =>
					log.warn({ err: error, host }, 'a domain could not be checked'),
				);
			}
		},
	});
