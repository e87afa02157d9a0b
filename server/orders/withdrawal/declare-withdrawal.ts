// Takes the declaration of a withdrawal: kept, confirmed by mail, told to the shop and put into the timeline of its order. The answer is
// the same whether or not there is such an order.
import { newId } from '../../../rules/ids.ts';
import {
	isContractNumber,
	plainNumber,
	trimmedWithdrawal,
	type Withdrawal,
	wrongField,
} from '../../../rules/withdrawal/withdrawal.ts';
import type { Caller } from '../../accounts/services.ts';
import { shopLink } from '../../accounts/shop-link.ts';
import { beforeDeciding } from '../../database/before-commit.ts';
import type { InTenant, Sql } from '../../database/connection.ts';
import { Refused } from '../../failure.ts';
import { sendJob } from '../../jobs/send-job.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { openTask } from '../../tasks/open-task.ts';
import { defaultLanguage, spokenLanguage } from '../../tenants/spoken-language.ts';
import { recordEvent } from '../core/record-event.ts';
import { findShopRecipients } from '../settings/find-recipients.ts';
import { type Received, receiptMail, shopNoticeMail } from './withdrawal-mails.ts';

/** Of the domain of contracts: it has staff decide about them. */
export const withdrawalJobName = 'subscriptions.withdrawal';

interface Meant {
	/** Null: of a subscription that has made no order yet. */
	orderId: string | null;
	orderNumber: string | null;
	matches: boolean;
	/** It is a subscription, or the order that has begun one. */
	isContract: boolean;
}

/** Only what was placed has a number. A later delivery of a subscription is looked into by itself. */
async function findOrder(sql: Sql, tenantId: string, given: Withdrawal): Promise<Meant | undefined> {
	const [found] = await sql<Meant[]>`
		select o.id as order_id, o.number as order_number, lower(o.customer_mail) = lower(${given.email}) as matches,
			o.subscription_id is not null and not exists (
				select from orders e
				where e.tenant_id = ${tenantId} and e.subscription_id = o.subscription_id and e.number is not null and e.placed_at < o.placed_at
			) as is_contract
		from orders o where o.tenant_id = ${tenantId} and o.number = ${plainNumber(given.orderNumber)}`;
	return found;
}

/** A subscription, with its first order: that is where the shop reads of it. */
async function findContract(sql: Sql, tenantId: string, given: Withdrawal): Promise<Meant | undefined> {
	const [found] = await sql<Meant[]>`
		select o.id as order_id, o.number as order_number, lower(s.customer_mail) = lower(${given.email}) as matches, true as is_contract from subscriptions s
		left join orders o on o.tenant_id = ${tenantId} and o.subscription_id = s.id and o.number is not null
		where s.tenant_id = ${tenantId} and s.number = ${plainNumber(given.orderNumber)}
		order by o.placed_at limit 1`;
	return found;
}

function wordsOf(meant: Meant | undefined, isContract: boolean): Received['found'] {
	if (!meant) return isContract ? 'noContract' : 'noOrder';
	if (!meant.matches) return meant.isContract ? 'contractOtherAddress' : 'otherAddress';
	return meant.isContract ? 'contract' : 'matches';
}

/** Where the shop decides, or finds out what is meant. */
function pathOf(meant: Meant | undefined, isContract: boolean): string {
	if (isContract || meant?.isContract) return 'admin/subscriptions?view=cancellations';
	return meant?.orderId ? `admin/orders/${meant.orderId}` : 'admin/orders';
}

async function keep(sql: Sql, { tenant, user, shop }: Caller, given: Withdrawal, language: string): Promise<Received> {
	const id = newId();
	const isContract = isContractNumber(given.orderNumber);
	const meant = await (isContract ? findContract : findOrder)(sql, tenant.id, given);
	const matches = meant?.matches ?? false;
	const orderId = meant?.orderId ?? null;
	const [row] = await sql<{ receivedAt: Date }[]>`
		insert into withdrawals (tenant_id, id, name, order_number, email, language, order_id, matches)
		values (${tenant.id}, ${id}, ${given.name}, ${given.orderNumber}, ${given.email}, ${language}, ${orderId}, ${matches})
		returning received_at`;
	// Events are never changed: who it was stays out of them, so that it can be forgotten.
	if (orderId)
		await recordEvent(sql, tenant.id, orderId, {
			// Under another address nobody knows whether it was the customer.
			...(matches ? { actor: 'shopper', userId: user?.id } : { actor: 'system' }),
			kind: 'withdrawal',
			detail: { withdrawalId: id, matches },
		});
	const receivedAt = row?.receivedAt ?? new Date();
	if (isContract || meant?.isContract) await sendJob(sql, tenant.id, withdrawalJobName, { withdrawalId: id });
	else if (meant?.orderId && meant.orderNumber)
		await openTask(sql, tenant.id, {
			...{ kind: 'withdrawalDeclared', objectId: meant.orderId, subject: meant.orderNumber, since: receivedAt },
		});
	const link = shopLink(tenant, shop, defaultLanguage(tenant), pathOf(meant, isContract));
	return { ...given, receivedAt, isContract, found: wordsOf(meant, isContract), link };
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
