// One message to a purchasing system: read, written, sent, and sent again by its job until it is taken.

import type { ReportKind } from '../../../rules/procurement/buyer.ts';
import type { QuotedPrice } from '../../../rules/procurement/run-price.ts';
import type { InTenant, Sql } from '../../database/connection.ts';
import { sendGuarded } from '../../integrations/foreign-fetch/guarded-request.ts';
import { isPublicAddress } from '../../integrations/foreign-fetch/public-address.ts';
import { findOrder } from '../../orders/find-order.ts';
import { loadTenant } from '../../tenants/load-tenant.ts';
import { findShopAddress, type PlatformAddress } from '../../tenants/shop-address.ts';
import { defaultLanguage } from '../../tenants/spoken-language.ts';
import { findBuyer } from '../buyers/buyer-rows.ts';
import { readBuyerSecret } from '../buyers/check-secret.ts';
import { partiesTo } from '../carts/write-cart.ts';
import { isAllowedUrl, isSandboxUrl, type ProcurementServices } from '../core/services.ts';
import { payloadIdAt, writeRequest } from '../cxml/write-document.ts';
import type { XmlNode } from '../cxml/write-xml.ts';
import { attributeOf, childOf, readTree } from '../cxml/xml-tree.ts';
import { noteMessage } from '../messages/note-message.ts';
import {
	type Reported,
	type ReportedLine,
	type ReportedShipment,
	writeConfirmation,
	writeInvoice,
	writeShipNotice,
	writeStatus,
} from './write-reports.ts';

export interface ReportParts {
	services: ProcurementServices;
	platformAddress: PlatformAddress;
}

interface ReportRow {
	id: string;
	requestId: string;
	kind: ReportKind;
	subject: string;
	state: string;
	buyerId: string;
	orderRef: string;
	payloadId: string;
	orderId: string;
	/** By the next version of the order. */
	isReplaced: boolean;
}

interface Prepared {
	row: ReportRow;
	/** The same each time it is sent: a system that has taken it knows it again. */
	payloadId: string;
	url: string;
	document: string;
	secret: string | undefined;
}

async function findLines(sql: Sql, tenantId: string, orderId: string): Promise<ReportedLine[]> {
	const rows = await sql<(Omit<ReportedLine, 'lineNumber'> & { told: QuotedPrice | null })[]>`
		select l.code, l.item_id as auxiliary_id, l.name, l.net::float8 as net, l.quantity, p.told
		from order_lines l left join procurement_lines p on p.tenant_id = l.tenant_id and p.id = l.item_id
		where l.tenant_id = ${tenantId} and l.order_id = ${orderId} order by l.position`;
	return rows.flatMap((line, index) => (line.told ? [{ ...line, told: line.told, lineNumber: index + 1 }] : []));
}

async function findShipment(sql: Sql, tenantId: string, id: string): Promise<ReportedShipment | undefined> {
	const [shipment] = await sql<ReportedShipment[]>`
		select s.id, coalesce(nullif(s.carrier_name, ''), s.carrier) as carrier, s.shipped_on::text as shipped_on,
			array(select p.number from shipment_parcels p where p.tenant_id = s.tenant_id and p.shipment_id = s.id and p.number <> ''
				order by p.position) as numbers,
			coalesce((select jsonb_agg(jsonb_build_object('position', l.position, 'quantity', l.quantity) order by l.position)
				from shipment_lines l where l.tenant_id = s.tenant_id and l.shipment_id = s.id), '[]') as lines
		from shipments s where s.tenant_id = ${tenantId} and s.id = ${id} and s.removed_at is null`;
	return shipment;
}

/** The confirmation that was taken before the order was cancelled. */
async function findAccepted(sql: Sql, tenantId: string, requestId: string): Promise<string | undefined> {
	const [report] = await sql<{ id: string }[]>`
		select id from procurement_reports
		where tenant_id = ${tenantId} and request_id = ${requestId} and kind = 'confirmation' and subject = 'accept'
			and state = 'sent'`;
	return report?.id;
}

async function writeReport(
	sql: Sql,
	tenantId: string,
	{ row, host }: { row: ReportRow; host: string },
	reported: Reported,
): Promise<XmlNode | undefined> {
	const { kind, subject } = row;
	if (kind === 'confirmation') {
		// Cancelled before it was taken: it is rejected instead.
		if (subject !== 'reject') return reported.order.cancelledAt ? undefined : writeConfirmation(reported, 'accept');
		const accepted = await findAccepted(sql, tenantId, row.requestId);
		return writeConfirmation(reported, 'reject', accepted && payloadIdAt(host, accepted));
	}
	if (kind === 'status') return writeStatus(reported, subject);
	if (kind === 'shipNotice') {
		const shipment = await findShipment(sql, tenantId, subject);
		return shipment && writeShipNotice(reported, shipment);
	}
	const [invoice] = await sql<{ number: string; issuedOn: string }[]>`
		select number, issued_on::text as issued_on from order_documents where tenant_id = ${tenantId} and id = ${subject}`;
	return invoice && writeInvoice(reported, invoice);
}

const files = { confirmation: 'Fulfill', shipNotice: 'Fulfill', invoice: 'InvoiceDetail', status: undefined } as const;

async function prepare(
	sql: Sql,
	tenantId: string,
	{ services, platformAddress }: ReportParts,
	id: string,
): Promise<Prepared | undefined> {
	const [row] = await sql<ReportRow[]>`
		select p.id, p.request_id, p.kind, p.subject, p.state, r.buyer_id, r.order_ref, r.payload_id, r.order_id,
			r.state = 'replaced' as is_replaced
		from procurement_reports p join procurement_orders r on r.tenant_id = p.tenant_id and r.id = p.request_id
		where p.tenant_id = ${tenantId} and p.id = ${id}`;
	if (row?.state !== 'waiting' || row.isReplaced) return undefined;
	const [buyer, order, tenant] = await Promise.all([
		findBuyer(sql, tenantId, row.buyerId),
		findOrder(sql, tenantId, { id: row.orderId }),
		loadTenant(sql, tenantId),
	]);
	if (!buyer || !order) return undefined;
	const { settings } = buyer;
	const now = new Date();
	const lines = await findLines(sql, tenantId, row.orderId);
	const { orderRef, payloadId } = row;
	const host = new URL(await findShopAddress(sql, tenant, platformAddress)).hostname;
	const reported = { order, orderRef, payloadId, settings, lines, now };
	const request = await writeReport(sql, tenantId, { row, host }, reported);
	const secret = await readBuyerSecret(sql, services.secretsKey, tenantId, buyer.id);
	if (!request || !isAllowedUrl(services, settings.documentsUrl, settings.hosts)) return undefined;
	const own = payloadIdAt(host, row.id);
	const writing = { version: settings.cxmlVersion, host, language: defaultLanguage(tenant), now, payloadId: own };
	const file = files[row.kind];
	const document = writeRequest(
		writing,
		{ ...partiesTo(settings), sharedSecret: secret },
		{ request, mode: 'production', ...(file && { file }) },
	);
	return { row, payloadId: own, url: settings.documentsUrl, document, secret };
}

const patienceMs = 20_000;
const mostBytes = 2 ** 20;

/** The status of cXML; that of HTTP where the other side answered something else. */
async function post(
	{ url, document }: Prepared,
	services: ProcurementServices,
): Promise<{ status: number; text: string }> {
	const isLocal = isSandboxUrl(services, url);
	const response = await sendGuarded(new URL(url), {
		...{ method: 'POST', body: Buffer.from(document), signal: AbortSignal.timeout(patienceMs) },
		headers: { 'content-type': 'text/xml; charset=UTF-8', 'content-length': String(Buffer.byteLength(document)) },
		isAllowed: (address) => isLocal || isPublicAddress(address),
	});
	const parts: Buffer[] = [];
	let bytes = 0;
	for await (const part of response as AsyncIterable<Buffer>) {
		bytes += part.length;
		if (bytes > mostBytes) break;
		parts.push(part);
	}
	const http = response.statusCode ?? 0;
	if (http !== 200) return { status: http, text: `HTTP ${http}` };
	try {
		const said = childOf(readTree(Buffer.concat(parts).toString('utf8')), 'Response', 'Status');
		return { status: Number(attributeOf(said, 'code')) || http, text: said?.text.trim() ?? '' };
	} catch {
		return { status: http, text: '' };
	}
}

const isTemporary = (status: number): boolean => status === 0 || status === 429 || status >= 500;

interface Job {
	tenantId: string;
	inTenant: InTenant;
	reportId: string;
	/** It is not tried again after this. */
	isLast: boolean;
}

/** @throws where the other side may take it later */
export async function sendReport(parts: ReportParts, { tenantId, inTenant, reportId, isLast }: Job): Promise<void> {
	const prepared = await inTenant((sql) => prepare(sql, tenantId, parts, reportId));
	if (!prepared) {
		await inTenant((sql) => settle(sql, tenantId, reportId, 'refused', 'Nothing is to be told any more.'));
		return;
	}
	const { row, payloadId, document, secret } = prepared;
	const outcome = await post(prepared, parts.services).catch((error: unknown) => ({
		status: 0,
		text: error instanceof Error ? error.message : 'unreachable',
	}));
	const { status, text } = outcome;
	const isTaken = status >= 200 && status < 300;
	await inTenant(async (sql) => {
		const problem = isTaken ? '' : text || String(status);
		await noteMessage(sql, tenantId, {
			...{ direction: 'out', kind: row.kind, buyerId: row.buyerId, orderRef: row.orderRef, status, problem },
			...{ payloadId, body: document, secrets: [secret] },
		});
		if (isTaken) await settle(sql, tenantId, reportId, 'sent', '');
		else if (!isTemporary(status) || isLast) await settle(sql, tenantId, reportId, 'refused', problem);
		else
			await sql`update procurement_reports set attempts = attempts + 1, problem = ${problem} where tenant_id = ${tenantId} and id = ${reportId}`;
	});
	if (!isTaken && isTemporary(status))
		throw new Error(`the purchasing system did not take the message: ${status} ${text}`);
}

async function settle(
	sql: Sql,
	tenantId: string,
	id: string,
	state: 'sent' | 'refused',
	problem: string,
): Promise<void> {
	await sql`
		update procurement_reports
		set state = ${state}, problem = ${problem}, attempts = attempts + 1, sent_at = case when ${state} = 'sent' then now() end
		where tenant_id = ${tenantId} and id = ${id} and state = 'waiting'`;
}
