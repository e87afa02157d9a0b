// Tells those who wait that something is back: each of them once. With its mail a notice is gone.
import { shopLink } from '../../accounts/shop-link.ts';
import type { Sql } from '../../database/connection.ts';
import { defineJob } from '../../jobs/define-job.ts';
import { sendJob } from '../../jobs/send-job.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { loadTenant } from '../../tenants/load-tenant.ts';
import { findShopAddress, type PlatformAddress } from '../../tenants/shop-address.ts';
import { notifyJobName } from '../follow-move.ts';
import { findProductName } from '../product-name.ts';
import { backInStockMail } from './notice-mails.ts';
import { noticePage } from './request-notice.ts';
import { productPage } from './settle-notice.ts';
import { isSoldOut } from './sold-out.ts';

/** In one transaction. */
const atOnce = 100;

interface Notice {
	productId: string;
	email: string;
	language: string;
	token: string;
	slug: string;
	code: string;
	isVariant: boolean;
}

/** Taken and read in one go: run twice, it finds nothing the second time. */
const takeNotices = (sql: Sql, tenantId: string, productId: string) => sql<Notice[]>`
	with due as (
		select n.id from stock_notices n
		join products p on p.tenant_id = n.tenant_id and p.id = n.product_id
		join products shown on shown.tenant_id = p.tenant_id and shown.id = coalesce(p.parent_id, p.id)
		where n.tenant_id = ${tenantId} and n.confirmed_at is not null
			and (
				n.product_id = ${productId}
				or n.product_id = (select parent_id from products where tenant_id = ${tenantId} and id = ${productId})
			)
			and p.published and shown.published and shown.archived_at is null and not ${isSoldOut(sql, 'p')}
		order by n.created_at, n.id limit ${atOnce} for update of n skip locked
	), taken as (
		delete from stock_notices n using due where n.tenant_id = ${tenantId} and n.id = due.id
		returning n.product_id, n.email, n.language, n.token
	)
	select t.*, shown.slug, p.code, p.parent_id is not null as is_variant from taken t
	join products p on p.tenant_id = ${tenantId} and p.id = t.product_id
	join products shown on shown.tenant_id = ${tenantId} and shown.id = coalesce(p.parent_id, p.id)`;

async function notify(sql: Sql, tenantId: string, productId: string, platformAddress: PlatformAddress): Promise<void> {
	const notices = await takeNotices(sql, tenantId, productId);
	if (notices.length === 0) return;
	const tenant = await loadTenant(sql, tenantId);
	const shop = await findShopAddress(sql, tenant, platformAddress);
	for (const { productId: id, email, language, token, slug, code, isVariant } of notices) {
		const page = productPage({ slug, variant: isVariant ? code : '' });
		await queueMail(sql, tenantId, {
			to: email,
			template: backInStockMail,
			language,
			tenant,
			data: {
				product: await findProductName(sql, tenant, id, language),
				page: shopLink(tenant, shop, language, page),
				link: shopLink(tenant, shop, '', noticePage(language), token),
			},
		});
	}
	if (notices.length === atOnce) await sendJob(sql, tenantId, notifyJobName, { productId });
}

/** @param platformAddress of a shop that has no domain of its own */
export const notifyOfStockJob = (platformAddress: PlatformAddress) =>
	defineJob<{ productId: string }>({
		name: notifyJobName,
		run: ({ tenantId, payload: { productId }, inTenant }) =>
			inTenant((sql) => notify(sql, tenantId, productId, platformAddress)),
	});

/** An address that no one has confirmed within a week is forgotten. */
export const forgetNoticesJob = defineJob({
	name: 'stock.forget',
	cron: '17 3 * * *',
	async run({ tenantId, inTenant }) {
		await inTenant(
			(sql) => sql`
				delete from stock_notices
				where tenant_id = ${tenantId} and confirmed_at is null and created_at < now() - interval '7 days'`,
		);
	},
});
