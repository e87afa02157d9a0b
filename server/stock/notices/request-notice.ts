// A shopper wants to be told when something that is sold out is back. Who is signed in with the address has proved it; anyone else gets a mail
// first. The answer is the same whether or not someone waits with that address already.
import { isEmail } from '../../../rules/field-formats.ts';
import { newId } from '../../../rules/ids.ts';
import { tidyEmail } from '../../../rules/tidy-fields.ts';
import type { Caller } from '../../accounts/services.ts';
import { newToken } from '../../accounts/sessions/keys.ts';
import { shopLink } from '../../accounts/shop-link.ts';
import { beforeDeciding } from '../../database/before-commit.ts';
import type { InTenant, Sql } from '../../database/connection.ts';
import { Refused } from '../../failure.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { spokenLanguage } from '../../tenants/spoken-language.ts';
import { findProductName } from '../product-name.ts';
import { confirmationMail } from './notice-mails.ts';
import { isSoldOut } from './sold-out.ts';

export const noticeOutcomes = ['waiting', 'mailed', 'available'] as const;
export type NoticeOutcome = (typeof noticeOutcomes)[number];

export const noticePath = 'service-api/stock-notices';

/** A notice that is gone is still spoken of in the language of its mails. */
export const noticePage = (language: string) => `${noticePath}?${new URLSearchParams({ language })}`;

interface NoticeRequest {
	productId: string;
	email: string;
	language?: string | null | undefined;
}

async function findShown(sql: Sql, tenantId: string, id: string): Promise<{ soldOut: boolean } | undefined> {
	const [found] = await sql<{ soldOut: boolean }[]>`
		select ${isSoldOut(sql, 'p')} as sold_out from products p
		join products shown on shown.tenant_id = p.tenant_id and shown.id = coalesce(p.parent_id, p.id)
		where p.tenant_id = ${tenantId} and p.id = ${id} and p.published and shown.published and shown.archived_at is null`;
	return found;
}

/** @returns its token, also of one that was there before; whoever confirms it a second time changes nothing */
async function keep(
	sql: Sql,
	tenantId: string,
	given: { productId: string; email: string; language: string; isProved: boolean },
): Promise<{ token: string; isConfirmed: boolean }> {
	const { productId, email, language, isProved } = given;
	const [row] = await sql<{ token: string; isConfirmed: boolean }[]>`
		insert into stock_notices as n (tenant_id, id, product_id, email, language, token, confirmed_at)
		values (${tenantId}, ${newId()}, ${productId}, ${email}, ${language}, ${newToken()}, case when ${isProved} then now() end)
		on conflict (tenant_id, product_id, lower(email)) do update set
			language = excluded.language, confirmed_at = coalesce(n.confirmed_at, excluded.confirmed_at),
			created_at = case when n.confirmed_at is null then now() else n.created_at end
		returning token, confirmed_at is not null as is_confirmed`;
	if (!row) throw new Error('no row of a notice');
	return row;
}

export async function requestStockNotice(
	inTenant: InTenant,
	caller: Caller,
	{ productId, email: typed, language: wanted }: NoticeRequest,
): Promise<NoticeOutcome> {
	const { tenant, services, address, user, shop } = caller;
	const email = tidyEmail(typed);
	if (!isEmail(email)) throw new Refused('VALIDATION', 'email');
	const recipient = email.toLowerCase();
	const isProved = user !== undefined && !user.guest && user.email?.toLowerCase() === recipient;
	await beforeDeciding(() =>
		inTenant((sql) => services.limits.take(sql, tenant.id, 'stockNotice', { address, recipient })),
	);
	return inTenant(async (sql) => {
		const found = await findShown(sql, tenant.id, productId);
		if (!found) throw new Refused('NOT_FOUND');
		if (!found.soldOut) return 'available';
		const language = spokenLanguage(tenant, wanted);
		const { token, isConfirmed } = await keep(sql, tenant.id, { productId, email, language, isProved });
		if (isProved) return 'waiting';
		// Who waits already has confirmed it: they get no second mail, and no one learns that they wait.
		if (!isConfirmed)
			await queueMail(sql, tenant.id, {
				to: email,
				template: confirmationMail,
				language,
				data: {
					product: await findProductName(sql, tenant, productId, language),
					link: shopLink(tenant, shop, '', noticePage(language), token),
				},
			});
		return 'mailed';
	});
}
