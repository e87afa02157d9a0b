// What the chaos run does in the shop's own database: it fills the shelves before, and reads the books afterwards.

import { setTimeout as sleep } from 'node:timers/promises';
import { newId } from '../../../rules/ids.ts';
import { orderSettings } from '../../../rules/settings/orders.ts';
import type { stripeControl } from '../../../sandbox/stripe/control/client.ts';
import { type Database, openDatabase } from '../../database/connection.ts';
import { findRunningDatabase } from '../../database/embedded/start.ts';
import { enterSettings } from '../../settings/store-settings.ts';
import { tenantWithSlug } from '../../tenants/find-tenant.ts';
import { type Books, readOrders } from './audit.ts';
import type { OrderedItem } from './shopper.ts';

/** Fewer than all want: some find nothing left. */
const shareForSale = 0.6;

export async function withDatabase<T>(
	dataDir: string,
	work: (database: Database, tenantId: string) => Promise<T>,
): Promise<T> {
	const url = findRunningDatabase(dataDir);
	if (url === undefined) throw new Error('the database does not run');
	const database = openDatabase(url, 2);
	try {
		const tenant = await tenantWithSlug(database, 'demo');
		if (!tenant) throw new Error('there is no demo');
		return await work(database, tenant.id);
	} finally {
		await database.close();
	}
}

/** So that a checkout can be finished in a shop that has none. */
export const haveSent = (dataDir: string) =>
	withDatabase(dataDir, (database, tenantId) =>
		database.inTenant(
			tenantId,
			(sql) => sql`
				insert into shipping_methods (tenant_id, id, names, kind, price)
				select ${tenantId}, ${newId()}, '{"de-DE": "Post", "en-GB": "Post"}', 'flat', 490
				where not exists (select from shipping_methods where tenant_id = ${tenantId} and active)`,
		),
	);

export const putOnStock = (dataDir: string, things: readonly OrderedItem[], n: number) =>
	withDatabase(dataDir, async (database, tenantId) => {
		const stock = things.map(({ productId, quantity }) => ({
			productId,
			before: quantity * Math.max(1, Math.ceil((n * shareForSale) / things.length)),
		}));
		await database.inTenant(tenantId, async (sql) => {
			// Who wants too much of the little there is would be refused before anything could go wrong.
			await enterSettings(sql, tenantId, orderSettings, { stockShare: 100 });
			for (const { productId, before } of stock)
				await sql`
					insert into stock (tenant_id, product_id, on_hand) values (${tenantId}, ${productId}, ${before})
					on conflict (tenant_id, product_id) do update set on_hand = excluded.on_hand, reserved = 0, sell_when_empty = false`;
		});
		return stock;
	});

interface Busy {
	money: number;
	mails: number;
	/** Age of the oldest job of the mails that could begin and has not. */
	mailsAgeSeconds: number;
}

/** The demo has an order that is being paid for ever, by no one: it has no payment. */
export const stillBusy = (dataDir: string) =>
	withDatabase(dataDir, (database, tenantId) =>
		database.inTenant(tenantId, async (sql) => {
			const [row] = await sql<Busy[]>`
				select
					(select count(*)::int from orders o where o.tenant_id = ${tenantId} and o.status = 'inCreation'
						and exists (select from payments p where p.tenant_id = o.tenant_id and p.order_id = o.id))
					+ (select count(*)::int from refunds where tenant_id = ${tenantId} and state = 'waiting')
					+ (select count(*)::int from jobs.job where state < 'completed' and data ->> 'tenantId' = ${tenantId}
						and (name = 'payments.refund' or (name = 'payments.settle' and start_after <= now()))) as money,
					(select count(*)::int from jobs.job where state < 'completed' and data ->> 'tenantId' = ${tenantId}
						and name in ('orders.placed', 'orders.changed', 'orders.print')) as mails,
					(select coalesce(extract(epoch from now() - min(start_after)), 0)::int from jobs.job
						where state < 'active' and start_after <= now() and data ->> 'tenantId' = ${tenantId}
						and name in ('orders.placed', 'orders.changed', 'orders.print')) as mails_age_seconds`;
			return row ?? { money: 0, mails: 0, mailsAgeSeconds: 0 };
		}),
	);

/**
 * As long as less and less is left: how much there is to do when the last guest has gone depends on the machine, that it is done does not.
 * @returns milliseconds until nothing of it was left to do, or until nothing had become less for so long
 */
export async function untilDone(part: 'money' | 'mails', dataDir: string, patience: number): Promise<number> {
	const began = performance.now();
	let least = Number.POSITIVE_INFINITY;
	let leastAt = began;
	for (;;) {
		const left = (await stillBusy(dataDir).catch(() => undefined))?.[part] ?? least;
		const now = performance.now();
		if (left < least) [least, leastAt] = [left, now];
		if (left === 0 || now - leastAt > patience) return Math.round(now - began);
		await sleep(250);
	}
}

export async function readBooks(
	dataDir: string,
	control: ReturnType<typeof stripeControl>,
	began: Date,
	stock: readonly { productId: string; before: number }[],
): Promise<Books> {
	// The demo's own money was paid before its time: no checkout at the sandbox stands behind it.
	const captured = (await control.payments()).filter(({ client_reference_id }) => client_reference_id);
	return withDatabase(dataDir, (database, tenantId) =>
		database.inTenant(tenantId, async (sql) => {
			const orders = await readOrders(sql, tenantId, began);
			const [range] = await sql<{ last: number }[]>`
				select coalesce(max(last), 0)::int as last from number_ranges where tenant_id = ${tenantId} and kind = 'order'`;
			const shelves = await sql<Books['stock']>`
				select s.product_id, s.on_hand, s.reserved, 0 as before,
					(select coalesce(sum(l.quantity), 0)::int from order_lines l
						where l.tenant_id = s.tenant_id and l.product_id = s.product_id and l.stock = 'taken'
							and l.order_id = any(${orders.map(({ id }) => id)}::uuid[])) as taken
				from stock s where s.tenant_id = ${tenantId} and s.product_id = any(${stock.map(({ productId }) => productId)}::uuid[])`;
			const [refunds] = await sql<{ count: number }[]>`
				select count(*)::int as count from refunds where tenant_id = ${tenantId} and state = 'waiting'`;
			return {
				orders: [...orders],
				captured,
				lastNumber: range?.last ?? 0,
				waitingRefunds: refunds?.count ?? 0,
				stock: shelves.map((shelf) => ({
					...shelf,
					before: stock.find(({ productId }) => productId === shelf.productId)?.before ?? 0,
				})),
			};
		}),
	);
}
