// Takes the cancellation of a contract from the public page: kept, confirmed by mail, done where contract and address fit, and told to the shop.
// The response is the same whether or not there is such a contract.
import { newId } from '../../../rules/ids.ts';
import {
	type Cancellation,
	trimmedCancellation,
	wrongCancellationField,
} from '../../../rules/subscriptions/cancellation.ts';
import type { Caller } from '../../accounts/services.ts';
import { shopLink } from '../../accounts/shop-link.ts';
import { shopDay } from '../../calendar/today.ts';
import { beforeDeciding } from '../../database/before-commit.ts';
import type { InTenant, Sql } from '../../database/connection.ts';
import { Refused } from '../../failure.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { findShopRecipients } from '../../orders/settings/find-recipients.ts';
import { defaultLanguage, spokenLanguage } from '../../tenants/spoken-language.ts';
import { recordSubscriptionEvent } from '../core/record-event.ts';
import { cancellationReceipt, type DeclaredCancellation, shopCancellationNotice } from './cancellation-mails.ts';
import { decideCancellation } from './decide-cancellation.ts';

async function keep(
	sql: Sql,
	{ tenant, user }: Caller,
	given: Cancellation,
	language: string,
): Promise<DeclaredCancellation> {
	const decided = await decideCancellation(sql, { tenant, userId: user?.id ?? null }, given);
	const id = newId();
	const { outcome, meant } = decided;
	const [row] = await sql<{ receivedAt: Date }[]>`
		insert into contract_cancellations (
			tenant_id, id, name, email, contract, kind, reason, wanted_on, language, subscription_id, outcome
		) values (
			${tenant.id}, ${id}, ${given.name}, ${given.email}, ${given.contract}, ${given.kind}, ${given.reason},
			${given.wantedOn || null}::date, ${language}, ${meant?.id ?? null}, ${outcome}
		) returning received_at`;
	// Events are never changed: who it was stays out of them, so that it can be forgotten.
	if (meant)
		await recordSubscriptionEvent(sql, tenant.id, meant.id, {
			...{ actor: 'shopper', userId: user?.id ?? null, kind: 'cancellation' },
			detail: { cancellationId: id, kind: given.kind, outcome },
		});
	return { ...given, ...decided, receivedAt: row?.receivedAt ?? new Date() };
}

/** @returns when it was received */
export async function declareCancellation(
	inTenant: InTenant,
	caller: Caller,
	given: Cancellation & { language?: string | null | undefined },
): Promise<Date> {
	const { tenant, services, address, shop } = caller;
	const language = spokenLanguage(tenant, given.language);
	const wrong = wrongCancellationField(given, { today: shopDay(tenant), language });
	if (wrong) throw new Refused('VALIDATION', wrong);
	const wanted = trimmedCancellation(given);
	const account = wanted.email.toLowerCase();
	await beforeDeciding(() =>
		inTenant((sql) => services.limits.take(sql, tenant.id, 'cancellation', { address, account })),
	);
	return inTenant(async (sql) => {
		const data = await keep(sql, caller, wanted, language);
		await queueMail(sql, tenant.id, { to: wanted.email, template: cancellationReceipt, language, data });
		const shopLanguage = defaultLanguage(tenant);
		// Which contract is meant is found out in the list of what is to be checked.
		const path = data.meant ? `admin/subscriptions/${data.meant.id}` : 'admin/subscriptions?view=cancellations';
		const link = shopLink(tenant, shop, shopLanguage, path);
		for (const to of new Set(await findShopRecipients(sql, tenant.id)))
			await queueMail(sql, tenant.id, {
				...{ to, template: shopCancellationNotice, language: shopLanguage },
				data: { ...data, link },
			});
		return data.receivedAt;
	});
}
