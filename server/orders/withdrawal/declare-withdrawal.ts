// Takes the declaration of a withdrawal: kept, confirmed by mail, told to the shop and put into the timeline of its order. The answer is
// the same whether or not there is such an order.
import { newId } from '../../../rules/ids.ts';
import { plainNumber, trimmedWithdrawal, type Withdrawal, wrongField } from '../../../rules/withdrawal/withdrawal.ts';
import type { Caller } from '../../accounts/services.ts';
import { beforeDeciding } from '../../database/before-commit.ts';
import type { InTenant, Sql } from '../../database/connection.ts';
import { Refused } from '../../failure.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { defaultLanguage, spokenLanguage } from '../../tenants/spoken-language.ts';
import { recordEvent } from '../core/record-event.ts';
import { findShopRecipients } from '../settings/find-recipients.ts';
import { type Received, receiptMail, shopNoticeMail } from './withdrawal-mails.ts';

interface FoundOrder {
	id: string;
	matches: boolean;
}

/** Only what was placed has a number. */
async function findOrder(sql: Sql, tenantId: string, given: Withdrawal): Promise<FoundOrder | undefined> {
	const [found] = await sql<FoundOrder[]>`
		select id, lower(customer_mail) = lower(${given.email}) as matches from orders
		where tenant_id = ${tenantId} and number = ${plainNumber(given.orderNumber)}`;
	return found;
}

async function keep(sql: Sql, { tenant, user }: Caller, given: Withdrawal, language: string): Promise<Received> {
	const id = newId();
	const order = await findOrder(sql, tenant.id, given);
	const matches = order?.matches ?? false;
	const [row] = await sql<{ receivedAt: Date }[]>`
		insert into withdrawals (tenant_id, id, name, order_number, email, language, order_id, matches)
		values (${tenant.id}, ${id}, ${given.name}, ${given.orderNumber}, ${given.email}, ${language}, ${order?.id ?? null}, ${matches})
		returning received_at`;
	// Events are never changed: who it was stays out of them, so that it can be forgotten.
	if (order)
		await recordEvent(sql, tenant.id, order.id, {
			actor: 'shopper',
			userId: user?.id,
			kind: 'withdrawal',
			detail: { withdrawalId: id, matches },
		});
	const found = order ? (matches ? 'matches' : 'otherAddress') : 'noOrder';
	return { ...given, receivedAt: row?.receivedAt ?? new Date(), found };
}

/** @returns when it was received */
export async function declareWithdrawal(
	inTenant: InTenant,
	caller: Caller,
	given: Withdrawal & { language?: string | null | undefined },
): Promise<Date> {
	const { tenant, services, address } = caller;
	const wrong = wrongField(given);
	if (wrong) throw new Refused('VALIDATION', wrong);
	const wanted = trimmedWithdrawal(given);
	const account = wanted.email.toLowerCase();
	await beforeDeciding(() =>
		inTenant((sql) => services.limits.take(sql, tenant.id, 'withdrawal', { address, account })),
	);
	return inTenant(async (sql) => {
		const language = spokenLanguage(tenant, given.language);
		const received = await keep(sql, caller, wanted, language);
		await queueMail(sql, tenant.id, { to: wanted.email, template: receiptMail, language, data: received });
		for (const to of await findShopRecipients(sql, tenant.id))
			await queueMail(sql, tenant.id, {
				to,
				template: shopNoticeMail,
				language: defaultLanguage(tenant),
				data: received,
			});
		return received.receivedAt;
	});
}
