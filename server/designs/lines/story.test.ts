import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { readConfig } from '../../config.ts';
import { openPrivateStore } from '../../media/private/open-private-store.ts';
import { makePrintJobJob } from '../../printing/jobs/make-print-job.ts';
import type { Browser } from '../../testing/accounts.ts';
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
			'staff designApproved',
			'system pressFileMade',
			'staff printed',
		];
		expect(await timelineOf(orderId)).toEqual(steps);
		const told = steps.filter((step) => !step.includes('pressFile')).map((step) => step.slice(step.indexOf(' ') + 1));
		expect(await historyOf(owner.browser, itemId)).toEqual(told);
		expect(await historyOf((await shop.shopper()).browser, itemId)).toEqual([]);
	});
});
