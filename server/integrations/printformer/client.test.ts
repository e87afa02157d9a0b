import { createHash } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
	openBrowser,
	type ShopServer,
	startShopServer,
	startTestSandbox,
	type TestSandbox,
} from '../../../sandbox/printformer/testing/sandbox.ts';
import { type PrintformerClient, printformerProvider } from './client.ts';

let sandbox: TestSandbox;
let shop: ShopServer;
let printformer: PrintformerClient;
let user: string;
const logged: { what: string; value: string }[] = [];

beforeAll(async () => {
	[sandbox, shop] = [await startTestSandbox(), await startShopServer()];
	printformer = printformerProvider({
		log: { info: (line: { what: string; value: string }) => logged.push(line) } as never,
		sandboxes: [sandbox.url, sandbox.publicUrl],
		patience: { firstPauseMs: 5 },
	}).open({ baseUrl: `${sandbox.url}/`, client: 'north', apiKey: 'pf-sandbox-north' });
	user = (await printformer.createUser()).identifier;
});
afterEach(() => sandbox.control.calm());
afterAll(async () => {
	await sandbox.end();
	await shop.close();
});

const card = { template: 'pfcard01', intent: 'customize' } as const;
const newDraft = async (more: object = {}) => (await printformer.createDraft({ ...card, user, ...more })).hash;

async function fetchBytes(address: string, types = ['application/pdf'], maxBytes = 10_000_000): Promise<Buffer> {
	const chunks: Uint8Array[] = [];
	for await (const chunk of (await printformer.download(address, { maxBytes, types })).chunks) chunks.push(chunk);
	return Buffer.concat(chunks);
}
const lowRes = (hash: string) => fetchBytes(printformer.addresses.draftFile(hash, 'low-res'));
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
const pagesIn = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;

describe('a client of Printformer', () => {
	it('checks its key, and that it is the one of this client', async () => {
		expect(await printformer.checkCredentials()).toEqual({ name: 'Sandbox north', identifier: 'north' });
	});

	it('creates, reads, changes, merges and deletes users', async () => {
		const made = await printformer.createUser({ firstName: 'Ada', email: 'ada@example.com', locale: 'en' });
		expect(made).toMatchObject({ firstName: 'Ada', lastName: null, email: 'ada@example.com', locale: 'en' });
		expect(await printformer.updateUser(made.identifier, { lastName: 'King' })).toMatchObject({ lastName: 'King' });
		expect(await printformer.readUser(made.identifier)).toMatchObject({ firstName: 'Ada', lastName: 'King' });
		const guest = (await printformer.createUser()).identifier;
		const hash = await newDraft({ user: guest });
		expect(await printformer.mergeUser(made.identifier, guest)).toBe(true);
		expect((await printformer.readDraft(hash)).user).toBe(made.identifier);
		expect(await printformer.mergeUser(made.identifier, guest)).toBe(false);
		await printformer.deleteUser(made.identifier);
		await printformer.deleteUser(made.identifier);
		await expect(printformer.readUser(made.identifier)).rejects.toMatchObject({ problem: { kind: 'notFound' } });
	});

	it('creates and reads groups of users', async () => {
		const group = await printformer.createUserGroup();
		expect(await printformer.readUserGroup(group)).toBe(group);
		expect((await printformer.createDraft({ ...card, user, userGroup: group })).userGroup).toBe(group);
	});

	it('lists templates page by page, or all of them', async () => {
		expect(await printformer.listTemplates(2, 3)).toMatchObject({ page: 2, lastPage: 3, total: 7 });
		const all = await printformer.listAllTemplates(2);
		expect(all.map(({ identifier }) => identifier)).toContain('pfinvit2');
		expect(all).toHaveLength(7);
		expect(await printformer.readTemplate('pfcard01')).toMatchObject({
			name: 'Visitenkarte 85 × 55 mm',
			type: 'customizable',
			intents: ['customize', 'personalize'],
			pageCount: 2,
			variants: [
				{ id: 1, name: 'Weiß', version: 1 },
				{ id: 2, name: 'Naturpapier', version: 1 },
			],
			dataKeys: expect.arrayContaining(['name', 'phone']),
		});
		const group = await printformer.readTemplate('pfgroup1');
		expect(group).toMatchObject({ type: 'group', members: [{ identifier: 'pfinvit1' }, { identifier: 'pfinvit2' }] });
		for (const file of ['variant-thumb', 'photo-thumb', 'page-preview-thumb'] as const) {
			const address = printformer.addresses.templateFile('pfcard01', file, { page: 2 });
			expect((await fetchBytes(address, ['image/png'])).toString('latin1', 1, 4)).toBe('PNG');
		}
	});

	it('creates, reads, changes, lists and deletes drafts', async () => {
		const draft = await printformer.createDraft({
			...{ ...card, user, variant: 2, defaultValues: { name: 'Zoë' } },
			customAttributes: { 'pf-ca-line': 'x' },
		});
		expect(draft).toMatchObject({
			...{ user, template: 'pfcard01', variant: 2, state: 'init', setup: 'none', personalizations: 0, findings: [] },
			...{ defaultValues: { name: 'Zoë' }, customAttributes: { 'pf-ca-line': 'x' }, preflightStatus: -1 },
		});
		const changed = await printformer.updateDraft(draft.hash, { customAttributes: { 'pf-ca-order': 'A-17' } });
		expect(changed.customAttributes).toEqual({ 'pf-ca-line': 'x', 'pf-ca-order': 'A-17' });
		expect((await printformer.listDrafts(1, 100)).items.map(({ hash }) => hash)).toContain(draft.hash);
		await printformer.deleteDraft(draft.hash);
		await printformer.deleteDraft(draft.hash);
		await expect(printformer.readDraft(draft.hash)).rejects.toMatchObject({ problem: { kind: 'notFound' } });
	});

	it('chooses a member of a group', async () => {
		const hash = await newDraft({ template: 'pfgroup1', defaultMember: 'pfinvit2' });
		expect((await printformer.readDraft(hash)).activeTemplate).toBe('pfinvit2');
	});

	it('hands the drafts of a guest over, and says before whether it can', async () => {
		const hash = await newDraft();
		const account = (await printformer.createUser()).identifier;
		const expected = new Map([
			[hash, true],
			['nothing', false],
		]);
		expect(await printformer.claimDrafts(account, [hash, 'nothing'], true)).toEqual(expected);
		expect((await printformer.readDraft(hash)).user).toBe(user);
		expect(await printformer.claimDrafts(account, [hash, 'nothing'])).toEqual(expected);
		expect((await printformer.readDraft(hash)).user).toBe(account);
	});

	it('opens the editor, and its user comes back by the callback with the draft saved', async () => {
		const hash = await newDraft();
		const callback = 'https://shop.example/designs/callback?state=s%2B1';
		const address = printformer.addresses.editor({ draft: hash, user, callback, locale: 'de' });
		const browser = openBrowser(sandbox.url);
		expect((await browser.enter(address)).html).toContain('Speichern und fertigstellen');
		expect((await browser.submit({ action: 'save', 'key-name': 'Ada' })).location).toBe(callback);
		expect(await printformer.readDraft(hash)).toMatchObject({ state: 'saved' });
		expect(logged).toContainEqual({ what: 'state of a draft', value: 'saved' });
		expect((await openBrowser(sandbox.url).visit(address)).status).toBe(401);
		const preview = printformer.addresses.editor({ draft: hash, user, callback, step: 'preview' });
		expect((await openBrowser(sandbox.url).enter(preview)).html).toContain('Preview: Visitenkarte');
	});

	it('reads pages, pictures and the low-res file, and the same content has the same bytes', async () => {
		const hash = await newDraft();
		const info = await printformer.readPageInfo(hash, 'low-res', { unit: 'cm' });
		expect(info).toEqual({ pages: 2, dimensions: Array(2).fill({ width: 8.5, height: 5.5 }) });
		const picture = (options: object) => printformer.addresses.draftFile(hash, 'image', { page: 1, ...options });
		const png = await fetchBytes(picture({ width: 300, user }), ['image/png']);
		expect([png.toString('latin1', 1, 4), png.readUInt32BE(16)]).toEqual(['PNG', 300]);
		await expect(fetchBytes(picture({ page: 3 }), ['image/png'])).rejects.toMatchObject({
			problem: { kind: 'notFound' },
		});
		const first = await lowRes(hash);
		expect([first.toString('latin1', 0, 5), pagesIn(first)]).toEqual(['%PDF-', 2]);
		expect(sha256(await lowRes(hash))).toBe(sha256(first));
		await printformer.updateDraft(hash, { customAttributes: { 'pf-ca-order': 'A-18' } });
		expect(sha256(await lowRes(hash))).toBe(sha256(first));
		await printformer.updateDraft(hash, { defaultValues: { name: 'Another' } });
		expect(sha256(await lowRes(hash))).not.toBe(sha256(first));
	});

	it('orders a print file, is notified, reads its state and fetches it', async () => {
		const hash = await newDraft();
		await expect(fetchBytes(printformer.addresses.draftFile(hash, 'print'))).rejects.toMatchObject({
			problem: { kind: 'notFound' },
		});
		const id = await printformer.requestPrint([hash], shop.url('/printed'));
		expect(await sandbox.control.quiet()).toBe(true);
		expect(await printformer.readPrintJob(id)).toEqual({ id, drafts: [{ hash, state: 'made', message: null }] });
		const notified = shop.received.filter(({ path }) => path === '/printed').map(({ body }) => body);
		expect(notified).toContainEqual(
			expect.objectContaining({
				processingId: id,
				draftStates: [{ draftId: hash, state: 'processed', message: null }],
			}),
		);
		const pdf = await fetchBytes(printformer.addresses.draftFile(hash, 'print'));
		expect([pdf.toString('latin1', 0, 5), pagesIn(pdf)]).toEqual(['%PDF-', 2]);
		await printformer.updateDraft(hash, { customAttributes: { 'pf-ca-order': 'A-19' } });
		await expect(printformer.updateDraft(hash, { defaultValues: { name: 'Late' } })).rejects.toMatchObject({
			problem: { kind: 'refused', errors: { apiDefaultValues: [expect.stringContaining('produced')] } },
		});
		const copy = await printformer.replicateDraft(hash, { defaultValues: { name: 'Again' } });
		expect(copy).toMatchObject({ user, template: 'pfcard01', defaultValues: { name: 'Again' } });
		expect(copy.hash).not.toBe(hash);
	});

	it('sees changes of a template in drafts until they are produced, and not after', async () => {
		const [open, produced] = [await newDraft(), await newDraft()];
		await printformer.requestPrint([produced]);
		await sandbox.control.quiet();
		const before = await Promise.all([open, produced].map(async (hash) => sha256(await lowRes(hash))));
		await sandbox.control.changeTemplate('north', 'pfcard01', { customAttributes: { 'pf-ca-imprint': 'Other' } });
		const after = await Promise.all([open, produced].map(async (hash) => sha256(await lowRes(hash))));
		expect([after[0] === before[0], after[1] === before[1]]).toEqual([false, true]);
		await sandbox.control.changeTemplate('north', 'pfcard01', { customAttributes: { 'pf-ca-imprint': 'Musterdruck' } });
	});

	it('takes a series from a CSV file, changes rows of it, and prints all of them', async () => {
		const hash = await newDraft({ intent: 'personalize' });
		const bytes = Buffer.from('Name;Telefon\nAda;1\nBo;2\nCy;3\n');
		await printformer.replaceRows(hash, { name: 'a.csv', type: 'text/csv', bytes }, { name: 0, phone: 1 });
		expect((await printformer.readDraft(hash)).personalizations).toBe(3);
		await printformer.updateRows(hash, { 1: { phone: '22' } });
		expect(await printformer.readRows(hash, { limit: 2, offset: 1 })).toEqual({
			rows: [
				{ name: 'Bo', phone: '22' },
				{ name: 'Cy', phone: '3' },
			],
			total: 3,
		});
		expect((await printformer.readPageInfo(hash, 'print')).pages).toBe(6);
		expect((await printformer.readPageInfo(hash, 'print', { row: 2 })).pages).toBe(2);
		const identifier = await printformer.uploadFile({ name: 'b.csv', type: 'text/csv', bytes: Buffer.from('n\nDi\n') });
		await printformer.replaceRows(hash, identifier, { name: 0 });
		expect((await printformer.readRows(hash)).rows).toEqual([{ name: 'Di' }]);
		await expect(printformer.replaceRows(hash, identifier, { nothing: 0 })).rejects.toMatchObject({
			problem: { kind: 'refused', errors: { 'columnMapping.nothing': [expect.any(String)] } },
		});
		await expect(printformer.updateRows(hash, { 9: { name: 'x' } })).rejects.toMatchObject({
			problem: { kind: 'refused' },
		});
	});

	it('has a PDF fetched by its address, and learns from the draft what has become of it', async () => {
		shop.files['/flyer.pdf'] = await lowRes(await newDraft());
		const hash = await newDraft({ template: 'pfflyer1', intent: 'upload' });
		expect((await printformer.readDraft(hash)).setup).toBe('waiting');
		await printformer.uploadFromUrl(hash, shop.url('/flyer.pdf'), shop.url('/uploaded'));
		await sandbox.control.quiet();
		expect(shop.received).toContainEqual({ path: '/uploaded', body: { draftId: hash, success: true } });
		expect(await printformer.readDraft(hash)).toMatchObject({ setup: 'done', findings: [] });
		expect((await lowRes(hash)).equals(Buffer.from(shop.files['/flyer.pdf']))).toBe(true);
		const both = await newDraft({ template: 'pfflyer1', intent: 'upload-and-editor' });
		await printformer.uploadFromUrl(both, shop.url('/flyer.pdf'));
		await sandbox.control.quiet();
		const overlaid = await lowRes(both);
		expect([pagesIn(overlaid), sha256(await lowRes(both))]).toEqual([2, sha256(overlaid)]);
		await printformer.updateDraft(both, { defaultValues: { headline: 'Ünlü 漢字' } });
		expect(sha256(await lowRes(both))).not.toBe(sha256(overlaid));
		const other = await newDraft({ template: 'pfflyer1', intent: 'upload' });
		await expect(printformer.requestPrint([other])).rejects.toMatchObject({ problem: { kind: 'refused' } });
		await printformer.uploadFromUrl(other, shop.url('/nothing.pdf'));
		await sandbox.control.quiet();
		expect(await printformer.readDraft(other)).toMatchObject({
			setup: 'failed',
			findings: [{ severity: 'error', message: 'The file could not be downloaded.' }],
		});
	});

	it('delivers a draft, lists its products and fetches its IDML package', async () => {
		const hash = await newDraft();
		await printformer.deliverDraft(hash);
		expect(await printformer.listProducts(hash, 'text/csv')).toBe('identifier,name\n');
		const address = printformer.addresses.draftFile(hash, 'idml-package');
		await expect(fetchBytes(address, ['application/zip'])).rejects.toMatchObject({ problem: { kind: 'notFound' } });
		await printformer.requestIdmlPackage(hash, shop.url('/idml'));
		await sandbox.control.quiet();
		expect(shop.received.map(({ path }) => path)).toContain('/idml');
		expect((await fetchBytes(address, ['application/zip'])).toString('latin1', 0, 2)).toBe('PK');
	});

	it('lets several users review a draft', async () => {
		const other = (await printformer.createUser()).identifier;
		const closeCallbackUrl = shop.url('/closed');
		const review = await printformer.createReview({ draft: await newDraft(), users: [user], closeCallbackUrl });
		const address = (reviewer: string) =>
			printformer.addresses.review({ review, user: reviewer, redirectUrl: 'https://shop.example/back' });
		const statusFor = async (reviewer: string) => (await openBrowser(sandbox.url).enter(address(reviewer))).status;
		expect(await statusFor(other)).toBe(403);
		await printformer.addReviewer(review, other);
		expect(await statusFor(other)).toBe(200);
		await printformer.removeReviewer(review, other);
		expect(await statusFor(other)).toBe(403);
		await printformer.createReviewPdf(review, shop.url('/review-pdf'));
		expect((await fetchBytes(printformer.addresses.reviewPdf(review))).toString('latin1', 0, 5)).toBe('%PDF-');
		await printformer.closeReview(review);
		await sandbox.control.quiet();
		expect(shop.received.map(({ path }) => path)).toEqual(expect.arrayContaining(['/closed', '/review-pdf']));
		expect(await statusFor(user)).toBe(410);
	});

	it('reads a file no further than it may be long, and only of the type that is expected', async () => {
		const address = printformer.addresses.draftFile(await newDraft(), 'low-res');
		await expect(fetchBytes(address, ['application/pdf'], 500)).rejects.toMatchObject({
			problem: { kind: 'tooLarge', maxBytes: 500 },
		});
		await expect(fetchBytes(address, ['image/png'])).rejects.toMatchObject({ problem: { kind: 'invalidResponse' } });
	});
});
