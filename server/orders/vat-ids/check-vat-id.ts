// VAT ids that buyers name: asked of the register by a job as soon as one is entered, so that a checkout knows the result and waits for
// no one.

import { isVatId, tidyVatId, type VatState } from '../../../rules/vat-id.ts';
import type { Sql } from '../../database/connection.ts';
import { Refused } from '../../failure.ts';
import { RegisterAway, type VatRegister } from '../../integrations/vat/port.ts';
import { defineJob, type JobDefinition } from '../../jobs/define-job.ts';
import { sendJob } from '../../jobs/send-job.ts';
import { findOrderSettings } from '../settings/find-settings.ts';

const jobName = 'vat.check';

/** A result counts so long: a company that is registered today may not be next quarter. */
const goodFor = '30 days';
/** One that could not be asked for may be asked for again. */
const againAfter = '5 minutes';

/** What is known of it now. */
export async function findVatState(sql: Sql, tenantId: string, vatId: string): Promise<VatState> {
	const id = tidyVatId(vatId);
	if (id === '') return 'none';
	const [row] = await sql<{ state: VatState }[]>`
		select case when coalesce(checked_at, now()) < now() - ${goodFor}::interval then 'waiting' else state end as state
		from vat_checks where tenant_id = ${tenantId} and vat_id = ${id}`;
	return row?.state ?? 'none';
}

/** Requests the check, unless its result is there already. */
export async function requestVatCheck(sql: Sql, tenantId: string, vatId: string): Promise<VatState> {
	if (!isVatId(vatId)) throw new Refused('VALIDATION', 'vatId');
	const id = tidyVatId(vatId);
	const begun = await sql`
		insert into vat_checks as c (tenant_id, vat_id) values (${tenantId}, ${id})
		on conflict (tenant_id, vat_id) do update set state = 'waiting', asked_at = now()
		where c.checked_at < now() - ${goodFor}::interval
			or (c.state in ('unknown', 'waiting') and c.asked_at < now() - ${againAfter}::interval)`;
	if (begun.count > 0) await sendJob(sql, tenantId, jobName, { vatId: id });
	return findVatState(sql, tenantId, id);
}

export function checkVatIdJob(register: VatRegister): JobDefinition<{ vatId: string }> {
	return defineJob({
		name: jobName,
		async run({ tenantId, payload: { vatId }, inTenant, attempt }) {
			const { seller } = await inTenant((sql) => findOrderSettings(sql, tenantId));
			const own = tidyVatId(seller.vatId);
			try {
				const { valid, proof } = await register.check(vatId, isVatId(own) ? own : '');
				await inTenant(
					(sql) => sql`
						update vat_checks set state = ${valid ? 'valid' : 'invalid'}, proof = ${sql.json(proof as never)}, checked_at = now()
						where tenant_id = ${tenantId} and vat_id = ${vatId}`,
				);
			} catch (error) {
				if (!(error instanceof RegisterAway)) throw error;
				// Said at once: a checkout goes on with tax meanwhile, and the next tries may still find it.
				await inTenant(
					(sql) => sql`
						update vat_checks set state = 'unknown' where tenant_id = ${tenantId} and vat_id = ${vatId} and state = 'waiting'`,
				);
				if (!attempt.last) throw error;
			}
		},
	});
}
