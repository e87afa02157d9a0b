// Two shops that take in pictures, each on its host: uploads as a caller who may, and the job that makes sizes, run at once.
import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { newId } from '../../rules/ids.ts';
import type { Holder, Right } from '../../rules/permissions.ts';
import { createContext } from '../api/context.ts';
import { createSchema } from '../api/schema.ts';
import { showPicture } from '../catalogue/show-picture.ts';
import { createExecutor } from '../graphql/execute.ts';
import { Upload } from '../graphql/upload.ts';
import type { MediaServices } from '../media/add-picture.ts';
import { makeSizes } from '../media/make-sizes.ts';
import { type MediaStore, mediaStore } from '../media/store.ts';
import { createTenant } from '../tenants/create-tenant.ts';
import { type Tenant, tenantWithSlug } from '../tenants/find-tenant.ts';
import { makeUser, testSignIn } from './accounts.ts';
import { startApp, type TestApp, testMedia } from './app.ts';
import { removeFolder, type TestCluster, temporaryFolder } from './cluster.ts';
import { cloneDatabase, type TestDatabase } from './database.ts';
import { testSubject } from './subjects.ts';

const mutation = `mutation UploadMedia($file: Upload!, $alt: [AlternativeText!], $focalPoint: FocalPointInput) {
	uploadMedia(file: $file, alt: $alt, focalPoint: $focalPoint) {
		id url width height alt focalPoint { x y } sources { type srcset }
	}
}`;

export const executor = createExecutor({ schema: createSchema(), documents: [], introspection: false });
export const withRight = (...access: Right[]): Holder => ({ roles: [{ admin: false, access }] });

/** 700 × 420 pixels of noise. */
export const drawPhoto = (): Promise<Buffer> =>
	sharp({
		create: {
			width: 700,
			height: 420,
			channels: 3,
			background: 'red',
			noise: { type: 'gaussian', mean: 128, sigma: 30 },
		},
	})
		.jpeg()
		.toBuffer();

async function makeTenant({ database }: TestDatabase, slug: string): Promise<Tenant> {
	const languageCodes = ['de-DE', 'en-GB', 'de-AT'];
	await createTenant(database, { slug, name: slug, allowTemporaryUsers: false, languageCodes });
	const tenant = await tenantWithSlug(database, slug);
	if (!tenant) throw new Error('not made');
	return tenant;
}

interface Sent {
	tenant?: Tenant;
	user?: Holder | undefined;
	name?: string;
	contentType?: string;
	variables?: Record<string, unknown>;
	services?: MediaServices;
}

interface Row {
	id: string;
	fileName: string;
	bytes: number;
	sizes: number[];
}

export async function startPictureShops(cluster: TestCluster) {
	const test = await cloneDatabase(cluster);
	const { database } = test;
	const dataDir = temporaryFolder('pictures');
	const shop = await makeTenant(test, 'shop');
	const other = await makeTenant(test, 'other');
	/** What was to get sizes, as "tenant picture". */
	const announced: string[] = [];
	const media = testMedia(mediaStore(dataDir), {
		async announce(_sql, tenantId, mediaId) {
			announced.push(`${tenantId} ${mediaId}`);
		},
	});
	const signIn = await testSignIn(database);
	/** Who sends pictures, in each of the shops. */
	const senders = new Map([
		[shop.id, await makeUser(database, shop, 'sender@example.com')],
		[other.id, await makeUser(database, other, 'sender@example.com')],
	]);
	const app: TestApp = await startApp({ database, media });

	async function upload(bytes: Buffer, sent: Sent = {}) {
		const { tenant = shop, name = 'photo.jpg', contentType = 'image/jpeg', services = media } = sent;
		const place = path.join(dataDir, newId());
		fs.writeFileSync(place, bytes);
		const file = new Upload({ name, contentType, path: place, bytes: bytes.length });
		const user = 'user' in sent ? sent.user : withRight('mContent');
		const reports: unknown[] = [];
		const answer = await executor.ask(
			{ query: mutation, variables: { file, ...sent.variables } },
			createContext(database, tenant, {
				media: services,
				user: user && testSubject(user, { id: senders.get(tenant.id) ?? '' }),
				accounts: signIn.services,
				origin: { shop: 'http://shop.localhost', address: '192.0.2.1', requestId: 'r' },
			}),
			(error) => reports.push(error),
		);
		const { data, errors } = JSON.parse(JSON.stringify(answer));
		return { image: data?.uploadMedia, error: errors?.[0], reports };
	}

	return {
		database,
		app,
		shop,
		other,
		media,
		announced,
		upload,
		/** The job, run at once. */
		makeSizes: (mediaId: string, tenant: Tenant = shop, store: MediaStore = media.store) =>
			makeSizes(
				{ store, changed: showPicture, inTenant: (work) => database.inTenant(tenant.id, work) },
				tenant.id,
				mediaId,
			),
		filesOf(tenant: Tenant): string[] {
			const folder = path.join(dataDir, 'media', tenant.id);
			return fs.existsSync(folder) ? fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [];
		},
		rowsOf: (tenant: Tenant) =>
			database.inTenant(
				tenant.id,
				(sql) => sql<Row[]>`select id, file_name, bytes, sizes from media where tenant_id = ${tenant.id}`,
			),
		async close() {
			await app.close();
			await signIn.close();
			await test.drop();
			removeFolder(dataDir);
		},
	};
}

export type PictureShops = Awaited<ReturnType<typeof startPictureShops>>;
