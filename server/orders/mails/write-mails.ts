// Which mails there are about an order, and what each of them brings.

import { lacksOnlyPrintData } from '../../../rules/orders/customer-status.ts';
import { findPlanPage } from '../../accounts/plan-page.ts';
import { shopLink } from '../../accounts/shop-link.ts';
import type { Sql } from '../../database/connection.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { defaultLanguage, publishedLanguage } from '../../tenants/spoken-language.ts';
import { findInvoiceErrors } from '../documents/issue.ts';
import { dataReleased } from '../renewals/place-renewal-order.ts';
import { findOrderSettings } from '../settings/find-settings.ts';
import { daysOfPeriod, findContract, type MailedContract } from './find-contract.ts';
import { findTerms } from './find-terms.ts';
import { inTeamLanguage } from './in-team-language.ts';
import {
	attach,
	beginWriting,
	isCopied,
	linkToOrder,
	type Mails,
	purposeOf,
	tellBuyer,
	type Writing,
	writeOnce,
} from './order-mail.ts';
import {
	cancelledMail,
	invoiceMail,
	linkMail,
	type NotifiedStatus,
	placedMail,
	shopMail,
	shopResumedMail,
	statusMail,
} from './templates.ts';
import { findWaitingLines } from './waiting-lines.ts';
import { wasPaidAt } from './write-payment-mails.ts';

/** Of a plan nothing is made, so that there is no day on which it would be ready. */
const withoutDay = (order: Writing['order'], contract: MailedContract | undefined): Writing['order'] =>
	contract?.forTenant == null ? order : { ...order, deliveryDay: null };

/** What is paid for the rest of a period is called by its days, which the team reads as it writes days. */
function inTheirDays(order: Writing['order'], tenant: Writing['tenant'], contract: MailedContract | undefined) {
	const { period } = contract ?? {};
	if (!period) return order;
	const written = (language: string) => daysOfPeriod(period, language, tenant.timeZone);
	const lines = order.lines.map((line) =>
		line.itemName === written(order.language) ? { ...line, itemName: written(defaultLanguage(tenant)) } : line,
	);
	return { ...order, lines };
}

/** As the team reads it. */
async function readByTeam({ sql, tenant, order, shop }: Writing) {
	const language = defaultLanguage(tenant);
	const link = shopLink(tenant, shop, language, `admin/orders/${order.id}`);
	const contract = await findContract(sql, tenant.id, order.id);
	const read = inTheirDays(await inTeamLanguage(sql, tenant, order), tenant, contract);
	return { order: withoutDay(read, contract), link, contract };
}

async function tellShop(writing: Writing, purpose: string, recipients: readonly string[]): Promise<void> {
	const { sql, tenant, order } = writing;
	if (recipients.length === 0) return;
	const language = defaultLanguage(tenant);
	const faulty = (await findInvoiceErrors(sql, tenant.id, order.id)).length > 0;
	const heldFor = lacksOnlyPrintData(order) ? await findWaitingLines(sql, tenant.id, order.id) : [];
	const data = { ...(await readByTeam(writing)), faulty, heldFor };
	for (const to of new Set(recipients))
		await writeOnce(writing, purpose, { to, language }, () => ({ template: shopMail, data }));
}

/** To the shop, of an order that was on hold until its print data came. */
async function tellOfResumed(writing: Writing, eventId: string, again: string | undefined): Promise<void> {
	const { sql, tenant } = writing;
	const { orderRecipients } = await findOrderSettings(sql, tenant.id);
	const data = await readByTeam(writing);
	for (const to of new Set(orderRecipients))
		await writeOnce(writing, purposeOf(`status.${eventId}`, again), { to, language: defaultLanguage(tenant) }, () => ({
			template: shopResumedMail,
			data,
		}));
}

/** To the shopper, to the copy, and to the shop; the shop is not told again. */
export async function writePlacedMails(
	sql: Sql,
	tenantId: string,
	orderId: string,
	{ platformAddress, again }: Mails,
): Promise<void> {
	const writing = await beginWriting(sql, tenantId, orderId, platformAddress);
	if (!writing?.order.number) return;
	const { order, files, access, tenant, shop } = writing;
	const contract = await findContract(sql, tenantId, orderId);
	const isPlan = contract?.forTenant != null;
	const [settings, pages, waiting] = await Promise.all([
		findOrderSettings(sql, tenantId),
		findTerms(sql, tenant, { ...order, isPlan }),
		findWaitingLines(sql, tenantId, orderId),
	]);
	const plan = contract?.forTenant
		? await findPlanPage(sql, contract.forTenant, order.language, platformAddress)
		: undefined;
	const sent = files.filter(({ kind }) => kind !== 'creditNote');
	const language = publishedLanguage(tenant, order.language);
	const invoice = sent.find(({ kind }) => kind === 'invoice')?.number;
	await tellBuyer(writing, purposeOf('placed', again), (buyer) => ({
		template: placedMail,
		data: {
			...{ order: withoutDay(order, contract), ...buyer, invoice, pages, waiting, attached: sent.length > 0 },
			copyWaits: isCopied(order) && !access.confirmed,
			paymentDays: settings.paymentDays,
			contract,
			contractAddress: plan ?? shopLink(tenant, shop, language, `account/subscriptions/${contract?.id ?? ''}`),
			cancelAddress: `${shopLink(tenant, shop, language, 'cancel-contract')}?contract=${contract?.number ?? ''}`,
		},
		attachments: attach(sent, order),
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
	const writing = await beginWriting(sql, tenantId, orderId, platformAddress);
	if (!writing?.order.number) return;
	const { orderRecipients } = await findOrderSettings(sql, tenantId);
	await tellShop(writing, purposeOf('placed.shop', again), orderRecipients);
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
	const writing = await beginWriting(sql, tenantId, orderId, platformAddress);
	if (!writing?.order.number) return;
	const [event] = await sql<{ to: unknown; note: unknown; ofShipment: boolean; notify: boolean }[]>`
		select detail ->> 'to' as "to", detail ->> 'note' as note, detail ? 'shipmentId' as of_shipment, coalesce((detail ->> 'notify')::boolean, false) as notify from order_events
		where tenant_id = ${tenantId} and order_id = ${orderId} and id = ${eventId} and kind = 'status'`;
	if (event?.to === 'placed' && event.note === dataReleased) await tellOfResumed(writing, eventId, again);
	if (!isTold(event?.to)) return;
	const { order, files } = writing;
	const status = event.to;
	// The confirmation asks for the data, and nothing else is wrong.
	if (status === 'error' && lacksOnlyPrintData(order)) return;
	const [settings, contract] = await Promise.all([
		findOrderSettings(sql, tenantId),
		findContract(sql, tenantId, orderId),
	]);
	const isPlan = contract !== undefined && contract.forTenant !== null;
	const isInvoiced = status === 'processed' && settings.invoiceWhen === 'processed';
	// The mail of the shipment tells it, and brings the invoice along; where there is none, the invoice is still due.
	if (event?.ofShipment && !again) {
		if (isInvoiced && !event.notify) await writeInvoiceMail(sql, tenantId, orderId, { platformAddress });
		return;
	}
	const sent = isInvoiced ? files.filter(({ kind }) => kind === 'invoice') : [];
	await tellBuyer(writing, purposeOf(`status.${eventId}`, again), (buyer) => ({
		template: statusMail,
		data: { order, ...buyer, status, isPlan, invoice: sent[0]?.number },
		attachments: attach(sent, order),
	}));
}

interface CancelEvent {
	refund: number;
	/** By the shop itself, after the reminder. */
	unpaid: boolean;
	notify: boolean;
	at: Date;
}

/** @param eventId of the cancellation that the mail is about; without it, it is written once more */
export async function writeCancelledMail(
	sql: Sql,
	tenantId: string,
	orderId: string,
	{ platformAddress, again }: Mails,
	eventId?: string,
): Promise<void> {
	const [event] = await sql<CancelEvent[]>`
		select (detail ->> 'refund')::float8 as refund, (detail ->> 'notify')::boolean as notify, actor = 'system' as unpaid, at from order_events
		where tenant_id = ${tenantId} and order_id = ${orderId} and kind = 'cancelled'
			and (${eventId ?? null}::uuid is null or id = ${eventId ?? null}::uuid)`;
	if (!event || (eventId && !event.notify)) return;
	const writing = await beginWriting(sql, tenantId, orderId, platformAddress);
	if (!writing) return;
	const { order } = writing;
	const wasPaid = await wasPaidAt(sql, tenantId, orderId, event.at);
	await tellBuyer(writing, purposeOf('cancelled', again), (buyer) => ({
		template: cancelledMail,
		data: { order, ...buyer, refund: event.refund, unpaid: event.unpaid, wasPaid },
	}));
}

/** Of an invoice that came later than the order. */
export async function writeInvoiceMail(
	sql: Sql,
	tenantId: string,
	orderId: string,
	{ platformAddress, again }: Mails,
): Promise<void> {
	const writing = await beginWriting(sql, tenantId, orderId, platformAddress);
	const file = writing?.files.find(({ kind }) => kind === 'invoice');
	if (!writing || !file) return;
	const { order } = writing;
	await tellBuyer(writing, purposeOf('invoice', again), (buyer) => ({
		template: invoiceMail,
		data: { order, ...buyer, invoice: file.number },
		attachments: attach([file], order),
	}));
}

/** For a user who has looked it up: as often as it is asked for. Nothing for an order that nobody knows, or of an erased person. */
export async function writeLinkMail(
	sql: Sql,
	tenantId: string,
	orderId: string,
	{ platformAddress }: Pick<Mails, 'platformAddress'>,
): Promise<void> {
	const writing = await beginWriting(sql, tenantId, orderId, platformAddress);
	if (!writing || writing.access.revoked) return;
	const { order, tenant } = writing;
	const { customerMail: to, language } = order;
	const data = { order, copy: false, link: await linkToOrder(writing), pictures: new Map() };
	await queueMail(sql, tenantId, { to, language, template: linkMail, data, tenant });
}
