// Writes the mails about an order, each once for each recipient, however often a job is run: what was written is kept beside the order,
// whose row is held meanwhile. Nothing is sent here; that is the outbox's. Guests get a link that opens their order without an account.
import { isMailAddress } from '../../../rules/mail-address.ts';
import { shopLink } from '../../accounts/shop-link.ts';
import type { Sql } from '../../database/connection.ts';
import { type NewMail, queueMail } from '../../mail/queue-mail.ts';
import { findPlainPage } from '../../pages/led-to-pages.ts';
import type { Tenant } from '../../tenants/find-tenant.ts';
import { loadTenant } from '../../tenants/load-tenant.ts';
import { findShopAddress, type PlatformAddress } from '../../tenants/shop-address.ts';
import { defaultLanguage, spokenLanguage } from '../../tenants/spoken-language.ts';
import { lockOrder } from '../core/lock-order.ts';
import { recordEvent } from '../core/record-event.ts';
import { findInvoiceErrors } from '../documents/issue.ts';
import { fileNameOf, findFiles, type PrintedFile } from '../documents/print.ts';
import { type FoundOrder, findOrder } from '../find-order.ts';
import { findOrderAccess, makeOrderLink, type OrderAccess } from '../links/order-links.ts';
import { findOrderSettings } from '../settings/find-settings.ts';
import {
	invoiceMail,
	lateMail,
	linkMail,
	type NotifiedStatus,
	placedMail,
	refundMail,
	shopMail,
	statusMail,
} from './templates.ts';

interface Writing {
	sql: Sql;
	tenant: Tenant;
	order: FoundOrder;
	shop: string;
	files: readonly PrintedFile[];
	access: OrderAccess;
}

async function begin(
	sql: Sql,
	tenantId: string,
	orderId: string,
	platformAddress: PlatformAddress,
): Promise<Writing | undefined> {
	// Sent together; what is read is read after whoever holds the order.
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
async function writeOnce<Data>(
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

const attach = (files: readonly PrintedFile[]) =>
	files.map((file) => ({ name: fileNameOf(file), contentType: 'application/pdf', content: file.pdf }));

/** Who has an account signs in; for everybody else each mail has a link of its own. */
async function linkToOrder({ sql, tenant, order, shop, access }: Writing): Promise<string> {
	if (!access.needsLink || access.revoked)
		return shopLink(tenant, shop, spokenLanguage(tenant, order.language), `orders/${order.number ?? ''}`);
	const link = new URL('/orders/open', shop);
	link.searchParams.set('token', await makeOrderLink(sql, tenant.id, order.id));
	return link.href;
}

/** Terms, and what a shop says about withdrawing, if it says so on a page of its own. */
async function findTerms({ sql, tenant, order }: Writing) {
	const pages = await Promise.all(
		['terms', 'withdrawal'].map((slug) => findPlainPage(sql, tenant, spokenLanguage(tenant, order.language), slug)),
	);
	return pages.filter((page) => page !== undefined);
}

const isCopied = ({ billingAddress: { email, ccEmail } }: FoundOrder) =>
	ccEmail.trim() !== '' && ccEmail.trim().toLowerCase() !== email.trim().toLowerCase();

interface Buyer {
	copy: boolean;
	/** Empty in a copy. */
	link: string;
}

/** To who has ordered, and to who gets a copy: nobody else is written to before the buyer's own address has proved to be theirs. */
async function tellBuyer<Data>(
	writing: Writing,
	purpose: string,
	mail: (buyer: Buyer) => Content<Data>,
): Promise<void> {
	const { order, access } = writing;
	const { language, customerMail } = order;
	await writeOnce(writing, purpose, { to: customerMail, language }, async () =>
		mail({ copy: false, link: await linkToOrder(writing) }),
	);
	if (isCopied(order) && access.confirmed)
		await writeOnce(writing, purpose, { to: order.billingAddress.ccEmail, language }, () =>
			mail({ copy: true, link: '' }),
		);
}

async function tellShop(writing: Writing, purpose: string, recipients: readonly string[]): Promise<void> {
	const { sql, tenant, order, shop } = writing;
	if (recipients.length === 0) return;
	const language = defaultLanguage(tenant);
	const faulty = (await findInvoiceErrors(sql, tenant.id, order.id)).length > 0;
	const data = { order, faulty, link: shopLink(tenant, shop, language, `admin/orders/${order.id}`) };
	for (const to of new Set(recipients))
		await writeOnce(writing, purpose, { to, language }, () => ({ template: shopMail, data }));
}

type Again = string | undefined;
/** Written once more by somebody's wish, it is another mail. */
const named = (purpose: string, again: Again) => (again ? `${purpose}.again.${again}` : purpose);

interface Mails {
	platformAddress: PlatformAddress;
	/** Of a wish to have it written once more. */
	again?: Again;
}

/** To the shopper, to the copy, and to the shop; the shop is not told again. */
export async function writePlacedMails(
	sql: Sql,
	tenantId: string,
	orderId: string,
	{ platformAddress, again }: Mails,
): Promise<void> {
	const writing = await begin(sql, tenantId, orderId, platformAddress);
	if (!writing?.order.number) return;
	const { order, files, access } = writing;
	const [settings, pages] = await Promise.all([findOrderSettings(sql, tenantId), findTerms(writing)]);
	const sent = files.filter(({ kind }) => kind !== 'creditNote');
	const invoice = sent.some(({ kind }) => kind === 'invoice');
	await tellBuyer(writing, named('placed', again), (buyer) => ({
		template: placedMail,
		data: {
			...{ order, ...buyer, invoice, pages, attached: sent.length > 0 },
			copyWaits: isCopied(order) && !access.confirmed,
			paymentDays: settings.paymentDays,
		},
		attachments: attach(sent),
	}));
	if (!again) await tellShop(writing, 'placed.shop', settings.orderRecipients);
}

/** To the shop alone, when it wants to read it once more. */
export async function writeShopMail(
	sql: Sql,
	tenantId: string,
	orderId: string,
	{ platformAddress, again }: Mails,
): Promise<void> {
	const writing = await begin(sql, tenantId, orderId, platformAddress);
	if (!writing?.order.number) return;
	const { orderRecipients } = await findOrderSettings(sql, tenantId);
	await tellShop(writing, named('placed.shop', again), orderRecipients);
}

const told: readonly string[] = ['processed', 'finished', 'error'] satisfies NotifiedStatus[];
const isTold = (status: unknown): status is NotifiedStatus => typeof status === 'string' && told.includes(status);

/** What was written to the event for those who look after orders is theirs and not repeated here. */
export async function writeStatusMail(
	sql: Sql,
	tenantId: string,
	orderId: string,
	eventId: string,
	{ platformAddress, again }: Mails,
): Promise<void> {
	const writing = await begin(sql, tenantId, orderId, platformAddress);
	if (!writing?.order.number) return;
	const [event] = await sql<{ to: unknown }[]>`
		select detail ->> 'to' as "to" from order_events
		where tenant_id = ${tenantId} and order_id = ${orderId} and id = ${eventId} and kind = 'status'`;
	if (!isTold(event?.to)) return;
	const { order, files } = writing;
	const status = event.to;
	const settings = await findOrderSettings(sql, tenantId);
	const isInvoiced = status === 'processed' && settings.invoiceWhen === 'processed';
	const sent = isInvoiced ? files.filter(({ kind }) => kind === 'invoice') : [];
	await tellBuyer(writing, named(`status.${eventId}`, again), (buyer) => ({
		template: statusMail,
		data: { order, ...buyer, status, attached: sent.length > 0 },
		attachments: attach(sent),
	}));
}

interface DoneRefund {
	amount: number;
	late: boolean;
	byProvider: boolean;
}

export async function writeRefundMail(
	sql: Sql,
	tenantId: string,
	orderId: string,
	refundId: string,
	{ platformAddress, again }: Mails,
): Promise<void> {
	const writing = await begin(sql, tenantId, orderId, platformAddress);
	const [refund] = await sql<DoneRefund[]>`
		select r.amount::float8 as amount, coalesce(p.late, false) as late, p.id is not null as by_provider
		from refunds r left join payments p on p.tenant_id = r.tenant_id and p.id = r.payment_id
		where r.tenant_id = ${tenantId} and r.order_id = ${orderId} and r.id = ${refundId} and r.state = 'done'`;
	if (!writing || !refund) return;
	const { order, files } = writing;
	const purpose = named(`refund.${refundId}`, again);
	const { amount, byProvider } = refund;
	if (refund.late || !order.number) {
		const { language, customerMail: to } = order;
		await writeOnce(writing, purpose, { to, language }, () => ({ template: lateMail, data: { order, amount } }));
		return;
	}
	const sent = files.filter((file) => file.refundId === refundId);
	await tellBuyer(writing, purpose, (buyer) => ({
		template: refundMail,
		data: { order, ...buyer, amount, byProvider, attached: sent.length > 0 },
		attachments: attach(sent),
	}));
}

/** Of an invoice that came later than the order. */
export async function writeInvoiceMail(
	sql: Sql,
	tenantId: string,
	orderId: string,
	{ platformAddress, again }: Mails,
): Promise<void> {
	const writing = await begin(sql, tenantId, orderId, platformAddress);
	const file = writing?.files.find(({ kind }) => kind === 'invoice');
	if (!writing || !file) return;
	const { order } = writing;
	await tellBuyer(writing, named('invoice', again), (buyer) => ({
		template: invoiceMail,
		data: { order, ...buyer, invoice: file.number },
		attachments: attach([file]),
	}));
}

/** For whoever has looked it up: as often as it is asked for. Nothing for an order that nobody knows, or of an erased person. */
export async function writeLinkMail(
	sql: Sql,
	tenantId: string,
	orderId: string,
	{ platformAddress }: Pick<Mails, 'platformAddress'>,
): Promise<void> {
	const writing = await begin(sql, tenantId, orderId, platformAddress);
	if (!writing || writing.access.revoked) return;
	const { order, tenant } = writing;
	const { customerMail: to, language } = order;
	const data = { order, copy: false, link: await linkToOrder(writing) };
	await queueMail(sql, tenantId, { to, language, template: linkMail, data, tenant });
}
