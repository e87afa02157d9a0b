// The end of a visit: the cart is frozen and handed over, or the person goes back without one. One transaction; pressed again, the same cart is handed
// over once more, as the browser may have lost the first answer.
import { newId } from '../../../rules/ids.ts';
import { minorDigits } from '../../../rules/money.ts';
import { lockUser } from '../../accounts/lock-user.ts';
import { handOverLines } from '../../cart/hand-over.ts';
import type { Database, Sql } from '../../database/connection.ts';
import { Refused } from '../../failure.ts';
import type { FindUnreadyLines } from '../../orders/checkout/unready-lines.ts';
import type { Tenant } from '../../tenants/find-tenant.ts';
import { publishedLanguage } from '../../tenants/spoken-language.ts';
import { describeFields } from '../messages/mask-secrets.ts';
import { noteMessage } from '../messages/note-message.ts';
import type { ProcurementVisit } from '../sessions/find-visit.ts';
import { type EndedBy, endSession, keepLanguage } from '../sessions/session-rows.ts';
import { cartOf, loadHandover } from './load-handover.ts';
import type { FrozenLine } from './told-lines.ts';
import { type HandedCart, type ReturnForm, writeCxmlCancel, writeCxmlCart, writeOciCart } from './write-cart.ts';

export interface Transfer {
	tenant: Tenant;
	visit: ProcurementVisit;
	/** Of the page that the cart was handed over from; undefined: that the visit began with. */
	language?: string | undefined;
	/** Of the shop, for payload ids. */
	host: string;
	findUnreadyLines: FindUnreadyLines;
}

const writingOf = ({ host, visit }: Transfer) => ({
	...{ version: visit.settings.cxmlVersion, host, language: visit.session.language, now: new Date() },
});

const cxmlReturn = (transfer: Transfer) => ({
	...{ writing: writingOf(transfer), settings: transfer.visit.settings },
	...{ buyerCookie: transfer.visit.session.buyerCookie, returnUrl: transfer.visit.session.returnUrl },
});

async function note(sql: Sql, { tenant, visit }: Transfer, body: string): Promise<void> {
	const { session } = visit;
	await noteMessage(sql, tenant.id, {
		...{ direction: 'out', kind: session.protocol === 'cxml' ? 'cart' : 'ociCart', buyerId: session.buyerId },
		...{ sessionId: session.id, deployment: session.deployment, body },
	});
}

async function send(sql: Sql, transfer: Transfer, cart: HandedCart, cartId: string): Promise<ReturnForm> {
	const { settings, session } = transfer.visit;
	if (session.protocol === 'cxml') {
		const { document, form } = writeCxmlCart(cart, cxmlReturn(transfer));
		await note(sql, transfer, document);
		return form;
	}
	const { returnUrl, returnTarget } = session;
	const form = writeOciCart(cart, { settings, returnUrl, returnTarget, quoteId: cartId });
	await note(sql, transfer, describeFields(form.fields));
	return form;
}

interface StoredCart {
	id: string;
	shipping: HandedCart['shipping'];
}

/** Of a visit that has handed its cart over already. */
async function findHanded(sql: Sql, { tenant, visit }: Transfer): Promise<StoredCart | undefined> {
	const [cart] = await sql<StoredCart[]>`
		select id, shipping from procurement_carts where tenant_id = ${tenant.id} and session_id = ${visit.session.id}`;
	return cart;
}

async function loadFrozen(sql: Sql, tenantId: string, cartId: string): Promise<FrozenLine[]> {
	const rows = await sql<{ line: FrozenLine }[]>`
		select line from procurement_lines where tenant_id = ${tenantId} and cart_id = ${cartId} order by position`;
	return rows.map(({ line }) => line);
}

async function sendAgain(sql: Sql, transfer: Transfer, { id, shipping }: StoredCart): Promise<ReturnForm> {
	const { tenant, visit } = transfer;
	const { session, settings } = visit;
	const frozen = await loadFrozen(sql, tenant.id, id);
	const handover = { tenant, language: session.language, protocol: session.protocol, settings };
	return send(sql, transfer, cartOf(handover, frozen, shipping), id);
}

async function freeze(sql: Sql, transfer: Transfer, user: NonNullable<ProcurementVisit['subject']>) {
	const { tenant, visit, findUnreadyLines } = transfer;
	const { session, settings } = visit;
	const { language, protocol, buyerId } = session;
	const cart = await loadHandover(sql, { tenant, user, language, protocol, settings, findUnreadyLines });
	const id = newId();
	await sql`
		insert into procurement_carts (tenant_id, id, buyer_id, user_id, session_id, currency, net, shipping)
		values (${tenant.id}, ${id}, ${buyerId}, ${user.id}, ${session.id}, ${cart.currency}, ${cart.net},
			${JSON.stringify(cart.shipping)}::text::jsonb)`;
	const rows = cart.lines.map(({ frozen, told }, position) => ({ id: frozen.id, position, line: frozen, told }));
	await sql`
		insert into procurement_lines (tenant_id, id, cart_id, position, line, told)
		select ${tenant.id}::uuid, r.id, ${id}::uuid, r.position, r.line, r.told
		from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as r (id uuid, position int, line jsonb, told jsonb)`;
	await handOverLines(
		sql,
		tenant.id,
		user.id,
		cart.frozen.map((line) => line.id),
	);
	return { id, cart };
}

/** Whoever has changed the language on the way reads the cart in that one, there too; it is kept, as the cart may be sent again. */
async function speak(sql: Sql, transfer: Transfer): Promise<Transfer> {
	const { tenant, visit, language } = transfer;
	const { session } = visit;
	if (!language || language === session.language || publishedLanguage(tenant, language) !== language) return transfer;
	await keepLanguage(sql, tenant.id, session.id, language);
	return { ...transfer, visit: { ...visit, session: { ...session, language } } };
}

/** @returns the form that brings it there; refuses with what has to be mended first */
export const transferCart = (database: Database, transfer: Transfer): Promise<ReturnForm> =>
	database.inTenant(transfer.tenant.id, async (sql) => {
		const { tenant, visit } = transfer;
		await lockUser(sql, tenant.id, visit.session.userId);
		const handed = await findHanded(sql, transfer);
		if (handed) return sendAgain(sql, transfer, handed);
		if (!visit.subject || !(await endSession(sql, tenant.id, visit.session.id, 'transferred')))
			throw new Refused('PROCUREMENT_SESSION_ENDED');
		const spoken = await speak(sql, transfer);
		const { id, cart } = await freeze(sql, spoken, visit.subject);
		return send(sql, spoken, cart, id);
	});

/** Back without a cart. Whatever has become of the visit: the purchasing system is told that nothing has changed. */
export const leaveWithoutCart = (database: Database, transfer: Transfer, by: EndedBy = 'cancelled') =>
	database.inTenant(transfer.tenant.id, async (sql): Promise<ReturnForm> => {
		const { tenant, visit } = transfer;
		const { session } = visit;
		await lockUser(sql, tenant.id, session.userId);
		const handed = await findHanded(sql, transfer);
		if (handed) return sendAgain(sql, transfer, handed);
		await endSession(sql, tenant.id, session.id, by);
		const digits = minorDigits(tenant.currency);
		if (session.protocol === 'cxml') {
			const { document, form } = writeCxmlCancel(cxmlReturn(transfer), { currency: tenant.currency, digits });
			await note(sql, transfer, document);
			return form;
		}
		// An empty form is how OCI says it.
		await note(sql, transfer, '');
		return { action: session.returnUrl, target: session.returnTarget, fields: [] };
	});
