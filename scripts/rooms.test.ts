import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { findRoomFaults, readRooms } from './rooms.mjs';

const faultsOf = (files: Record<string, string>) => findRoomFaults(new Map(Object.entries(files)));

describe('the arrows between rooms', () => {
	it('are all allowed in this project', () => {
		expect(findRoomFaults(readRooms(path.dirname(import.meta.dirname)))).toEqual([]);
	});

	it.each([
		['rules/price.ts', "import { x } from '../server/failure.ts';", 'rules may not import server'],
		['web/page.tsx', "import type { X } from '../server/failure.ts';", 'web may not import server'],
		['web/page.tsx', "const x = await import('../server/failure.ts');", 'web may not import server'],
		['blocks/hero/block.ts', "export * from '../../web/entry.ts';", 'blocks may not import web'],
		['server/pages/list.ts', "import { Hero } from '../../blocks/hero/Render.tsx';", 'block.ts and migrations.ts'],
		['server/pages/list.ts', "import { fillDemo } from '../../demo/fill.ts';", 'server may not import demo'],
		[
			'server/cart/add.ts',
			"import { products } from '../catalogue/tables.ts';",
			'the tables of another capability are its own',
		],
		['server/cart/add.ts', "import '../catalogue/graphql.ts';", 'the API of another capability is its own'],
		['server/cart/add.ts', "import { createApp } from '../http/app.ts';", 'server/cart may not import server/http'],
		[
			'server/database/open.ts',
			"import { listTenants } from '../tenants/list-tenants.ts';",
			'server/database may not import a capability',
		],
		['server/cart/pay.ts', "import { x } from '../../sandbox/stripe/server.ts';", 'server may not import sandbox'],
		['sandbox/stripe/api.ts', "import { x } from '../../server/failure.ts';", 'sandbox may not import server'],
		[
			'sandbox/stripe/api.ts',
			"import { x } from '../../scripts/npm.mjs';",
			'sandbox imports only the lock of the scripts',
		],
		['server/cart/add.ts', "import postgres from 'postgres';", 'only server/database may import postgres'],
		['server/cart/add.ts', "import Stripe from 'stripe';", 'only server/integrations and sandbox may import stripe'],
		['server/cart/add.ts', 'const key = process.env.KEY;', 'only server/config.ts does'],
	])('forbid in %s: %s', (file, text, fault) => {
		expect(faultsOf({ [file]: text })).toEqual([expect.stringContaining(fault)]);
	});

	it.each([
		['server/cart/tables.ts', "import { products } from '../catalogue/tables.ts';"],
		['server/cart/add.ts', "import { findProduct } from '../catalogue/find-product.ts';"],
		['start/serve.ts', "await import('../sandbox/stripe/server.ts');"],
		['server/cart/graphql.ts', "import { builder } from '../graphql/builder.ts';"],
		['server/pages/list.ts', "import { hero } from '../../blocks/hero/block.ts';"],
		['server/cart/add.test.ts', "import { products } from '../catalogue/tables.ts';"],
		['rules/price.ts', "// import { x } from '../server/failure.ts';"],
	])('allow in %s: %s', (file, text) => {
		expect(faultsOf({ [file]: text })).toEqual([]);
	});

	it('forbid circles between capabilities', () => {
		const faults = faultsOf({
			'server/cart/add.ts': "import { price } from '../pricing/price.ts';",
			'server/pricing/price.ts': "import { order } from '../orders/order.ts';",
			'server/orders/order.ts': "import { add } from '../cart/add.ts';",
		});
		expect(faults).toEqual(['server: circle cart → pricing → orders → cart']);
	});
});
