// Two whole processes behind a pooler in transaction mode with fewer connections than either of them uses: behind pgbouncer where it is
// installed, else behind the small one of our own.
import fs from 'node:fs';
import path from 'node:path';
import postgres from 'postgres';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { knownPassword } from '../../demo/data/accounts.ts';
import { newId } from '../../rules/ids.ts';
import { Browser } from '../testing/accounts.ts';
import { removeFolder, temporaryFolder } from '../testing/cluster.ts';
import { hasPgbouncer, type Pgbouncer, startPgbouncer } from '../testing/pgbouncer.ts';
import { beginServer, type ServerProcess } from '../testing/server-process.ts';
import { startTransactionPooler } from '../testing/transaction-pooler.ts';
import { createDatabase } from './provision.ts';

const cluster = inject('cluster');
const name = `pooled_${process.pid}`;
const here = (url: string) => Object.assign(new URL(url), { pathname: `/${name}` }).href;
const direct = here(cluster.appUrl);
let folder: string;
let admin: postgres.Sql;
let pooler: Pick<Pgbouncer, 'through' | 'close'>;
const servers: ServerProcess[] = [];

beforeAll(async () => {
	folder = temporaryFolder('pooled');
	admin = postgres(cluster.adminUrl, { max: 1, onnotice: () => undefined });
	await createDatabase(admin, name);
	pooler = await (hasPgbouncer ? startPgbouncer({ urls: [direct], poolSize: 3 }) : startTransactionPooler(direct));
	fs.mkdirSync(path.join(folder, 'media'));
});

afterAll(async () => {
	await Promise.all(servers.map((server) => server.end()));
	await pooler.close();
	await admin.unsafe(`drop database ${name} with (force)`);
	await admin.end();
	removeFolder(folder);
});

async function begin(process: string, further: Record<string, string> = {}): Promise<ServerProcess> {
	const dataDir = path.join(folder, process);
	fs.mkdirSync(dataDir);
	fs.symlinkSync(path.join(folder, 'media'), path.join(dataDir, 'media'));
	const addresses = { DATABASE_URL: pooler.through(direct), DATABASE_DIRECT_URL: direct };
	const env = { ...addresses, SECRET_KEY: 'the secret of both processes of this shop', DEMO: 'on', ...further };
	const server = await beginServer({ dataDir, env });
	servers.push(server);
	return server;
}

async function signedIn(server: ServerProcess, username: string): Promise<Browser> {
	const browser = new Browser(server);
	expect(await browser.logIn(username, knownPassword)).toMatchObject({ status: 200, json: { status: 'ok' } });
	return browser;
}

async function tell(who: Browser, query: string, variables: object = {}) {
	const { data, errors } = await who.graphql(query, variables);
	expect(errors).toBeUndefined();
	return Object.values(data)[0] as never;
}

interface Shown {
	problems: string[];
	totals: { gross: number };
	shippingMethodId: string | null;
}

const billingAddress = {
	...{ salutation: '', title: '', firstName: 'Henrik', surname: 'Lassen', companyName: '', phone: '', vatId: '' },
	...{ street: 'Deichstraße 1', zipCode: '20459', city: 'Hamburg', country: 'DE', costCenter: '', ccEmail: '' },
	email: 'henrik@example.com',
};

async function order(who: Browser): Promise<string> {
	const { items }: { items: { id: string }[] } = await tell(who, '{ products(first: 20) { items { id } } }');
	for (const { id: productId } of items)
		for (const quantity of [1, 50, 100, 250]) {
			const add = 'mutation($items: [NewItem!]!) { addToCart(items: $items) { id } }';
			const { errors } = await who.graphql(add, { items: [{ productId, quantity }] });
			if (errors) continue;
			const shown: Shown = await tell(
				who,
				'{ checkout(country: "DE") { problems totals { gross } shippingMethodId } }',
			);
			const input = {
				...{ checkoutKey: newId(), billingAddress, shippingAddress: null, shippingMethodId: shown.shippingMethodId },
				...{ paymentMethod: 'invoice', termsAccepted: true, seenTotal: shown.totals.gross },
			};
			const placed: { orderId: string; state: string } = await tell(
				who,
				'mutation($input: PlaceOrderInput!) { placeOrder(input: $input) { orderId state } }',
				{ input },
			);
			expect(placed.state).toBe('placed');
			return placed.orderId;
		}
	throw new Error('nothing could be put into the cart');
}

it(`everything works in two processes behind ${hasPgbouncer ? 'pgbouncer' : 'a pooler of our own (pgbouncer is not installed)'}`, async () => {
	const one = await begin('one', { DATABASE_OWNER_URL: here(cluster.ownerUrl) });
	const two = await begin('two');
	const home = async (server: ServerProcess) => (await server.ask('/', { host: 'demo.localhost' })).body;
	for (const server of [one, two]) expect(await home(server)).toContain('<title>Druckwerk Nord</title>');

	// A text that is changed in one process is on the pages of the other, which has kept them.
	const translator = await signedIn(one, 'admin');
	const changes = [{ key: 'header.search', languageCode: 'de-DE', text: 'Stöbern hinter dem Pooler' }];
	await tell(
		translator,
		'mutation($changes: [TextChangeInput!]!) { changeTexts(changes: $changes) { faults { fault } } }',
		{
			changes,
		},
	);
	await expect.poll(() => home(two)).toContain('Stöbern hinter dem Pooler');

	// An order, and the jobs that follow: its documents and its mail.
	const orderId = await order(await signedIn(two, 'shopper'));
	const looking = postgres(here(cluster.adminUrl), { max: 1, onnotice: () => undefined });
	const documents = async () => (await looking`select from order_documents where order_id = ${orderId}`).length;
	await expect.poll(documents, { timeout: 60_000 }).toBeGreaterThan(0);
	await looking.end();

	// More at a time than the pooler has connections.
	const asked = Array.from({ length: 120 }, async (_, number) => {
		const query = `{ products(first: ${1 + (number % 20)}) { total items { name } } }`;
		const server = number % 2 ? one : two;
		const { status, body } = await server.ask('/service-api/graphql', {
			method: 'POST',
			headers: { 'content-type': 'application/json' },
			body: JSON.stringify({ query }),
		});
		return status === 200 && JSON.parse(body).errors === undefined;
	});
	expect((await Promise.all(asked)).filter(Boolean)).toHaveLength(120);

	for (const server of servers)
		expect(server.output()).not.toMatch(/"level":"?(error|50)|prepared statement|not linked/);
	expect(await Promise.all(servers.splice(0).map((server) => server.end()))).toEqual([0, 0]);
});
