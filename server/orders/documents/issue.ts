// Issues the documents of an order, once each: validated, numbered without a gap and kept in one transaction. Their PDFs are made after it.
import type { RefundWay } from '../../../rules/documents/document.ts';
import { type DocumentError, isForXrechnung, validateDocument } from '../../../rules/documents/validate-document.ts';
import { newId } from '../../../rules/ids.ts';
import type { OrderSettings } from '../../../rules/settings/orders.ts';
import type { Translate } from '../../../rules/texts/translator.ts';
import { shopDay, shopDayOf } from '../../calendar/today.ts';
import type { Sql } from '../../database/connection.ts';
import { closeTask, openTask } from '../../tasks/open-task.ts';
import { drawNumber } from '../core/draw-number.ts';
import { type NewEvent, recordEvent } from '../core/record-event.ts';
import { type FoundOrder, findDocuments, findOrder, type OrderDocument } from '../find-order.ts';
import { findOrderSettings } from '../settings/find-settings.ts';
import { confirmationOf, creditNoteOf, invoiceOf, type OrderPaper, type Wanted } from './draw-up.ts';
import { findPaidPeriod } from './find-paid-period.ts';
import { crossIndustryInvoice } from './pdf/cross-industry-invoice.ts';
import { paymentTerms } from './pdf/document-texts.ts';
import { findLetterhead } from './pdf/letterhead.ts';

async function findPaidDay(sql: Sql, tenantId: string, order: FoundOrder): Promise<string | null> {
	if (order.payment === 'open') return null;
	const [paid] = await sql<{ at: Date; receivedOn: string | null }[]>`
		select at, detail ->> 'receivedOn' as received_on from order_events where tenant_id = ${tenantId} and order_id = ${order.id} and kind = 'payment'
			and detail ->> 'state' = 'paid'
		order by at desc limit 1`;
	return paid?.receivedOn ?? shopDayOf(paid?.at ?? order.placedAt ?? order.createdAt, order);
}

interface Prepared extends Wanted {
	order: FoundOrder;
	settings: OrderSettings;
	known: OrderDocument[];
	partName: string;
	translate: Translate;
	notation: string | null;
}

/** Undefined for an order that was never placed: there is nothing to issue. */
export async function prepare(sql: Sql, tenantId: string, orderId: string): Promise<Prepared | undefined> {
	const order = await findOrder(sql, tenantId, { id: orderId });
	if (!order?.number) return undefined;
	const [settings, known, paidOn, subscription, { language, notation, translate }] = await Promise.all([
		findOrderSettings(sql, tenantId),
		findDocuments(sql, tenantId, orderId),
		findPaidDay(sql, tenantId, order),
		findPaidPeriod(sql, tenantId, order),
		findLetterhead(sql, tenantId, order.language),
	]);
	const partName = translate('documents.partialRefund', { number: order.number });
	const issuedOn = shopDay(order);
	return { order, settings, known, paidOn, subscription, language, notation, translate, issuedOn, partName };
}

type NumberedKind = 'invoice' | 'creditNote';

/** Whose doing it was. */
type By = Pick<NewEvent, 'actor' | 'userId'>;
const bySystem: By = { actor: 'system' };

async function keep(
	sql: Sql,
	tenantId: string,
	{ order, translate, notation }: Prepared,
	document: OrderPaper,
	refundId: string | null,
	by: By = bySystem,
): Promise<OrderDocument> {
	const { kind, issuedOn } = document;
	const year = Number(issuedOn.slice(0, 4));
	const number =
		kind === 'orderConfirmation' ? document.number : await drawNumber(sql, tenantId, kind satisfies NumberedKind, year);
	const id = newId();
	const numbered = { ...document, number };
	const terms = paymentTerms({ document: numbered, translate, notation });
	const xrechnung = isForXrechnung(numbered) ? crossIndustryInvoice(numbered, terms, 'xrechnung') : null;
	await sql`
		insert into order_documents (tenant_id, id, order_id, kind, number, issued_on, document, xrechnung, refund_id)
		values (${tenantId}, ${id}, ${order.id}, ${kind}, ${number}, ${issuedOn}, ${JSON.stringify(numbered)}::text::jsonb,
			${xrechnung}, ${refundId})`;
	await recordEvent(sql, tenantId, order.id, {
		...by,
		kind: 'document',
		detail: { documentId: id, kind, number },
	});
	return { id, orderId: order.id, kind, number, issuedOn, hasXrechnung: xrechnung !== null };
}

/** One that gets its number when it is kept is validated with one. */
const validate = (document: OrderPaper) => validateDocument({ ...document, number: document.number || '1' });

export type Issued = { document: OrderDocument } | { faults: DocumentError[] };

/** @returns the one that there is already, too */
export async function issueOnce(
	sql: Sql,
	tenantId: string,
	prepared: Prepared,
	kind: 'orderConfirmation' | 'invoice',
	by?: By,
): Promise<Issued> {
	const known = prepared.known.find((document) => document.kind === kind);
	if (known) return { document: known };
	const document = kind === 'invoice' ? invoiceOf(prepared) : confirmationOf(prepared);
	const faults = validate(document);
	const isInvoice = kind === 'invoice';
	const task = { kind: 'invoiceMissing', objectId: prepared.order.id } as const;
	if (faults.length > 0) {
		if (isInvoice) await openTask(sql, tenantId, { ...task, subject: prepared.order.number ?? '' });
		return { faults };
	}
	if (isInvoice) await closeTask(sql, tenantId, task);
	return { document: await keep(sql, tenantId, prepared, document, null, by) };
}

/** Why there is no invoice yet; nothing where there is one, or where it may be issued. */
export async function findInvoiceErrors(sql: Sql, tenantId: string, orderId: string): Promise<DocumentError[]> {
	const prepared = await prepare(sql, tenantId, orderId);
	if (!prepared || prepared.known.some(({ kind }) => kind === 'invoice')) return [];
	return validate(invoiceOf(prepared));
}

interface OpenRefund {
	id: string;
	amount: number;
	reason: string;
	/** What credit notes before it have taken back. */
	before: number;
	way: RefundWay;
}

/** What was given back and has no credit note yet. Money that came too late was never the order's. */
async function findOpenRefund(sql: Sql, tenantId: string, orderId: string): Promise<OpenRefund | undefined> {
	const [refund] = await sql<OpenRefund[]>`
		select r.id, r.amount::float8 as amount, r.reason, coalesce((
			select e.detail ->> 'way' from order_events e
			where e.tenant_id = ${tenantId} and e.order_id = ${orderId} and e.kind = 'refund' and e.detail ->> 'refundId' = r.id::text
				and e.detail ->> 'way' is not null limit 1
		), 'provider') as way, (
			select coalesce(sum(e.amount), 0)::float8 from refunds e
			join order_documents d on d.tenant_id = e.tenant_id and d.refund_id = e.id and d.kind = 'creditNote'
			where e.tenant_id = ${tenantId} and e.order_id = ${orderId}
		) as before
		from refunds r left join payments p on p.tenant_id = r.tenant_id and p.id = r.payment_id
		where r.tenant_id = ${tenantId} and r.order_id = ${orderId} and r.state = 'done' and not coalesce(p.late, false)
			and not exists (select from order_documents d where d.tenant_id = r.tenant_id and d.refund_id = r.id)
		order by r.changed_at, r.id limit 1`;
	return refund;
}

/** For everything that was given back, as soon as there is an invoice to correct. */
export async function issueCreditNotes(sql: Sql, tenantId: string, orderId: string): Promise<void> {
	const prepared = await prepare(sql, tenantId, orderId);
	const invoice = prepared?.known.find(({ kind }) => kind === 'invoice');
	if (!prepared || !invoice) return;
	for (;;) {
		const refund = await findOpenRefund(sql, tenantId, orderId);
		if (!refund || refund.before + refund.amount > prepared.order.totals.gross) return;
		const { partName } = prepared;
		const document = creditNoteOf(prepared, { ...refund, partName, corrects: invoice });
		if (validate(document).length > 0) return;
		await keep(sql, tenantId, prepared, document, refund.id);
	}
}
