import fs from 'node:fs';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { Sql } from '../../database/connection.ts';
import { somePdf } from '../../testing/print-files.ts';
import { type PrintShop, startPrintShop } from '../../testing/print-shop.ts';
import { sweepPrintData } from './sweep-job.ts';

let shop: PrintShop;
const pdf = somePdf();

beforeAll(async () => {
	shop = await startPrintShop(inject('cluster'));
});

afterAll(() => shop.close());

const filesOf = (id: string) =>
	fs.readdirSync(shop.folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.startsWith(id));
const inShop = <T>(work: (sql: Sql) => Promise<T>) => shop.test.database.inTenant(shop.demo.id, work);

/** As the schedule does: for the shops that have something to do. */
async function sweep(): Promise<void> {
	const shops = await shop.test.owner<{ id: string }[]>`select shops_with_unused_print_data() as id`;
	const context = { payload: {}, log: pino({ level: 'silent' }), signal: new AbortController().signal };
	for (const { id: tenantId } of shops)
		await sweepPrintData.run({ ...context, tenantId, inTenant: inShop, attempt: { number: 1, last: false } });
	await shop.runJobs();
}

describe('the sweep', () => {
	it('takes away tickets that have run out, with what had arrived', async () => {
		const { browser, itemId } = await shop.shopper();
		const { id } = await shop.ticket(browser, itemId, pdf);
		await shop.patch(browser, id, 0, pdf.subarray(0, 200));
		expect(filesOf(id)).toHaveLength(1);
		await inShop((sql) => sql`update print_uploads set expires_at = now() - interval '1 second' where id = ${id}`);
		expect((await browser.ask(`/service-api/print-data/${id}`, { method: 'HEAD' })).status).toBe(404);
		await sweep();
		expect(filesOf(id)).toEqual([]);
	});

	it('takes away data of 90 days ago whose line is in no list and no order, and nothing else', async () => {
		const [unused, listed, ordered] = [await shop.shopper(), await shop.shopper(), await shop.shopper()];
		const ids: string[] = [];
		for (const { browser, itemId } of [unused, listed, ordered]) ids.push((await shop.upload(browser, itemId, pdf)).id);
		await shop.order(ordered.userId, ordered.itemId);
		const gone = [unused.itemId, ordered.itemId];
		await inShop((sql) => sql`delete from list_items where id = any(${gone}::uuid[])`);
		await sweep();
		expect(ids.map((id) => filesOf(id).length > 0)).toEqual([true, true, true]);
		await inShop((sql) => sql`update print_data set changed_at = now() - interval '91 days'`);
		await sweep();
		expect(ids.map((id) => filesOf(id).length > 0)).toEqual([false, true, true]);
	});
});

describe('a person', () => {
	const exported = async (id: string) => {
		const { data } = await (await shop.staff()).graphql('query($id: ID!) { exportPerson(id: $id) }', { id });
		return JSON.parse(data.exportPerson).printData;
	};

	it('is handed over what was uploaded, and erased with it, but for what was ordered', async () => {
		const [keeper, orderer] = [await shop.shopper(), await shop.shopper()];
		const kept = await shop.upload(keeper.browser, keeper.itemId, pdf, { name: 'Klothilde.pdf' });
		const ordered = await shop.upload(orderer.browser, orderer.itemId, pdf, { name: 'Kunigunde.pdf' });
		await shop.order(orderer.userId, orderer.itemId);
		expect(await exported(keeper.userId)).toMatchObject([{ name: 'Klothilde.pdf', state: 'findings' }]);
		const staff = await shop.staff();
		for (const { userId } of [keeper, orderer])
			await staff.graphql('mutation($id: ID!) { erasePerson(id: $id) }', { id: userId });
		await shop.runJobs();
		expect([filesOf(kept.id).length > 0, filesOf(ordered.id).length > 0]).toEqual([false, true]);
		const rows = await inShop(
			(sql) => sql`select name, user_id from print_data where id in (${kept.id}, ${ordered.id})`,
		);
		expect(rows).toEqual([{ name: 'file', userId: null }]);
	});

	it('who uploads as a guest and signs in keeps the upload', async () => {
		const { browser, itemId } = await shop.guest();
		await shop.upload(browser, itemId, pdf);
		const { email } = await shop.shopper(undefined);
		await inShop((sql) => sql`delete from list_items where user_id = (select id from users where email = ${email})`);
		await browser.logIn(email);
		expect(await shop.show(browser, itemId)).toMatchObject([{ state: 'findings' }]);
	});
});
