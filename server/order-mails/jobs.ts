// What follows from an order that is placed or changed: its documents, then the mails that bring them. Each step asks whether it is done
// already, so the jobs may be run any number of times.
import type { Sql } from '../database/connection.ts';
import { defineJob, type JobDefinition, type JobLog } from '../jobs/define-job.ts';
import type { MediaStore } from '../media/store.ts';
import { issueCreditNotes, issueOnce, lockOrder, prepare } from '../order-documents/issue.ts';
import { findUnprinted, printDocuments, printFound } from '../order-documents/print.ts';
import { linkJobName } from '../order-links/request-link.ts';
import { changedJobName } from '../orders/core/move-order.ts';
import { placedJobName } from '../orders/core/place-order.ts';
import type { PlatformAddress } from '../tenants/shop-address.ts';
import { writeInvoiceMail, writeLinkMail, writePlacedMails, writeRefundMail, writeStatusMail } from './write-mails.ts';

interface Parts {
	store: Pick<MediaStore, 'read'>;
	platformAddress: PlatformAddress;
}

/** What an order is due now: a confirmation, and the invoice if it is not to wait. */
async function issueAtPlacing(sql: Sql, tenantId: string, orderId: string): Promise<void> {
	const [, prepared] = await Promise.all([
		lockOrder(sql, tenantId, orderId).execute(),
		prepare(sql, tenantId, orderId),
	]);
	if (!prepared) return;
	await issueOnce(sql, tenantId, prepared, 'orderConfirmation');
	if (prepared.settings.invoiceWhen === 'placed') await issueOnce(sql, tenantId, prepared, 'invoice');
}

/** An order that was given back as a whole before it had an invoice needs none. */
async function issueAtProcessing(sql: Sql, tenantId: string, orderId: string, eventId: string): Promise<void> {
	const [moved] = await sql`
		select from order_events where tenant_id = ${tenantId} and order_id = ${orderId} and id = ${eventId}
			and kind = 'status' and detail ->> 'to' = 'processed'`;
	if (!moved) return;
	await lockOrder(sql, tenantId, orderId);
	const prepared = await prepare(sql, tenantId, orderId);
	if (prepared?.settings.invoiceWhen === 'processed' && prepared.order.payment !== 'refunded')
		await issueOnce(sql, tenantId, prepared, 'invoice');
}

const mayTakeSeconds = 120;

const reportLogo = (log: JobLog) => (error: unknown) =>
	log.warn({ err: error }, 'a document is printed without the logo');

export const orderPlacedJob = ({ store, platformAddress }: Parts): JobDefinition<{ orderId: string }> =>
	defineJob({
		name: placedJobName,
		mayTakeSeconds,
		// While one is written, others are printed.
		atOnce: 4,
		async run({ tenantId, payload: { orderId }, inTenant, log }) {
			const unprinted = await inTenant(async (sql) => {
				await issueAtPlacing(sql, tenantId, orderId);
				return findUnprinted(sql, tenantId, orderId);
			});
			await printFound({ tenantId, inTenant, store, report: reportLogo(log) }, unprinted);
			await inTenant((sql) => writePlacedMails(sql, tenantId, orderId, { platformAddress }));
		},
	});

interface Changed {
	orderId: string;
	/** It was moved. */
	eventId?: string;
	/** Money went back. */
	refundId?: string;
	/** An invoice was issued by hand. */
	documentId?: string;
}

export const orderChangedJob = ({ store, platformAddress }: Parts): JobDefinition<Changed> =>
	defineJob({
		name: changedJobName,
		mayTakeSeconds,
		async run({ tenantId, payload: { orderId, eventId, refundId, documentId }, inTenant, log }) {
			const mails = { platformAddress };
			await inTenant(async (sql) => {
				if (eventId) await issueAtProcessing(sql, tenantId, orderId, eventId);
				await lockOrder(sql, tenantId, orderId);
				await issueCreditNotes(sql, tenantId, orderId);
			});
			await printDocuments({ tenantId, inTenant, store, report: reportLogo(log) }, orderId);
			if (eventId) await inTenant((sql) => writeStatusMail(sql, tenantId, orderId, eventId, mails));
			if (refundId) await inTenant((sql) => writeRefundMail(sql, tenantId, orderId, refundId, mails));
			if (documentId) await inTenant((sql) => writeInvoiceMail(sql, tenantId, orderId, mails));
		},
	});

/** Whoever knows number and e-mail address of an order is sent a link to it; to anybody else nothing happens. */
export const orderLinkJob = ({
	platformAddress,
}: Pick<Parts, 'platformAddress'>): JobDefinition<{ requestId: string }> =>
	defineJob({
		name: linkJobName,
		run: ({ tenantId, payload: { requestId }, inTenant }) =>
			inTenant(async (sql) => {
				// Taken out and answered in one go: run twice, it finds nothing the second time.
				const [order] = await sql<{ id: string }[]>`
					with request as (
						delete from order_link_requests where tenant_id = ${tenantId} and id = ${requestId} returning order_number, email
					)
					select o.id from request r join orders o on o.tenant_id = ${tenantId} and o.number = r.order_number
						and lower(o.customer_mail) = r.email`;
				if (order) await writeLinkMail(sql, tenantId, order.id, { platformAddress });
			}),
	});
