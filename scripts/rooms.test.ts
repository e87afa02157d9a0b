import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { findRoomErrors, readRooms } from './rooms.mjs';

const faultsOf = (files: Record<string, string>) => findRoomErrors(new Map(Object.entries(files)));

describe('the arrows between rooms', () => {
	it('are all allowed in this project', () => {
		expect(findRoomErrors(readRooms(path.dirname(import.meta.dirname)))).toEqual([]);
	});

	it.each([
		['rules/price.ts', "import { x } from '../server/failure.ts';", 'rules may not import server'],
		['rules/messages/en-GB/kit.ts', "import '../../../blocks/hero/messages/en-GB.ts';", 'rules may not import blocks'],
		['rules/messages/en-GB/page-blocks.ts', "import '../../../blocks/hero/block.ts';", 'rules may not import blocks'],
		['web/page.tsx', "import type { X } from '../server/failure.ts';", 'web may not import server'],
		['web/page.tsx', "const x = await import('../server/failure.ts');", 'web may not import server'],
		['blocks/hero/block.ts', "export * from '../../web/entry.ts';", 'blocks may not import web'],
		['server/pages/list.ts', "import { Hero } from '../../blocks/hero/Render.tsx';", 'block.ts and migrations.ts'],
		['server/pages/list.ts', "import { fillDemo } from '../../demo/fill.ts';", 'server may not import demo'],
		['server/cart/add.ts', "import '../catalogue/graphql.ts';", 'the API of another domain is its own'],
		['server/cart/add.ts', "import { createApp } from '../api/app.ts';", 'server/cart may not import server/api'],
		['server/cart/add.ts', "import { sendRefusal } from '../http/refuse.ts';", 'a use case may not import server/http'],
		[
			'server/cart/add.ts',
			"import { ApiError } from '../graphql/errors.ts';",
			'a use case may not import server/graphql',
		],
		['server/http/refuse.ts', "import { addItem } from '../cart/add.ts';", 'server/http may not import a domain'],
		['server/rendering/page.ts', "import { x } from '../theme/load.ts';", 'server/rendering may not import a domain'],
		['server/graphql/builder.ts', "import { x } from '../theme/load.ts';", 'server/graphql may not import a domain'],
		[
			'server/database/open.ts',
			"import { listTenants } from '../tenants/list-tenants.ts';",
			'server/database may not import a domain',
		],
		['server/cart/pay.ts', "import { x } from '../../sandbox/stripe/server.ts';", 'server may not import sandbox'],
		['sandbox/stripe/api.ts', "import { x } from '../../server/failure.ts';", 'sandbox may not import server'],
		['start/serve.ts', "await import('../sandbox/stripe/server.ts');", 'are loaded when the demo is on'],
		['web/kit/table.tsx', "import { useMe } from '../account/use-me.ts';", 'web/account is above web/kit'],
		['web/kit/table.tsx', "const load = () => import('../admin/users.tsx');", 'web/admin is above web/kit'],
		['web/platform/api.ts', "import type { X } from './backoffice/data.ts';", 'web/platform/backoffice is above'],
		['web/novelty/page.tsx', "import { Button } from '../kit/button.tsx';", 'web/novelty is in no layer'],
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
		['server/cart/add.ts', "import { findProduct } from '../catalogue/find-product.ts';"],
		['start/start-sandboxes.ts', "import { startStripeSandbox } from '../sandbox/stripe/server.ts';"],
		['start/serve.ts', "import type { DemoLogins } from '../demo/fill-accounts.ts';"],
		['web/storefront/pages.ts', "const load = () => import('../kit-page/kit-page.tsx');"],
		['web/admin/users.tsx', "import { Loaded } from '../platform/backoffice/loaded.tsx';"],
		['server/cart/graphql.ts', "import { builder } from '../graphql/builder.ts';"],
		['server/pages/list.ts', "import { hero } from '../../blocks/hero/block.ts';"],
		['rules/messages/en-GB/page-blocks.ts', "import { messages } from '../../../blocks/hero/messages/en-GB.ts';"],
		['server/cart/add.test.ts', "import { createApp } from '../api/app.ts';"],
		['rules/price.ts', "// import { x } from '../server/failure.ts';"],
	])('allow in %s: %s', (file, text) => {
		expect(faultsOf({ [file]: text })).toEqual([]);
	});

	it('forbid circles between domains and their folders, types and dynamic imports included', () => {
		const faults = faultsOf({
			'server/cart/add.ts': "import type { Price } from '../pricing/lists/price.ts';",
			'server/pricing/lists/price.ts': "import { order } from '../../orders/order.ts';",
			'server/orders/order.ts': "const add = await import('../cart/add.ts');",
		});
		expect(faults).toEqual(['server: circle cart → pricing/lists → orders → cart']);
	});

	it('forbid circles between rooms of the browser', () => {
		const faults = faultsOf({
			'web/admin/users.tsx': "import { useMe } from '../account/use-me.ts';",
			'web/account/use-me.ts': "import type { User } from '../admin/users.tsx';",
		});
		expect(faults).toEqual(['web: circle account → admin → account']);
	});
});
