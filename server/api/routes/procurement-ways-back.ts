// How a visit from a purchasing system ends: with the cart, or without one. And the page of an earlier cart that is only looked at.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { defaultOrigin } from '../../../rules/hosts.ts';
import { decimalText, minorDigits } from '../../../rules/money.ts';
import type { Database } from '../../database/connection.ts';
import { Refused } from '../../failure.ts';
import type { FindUnreadyLines } from '../../orders/checkout/unready-lines.ts';
import { findLines } from '../../procurement/carts/restore-cart.ts';
import { leaveWithoutCart, type Transfer, transferCart } from '../../procurement/carts/transfer-cart.ts';
import type { ReturnForm } from '../../procurement/carts/write-cart.ts';
import type { ProcurementVisit } from '../../procurement/sessions/find-visit.ts';
import type { Tenant } from '../../tenants/find-tenant.ts';
import { defaultLanguage } from '../../tenants/spoken-language.ts';
import { themePath } from '../../theme/theme-path.ts';
import { clearVisit } from '../cookies.ts';
import {
	cartStyle,
	cartStylePath,
	type InspectedCart,
	type InspectedLine,
	sendInspectedCart,
	sendPunchoutNotice,
	sendWayBack,
	submitScript,
	submitScriptPath,
} from '../punchout-pages.ts';
import type { PageShellStore } from '../rendering/page-shell.ts';
import { visitStyle } from '../rendering/shop-notices.ts';
import { originOf } from '../session.ts';
import { addPublicForm, backTo } from './plain-forms.ts';
import { inspectPath } from './procurement-visits.ts';

const transferPath = '/punchout/transfer';
const leavePath = '/punchout/leave';

interface Parts {
	database: Database;
	findUnreadyLines: FindUnreadyLines;
	platformDomain: string;
	behindProxy: boolean;
	surroundings: Pick<PageShellStore, 'look'>;
}

/** Formatted as the purchasing system is told it. */
async function inspectLines(
	database: Database,
	tenant: Tenant,
	{ session }: ProcurementVisit,
): Promise<Pick<InspectedCart, 'lines' | 'total'>> {
	const { buyerId, items, language } = session;
	const ids = items.map(({ auxiliaryId }) => auxiliaryId);
	const known = await database.inTenant(tenant.id, (sql) => findLines(sql, tenant.id, buyerId, ids));
	const digits = minorDigits(tenant.currency);
	const write = (net: number) =>
		new Intl.NumberFormat(language, { style: 'currency', currency: tenant.currency }).format(
			Number(decimalText(net, digits)),
		);
	const found = [...new Set(ids.map((id) => id.toLowerCase()))].flatMap((id) => known.get(id) ?? []);
	const lines = items.map(({ auxiliaryId, partId }): InspectedLine => {
		const line = known.get(auxiliaryId.toLowerCase());
		const empty = { name: '', options: '', quantity: '', price: '', hasDesign: false };
		if (!line) return { ...empty, code: partId || auxiliaryId, isKnown: false };
		const { name, code, options, quantity, net, designId, itemName } = line.line;
		return {
			...{ name: itemName ? `${name} „${itemName}“` : name, code, hasDesign: designId !== null, isKnown: true },
			options: options.map((option) => `${option.name}: ${option.value}`).join(', '),
			quantity: new Intl.NumberFormat(language).format(quantity),
			price: write(net),
		};
	});
	return { lines, total: write(found.reduce((sum, { line }) => sum + line.net, 0)) };
}

export function addProcurementWaysBack(scope: FastifyInstance, parts: Parts): void {
	const { database, findUnreadyLines, platformDomain, behindProxy, surroundings } = parts;

	const transferOf = (request: FastifyRequest, tenant: Tenant, visit: ProcurementVisit): Transfer => {
		const shop = defaultOrigin(tenant, originOf(request, behindProxy).shop, platformDomain);
		return { tenant, visit, host: new URL(shop).hostname, findUnreadyLines };
	};

	const sendForm = (tenant: Tenant, visit: ProcurementVisit, form: ReturnForm, hasCart: boolean) =>
		async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
			const { session, buyerName } = visit;
			return sendWayBack(reply, {
				...{ tenant, language: session.language, form, hasCart, buyerName, frames: request.framedBy ?? [] },
			});
		};

	const sendEnded = (tenant: Tenant, language: string) =>
		async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
			return sendPunchoutNotice(clearVisit(request, reply), tenant, 'ended', language);
		};

	scope.get('/punchout/visit.css', async (_request, reply) =>
		reply.header('cache-control', 'no-cache').type('text/css; charset=utf-8').send(visitStyle),
	);
	scope.get(cartStylePath, async (_request, reply) =>
		reply.header('cache-control', 'no-cache').type('text/css; charset=utf-8').send(cartStyle),
	);
	scope.get(submitScriptPath, async (_request, reply) =>
		reply.header('cache-control', 'no-cache').type('text/javascript; charset=utf-8').send(submitScript),
	);

	// The cookie stays for its hours: whoever presses again hands the same cart over, and every other page says that the visit is over.
	addPublicForm(scope, transferPath, async ({ request, tenant, form: sent }) => {
		const visit = request.procurement;
		if (!visit) return sendEnded(tenant, defaultLanguage(tenant));
		try {
			const language = sent.get('language') ?? undefined;
			const form = await transferCart(database, { ...transferOf(request, tenant, visit), language });
			return sendForm(tenant, visit, form, true);
		} catch (error) {
			if (!(error instanceof Refused)) throw error;
			if (error.code === 'PROCUREMENT_SESSION_ENDED') return sendEnded(tenant, visit.session.language);
			return backTo(request.headers.referer ? new URL(request.headers.referer).pathname : '/cart', {
				cart: 'transfer',
			});
		}
	});

	addPublicForm(scope, leavePath, async ({ request, tenant }) => {
		const visit = request.procurement;
		if (!visit) return sendEnded(tenant, defaultLanguage(tenant));
		const form = await leaveWithoutCart(database, transferOf(request, tenant, visit));
		return sendForm(tenant, visit, form, false);
	});

	scope.get(inspectPath, async (request, reply) => {
		const { tenant, procurement: visit } = request;
		if (!tenant) return reply.callNotFound();
		if (!visit || visit.isOver)
			return sendPunchoutNotice(reply, tenant, 'ended', visit?.session.language ?? defaultLanguage(tenant));
		if (visit.session.operation !== 'inspect') return reply.redirect('/cart', 302);
		const [cart, look] = await Promise.all([inspectLines(database, tenant, visit), surroundings.look(tenant)]);
		return sendInspectedCart(reply, tenant, {
			...{ ...cart, language: visit.session.language, buyerName: visit.buyerName },
			...{ leavePath, theme: themePath(look.hash) },
		});
	});
}
