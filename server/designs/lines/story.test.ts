import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { newId } from '../../../rules/ids.ts';
import { readConfig } from '../../config.ts';
import { openPrivateStore } from '../../media/private/open-private-store.ts';
import { writeSentBackMail } from '../../orders/mails/write-print-data-mails.ts';
import { makePrintJobJob } from '../../printing/jobs/make-print-job.ts';
import { type Browser, makeUser } from '../../testing/accounts.ts';
import { noPictures } from '../../testing/app.ts';
import { cardTemplate, type DesignShop, startDesignShop } from '../../testing/design-shop.ts';
import { DesignTab } from '../../testing/design-tab.ts';
import { runWaiting } from '../../testing/jobs.ts';
import { OrderedDesigns } from '../../testing/ordered-designs.ts';
import { designReleases } from './design-releases.ts';

let shop: DesignShop;
let staff: Browser;
let designs: OrderedDesigns;

beforeAll(async () => {
	shop = await startDesignShop(inject('cluster'));
	await shop.plant('cards', await cardTemplate({ values: { name: 'Eva Roth' } }));
	staff = await shop.staff();
	designs = new OrderedDesigns(shop);
});

afterAll(() => shop.close());

async function makePressFiles(): Promise<void> {
	const { test, demo, dataDir, store: pictures } = shop;
	const releases = designReleases({ database: test.database, pictures, media: noPictures });
	const store = openPrivateStore(readConfig({ DATA_DIR: dataDir }, '/', false));
	await runWaiting(test, { job: makePrintJobJob({ store, releases }), tenantId: demo.id } as never);
}

interface StoredEvent {
	actor: string;
	kind: string;
	detail: { step: string; reason?: string };
}

async function timelineOf(orderId: string): Promise<string[]> {
	const { events } = await shop.tell(staff, 'query($id: ID!) { order(id: $id) { events { actor kind detail } } }', {
		id: orderId,
	});
	return events
		.filter(({ kind }: StoredEvent) => kind === 'printData')
		.map(({ actor, detail: { step, reason } }: StoredEvent) => [actor, step, reason].filter(Boolean).join(' '));
}

async function historyOf(who: Browser, itemId: string): Promise<string[]> {
	const query = 'query($ids: [ID!]!) { orderedDesigns(itemIds: $ids) { events { step reason } } }';
	const [line] = await shop.tell(who, query, { ids: [itemId] });
	return line
		? line.events.map(({ step, reason }: { step: string; reason: string }) => `${step} ${reason}`.trim())
		: [];
}

describe('the timeline of an order', () => {
	it('has every step of a design, by whom, and the customer reads all but the file for the press', async () => {
		const owner = await shop.shopper();
		const { id, itemId, orderId } = await designs.order(owner);
		await makePressFiles();
		const tab = new DesignTab(staff, id);
		await tab.open();
		await tab.do({ do: 'value', key: 'name', value: 'Eva Roth-Meyer' });
		await tab.do({ do: 'value', key: 'phone', value: '040 123' });
		await designs.sendBack(staff, itemId, 'Bitte den Namen prüfen.');
		expect(await designs.release(owner.browser, id, 2)).toEqual({ isReleased: true });
		await makePressFiles();
		await tab.open(true);
		await tab.do({ do: 'value', key: 'phone', value: '040 124' });
		const approve = 'mutation($id: ID!) { approveDesign(itemId: $id, revision: 3) }';
		expect(await shop.tell(staff, approve, { id: itemId })).toBe(true);
		await makePressFiles();
		await shop.tell(staff, 'mutation($id: ID!) { markLinePrinted(itemId: $id) { itemId } }', { id: itemId });
		const steps = [
			'shopper designReleased',
			'system pressFileMade',
			'staff designCorrected',
			'staff designSentBack Bitte den Namen prüfen.',
			'shopper designReleasedAgain',
			'system pressFileMade',
			'staff designCorrected',
			'staff designApproved',
			'system pressFileMade',
			'staff printed',
		];
		expect(await timelineOf(orderId)).toEqual(steps);
		const told = steps.filter((step) => !step.includes('pressFile')).map((step) => step.slice(step.indexOf(' ') + 1));
		expect(await historyOf(owner.browser, itemId)).toEqual(told);
		expect(await historyOf((await shop.shopper()).browser, itemId)).toEqual([]);
	});

	it('has each session of corrections once, of each person of the shop, and one more after a release', async () => {
		const owner = await shop.shopper();
		const { id, itemId } = await designs.order(owner);
		await makeUser(shop.test.database, shop.demo, 'second@example.com', { role: 'admin' });
		const other = await shop.signIn('second@example.com');
		const phone = (value: string) => ({ do: 'value', key: 'phone', value });
		const tab = new DesignTab(staff, id);
		await tab.open();
		await tab.do(phone('1'));
		await tab.open();
		await tab.do(phone('2'));
		expect(await historyOf(owner.browser, itemId)).toEqual(['designReleased', 'designCorrected']);
		const theirs = new DesignTab(other, id);
		await theirs.open(true);
		await theirs.do(phone('3'));
		await tab.open(true);
		await tab.do(phone('4'));
		await tab.do(phone('5'));
		const corrections = ['designCorrected', 'designCorrected', 'designCorrected'];
		expect(await historyOf(owner.browser, itemId)).toEqual(['designReleased', ...corrections]);
	});
});

describe('a design that the shop has corrected', () => {
	const told = async (who: Browser, itemId: string) =>
		(
			await shop.tell(
				who,
				'query($ids: [ID!]!) { orderedDesigns(itemIds: $ids) { state isCorrected isReleasedByShop } }',
				{ ids: [itemId] },
			)
		)[0];
	const linesOf = async (who: Browser, id: string) =>
		(await shop.tell(who, 'query($id: ID!) { design(id: $id) { orderLines { isCorrected releasedPages } } }', { id }))
			.orderLines;
	const mailOf = (orderId: string, itemId: string) =>
		shop.inShop(async (sql) => {
			const mails = { platformAddress: () => 'http://demo' };
			await writeSentBackMail(sql, shop.demo.id, { itemId, refusalId: newId() }, mails);
			const [mail] = await sql<{ text: string }[]>`
				select m.text from mails m join order_mails o on o.mail_id = m.id where o.order_id = ${orderId} order by m.id desc`;
			return mail?.text ?? '';
		});

	it('is said to be so in the mail, on the order page and in the studio, beside the pages that were released', async () => {
		const owner = await shop.shopper();
		const { id, itemId, orderId } = await designs.order(owner);
		expect(await told(owner.browser, itemId)).toEqual({
			...{ state: 'released', isCorrected: false, isReleasedByShop: false },
		});
		const tab = new DesignTab(staff, id);
		await tab.open();
		await tab.do({ do: 'value', key: 'name', value: 'Eva Roth-Meyer' });
		await designs.sendBack(staff, itemId, 'Name ergänzt.');
		expect(await told(owner.browser, itemId)).toMatchObject({ state: 'refused', isCorrected: true });
		const mail = await mailOf(orderId, itemId);
		expect(mail).toContain('korrigiert');
		expect(mail).toContain('Name ergänzt.');
		expect(mail).not.toContain('können sie so nicht drucken');
		const [line] = await linesOf(owner.browser, id);
		expect(line).toMatchObject({ isCorrected: true });
		expect(line.releasedPages).toHaveLength(2);
		expect((await owner.browser.ask(line.releasedPages[0])).status).toBe(200);
		expect((await (await shop.shopper()).browser.ask(line.releasedPages[0])).status).toBe(404);
		await designs.release(owner.browser, id, 1);
		expect(await told(owner.browser, itemId)).toEqual({
			...{ state: 'released', isCorrected: false, isReleasedByShop: false },
		});
	});

	it('is said to be released by the shop where it was, and to be just sent back where nothing was changed', async () => {
		const owner = await shop.shopper();
		const { itemId, orderId } = await designs.order(owner);
		await designs.sendBack(staff, itemId);
		expect(await told(owner.browser, itemId)).toMatchObject({ state: 'refused', isCorrected: false });
		expect(await mailOf(orderId, itemId)).toContain('können sie so nicht drucken');
		await shop.tell(staff, 'mutation($id: ID!) { approveDesign(itemId: $id, revision: 0) }', { id: itemId });
		expect(await told(owner.browser, itemId)).toEqual({
			...{ state: 'released', isCorrected: false, isReleasedByShop: true },
		});
	});
});
