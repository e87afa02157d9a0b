import { describe, expect, it } from 'vitest';
import type { Tenant } from '../server/tenants/find-tenant.ts';
import type { MadeOrder } from './make-order.ts';
import { givePrintItems } from './make-orders.ts';
import { printItemId, printShop } from './print-data/print-cases.ts';

const tenant = { slug: printShop } as Tenant;
const order = (status: MadeOrder['status'], minutes: number, ...products: string[]) => ({
	...{ status, userId: null, createdAt: new Date(minutes * 60_000) },
	lines: products.map((productId, position) => ({ productId, position, itemId: null }) as MadeOrder['lines'][number]),
});
const itemsOf = (orders: readonly ReturnType<typeof order>[]) => orders.map(({ lines }) => lines[0]?.itemId);

describe('orders of the demo with print data', () => {
	it('are the latest that something is printed for, whatever else was ordered later', () => {
		const orders = [
			order('placed', 9, 'paper clips'),
			order('placed', 8, 'flyer'),
			order('finished', 7, 'flyer'),
			order('processed', 6, 'poster', 'paper clips'),
			order('placed', 5, 'poster'),
			order('processed', 4, 'flyer'),
		];
		givePrintItems(orders, { tenant, shopper: undefined, printed: new Set(['flyer', 'poster']) });
		const [refused, findings, released] = (['refused', 'findings', 'released'] as const).map((one) =>
			printItemId(one, 0),
		);
		expect(itemsOf(orders)).toEqual([null, refused, null, released, findings, null]);
	});

	it('are none in a shop that has no such case', () => {
		const orders = [order('placed', 8, 'flyer')];
		givePrintItems(orders, { tenant: { slug: 'atelier' } as Tenant, shopper: undefined, printed: new Set(['flyer']) });
		expect(itemsOf(orders)).toEqual([null]);
	});
});
