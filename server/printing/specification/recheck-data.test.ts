import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import type { PrintSpecification } from '../../../rules/designs/print-specification.ts';
import type { Browser } from '../../testing/accounts.ts';
import { somePdf, trimmed } from '../../testing/print-files.ts';
import { type PrintShop, startPrintShop } from '../../testing/print-shop.ts';

let shop: PrintShop;
const pdf = somePdf({ page: trimmed(105, 148, 3) });
const release = 'mutation R($id: ID!) { releasePrintData(id: $id, acceptedCodes: []) { state } }';

beforeAll(async () => {
	shop = await startPrintShop(inject('cluster'));
});

afterAll(() => shop.close());
afterEach(() => shop.setSides('front'));

async function specify(change: Partial<PrintSpecification>): Promise<void> {
	const admin = await shop.staff();
	const [row] = await shop.test.database.inTenant(
		shop.demo.id,
		(sql) => sql<{ specification: PrintSpecification; revision: number }[]>`
			select specification, revision from print_specifications where product_id = ${shop.productId}`,
	);
	if (!row) throw new Error('no specification');
	const { profileId: _profile, ...specification } = { ...row.specification, ...change };
	const query = `mutation($id: ID!, $r: Int, $s: PrintSpecificationInput!) {
		savePrintSpecification(productId: $id, revision: $r, specification: $s) { revision } }`;
	const given = { ...specification, sides: specification.sides.map(({ name }) => name) };
	const { errors } = await admin.graphql(query, { id: shop.productId, r: row.revision, s: given });
	expect(errors).toBeUndefined();
}

async function lineOf(browser: Browser, itemId: string) {
	const query = `query L($ids: [ID!]!) { printLines(itemIds: $ids) {
		state data { state isReleaseRevoked findings { code } release { at } } events { step file } } }`;
	return (await browser.graphql(query, { ids: [itemId] })).data.printLines[0];
}

async function released() {
	const { browser, itemId, userId } = await shop.shopper();
	const { id } = await shop.upload(browser, itemId, pdf);
	await browser.graphql(release, { id });
	return { browser, itemId, userId, id };
}

describe('print data of a product whose specification changes', () => {
	it('stays released if only the day it is due is another', async () => {
		const { browser, itemId } = await released();
		await specify({ dataRequirement: 'now' });
		expect(await lineOf(browser, itemId)).toMatchObject({ data: [{ state: 'released', isReleaseRevoked: false }] });
	});

	it('is checked anew, and says that its release was revoked until it is released again', async () => {
		const { browser, itemId, id } = await released();
		await specify({ width: 120_000 });
		expect(await lineOf(browser, itemId)).toMatchObject({
			data: [{ state: 'findings', isReleaseRevoked: true, release: null, findings: [{ code: 'wrongPageSize' }] }],
		});
		await specify({ width: 105_000 });
		expect(await lineOf(browser, itemId)).toMatchObject({ data: [{ isReleaseRevoked: true, findings: [] }] });
		await browser.graphql(release, { id });
		expect(await lineOf(browser, itemId)).toMatchObject({ data: [{ state: 'released', isReleaseRevoked: false }] });
	});

	it('says nothing of a release that there never was', async () => {
		const { browser, itemId } = await shop.shopper();
		await shop.upload(browser, itemId, pdf);
		await specify({ safeMargin: 2000 });
		expect(await lineOf(browser, itemId)).toMatchObject({ data: [{ state: 'findings', isReleaseRevoked: false }] });
	});

	it('tells the order that it came along without its release, and why', async () => {
		const { browser, itemId, userId } = await released();
		await specify({ safeMargin: 2000 });
		await shop.order(userId, itemId);
		const line = await lineOf(browser, itemId);
		expect(line).toMatchObject({ state: 'findings', data: [{ isReleaseRevoked: true }] });
		expect(line.events).toEqual([
			{ step: 'releaseRevoked', file: 'karte.pdf' },
			{ step: 'cameAlong', file: 'karte.pdf' },
		]);
	});
});
