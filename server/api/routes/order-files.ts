// Files about orders: their PDFs, for who has ordered, for colleagues where their company shares orders, for who has opened the order from a mail and for those who look after orders (to
// everyone else they do not exist), and the table of all orders.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isId } from '../../../rules/ids.ts';
import { mayDo } from '../../../rules/permissions.ts';
import type { SubjectWatch } from '../../accounts/sign-in/watch-subjects.ts';
import { shopDay } from '../../calendar/today.ts';
import { contentTypes, plainName } from '../../import-export/tables/exported-file.ts';
import { isSharedOrder } from '../../orders/companies/find-company-orders.ts';
import { printNotes } from '../../orders/delivery-notes/print-delivery-notes.ts';
import { readExportRequest, writeOrders } from '../../orders/export-orders.ts';
import { findOpenedOrders } from '../../orders/links/order-links.ts';
import { orderTokens } from '../cookies.ts';
import { userOf } from '../session.ts';
import { allowed, refuse, send } from './files.ts';
import { type DocumentParts, sendPdf, sendXrechnung } from './send-document.ts';

interface Parts extends DocumentParts {
	subjects: SubjectWatch;
}

function addExport(scope: FastifyInstance, { database, subjects }: Parts): void {
	scope.get('/service-api/orders/export', async (request, reply) => {
		const caller = await allowed(subjects, request, reply, 'qOrder');
		if (!caller) return reply;
		const { tenant } = caller;
		const wanted = readExportRequest(request.query as Record<string, unknown>);
		return send(reply, {
			name: plainName(`orders-${tenant.slug}-${shopDay(tenant)}.csv`),
			contentType: contentTypes.csv,
			content: writeOrders((work) => database.inTenant(tenant.id, work), tenant, wanted),
		});
	});
}

interface WantedDocument {
	orderId: string;
	documentId: string;
}

type Reader = { ownerId: string | undefined };

/** Whose documents the caller may read; undefined: no one's. */
async function readerOf(
	{ database, subjects }: Parts,
	request: FastifyRequest,
	orderId: string,
): Promise<Reader | undefined> {
	const { tenant } = request;
	const user = await userOf(request, subjects);
	const tokens = orderTokens(request);
	if (!tenant || (!user && tokens.length === 0)) return undefined;
	const opened = await database.inTenant(tenant.id, (sql) => findOpenedOrders(sql, tenant.id, tokens));
	if (opened.includes(orderId.toLowerCase()) || mayDo(user, 'qOrder')) return { ownerId: undefined };
	const isShared =
		user &&
		isId(orderId) &&
		(await database.inTenant(tenant.id, (sql) => isSharedOrder(sql, tenant.id, user.id, orderId)));
	return user && { ownerId: isShared ? undefined : user.id };
}

interface WantedNotes {
	orderId: string;
	shipmentId?: string;
	ownerId?: string | undefined;
}

async function sendNotes(
	request: FastifyRequest,
	reply: FastifyReply,
	{ database, store }: Parts,
	{ tenantId, wanted }: { tenantId: string; wanted: readonly WantedNotes[] },
): Promise<FastifyReply> {
	const report = (error: unknown) => request.log.warn({ err: error }, 'delivery notes are printed without the logo');
	const inTenant: Parameters<typeof printNotes>[0]['inTenant'] = (work) => database.inTenant(tenantId, work);
	const printed = await printNotes({ tenantId, inTenant, store, report }, wanted);
	if (!printed) return refuse(reply, 'NOT_FOUND');
	return reply
		.headers({
			'cache-control': 'private, no-store',
			'content-disposition': `inline; filename="${printed.name}"`,
		})
		.type('application/pdf')
		.send(printed.pdf);
}

/** As many orders as a page of the list has at most. */
const mostOrders = 100;

/** @returns ids, once each; undefined for what is none, or for too many */
function readOrderIds(query: unknown): string[] | undefined {
	const { orders } = query as { orders?: unknown };
	const ids = typeof orders === 'string' ? [...new Set(orders.toLowerCase().split(','))] : [];
	return ids.length > 0 && ids.length <= mostOrders && ids.every(isId) ? ids : undefined;
}

/** Of one shipment, for everyone who may read the order's documents; of several orders for those who look after orders. */
function addDeliveryNotes(scope: FastifyInstance, parts: Parts): void {
	scope.get('/service-api/orders/:orderId/delivery-notes/:shipmentId', async (request, reply) => {
		const { tenant } = request;
		const { orderId, shipmentId } = request.params as { orderId: string; shipmentId: string };
		const reader = await readerOf(parts, request, orderId);
		if (!reader || !tenant) return refuse(reply, 'UNAUTHORIZED');
		if (!isId(orderId) || !isId(shipmentId)) return refuse(reply, 'NOT_FOUND');
		const wanted = { orderId: orderId.toLowerCase(), shipmentId: shipmentId.toLowerCase(), ...reader };
		return sendNotes(request, reply, parts, { tenantId: tenant.id, wanted: [wanted] });
	});
	scope.get('/service-api/orders/delivery-notes', async (request, reply) => {
		const caller = await allowed(parts.subjects, request, reply, 'qOrder');
		if (!caller) return reply;
		const ids = readOrderIds(request.query);
		if (!ids) return refuse(reply, 'VALIDATION');
		const wanted = ids.map((orderId) => ({ orderId }));
		return sendNotes(request, reply, parts, { tenantId: caller.tenant.id, wanted });
	});
}

export function addOrderFiles(scope: FastifyInstance, parts: Parts): void {
	addExport(scope, parts);
	addDeliveryNotes(scope, parts);
	scope.get('/service-api/orders/:orderId/documents/:documentId/xrechnung', async (request, reply) => {
		const { tenant } = request;
		const { orderId, documentId } = request.params as WantedDocument;
		const reader = await readerOf(parts, request, orderId);
		if (!reader || !tenant) return refuse(reply, 'UNAUTHORIZED');
		if (!isId(orderId) || !isId(documentId)) return refuse(reply, 'NOT_FOUND');
		return sendXrechnung(reply, parts, { tenantId: tenant.id, orderId, documentId, ...reader });
	});
	scope.get('/service-api/orders/:orderId/documents/:documentId', async (request, reply) => {
		const { tenant } = request;
		const { orderId, documentId } = request.params as WantedDocument;
		const reader = await readerOf(parts, request, orderId);
		if (!reader || !tenant) return refuse(reply, 'UNAUTHORIZED');
		if (!isId(orderId) || !isId(documentId)) return refuse(reply, 'NOT_FOUND');
		return sendPdf(request, reply, parts, { tenantId: tenant.id, orderId, documentId, ...reader });
	});
}
