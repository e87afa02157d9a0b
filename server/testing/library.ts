// A shop with a media library: a caller who may change it, pictures to send, and what shows them.
import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { pictureChanged } from '../../start/media-references.ts';
import { saveCategories } from '../catalogue/save-categories.ts';
import { saveProducts } from '../catalogue/save-products.ts';
import type { ForeignFetch } from '../integrations/foreign-fetch/fetch-foreign.ts';
import { foreignFetcher } from '../integrations/foreign-fetch/fetch-foreign.ts';
import { sendJob } from '../jobs/send-job.ts';
import { makeSizes } from '../media/make-sizes.ts';
import { mediaSizesJobName } from '../media/sizes-job.ts';
import { mediaStore } from '../media/store.ts';
import { chooseImages, type ImageUse } from '../shop-details/shop-images.ts';
import { Browser, goodPassword, makeUser, noLimits } from './accounts.ts';
import { startApp, testMedia } from './app.ts';
import { removeFolder, type TestCluster, temporaryFolder } from './cluster.ts';
import { cloneDatabase } from './database.ts';
import { sendFile } from './send-file.ts';
import { makeShop } from './shop.ts';

export const drawPng = (width = 400, height = 300, background = 'teal'): Promise<Buffer> =>
	sharp({ create: { width, height, channels: 3, background } })
		.png()
		.toBuffer();

interface Sent {
	name?: string;
	folder?: string | undefined;
	alt?: Record<string, string>;
}

export async function startLibrary(cluster: TestCluster) {
	const test = await cloneDatabase(cluster);
	const { database } = test;
	const demo = await makeShop(test, 'demo');
	const other = await makeShop(test, 'other');
	await makeUser(database, demo, 'ada@example.com', { role: 'admin' });
	await makeUser(database, other, 'ada@example.com', { role: 'admin' });
	await makeUser(database, demo, 'clerk@example.com', { role: { name: 'clerk', access: ['mProd'] } });
	await makeUser(database, demo, 'reader@example.com', { role: { name: 'reader', access: ['qContent'] } });
	await makeUser(database, demo, 'painter@example.com', { role: { name: 'painter', access: ['mTenant'] } });
	const dataDir = temporaryFolder('library');
	const store = mediaStore(dataDir);
	let fetcher: ForeignFetch = foreignFetcher();
	const media = testMedia(store, {
		announce: async (sql, tenantId, mediaId) => {
			await sendJob(sql, tenantId, mediaSizesJobName, { mediaId });
		},
		fetchForeign: (...asked) => fetcher(...asked),
	});
	const app = await startApp({ database, limits: noLimits, media });

	const as = async (name: string, host = 'demo.localhost') => {
		const browser = new Browser(app, host);
		const { status } = await browser.logIn(`${name}@example.com`, goodPassword);
		if (status !== 200) throw new Error(`${name} cannot sign in`);
		return browser;
	};
	const ada = await as('ada');

	/** The result, or the code of the failure. */
	async function tell(query: string, variables: object = {}, who: Browser = ada) {
		const { data, errors } = await who.graphql(query, variables);
		return errors ? errors[0].extensions.code : Object.values(data)[0];
	}

	async function sendTo(query: string, variables: object, file: { name: string; bytes: Buffer }, who: Browser) {
		const answer = await sendFile(who, query, variables, file);
		return answer.errors ? answer.errors[0].extensions.code : Object.values(answer.data)[0];
	}

	const inShop = <T>(work: Parameters<typeof database.inTenant<T>>[1]) => database.inTenant(demo.id, work);

	return {
		test,
		database,
		app,
		demo,
		other,
		media,
		ada,
		as,
		tell,
		inShop,
		letThrough: (given: ForeignFetch) => {
			fetcher = given;
		},
		/** @returns the id, or the code of the failure */
		async upload(
			bytes: Buffer,
			{ name = 'picture.png', folder, alt = {} }: Sent = {},
			who: Browser = ada,
		): Promise<string> {
			const query = `mutation($file: Upload!, $folder: ID, $alt: [AlternativeText!]) {
				uploadMedia(file: $file, folder: $folder, alt: $alt) { id } }`;
			const texts = Object.entries(alt).map(([languageCode, translation]) => ({ languageCode, translation }));
			const sent = await sendTo(query, { folder, alt: texts }, { name, bytes }, who);
			return sent.id ?? sent;
		},
		async replace(id: string, bytes: Buffer, name = 'new.png', who: Browser = ada): Promise<string> {
			const query = 'mutation($id: ID!, $file: Upload!) { replaceMedia(id: $id, file: $file) { id } }';
			const sent = await sendTo(query, { id }, { name, bytes }, who);
			return sent.id ?? sent;
		},
		/** @param meanwhile done once, while the files are being made */
		makeSizes(mediaId: string, meanwhile?: () => Promise<unknown>) {
			let pending = meanwhile;
			const write: typeof store.write = async (...file) => {
				await store.write(...file);
				const once = pending;
				pending = undefined;
				await once?.();
			};
			return makeSizes({ store: { ...store, write }, changed: pictureChanged, inTenant: inShop }, demo.id, mediaId);
		},
		product: (slug: string, mediaId: string) =>
			inShop((sql) =>
				saveProducts(sql, demo, [
					{
						slug,
						names: { 'de-DE': `Produkt ${slug}`, 'en-GB': `Product ${slug}` },
						fromPrice: 1,
						published: true,
						mediaId,
						images: [mediaId],
					},
				]),
			),
		category: (slug: string, mediaId: string) =>
			inShop((sql) =>
				saveCategories(sql, demo, [
					{ slug, names: { 'de-DE': `Kategorie ${slug}` }, descriptions: {}, published: true, mediaId, products: [] },
				]),
			),
		shopImage: (use: ImageUse, mediaId: string) => inShop((sql) => chooseImages(sql, demo.id, { [use]: mediaId })),
		files(): string[] {
			const folder = path.join(dataDir, 'media', demo.id);
			return fs.existsSync(folder) ? fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [];
		},
		audited: async (action: string) =>
			(
				await tell('query($search: String!) { auditLog(search: $search) { items { action entityId before after } } }', {
					search: action,
				})
			).items,
		async close() {
			await app.close();
			await test.drop();
			removeFolder(dataDir);
		},
	};
}

export type TestLibrary = Awaited<ReturnType<typeof startLibrary>>;
