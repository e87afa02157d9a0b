// Writes to whoever has declared a withdrawal that the shop refuses it, and why; the history of its contract names the mail.
import type { Caller } from '../../accounts/services.ts';
import type { Sql } from '../../database/connection.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { findSubscription } from '../core/find-subscription.ts';
import { expectedContract } from '../core/request-command.ts';
import { contractLinks } from '../mails/links.ts';
import { recordMail } from '../mails/record-mail.ts';
import { type RefusedWithdrawal, refusalMail } from './refusal-mail.ts';

interface Row {
	name: string;
	email: string;
	contract: string;
	language: string;
	refusal: string;
	receivedAt: Date;
	subscriptionId: string | null;
	number: string | null;
	/** A plan: the shop that pays it, which finds it elsewhere. */
	forTenant: string | null;
}

/** What becomes of the contract, where it is that of the person who is written to. */
async function findConsequence(
	sql: Sql,
	tenantId: string,
	{ subscriptionId }: Row,
): Promise<Pick<RefusedWithdrawal, 'goesOn' | 'runsUntil'>> {
	const found = subscriptionId ? await findSubscription(sql, tenantId, { id: subscriptionId }, false) : undefined;
	if (!found) return { goesOn: false, runsUntil: null };
	const { state, cancelAt } = expectedContract(found);
	const isOver = state === 'ended' || state === 'abandoned';
	return { goesOn: !isOver && cancelAt === null, runsUntil: isOver ? null : cancelAt };
}

export async function sendRefusal(sql: Sql, { tenant, shop }: Caller, cancellationId: string): Promise<void> {
	const [declared] = await sql<Row[]>`
		select c.name, c.email, c.contract, c.language, c.refusal, c.received_at, c.subscription_id, s.number, s.for_tenant
		from contract_cancellations c left join subscriptions s on s.tenant_id = c.tenant_id and s.id = c.subscription_id
		where c.tenant_id = ${tenant.id} and c.id = ${cancellationId}`;
	// Whoever was erased since cannot be written to.
	if (!declared || declared.email === '') return;
	const { email, language, subscriptionId, number } = declared;
	const link =
		subscriptionId && number && !declared.forTenant
			? contractLinks(tenant, shop, { language, number, id: subscriptionId }).own
			: null;
	const mailId = await queueMail(sql, tenant.id, {
		...{ to: email, language, template: refusalMail, tenant },
		data: {
			...{ name: declared.name, number: number ?? declared.contract, receivedAt: declared.receivedAt },
			...{ reason: declared.refusal, link, ...(await findConsequence(sql, tenant.id, declared)) },
		},
	});
	if (subscriptionId)
		await recordMail(sql, tenant.id, subscriptionId, {
			...{ purpose: `refused.${cancellationId}`, recipient: email.toLowerCase(), mailId },
		});
}
