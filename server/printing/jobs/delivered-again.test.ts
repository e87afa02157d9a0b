import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { newId } from '../../../rules/ids.ts';
import { runWaiting } from '../../testing/jobs.ts';
import { somePdf, trimmed } from '../../testing/print-files.ts';
import { type PrintShop, startPrintShop } from '../../testing/print-shop.ts';
import { copyReleased } from '../data/copy-released.ts';
import { originalFile } from '../data/private-files.ts';
import { findLackingLines } from '../lines/find-lacking.ts';
import { makePrintJobJob } from './make-print-job.ts';

let shop: PrintShop;
const pdf = somePdf({ page: trimmed(105, 148, 3) });
const hash = createHash('sha256').update(pdf).digest('hex');
const release = 'mutation R($id: ID!) { releasePrintData(id: $id, acceptedCodes: []) { state } }';

beforeAll(async () => {
	shop = await startPrintShop(inject('cluster'));
});
afterAll(() => shop.close());

/** A line whose data is released, and another order of the same. */
async function deliverAgain() {
	const { browser, userId, itemId } = await shop.shopper();
	const { id } = await shop.upload(browser, itemId, pdf);
	await browser.graphql(release, { id });
	const again = newId();
	await shop.test.database.inTenant(shop.demo.id, (sql) =>
		copyReleased(sql, shop.demo.id, [{ from: itemId, to: again }]),
	);
	const orderId = await shop.order(userId, again);
	return { id, itemId, again, orderId };
}

const found = async (itemId: string) => {
	const [row] = await shop.test.database.inTenant(
		shop.demo.id,
		(sql) => sql`
			select l.state as line, j.state, j.sha256, j.failure_code, o.waits_for_print_data as waits, d.state as file
			from print_lines l join orders o on o.id = l.order_id
			left join print_jobs j on j.item_id = l.item_id left join print_data d on d.item_id = l.item_id
			where l.item_id = ${itemId}`,
	);
	return row;
};

const makeNow = () =>
	runWaiting(shop.test, {
		job: makePrintJobJob({ store: shop.store, releases: shop.releases }),
		tenantId: shop.demo.id,
	});

describe('released print data that is delivered again', () => {
	it('is released from the beginning, and made into a file for the press once its bytes are there', async () => {
		const { again } = await deliverAgain();
		expect(await found(again)).toMatchObject({ line: 'released', waits: false, file: 'released', state: 'waiting' });
		await makeNow();
		expect(await found(again)).toMatchObject({ state: 'waiting' });
		await shop.runJobs();
		expect(await found(again)).toMatchObject({ state: 'made', sha256: hash });
	});

	it('whose file is gone says so', async () => {
		const { id, again } = await deliverAgain();
		await shop.store.remove(shop.demo.id, originalFile(id));
		await shop.runJobs();
		expect(await found(again)).toMatchObject({ state: 'failed', failureCode: 'dataMissing' });
	});

	it('is missing where nothing was released', async () => {
		const { itemId } = await deliverAgain();
		const { productId } = shop;
		const other = (await shop.shopper()).itemId;
		const lines = [itemId, other].map((one) => ({ itemId: one, productId }));
		const lacking = await shop.test.database.inTenant(shop.demo.id, (sql) =>
			findLackingLines(sql, shop.demo.id, lines),
		);
		expect(lacking).toEqual([other]);
	});
});
