// A shop whose customers upload print data, with a store of its own and the jobs run by hand.
import http from 'node:http';
import path from 'node:path';
import type { PrintSpecification } from '../../rules/designs/print-specification.ts';
import { newId } from '../../rules/ids.ts';
import { moveLists } from '../cart/lists-of-person.ts';
import { readConfig } from '../config.ts';
import { designReleases } from '../designs/lines/design-releases.ts';
import { openMediaStore } from '../media/open-store.ts';
import { openPrivateStore } from '../media/private/open-private-store.ts';
import { type NewOrder, type NewOrderLine, recordPlaced } from '../orders/core/record-order.ts';
import { copyPrintDataJob } from '../printing/data/copy-data.ts';
import { inspectPrintDataJob } from '../printing/data/inspect-job.ts';
import { movePrintData, printDataOfPerson } from '../printing/data/print-data-of-person.ts';
import { removePrivateFilesJob } from '../printing/data/private-files.ts';
import { specificationOf } from '../printing/data/specification-port.ts';
import { makePrintJobJob } from '../printing/jobs/make-print-job.ts';
import { openPrintLines } from '../printing/lines/settle-lines.ts';
import { Browser, makeUser, noLimits } from './accounts.ts';
import { startApp } from './app.ts';
import { fillCart } from './checkout.ts';
import { removeFolder, type TestCluster, temporaryFolder } from './cluster.ts';
import { cloneDatabase } from './database.ts';
import { runWaiting } from './jobs.ts';
import { someLine, someOrder } from './orders.ts';
import { plantedCopies } from './planted-designs.ts';
import { makeShop } from './shop.ts';
import { fillShop, piece } from './sold.ts';

const a6: PrintSpecification = {
	width: 105_000,
	height: 148_000,
	bleed: 3000,
	safeMargin: 3000,
	sides: [{ name: 'front' }],
	folds: [],
	dieLine: null,
	profileId: null,
	maximumInk: 300,
	errorPpi: 100,
	warningPpi: 200,
	dataRequirement: 'later',
	cropMarks: false,
};

const offsetType = 'application/offset+octet-stream';

export const begin = `mutation Begin($input: PrintUploadInput!) { beginPrintUpload(input: $input) { id offset address expiresAt } }`;
const show = `query Show($itemId: ID!) { printData(itemId: $itemId) {
	id side name size fileType state findings { code severity page numbers { name value } names }
	pages { width height trim { x width } preview } release { byStaff acceptedCodes sha256 textVersion } refusal { code reason } byStaff } }`;

export interface ShownData {
	id: string;
	side: string | null;
	name: string;
	state: string;
	findings: { code: string; severity: string; numbers: { name: string; value: number }[]; names: string[] }[];
	pages: { width: number; preview: string | null }[];
	release: { byStaff: boolean; acceptedCodes: string[]; sha256: string; textVersion: string } | null;
	refusal: { code: string; reason: string } | null;
	byStaff: boolean;
}

export async function startPrintShop(cluster: TestCluster) {
	const test = await cloneDatabase(cluster);
	const dataDir = temporaryFolder('print-shop');
	const env = { DATA_DIR: dataDir };
	const [demo, other] = [await makeShop(test, 'demo'), await makeShop(test, 'other')];
	await makeUser(test.database, demo, 'ada@example.com', { role: 'admin' });
	await makeUser(test.database, other, 'eve@example.com', { role: 'admin' });
	const products = await fillShop(test, demo, [piece('cards', 1000)]);
	/** Of the product: A6, with these sides. */
	const setSides = (...names: string[]) =>
		test.database.inTenant(demo.id, async (sql) => {
			const specification = JSON.stringify({ ...a6, sides: names.map((name) => ({ name })) });
			await sql`
				insert into print_specifications (tenant_id, product_id, specification)
				values (${demo.id}, ${products.get('cards') ?? ''}, ${specification}::text::jsonb)
				on conflict (tenant_id, product_id) do update set specification = excluded.specification`;
		});
	await setSides('front');
	const designs = plantedCopies(test.database);
	const app = await startApp({
		...{ database: test.database, limits: noLimits, env, designs },
		...{ personParts: [printDataOfPerson], guestMoves: [moveLists, movePrintData] },
	});
	const config = readConfig(env, '/', false);
	const store = openPrivateStore(config);
	const designStore = openPrivateStore(config, 'designs');
	const releases = designReleases({ database: test.database, pictures: designStore, media: openMediaStore(config) });
	const jobs = [
		copyPrintDataJob(store),
		inspectPrintDataJob({ store, specificationOf }),
		makePrintJobJob({ store, releases }),
		removePrivateFilesJob(store),
	];
	const runJobs = async () => {
		for (const job of jobs) await runWaiting(test, { job, tenantId: demo.id } as never);
	};

	const patch = (browser: Browser, id: string, offset: number, body: Buffer, headers: http.OutgoingHttpHeaders = {}) =>
		browser.ask(`/service-api/print-data/${id}`, {
			method: 'PATCH',
			headers: { 'content-type': offsetType, 'upload-offset': String(offset), ...headers },
			body,
		});

	async function ticket(browser: Browser, itemId: string, bytes: Buffer, given: object = {}) {
		const input = { itemId, name: 'karte.pdf', size: bytes.length, ...given };
		const { data, errors } = await browser.graphql(begin, { input });
		if (errors) throw new Error(errors[0].extensions.code);
		return data.beginPrintUpload as { id: string; offset: number; address: string; expiresAt: string };
	}

	return {
		...{ test, app, demo, other, dataDir, store, designStore, releases, designs, patch, ticket, setSides },
		productId: products.get('cards') ?? '',
		folder: path.join(dataDir, 'private', demo.id),
		/** Signed in, with a line in the cart. */
		async shopper(email = `${newId()}@example.com`) {
			const userId = await makeUser(test.database, demo, email);
			const browser = new Browser(app);
			await browser.logIn(email);
			const [itemId = ''] = await fillCart(test.database, demo, userId, [
				{ productId: products.get('cards') ?? '', quantity: 1 },
			]);
			return { email, userId, browser, itemId };
		},
		async guest() {
			const browser = new Browser(app);
			await browser.post('temporarySession', { language: 'de-DE' });
			const [{ id: userId = '' } = {}] = await test.database.inTenant(
				demo.id,
				(sql) => sql<{ id: string }[]>`
					select id from users where tenant_id = ${demo.id} and guest order by created_at desc, id desc limit 1`,
			);
			const [itemId = ''] = await fillCart(test.database, demo, userId, [
				{ productId: products.get('cards') ?? '', quantity: 1 },
			]);
			return { userId, browser, itemId };
		},
		async staff(slug = 'demo', email = 'ada@example.com') {
			const browser = new Browser(app, `${slug}.localhost`);
			await browser.logIn(email);
			return browser;
		},
		/** Placed, with its lines opened as the job of a placed order does it. @returns the id of the order */
		order: (
			userId: string,
			itemId: string,
			given: Partial<NewOrder> = {},
			line: Partial<NewOrderLine> = {},
		): Promise<string> =>
			test.database.inTenant(demo.id, async (sql) => {
				const order = someOrder(userId, given);
				await recordPlaced(
					sql,
					demo.id,
					order,
					[someLine({ itemId, productId: products.get('cards') ?? '', ...line })],
					{
						...{ actor: 'shopper', userId, paid: false, year: 2026 },
					},
				);
				await openPrintLines(sql, demo.id, order.id);
				return order.id;
			}),
		/** The whole way of a file: ticket, bytes, inspection. */
		async upload(browser: Browser, itemId: string, bytes: Buffer, given: object = {}) {
			const { id } = await ticket(browser, itemId, bytes, given);
			const answer = await patch(browser, id, 0, bytes);
			await runJobs();
			return { id, answer };
		},
		runJobs,
		async show(browser: Browser, itemId: string): Promise<ShownData[]> {
			const { data, errors } = await browser.graphql(show, { itemId });
			if (errors) throw new Error(errors[0].extensions.code);
			return data.printData;
		},
		async close() {
			await app.close();
			await test.drop();
			removeFolder(dataDir);
		},
	};
}

export type PrintShop = Awaited<ReturnType<typeof startPrintShop>>;

/** Sends the beginning of a body that announces more, and goes away at a chosen moment. */
export function sendAndHangUp(
	shop: PrintShop,
	browser: Browser,
	id: string,
	whole: Buffer,
	{ sent, until }: { sent: number; until: Promise<unknown> },
) {
	const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
	return new Promise<void>((resolve) => {
		const request = http.request({
			...{ port: shop.app.port, host: '127.0.0.1', method: 'PATCH', path: `/service-api/print-data/${id}` },
			headers: {
				...{ host: `demo.localhost:${shop.app.port}`, cookie, 'content-type': offsetType },
				...{ 'upload-offset': '0', 'content-length': whole.length },
			},
		});
		request.on('error', () => resolve());
		request.write(whole.subarray(0, sent));
		void until.finally(() => request.destroy(new Error('gone')));
	});
}
