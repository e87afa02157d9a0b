// Looking an order up by its number and e-mail address: a user who knows both is sent a link to that address. It is only written down here
// and done by a job, so that the response is the same, and takes as long, whether or not there is such an order.
import { newId } from '../../../rules/ids.ts';
import { type OrderLookUp, trimmedLookUp, wrongLookUpField } from '../../../rules/orders/look-up.ts';
import { plainNumber } from '../../../rules/withdrawal/withdrawal.ts';
import type { Caller } from '../../accounts/services.ts';
import { beforeDeciding } from '../../database/before-commit.ts';
import type { InTenant } from '../../database/connection.ts';
import { Refused } from '../../failure.ts';
import { sendJob } from '../../jobs/send-job.ts';

export const linkJobName = 'orders.link';

export async function requestOrderLink(
	inTenant: InTenant,
	{ tenant, services, address }: Caller,
	given: OrderLookUp,
): Promise<void> {
	const wrong = wrongLookUpField(given);
	if (wrong) throw new Refused('VALIDATION', wrong);
	const { orderNumber, email } = trimmedLookUp(given);
	const recipient = email.toLowerCase();
	await beforeDeciding(() =>
		inTenant((sql) => services.limits.take(sql, tenant.id, 'orderLookUp', { address, recipient })),
	);
	await inTenant(async (sql) => {
		const id = newId();
		await sql`
			insert into order_link_requests (tenant_id, id, order_number, email)
			values (${tenant.id}, ${id}, ${plainNumber(orderNumber)}, ${recipient})`;
		await sendJob(sql, tenant.id, linkJobName, { requestId: id });
	});
}
