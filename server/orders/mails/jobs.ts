// What follows from an order that is placed or changed: its documents, then the mails that tell of it and bring them. Each step asks whether it is done
// already, so the jobs may be run any number of times.
import type { Sql } from '../../database/connection.ts';
import { defineJob, type JobContext, type JobDefinition, type JobLog } from '../../jobs/define-job.ts';
import { sendJob } from '../../jobs/send-job.ts';
import type { MediaStore } from '../../media/store.ts';
import type { PlatformAddress } from '../../tenants/shop-address.ts';
import { lockOrder } from '../core/lock-order.ts';
import { changedJobName } from '../core/move-order.ts';
import { placedJobName, printJobName } from '../core/place-order.ts';
import { issueCreditNotes, issueOnce, prepare } from '../documents/issue.ts';
import type { LinePictureSource } from '../documents/pdf/line-picture.ts';
import { findUnprinted, printDocuments } from '../documents/print.ts';
import { linkJobName } from '../links/request-link.ts';
import {
	writeCancelledMail,
	writeInvoiceMail,
	writeLinkMail,
	writePlacedMails,
	writeStatusMail,
} from './write-mails.ts';
import {
	writeCancelReceipt,
	writePaymentFailedMail,
	writePaymentReceivedMail,
	writeRefundMail,
} from './write-payment-mails.ts';
import { writeShipmentMail } from './write-shipment-mail.ts';

interface Parts {
	store: Pick<MediaStore, 'read'>;
	platformAddress: PlatformAddress;
	/** Of lines with a design, for documents. */
	pictures?: LinePictureSource;
}

/** What an order is due now: a confirmation, and the invoice if it is not to wait. One that was cancelled before this needs none. */
async function issueAtPlacing(sql: Sql, tenantId: string, orderId: string): Promise<void> {
	const [, prepared] = await Promise.all([
		lockOrder(sql, tenantId, orderId, 'allowReferences').execute(),
		prepare(sql, tenantId, orderId),
	]);
	if (!prepared) return;
	await issueOnce(sql, tenantId, prepared, 'orderConfirmation');
	const isVoid = prepared.order.cancelledAt !== null && prepared.order.payment === 'refunded';
	if (prepared.settings.invoiceWhen === 'placed' && !isVoid) await issueOnce(sql, tenantId, prepared, 'invoice');
}

/** Nothing where it was issued meanwhile, or where something else is missing. */
async function issueMissingInvoice(sql: Sql, tenantId: string, orderId: string): Promise<void> {
	await lockOrder(sql, tenantId, orderId, 'allowReferences');
	const prepared = await prepare(sql, tenantId, orderId);
	if (!prepared || prepared.order.cancelledAt !== null) return;
	await issueOnce(sql, tenantId, prepared, 'orderConfirmation');
	await issueOnce(sql, tenantId, prepared, 'invoice');
}

/** An order that was given back as a whole before it had an invoice needs none. */
async function issueAtProcessing(sql: Sql, tenantId: string, orderId: string, eventId: string): Promise<void> {
	const [moved] = await sql`
		select from order_events where tenant_id = ${tenantId} and order_id = ${orderId} and id = ${eventId}
			and kind = 'status' and detail ->> 'to' = 'processed'`;
	if (!moved) return;
	await lockOrder(sql, tenantId, orderId, 'allowReferences');
	const prepared = await prepare(sql, tenantId, orderId);
	if (prepared?.settings.invoiceWhen === 'processed' && prepared.order.payment !== 'refunded')
		await issueOnce(sql, tenantId, prepared, 'invoice');
}

const mayTakeSeconds = 120;

interface Changed {
	orderId: string;
	/** It was moved or cancelled. */
	eventId?: string;
	/** Money went back. */
	refundId?: string;
	/** An invoice was issued by hand. */
	documentId?: string;
	/** A debit that the bank has refused. */
	failedPaymentId?: string;
	/** Money for an order that was placed before it came. */
	paidPaymentId?: string;
	/** Its customer wants it cancelled. */
	cancelWanted?: true;
	/** Something was handed to a carrier. */
	shipmentId?: string;
	/** Where that was corrected: its revision. */
	shipmentRevision?: number;
	/** The invoice could not be issued when it was due; the details that were missing have been entered since. */
	invoiceMissing?: true;
}

/** Of which mails are to be written. */
interface Told extends Changed {
	placed?: true;
}

type Job = Pick<JobContext<object>, 'tenantId' | 'inTenant'>;
type Mails = Pick<Parts, 'platformAddress'>;
/** What another domain does with an order before its mails are written; it may be done any number of times. */
export type OrderStep = (sql: Sql, tenantId: string, orderId: string) => Promise<void>;

async function writeMails({ tenantId, inTenant }: Job, told: Told, { platformAddress }: Mails): Promise<void> {
	const { orderId, placed, eventId, refundId, documentId, invoiceMissing, shipmentId, shipmentRevision } = told;
	const mails = { platformAddress };
	if (placed) await inTenant((sql) => writePlacedMails(sql, tenantId, orderId, mails));
	if (eventId) await inTenant((sql) => writeStatusMail(sql, tenantId, orderId, eventId, mails));
	if (eventId) await inTenant((sql) => writeCancelledMail(sql, tenantId, orderId, mails, eventId));
	if (shipmentId)
		await inTenant((sql) =>
			writeShipmentMail(sql, tenantId, orderId, { shipmentId, revision: shipmentRevision }, mails),
		);
	if (told.failedPaymentId)
		await inTenant((sql) => writePaymentFailedMail(sql, tenantId, orderId, told.failedPaymentId ?? '', mails));
	if (told.paidPaymentId)
		await inTenant((sql) => writePaymentReceivedMail(sql, tenantId, orderId, told.paidPaymentId ?? '', mails));
	if (told.cancelWanted) await inTenant((sql) => writeCancelReceipt(sql, tenantId, orderId, mails));
	if (refundId) await inTenant((sql) => writeRefundMail(sql, tenantId, orderId, refundId, mails));
	if (documentId || invoiceMissing) await inTenant((sql) => writeInvoiceMail(sql, tenantId, orderId, mails));
}

/**
 * What is to be printed goes to a queue of its own, and the mails that bring it follow from there: all other mails are written at once, however
 * many documents of others are being printed.
 * @param issue decides which documents there are
 */
async function tell(job: Job, told: Told, mails: Mails, issue: (sql: Sql) => Promise<void>): Promise<void> {
	const isPrinting = await job.inTenant(async (sql) => {
		await issue(sql);
		const unprinted = await findUnprinted(sql, job.tenantId, told.orderId);
		if (unprinted.length > 0) await sendJob(sql, job.tenantId, printJobName, told);
		return unprinted.length > 0;
	});
	if (!isPrinting) await writeMails(job, told, mails);
}

export const orderPlacedJob = (mails: Mails, steps: readonly OrderStep[] = []): JobDefinition<{ orderId: string }> =>
	defineJob({
		name: placedJobName,
		atOnce: 4,
		run(job) {
			const { tenantId, payload } = job;
			const { orderId } = payload;
			return tell(job, { orderId, placed: true }, mails, async (sql) => {
				for (const step of steps) await step(sql, tenantId, orderId);
				await issueAtPlacing(sql, tenantId, orderId);
			});
		},
	});

/** @param steps follow a change of status and a cancellation */
type RefundStep = (sql: Sql, tenantId: string, refundId: string) => Promise<void>;

async function runSteps(sql: Sql, tenantId: string, id: string, steps: readonly (OrderStep | RefundStep)[]) {
	for (const step of steps) await step(sql, tenantId, id);
}

export const orderChangedJob = (
	mails: Mails,
	steps: readonly OrderStep[] = [],
	refundSteps: readonly RefundStep[] = [],
): JobDefinition<Changed> =>
	defineJob({
		name: changedJobName,
		atOnce: 4,
		run(job) {
			const { tenantId, payload } = job;
			const { orderId, eventId, refundId, invoiceMissing } = payload;
			return tell(job, payload, mails, async (sql) => {
				if (invoiceMissing) await issueMissingInvoice(sql, tenantId, orderId);
				if (eventId) await runSteps(sql, tenantId, orderId, steps);
				if (eventId) await issueAtProcessing(sql, tenantId, orderId, eventId);
				await lockOrder(sql, tenantId, orderId, 'allowReferences');
				await issueCreditNotes(sql, tenantId, orderId);
				if (refundId) await runSteps(sql, tenantId, refundId, refundSteps);
			});
		},
	});

const reportPicture = (log: JobLog) => (error: unknown) =>
	log.warn({ err: error }, 'a document is printed without a picture');

export const orderPrintJob = ({ store, platformAddress, pictures }: Parts): JobDefinition<Told> =>
	defineJob({
		name: printJobName,
		mayTakeSeconds,
		// While one is written, others are printed.
		atOnce: 4,
		async run(job) {
			const { tenantId, inTenant, payload, log } = job;
			await printDocuments({ tenantId, inTenant, store, pictures, report: reportPicture(log) }, payload.orderId);
			await writeMails(job, payload, { platformAddress });
		},
	});

/** A user who knows number and e-mail address of an order is sent a link to it; to anybody else nothing happens. */
export const orderLinkJob = ({ platformAddress }: Mails): JobDefinition<{ requestId: string }> =>
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
