// The jobs that follow a change of stock: pages and lists are brought into step, and the shop is warned of what runs out.

import { isMailAddress } from '../../rules/mail-address.ts';
import { priceSettings } from '../../rules/settings/prices.ts';
import { shopLink } from '../accounts/shop-link.ts';
import { lockCatalogue } from '../catalogue/read-model/refresh-catalogue.ts';
import { refreshProducts } from '../catalogue/read-model/refresh-products.ts';
import type { Sql } from '../database/connection.ts';
import { defineJob } from '../jobs/define-job.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { settingSql } from '../settings/setting-sql.ts';
import { loadTenant } from '../tenants/load-tenant.ts';
import { findShopAddress, type PlatformAddress } from '../tenants/shop-address.ts';
import { defaultLanguage } from '../tenants/spoken-language.ts';
import { showJobName, warnJobName } from './follow-move.ts';
import { findProductName } from './product-name.ts';
import { stockWarningMail } from './warning-mail.ts';

export const showStockJob = defineJob<{ productId: string }>({
	name: showJobName,
	atOnce: 1,
	async run({ tenantId, payload: { productId }, inTenant }) {
		// A caller who has found this job waiting while they held a row has sent none of their own: they are waited for, in a transaction that is
		// over before the catalogue is held, so that no one who takes something waits for that.
		await inTenant(
			(sql) => sql`
				select from stock s join products p on p.tenant_id = s.tenant_id and p.id = s.product_id
				where s.tenant_id = ${tenantId} and (p.id = ${productId} or p.parent_id = ${productId})
				order by s.product_id for share of s`,
		);
		await inTenant(async (sql) => {
			await lockCatalogue(sql, tenantId);
			await refreshProducts(sql, await loadTenant(sql, tenantId), [productId]);
		});
	},
});

interface Warning {
	productId: string;
	parentId: string | null;
	code: string;
	available: number;
	/** No one wants to be warned any more. */
	warningLevel: number | null;
	recipients: string[];
}

const recipients = settingSql(priceSettings, 'stockWarningRecipients', 'p.tenant_id');

/** Marked and read in one go: run twice, it finds nothing the second time. */
async function takeWarning(sql: Sql, tenantId: string, movementId: string): Promise<Warning | undefined> {
	const [warning] = await sql<Warning[]>`
		with taken as (
			update stock_movements set mailed = true
			where tenant_id = ${tenantId} and id = ${movementId} and not mailed
			returning product_id, on_hand - reserved as available
		)
		select t.product_id, p.parent_id, t.available, s.warning_level, ${sql.unsafe(recipients)} as recipients,
			coalesce(nullif(p.code, ''), (select code from products where tenant_id = ${tenantId} and id = p.parent_id), '') as code
		from taken t
		join products p on p.tenant_id = ${tenantId} and p.id = t.product_id
		left join stock s on s.tenant_id = ${tenantId} and s.product_id = t.product_id`;
	return warning;
}

async function warn(sql: Sql, tenantId: string, movementId: string, addressOf: () => Promise<string>): Promise<void> {
	const warning = await takeWarning(sql, tenantId, movementId);
	if (!warning || warning.warningLevel === null) return;
	const recipients = [...new Set(warning.recipients ?? [])].filter(isMailAddress);
	if (recipients.length === 0) return;
	const tenant = await loadTenant(sql, tenantId);
	const language = defaultLanguage(tenant);
	const { productId, parentId, code, available, warningLevel: level } = warning;
	const page = `admin/products/${parentId ?? productId}?tab=stock`;
	const link = shopLink(tenant, await addressOf(), language, page);
	const data = { product: await findProductName(sql, tenant, productId, language), code, available, level, link };
	for (const to of recipients) await queueMail(sql, tenantId, { to, template: stockWarningMail, language, data });
}

/** @param platformAddress of a shop that has no domain of its own, for what no call has led to */
export const warnOfStockJob = (platformAddress: PlatformAddress) =>
	defineJob<{ movementId: string; shop: string | null }>({
		name: warnJobName,
		run: ({ tenantId, payload: { movementId, shop }, inTenant }) =>
			inTenant((sql) =>
				warn(
					sql,
					tenantId,
					movementId,
					async () => shop ?? findShopAddress(sql, await loadTenant(sql, tenantId), platformAddress),
				),
			),
	});
