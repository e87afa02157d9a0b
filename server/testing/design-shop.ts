// A shop whose products are designed in the studio, with a store of its own.

import { pino } from 'pino';
import type { Design, DesignField } from '../../rules/designs/design.ts';
import { type PrintSpecification, usualSpecification } from '../../rules/designs/print-specification.ts';
import { sampleShape, sampleText } from '../../rules/designs/sample-design.ts';
import { newId } from '../../rules/ids.ts';
import { listsOfPerson, moveLists } from '../cart/lists-of-person.ts';
import type { NewProduct } from '../catalogue/save-products.ts';
import { readConfig } from '../config.ts';
import type { Database, Sql } from '../database/connection.ts';
import { designsOfPerson, moveDesigns } from '../designs/designs-of-person.ts';
import type { PrintformerServices } from '../designs/printformer/services.ts';
import { openStudio } from '../designs/studio.ts';
import { sweepDesigns } from '../designs/sweep-job.ts';
import { plantTemplates } from '../designs/templates/plant-templates.ts';
import { openPrivateStore } from '../media/private/open-private-store.ts';
import type { PrivateStore } from '../media/private/private-store.ts';
import { Browser, makeUser, noLimits } from './accounts.ts';
import { noPictures, startApp } from './app.ts';
import { removeFolder, type TestCluster, temporaryFolder } from './cluster.ts';
import { cloneDatabase } from './database.ts';
import { loadSampleDesign } from './designs.ts';
import { makeShop } from './shop.ts';
import { fillShop, piece } from './sold.ts';

export const cardSpecification: PrintSpecification = { ...usualSpecification, dataRequirement: 'none' };

const field = (key: string, given: Partial<DesignField> = {}): DesignField => ({
	...{ key, labels: { 'de-DE': key, 'en-GB': key }, help: {}, kind: 'text', required: false, limit: 60 },
	...{ choices: [], defaultValue: '', source: null, ...given },
});

const backBox = { x: 8000, y: 8000, width: 60_000, height: 8000, rotation: 0 };

/** A business card with fields that a profile fills in, and nothing that preflight would find. */
export const cardTemplate = async (changes: Partial<Design> = {}): Promise<Design> => ({
	...(await loadSampleDesign()),
	pages: [
		{ id: 'p1', name: 'front', elements: [sampleShape('ground'), sampleText('name', '{{name}}')] },
		{ id: 'p2', name: 'back', elements: [sampleText('back', '{{phone}}', { box: backBox })] },
	],
	fields: [
		field('name', { required: true, source: 'profile.name' }),
		field('phone', { source: 'profile.phone' }),
		field('portrait', { kind: 'image' }),
	],
	values: {},
	...changes,
});

export const sendPicture = (browser: Browser, bytes: Buffer, name = 'photo.jpg', type = 'application/octet-stream') =>
	browser.ask(`/service-api/designs/pictures?name=${encodeURIComponent(name)}`, {
		...{ method: 'POST', headers: { 'content-type': type }, body: bytes },
	});

/** How Printformer is reached from a shop. */
type OpenPrintformer = (parts: { database: Database; store: PrivateStore }) => PrintformerServices;

export async function startDesignShop(
	cluster: TestCluster,
	products: readonly NewProduct[] = [piece('cards', 1000)],
	openPrintformer?: OpenPrintformer,
) {
	const test = await cloneDatabase(cluster);
	const dataDir = temporaryFolder('design-shop');
	const [demo, other] = [await makeShop(test, 'demo'), await makeShop(test, 'other')];
	await makeUser(test.database, demo, 'ada@example.com', { role: 'admin' });
	await makeUser(test.database, other, 'eve@example.com', { role: 'admin' });
	const ids = await fillShop(test, demo, [...products]);
	const inShop = <T>(work: (sql: Sql) => Promise<T>): Promise<T> => test.database.inTenant(demo.id, work);
	const specify = (slug: string, specification: PrintSpecification = cardSpecification) =>
		inShop(
			(sql) => sql`
				insert into print_specifications (tenant_id, product_id, specification)
				values (${demo.id}, ${ids.get(slug) ?? ''}, ${JSON.stringify(specification)}::text::jsonb)
				on conflict (tenant_id, product_id) do update set specification = excluded.specification`,
		);
	await specify('cards');
	const env = { DATA_DIR: dataDir };
	const store = openPrivateStore(readConfig(env, '/', false), 'designs');
	const printformer = openPrintformer?.({ database: test.database, store });
	const studio = openStudio({ database: test.database, stores: { pictures: store, media: noPictures } });
	const app = await startApp({
		...{ database: test.database, limits: noLimits, env, printformer },
		...(printformer ? {} : { designs: studio }),
		...{ personParts: [designsOfPerson, listsOfPerson], guestMoves: [moveLists, moveDesigns] },
	});
	return {
		...{ test, app, demo, other, dataDir, store, inShop, specify },
		idOf: (slug: string) => ids.get(slug) ?? '',
		plant: async (slug = 'cards', document?: Design) => {
			const design = document ?? (await cardTemplate());
			await inShop((sql) => plantTemplates(sql, demo.id, new Map([[slug, design]])));
		},
		async staff(slug = 'demo', email = 'ada@example.com') {
			const browser = new Browser(app, `${slug}.localhost`);
			await browser.logIn(email);
			return browser;
		},
		async signIn(email: string) {
			const browser = new Browser(app);
			await browser.logIn(email);
			return browser;
		},
		/** Signed in. */
		async shopper(email = `${newId()}@example.com`) {
			const userId = await makeUser(test.database, demo, email);
			const browser = new Browser(app);
			await browser.logIn(email);
			return { email, userId, browser };
		},
		async guest() {
			const browser = new Browser(app);
			await browser.post('temporarySession', { language: 'de-DE' });
			return browser;
		},
		makeUser: (email: string) => makeUser(test.database, demo, email),
		/** As if its time had come. */
		sweep: () =>
			sweepDesigns.run({
				...{ tenantId: demo.id, payload: {}, inTenant: inShop, signal: AbortSignal.timeout(10_000) },
				...{ attempt: { number: 1, last: false }, log: pino({ level: 'silent' }) },
			}),
		/** What was returned, or the code of the error. */
		async tell(browser: Browser, query: string, variables: object = {}) {
			const { data, errors } = await browser.graphql(query, variables);
			return errors ? errors[0].extensions.code : Object.values(data)[0];
		},
		async close() {
			await app.close();
			await test.drop();
			removeFolder(dataDir);
		},
	};
}

export type DesignShop = Awaited<ReturnType<typeof startDesignShop>>;
