import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { newId } from '../../../rules/ids.ts';
import { releaseTextVersion } from '../../../rules/printing/print-data.ts';
import { findOrderPrintLine } from '../../printing/jobs/find-order-lines.ts';
import { describeJob } from '../../printing/jobs/job-ticket.ts';
import type { Browser } from '../../testing/accounts.ts';
import { cardSpecification } from '../../testing/design-shop.ts';
import { type PrintformerDesigns, startPrintformerDesigns } from '../../testing/printformer-designs.ts';
import { orderRelease } from '../../testing/printformer-orders.ts';
import { choosePort } from '../choose-port.ts';
import { openPrintformer } from '../open-printformer.ts';
import { openStudio } from '../studio.ts';
import { proofFile } from './make-copy.ts';
import { syncTemplates } from './templates/sync-templates.ts';

let shop: PrintformerDesigns;
beforeAll(async () => {
	shop = await startPrintformerDesigns(inject('cluster'));
});
afterEach(() => shop.sandbox.control.calm());
afterAll(() => shop.close());

const release = (browser: Browser, id: string, revision: number, acceptedCodes: string[] = []) =>
	shop.tell(
		browser,
		'mutation($id: ID!, $r: Int!, $c: [String!]!, $t: String!) { releaseDesign(id: $id, revision: $r, acceptedCodes: $c, textVersion: $t) { isReleased } }',
		{ id, r: revision, c: acceptedCodes, t: releaseTextVersion },
	);
const shaOf = async (releaseId: string) => {
	const [row] = await shop.inShop(
		(sql) => sql<{ sha256: string; provider: string }[]>`
			select sha256, provider from design_releases where id = ${releaseId}`,
	);
	return row;
};

describe('a release', () => {
	it('hashes the low-res file of the copy that was shown, is made once, and refuses another revision', async () => {
		const { browser } = await shop.shopper();
		const id = await shop.begin(browser);
		expect(await release(browser, id, 0)).toBe('DESIGN_HAS_ERRORS');
		await shop.check(id);
		const { revision } = await shop.find(id);
		expect(await release(browser, id, revision + 1)).toBe('DESIGN_CHANGED');
		const [one, two] = await Promise.all([release(browser, id, revision), release(browser, id, revision)]);
		expect([one, two]).toEqual([{ isReleased: true }, { isReleased: true }]);
		const { releaseId } = await shop.find(id);
		const [copy] = await shop.copies(id);
		const stored = await shop.store.read(shop.demo.id, proofFile(copy?.id ?? ''));
		const bytes = stored && (await buffer(stored.stream));
		const sha256 = createHash('sha256')
			.update(bytes ?? '')
			.digest('hex');
		expect(await shaOf(releaseId ?? '')).toEqual({ sha256, provider: 'printformer' });
		expect(copy).toMatchObject({ releaseId, lowResSha256: sha256 });
	});

	it('stays when nothing but the bytes of the file differ', async () => {
		await shop.sandbox.control.turn({ files: { volatile: true } });
		const { browser, userId } = await shop.shopper();
		const id = await shop.begin(browser);
		const releaseId = await shop.release(userId, id);
		const before = await shop.find(id);
		await shop.check(id);
		await shop.check(id);
		expect(await shop.find(id)).toEqual(before);
		expect(before.releaseId).toBe(releaseId);
		expect(await shop.copies(id)).toHaveLength(1);
	});

	it('keeps what was shown and its hash when the template is changed at the provider afterwards', async () => {
		const { browser, userId } = await shop.shopper();
		const id = await shop.begin(browser);
		const releaseId = await shop.release(userId, id);
		const [copy] = await shop.copies(id);
		const read = async () => {
			const file = await shop.store.read(shop.demo.id, proofFile(copy?.id ?? ''));
			return file && (await buffer(file.stream)).toString('latin1');
		};
		const [sha, shown] = [await shaOf(releaseId), await read()];
		await shop.sandbox.control.changeTemplate('north', 'pfcard01', {
			customAttributes: { 'pf-ca-imprint': `Neu ${newId()}` },
		});
		await shop.check(id);
		expect([await shaOf(releaseId), await read()]).toEqual([sha, shown]);
		// The draft shows the imprint of today: it has to be looked at again.
		expect(await shop.find(id)).toMatchObject({ releaseId: null });
	});

	it('is not given by errors of the provider, by pages that the product does not have, nor to strangers', async () => {
		const { browser, userId } = await shop.shopper();
		const id = await shop.begin(browser);
		await shop.check(id);
		const { revision } = await shop.find(id);
		const findings = (severity: string) =>
			shop.inShop(
				(sql) => sql`
					update printformer_drafts set findings = ${JSON.stringify([{ row: null, page: 1, message: 'x', severity }])}::text::jsonb
					where design_id = ${id}`,
			);
		await findings('error');
		expect(await release(browser, id, revision)).toBe('DESIGN_HAS_ERRORS');
		await findings('warning');
		expect(await release(browser, id, revision)).toBe('FINDINGS_NOT_ACCEPTED');
		const { browser: stranger } = await shop.shopper();
		expect(await release(stranger, id, revision, ['providerWarning'])).toBe('NOT_FOUND');
		expect(await release(browser, id, revision, ['providerWarning'])).toEqual({ isReleased: true });
		const changed = await shop.begin(browser);
		await shop.check(changed);
		await shop.specify('cards', { ...cardSpecification, sides: [{ name: 'front' }] });
		expect(await release(browser, changed, 1)).toBe('DESIGN_HAS_ERRORS');
		const shown = 'query D($id: ID!) { design(id: $id) { misfit { pages wantedPages wantedWidth } } }';
		const misfit = { pages: 2, wantedPages: 1, wantedWidth: 85 };
		expect(await browser.graphql(shown, { id: changed })).toEqual({ data: { design: { misfit } } });
		await shop.specify('cards');
		expect(await browser.graphql(shown, { id: changed })).toEqual({ data: { design: { misfit: null } } });
		await shop.choose({ template: 'pfinvit1' });
		const other = await shop.begin(browser);
		await expect(shop.release(userId, other)).rejects.toMatchObject({
			code: 'DESIGN_HAS_ERRORS',
			details: 'wrongPageCount',
		});
		await shop.choose();
	});

	it('of a series has a row for each personalisation, and shows those that it has pictures of', async () => {
		await shop.choose({ intent: 'personalize' });
		const { browser, userId } = await shop.shopper();
		const id = await shop.begin(browser);
		const rows = Buffer.from(['name', 'Eva', 'Mia', 'Noa'].join('\n'));
		const { hash } = await shop.find(id);
		await shop.client.replaceRows(hash, { name: 'rows.csv', type: 'text/csv', bytes: rows }, { name: 0 });
		const releaseId = await shop.release(userId, id);
		expect(await shop.find(id)).toMatchObject({ seriesRows: 3 });
		const [row] = await shop.inShop(
			(sql) => sql<{ series: Record<string, string>[] }[]>`select series from design_releases where id = ${releaseId}`,
		);
		expect(new Set(row?.series.map(({ page1 }) => page1)).size).toBe(3);
		const third = await browser.ask(`/service-api/designs/${id}/rows/3/pages/1.png`);
		expect(third).toMatchObject({ status: 200, headers: { 'content-type': 'image/png' } });
		await shop.choose();
	});
});

describe('a design at the provider', () => {
	it('is begun with the variants and the page planner that were chosen for the product', async () => {
		await shop.choose({ pagePlanner: true, variants: [2] });
		const { browser } = await shop.shopper();
		const { hash } = await shop.find(await shop.begin(browser));
		const draft = (await shop.sandbox.control.drafts()).find(({ draftHash }) => draftHash === hash);
		expect(draft?.options).toMatchObject({ pagePlanner: true, availableVariants: [2] });
		await shop.choose();
	});

	it('is refused by what only the studio does', async () => {
		const { browser } = await shop.shopper();
		const id = await shop.begin(browser);
		const calls = [
			'mutation($id: ID!) { openDesign(design: $id, client: $id) { revision } }',
			'mutation($id: ID!) { adoptTemplate(id: $id) { id } }',
			'mutation($id: ID!) { saveDesignSeries(designId: $id, revision: 0, table: {columns: [], mapping: {}, rows: []}) { revision } }',
			'query($id: ID!) { designVersions(design: $id) { total } }',
		];
		for (const call of calls) expect(await shop.tell(browser, call, { id })).toBe('DESIGN_NOT_IN_STUDIO');
	});

	it('stays where it is when its product moves to the studio, and one of the studio likewise', async () => {
		const ports = {
			studio: openStudio({ database: shop.test.database, stores: shop.stores }),
			printformer: openPrintformer(shop.services, { stores: shop.stores }),
		};
		const port = choosePort({ database: shop.test.database, ports });
		const { browser, userId } = await shop.shopper();
		const caller = { tenantId: shop.demo.id, userId, language: 'de-DE' };
		const id = await shop.begin(browser);
		const releaseId = await shop.release(userId, id);
		await shop.plant();
		await shop.choose({ provider: 'studio', template: null, intent: null });
		const inStudio = (await port.begin(caller, shop.idOf('cards'))).id;
		const copy = await port.replicate(caller, { id, releaseId });
		expect(copy).toMatchObject({ changes: [], design: { state: 'released' } });
		expect(await shop.find(copy.design.id)).toMatchObject({ problem: null });
		await shop.choose();
		expect((await port.read(caller, [id, inStudio])).size).toBe(2);
		expect(await port.proof(caller, inStudio, 1)).toBeDefined();
		const printId = await port.requestPrint(shop.demo.id, releaseId);
		await shop.settle();
		expect(await port.printState(shop.demo.id, printId)).toMatchObject({ state: 'made' });
	});
});

describe('a variant of the template', () => {
	const choose = async (id: string, variant: number) =>
		shop.client.updateDraft((await shop.find(id)).hash, { variant, variantVersion: 1 });
	const linesOf = async (browser: Browser) =>
		(await shop.tell(browser, '{ listItems(location: cart) { items { options { name value } } } }')).items;

	it('is named in the cart, in the order and on the job ticket, and another one takes the release back', async () => {
		await syncTemplates(shop.services, shop.demo.id);
		const { browser, userId } = await shop.shopper();
		const id = await shop.begin(browser);
		await choose(id, 2);
		const releaseId = await shop.release(userId, id);
		const { data } = await browser.graphql('query D($id: ID!) { design(id: $id) { variant itemId } }', { id });
		expect(data.design.variant).toBe('Naturpapier');
		await shop.tell(browser, 'mutation($i: ID!) { finaliseDraft(id: $i, contentChecked: true) { id } }', {
			i: data.design.itemId,
		});
		expect(await linesOf(browser)).toEqual([{ options: [{ name: 'Variante', value: 'Naturpapier' }] }]);
		const ordered = { database: shop.test.database, tenantId: shop.demo.id, productId: shop.idOf('cards'), userId };
		const { itemId } = await orderRelease(ordered, releaseId);
		const line = await shop.inShop((sql) => findOrderPrintLine(sql, shop.demo.id, itemId));
		expect(line && describeJob(line).design).toMatchObject({ variant: 'Naturpapier' });
		await choose(id, 1);
		await shop.check(id);
		expect(await shop.find(id)).toMatchObject({ releaseId: null });
		expect(await linesOf(browser)).toMatchObject([{ options: [{ value: 'Weiß' }] }]);
	});

	it('is another order once it was ordered: what was sent back is not released with another one', async () => {
		const { browser, userId } = await shop.shopper();
		const id = await shop.begin(browser);
		await choose(id, 2);
		const releaseId = await shop.release(userId, id);
		const ordered = { database: shop.test.database, tenantId: shop.demo.id, productId: shop.idOf('cards'), userId };
		const { itemId } = await orderRelease(ordered, releaseId);
		const back = 'mutation($i: ID!) { sendBackDesign(itemId: $i, reason: "Bitte prüfen") }';
		expect(await shop.tell(await shop.staff(), back, { i: itemId })).toBe(true);
		await choose(id, 1);
		await expect(shop.release(userId, id)).rejects.toMatchObject({ code: 'DESIGN_HAS_ERRORS', details: 'variant' });
		await choose(id, 2);
		expect(await shop.release(userId, id)).not.toBe(releaseId);
	});
});
