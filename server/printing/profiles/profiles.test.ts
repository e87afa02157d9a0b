import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { drawCard } from '../../../demo/print-samples/sample-products.ts';
import { openSampleFace } from '../../../demo/print-samples/sample-type.ts';
import { usualSpecification } from '../../../rules/designs/print-specification.ts';
import { newId } from '../../../rules/ids.ts';
import { mostProfiles } from '../../../rules/printing/profile-refusals.ts';
import type { Browser } from '../../testing/accounts.ts';
import { saveListed } from '../../testing/catalogue.ts';
import { checkPdfX4 } from '../../testing/check-pdf-x4.ts';
import { sendFile } from '../../testing/send-file.ts';
import { type Shop, startShop } from '../../testing/shop.ts';
import { inksOfColours } from '../colour/colour-work.ts';
import { loadDefaultProfile } from '../colour/output-profile.ts';
import { printOnThread } from '../pdf/print-on-thread.ts';
import { loadProfile } from './find-profile.ts';

let shop: Shop;
let admin: Browser;
let productId: string;

const add = 'mutation($file: Upload!, $name: String) { addPrintProfile(file: $file, name: $name) { id name isUsed } }';

/** A profile like the one that ships, with other bytes for each number from 1 on. */
function someProfile(number: number, change: (bytes: Buffer) => void = () => undefined): Buffer {
	const bytes = Buffer.from(loadDefaultProfile().bytes);
	bytes.writeUInt32BE(number + 1, 64);
	change(bytes);
	return bytes;
}

async function upload(bytes: Buffer, name: string | null = null, who = admin) {
	const { data, errors } = await sendFile(who, add, { name }, { name: 'printer.icc', bytes });
	return errors ? (errors[0].extensions.reason ?? errors[0].extensions.code) : data.addPrintProfile;
}

async function refusalFacts(bytes: Buffer) {
	const { errors } = await sendFile(admin, add, { name: null }, { name: 'printer.icc', bytes });
	return errors?.[0].extensions;
}

async function tell(query: string, variables: object, who = admin) {
	const { data, errors } = await who.graphql(query, variables);
	return errors ? errors[0].extensions.code : Object.values(data)[0];
}

const rename = (id: string, name: string) =>
	tell('mutation($id: ID!, $name: String!) { renamePrintProfile(id: $id, name: $name) { name } }', { id, name });
const remove = (id: string) => tell('mutation($id: ID!) { deletePrintProfile(id: $id) }', { id });
const list = (who = admin) => tell('{ printProfiles { name description size isUsed } }', {}, who);
const saveWith = (profileId: string | null, revision: number | null) =>
	tell(
		`mutation($id: ID!, $revision: Int, $specification: PrintSpecificationInput!) {
			savePrintSpecification(productId: $id, revision: $revision, specification: $specification) {
				revision specification { profileId }
			}
		}`,
		{
			id: productId,
			revision,
			specification: {
				...usualSpecification,
				sides: usualSpecification.sides.map(({ name }) => name),
				profileId,
			},
		},
	);

beforeAll(async () => {
	shop = await startShop(inject('cluster'));
	admin = await shop.as('ada@example.com');
	await shop.test.database.inTenant(shop.demo.id, async (sql) => {
		const names = { 'de-DE': 'Karte', 'en-GB': 'Card' };
		await saveListed(sql, shop.demo, [{ slug: 'card', names, fromPrice: 100, published: true, mediaId: null }]);
		const [row] = await sql<{ id: string }[]>`select id from products`;
		productId = row?.id ?? '';
	});
});

afterAll(() => shop.close());

describe("a printer's colour profile", () => {
	it('is added by who manages products, has the name of the file unless it is given one, and is renamed', async () => {
		await shop.makeUser('reader@example.com', { role: { name: 'reader', access: ['qProd'] } });
		const reader = await shop.as('reader@example.com');
		expect(await upload(someProfile(1), null, reader)).toBe('FORBIDDEN');
		const own = await upload(someProfile(1));
		expect(own).toMatchObject({ name: 'FOGRA39L Coated', isUsed: false });
		expect(await rename(own.id, '  Speedmaster ')).toEqual({ name: 'Speedmaster' });
		expect(await rename(own.id, ' ')).toBe('VALIDATION');
		expect(await upload(someProfile(2), 'Indigo')).toMatchObject({ name: 'Indigo' });
		expect(await list(reader)).toEqual([
			{ name: 'Indigo', description: 'FOGRA39L Coated', size: 121_368, isUsed: false },
			{ name: 'Speedmaster', description: 'FOGRA39L Coated', size: 121_368, isUsed: false },
		]);
	});

	it('is refused with its reason when it is none, of a monitor, in RGB, damaged or there already', async () => {
		expect(await upload(Buffer.from('hello'))).toBe('notAProfile');
		expect(await upload(someProfile(3, (bytes) => bytes.write('mntr', 12)))).toBe('notForOutput');
		expect(await upload(someProfile(3, (bytes) => bytes.write('RGB ', 16)))).toBe('notCmyk');
		expect(await upload(someProfile(3).subarray(0, 5000))).toBe('damaged');
		// Its table of tags is whole, and only its use shows that there is nothing behind it.
		expect(await upload(someProfile(3, (bytes) => bytes.fill(0, 1000)))).toBe('damaged');
		expect(await upload(someProfile(4))).toMatchObject({ isUsed: false });
		expect(await upload(someProfile(4))).toBe('alreadyThere');
		expect(await list()).toHaveLength(3);
	});

	it('is refused with the name of the same one, be it uploaded or shipped', async () => {
		await upload(someProfile(9), 'Rapida');
		expect(await refusalFacts(someProfile(9))).toMatchObject({ reason: 'alreadyThere', name: 'Rapida' });
		expect(await refusalFacts(Buffer.from(loadDefaultProfile().bytes))).toMatchObject({ name: 'FOGRA39L Coated' });
	});

	it('is kept while a product or an order is printed with it', async () => {
		const { id } = await upload(someProfile(5), 'Kept');
		expect(await saveWith(newId(), null)).toBe('VALIDATION');
		expect(await saveWith(id, null)).toEqual({ revision: 1, specification: { profileId: id } });
		expect(await remove(id)).toBe('PRINT_PROFILE_IN_USE');
		expect(await saveWith(null, 1)).toMatchObject({ revision: 2 });
		expect(await remove(id)).toBe(true);
		expect(await remove(id)).toBe('NOT_FOUND');
	});

	it('becomes the output intent of print files, and colours are converted with it', async () => {
		const swapped = someProfile(6);
		const { id } = await upload(swapped, 'Ours');
		const { database } = shop.test;
		const profile = await database.inTenant(shop.demo.id, (sql) => loadProfile(sql, shop.demo.id, id));
		expect(Buffer.from(profile.bytes).equals(swapped)).toBe(true);
		expect(profile.condition).toBeNull();
		expect(await inksOfColours({ tenantId: shop.demo.id, profile }, ['#808080'])).toEqual([[51, 42, 42, 18]]);
		const faces = [openSampleFace('Fraunces', 600), openSampleFace('Inter', 400), openSampleFace('Inter', 600)];
		const pdf = await printOnThread({
			...{ title: 'Card', created: new Date('2026-11-17T08:00:00Z'), specification: usualSpecification },
			...{ pages: drawCard(), pictures: new Map(), profile },
			faces: new Map(faces.map(({ id: faceId, bytes, sha256 }) => [faceId, { bytes, sha256 }])),
		});
		expect(await checkPdfX4(pdf)).toEqual([]);
	});

	it('is not found by another shop, and there are twenty at most', async () => {
		const { id } = await upload(someProfile(7), 'Mine');
		const { database } = shop.test;
		const foreign = newId();
		await expect(database.inTenant(foreign, (sql) => loadProfile(sql, foreign, id))).rejects.toMatchObject({
			code: 'NOT_FOUND',
		});
		await database.inTenant(shop.demo.id, async (sql) => {
			for (let there = (await sql`select from print_profiles`).length; there < mostProfiles; there += 1)
				await sql`
					insert into print_profiles (tenant_id, id, name, description, sha256, bytes)
					values (${shop.demo.id}, ${newId()}, 'x', 'x', ${String(there).padStart(64, '0')}, 'x')`;
		});
		expect(await upload(someProfile(8))).toBe('tooMany');
	});
});
