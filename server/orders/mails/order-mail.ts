// A mail about an order, written once for each recipient, however often a job is run: what was written is kept beside the order, whose row
// is held meanwhile. Nothing is sent here; that is the outbox's. Guests get a link that opens their order without an account.
import { formatOf, wantsPdf, wantsXml } from '../../../rules/e-invoice/formats.ts';
import { isMailAddress } from '../../../rules/mail-address.ts';
import { shopLink } from '../../accounts/shop-link.ts';
import { findInvoiceMail } from '../../companies/core/find-invoice-mail.ts';
import type { Sql } from '../../database/connection.ts';
import { type NewMail, queueMail } from '../../mail/queue-mail.ts';
import type { Tenant } from '../../tenants/find-tenant.ts';
import { loadTenant } from '../../tenants/load-tenant.ts';
import { findShopAddress, type PlatformAddress } from '../../tenants/shop-address.ts';
import { publishedLanguage } from '../../tenants/spoken-language.ts';
import { lockOrder } from '../core/lock-order.ts';
import { recordEvent } from '../core/record-event.ts';
import { fileNameOf, findFiles, type PrintedFile } from '../documents/print.ts';
import { type FoundOrder, findOrder } from '../find-order.ts';
import { type LinePictures, makeLinePictures } from '../links/line-pictures.ts';
import { findOrderAccess, makeOrderLink, type OrderAccess } from '../links/order-links.ts';

export interface Writing {
	sql: Sql;
	tenant: Tenant;
	order: FoundOrder;
	shop: string;
	files: readonly PrintedFile[];
	access: OrderAccess;
}

export async function beginWriting(
	sql: Sql,
	tenantId: string,
	orderId: string,
	platformAddress: PlatformAddress,
): Promise<Writing | undefined> {
	// Sent together; what is read is read after the transaction that holds the order.
	const [, order, tenant, files, access] = await Promise.all([
		lockOrder(sql, tenantId, orderId, 'allowReferences').execute(),
		findOrder(sql, tenantId, { id: orderId }),
		loadTenant(sql, tenantId),
		findFiles(sql, tenantId, orderId),
		findOrderAccess(sql, tenantId, orderId),
	]);
	return order && { sql, tenant, order, shop: await findShopAddress(sql, tenant, platformAddress), files, access };
}

type Recipient = Pick<NewMail<unknown>, 'to' | 'language'>;
type Content<Data> = Omit<NewMail<Data>, 'to' | 'language'>;

/** Under this name it is written once for each recipient; what was written before is not made again. */
export async function writeOnce<Data>(
	{ sql, tenant, order }: Writing,
	purpose: string,
	{ to, language }: Recipient,
	make: () => Content<Data> | Promise<Content<Data>>,
): Promise<void> {
	const recipient = to.trim().toLowerCase();
	if (!isMailAddress(to)) return;
	const known = await sql`
		select from order_mails
		where tenant_id = ${tenant.id} and order_id = ${order.id} and purpose = ${purpose} and recipient = ${recipient}`;
	if (known.length > 0) return;
	const mailId = await queueMail(sql, tenant.id, { ...(await make()), to, language, tenant });
	await Promise.all([
		sql`
			insert into order_mails (tenant_id, order_id, purpose, recipient, mail_id)
			values (${tenant.id}, ${order.id}, ${purpose}, ${recipient}, ${mailId})`,
		recordEvent(sql, tenant.id, order.id, { actor: 'system', kind: 'mail', detail: { purpose, recipient } }),
	]);
}

/** Who has an account signs in; for everybody else each mail has a link of its own. */
export async function linkToOrder({ sql, tenant, order, shop, access }: Writing): Promise<string> {
	if (!access.needsLink || access.revoked)
		return shopLink(tenant, shop, publishedLanguage(tenant, order.language), `orders/${order.number ?? ''}`);
	const link = new URL('/orders/open', shop);
	link.searchParams.set('token', await makeOrderLink(sql, tenant.id, order.id));
	return link.href;
}

export const isCopied = ({ billingAddress: { email, ccEmail } }: FoundOrder) =>
	ccEmail.trim() !== '' && ccEmail.trim().toLowerCase() !== email.trim().toLowerCase();

interface Buyer {
	copy: boolean;
	/** Of the lines with a design. */
	pictures: LinePictures;
	/** Empty in a copy. */
	link: string;
}

/** What has documents goes to the bookkeeping of the company as well that was ordered for. */
async function copyToCompany<Data>(
	writing: Writing,
	purpose: string,
	mail: (buyer: Buyer) => Content<Data>,
): Promise<void> {
	const { sql, tenant, order, access } = writing;
	const [ordered] = await sql<{ companyId: string }[]>`
		select company_id from orders where tenant_id = ${tenant.id} and id = ${order.id} and company_id is not null`;
	const to = ordered && access.confirmed ? await findInvoiceMail(sql, tenant.id, ordered.companyId) : '';
	if (to === '') return;
	const content = mail({ copy: true, link: '', pictures: new Map() });
	if (content.attachments?.length) await writeOnce(writing, purpose, { to, language: order.language }, () => content);
}

/** To who has ordered, and to who gets a copy: nobody else is written to before the buyer's own address has proved to be theirs. */
export async function tellBuyer<Data>(
	writing: Writing,
	purpose: string,
	mail: (buyer: Buyer) => Content<Data>,
): Promise<void> {
	const { sql, tenant, order, shop, access } = writing;
	const { language, customerMail } = order;
	const show = async (): Promise<LinePictures> =>
		access.revoked ? new Map() : makeLinePictures(sql, tenant.id, order, shop);
	await writeOnce(writing, purpose, { to: customerMail, language }, async () =>
		mail({ copy: false, link: await linkToOrder(writing), pictures: await show() }),
	);
	if (isCopied(order) && access.confirmed)
		await writeOnce(writing, purpose, { to: order.billingAddress.ccEmail, language }, async () =>
			mail({ copy: true, link: '', pictures: await show() }),
		);
	await copyToCompany(writing, purpose, mail);
}

/** As the customer wants invoices and credit notes; a confirmation is always a PDF, as is what cannot be had as an XRechnung. */
export const attach = (files: readonly PrintedFile[], { billingAddress }: Pick<FoundOrder, 'billingAddress'>) =>
	files.flatMap((file) => {
		const format = formatOf(billingAddress.invoiceFormat);
		const xml = file.xrechnung !== null && wantsXml(format) ? file.xrechnung : undefined;
		const pdf = { name: fileNameOf(file), contentType: 'application/pdf', content: file.pdf };
		if (xml === undefined) return [pdf];
		const data = { name: fileNameOf(file, 'xml'), contentType: 'application/xml', content: Buffer.from(xml) };
		return wantsPdf(format) ? [pdf, data] : [data];
	});

type Again = string | undefined;
/** Written once more by a user's wish, it is another mail. */
export const purposeOf = (purpose: string, again: Again) => (again ? `${purpose}.again.${again}` : purpose);

export interface Mails {
	platformAddress: PlatformAddress;
	/** Of a wish to have it written once more. */
	again?: Again;
}
