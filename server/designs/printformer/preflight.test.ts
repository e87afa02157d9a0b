import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { releaseTextVersion } from '../../../rules/printing/print-data.ts';
import { openBrowser } from '../../../sandbox/printformer/testing/sandbox.ts';
import type { Browser } from '../../testing/accounts.ts';
import { cardSpecification } from '../../testing/design-shop.ts';
import { somePdf } from '../../testing/print-files.ts';
import { type PrintformerDesigns, startPrintformerDesigns } from '../../testing/printformer-designs.ts';
import { orderRelease } from '../../testing/printformer-orders.ts';

let shop: PrintformerDesigns;
beforeAll(async () => {
	shop = await startPrintformerDesigns(inject('cluster'));
});
afterEach(async () => {
	await shop.choose();
	await shop.specify('cards');
});
afterAll(() => shop.close());

const release = (browser: Browser, id: string, revision: number, acceptedCodes: string[] = []) =>
	shop.tell(
		browser,
		'mutation($id: ID!, $r: Int!, $c: [String!]!, $t: String!) { releaseDesign(id: $id, revision: $r, acceptedCodes: $c, textVersion: $t) { isReleased } }',
		{ id, r: revision, c: acceptedCodes, t: releaseTextVersion },
	);

/** Uploads a file in the editor, and looks at the proof. */
async function upload(browser: Browser, file: Buffer, intent: 'upload' | 'upload-and-editor' = 'upload') {
	await shop.choose({ template: 'pfflyer1', intent });
	const id = await shop.begin(browser);
	const opened = await browser.ask(`/studio/${id}`);
	const visitor = openBrowser(shop.sandbox.url);
	await visitor.enter(String(opened.headers.location));
	const sent = await visitor.submit({
		action: 'save',
		file: new Blob([new Uint8Array(file)]),
		'key-headline': 'Größe',
	});
	expect(sent.status).toBe(303);
	await shop.check(id);
	return { id, ...(await shop.find(id)) };
}

const findingsOf = async (browser: Browser, id: string) => {
	const { data } = await browser.graphql('query D($id: ID!) { design(id: $id) { findings proof { state } } }', { id });
	const { findings, proof } = data.design;
	const codes = findings.map(({ code, severity }: { code: string; severity: string }) => `${severity} ${code}`);
	return { codes: [...new Set(codes)].sort(), state: proof.state };
};

const card = { width: 85, height: 55, pages: 2 };
const withFont = {
	...card,
	resources: '/Font << /F1 100 0 R >>',
	content: 'BT /F1 12 Tf 20 20 Td (Hallo) Tj ET',
	objects: { 100: '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>' },
};

describe('preflight of a proof', () => {
	it('warns of an upload without bleed before it is released, is accepted by its code, and shown to staff', async () => {
		const { browser, userId } = await shop.shopper();
		const { id, revision } = await upload(browser, somePdf(card));
		expect(await findingsOf(browser, id)).toEqual({
			codes: ['hint noTrimBox', 'warning missingBleed'],
			state: 'ready',
		});
		expect(await release(browser, id, revision)).toBe('FINDINGS_NOT_ACCEPTED');
		expect(await release(browser, id, revision, ['providerWarning'])).toBe('FINDINGS_NOT_ACCEPTED');
		expect(await release(browser, id, revision, ['missingBleed'])).toEqual({ isReleased: true });
		const { releaseId } = await shop.find(id);
		const ordered = { database: shop.test.database, tenantId: shop.demo.id, productId: shop.idOf('cards'), userId };
		const { orderId } = await orderRelease(ordered, releaseId ?? '');
		const query =
			'query L($o: ID!) { orderPrintLines(orderId: $o) { release { acceptedCodes findings { code page } providerFindings { message } } } }';
		const { data } = await (await shop.staff()).graphql(query, { o: orderId });
		expect(data.orderPrintLines).toEqual([
			{
				release: {
					acceptedCodes: ['missingBleed'],
					findings: [1, 2].map((page) => ({ code: 'missingBleed', page })),
					providerFindings: [],
				},
			},
		]);
	});

	it('stops the release of a file whose fonts are missing', async () => {
		const { browser } = await shop.shopper();
		const { id, revision } = await upload(browser, somePdf(withFont));
		expect((await findingsOf(browser, id)).codes).toContain('error fontNotEmbedded');
		expect(await release(browser, id, revision, ['missingBleed', 'fontNotEmbedded'])).toBe('DESIGN_HAS_ERRORS');
	});

	it('lets an upload with bleed pass, also one that was edited, in the font of the editor', async () => {
		const { browser } = await shop.shopper();
		for (const intent of ['upload', 'upload-and-editor'] as const) {
			const { id, revision } = await upload(browser, somePdf({ ...card, width: 91, height: 61 }), intent);
			expect((await findingsOf(browser, id)).codes).toEqual(['hint noTrimBox']);
			expect(await release(browser, id, revision)).toEqual({ isReleased: true });
		}
	});

	it('asks of a template only what a preview can say', async () => {
		const { browser } = await shop.shopper();
		const id = await shop.begin(browser);
		await shop.check(id);
		expect(await findingsOf(browser, id)).toEqual({ codes: [], state: 'ready' });
	});

	it('holds the proof against the product as it is when it is released', async () => {
		const { browser } = await shop.shopper();
		const { id, revision } = await upload(browser, somePdf(card));
		await shop.specify('cards', { ...cardSpecification, bleed: 0 });
		expect((await findingsOf(browser, id)).codes).toEqual(['hint noTrimBox']);
		expect(await release(browser, id, revision)).toEqual({ isReleased: true });
	});

	it('has a proof that was never inspected made anew instead of releasing it', async () => {
		const { browser } = await shop.shopper();
		const { id, revision } = await upload(browser, somePdf(card));
		await shop.inShop((sql) => sql`update printformer_copies set inspection = null where design_id = ${id}`);
		expect((await findingsOf(browser, id)).state).toBe('preparing');
		expect(await release(browser, id, revision, ['missingBleed'])).toBe('DESIGN_HAS_ERRORS');
		await shop.check(id);
		expect(await shop.find(id)).toMatchObject({ revision });
		expect(await release(browser, id, revision)).toBe('FINDINGS_NOT_ACCEPTED');
	});
});
