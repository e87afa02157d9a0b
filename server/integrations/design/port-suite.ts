// What every provider of designs promises, as tests: run for each of them with what only it can do (release, change) handed in.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DesignCaller, DesignPort } from './port.ts';

export interface PortHarness {
	port: DesignPort;
	/** The same provider, with nothing in memory. */
	reopen(): DesignPort;
	/** Has a template that can be released as it is. */
	productId: string;
	/** Has none. */
	plainProductId: string;
	/** A new shopper of the same shop. */
	shopper(): Promise<DesignCaller>;
	/** Of another shop. */
	foreigner(): Promise<DesignCaller>;
	/** Confirms the content, as a shopper does at the provider. @returns the id of the release */
	release(caller: DesignCaller, id: string): Promise<string>;
	/** Changes something that is printed. */
	change(caller: DesignCaller, id: string): Promise<void>;
	/** A picture that may be uploaded. */
	picture: Uint8Array;
	/** Waits until prints that were requested are made; where they are made at once there is nothing to wait for. */
	settled?(): Promise<void>;
	close(): Promise<void>;
}

const isPng = (bytes: Uint8Array) => Buffer.from(bytes.subarray(1, 4)).toString('latin1') === 'PNG';
const noId = '00000000-0000-7000-8000-000000000000';

export function describeDesignPort(name: string, open: () => Promise<PortHarness>): void {
	describe(`the provider of designs ${name}`, () => {
		let harness: PortHarness;
		let owner: DesignCaller;

		beforeAll(async () => {
			harness = await open();
			owner = await harness.shopper();
		});
		afterAll(() => harness.close());

		const begin = async (caller = owner) => (await harness.port.begin(caller, harness.productId)).id;
		const readOne = async (caller: DesignCaller, id: string) => (await harness.port.read(caller, [id])).get(id);

		it('says which products can be designed', async () => {
			const { port, productId, plainProductId } = harness;
			const templates = await port.templates(owner.tenantId, [productId, plainProductId]);
			expect([...templates.keys()]).toEqual([productId]);
			expect(templates.get(productId)?.version).toBeGreaterThan(0);
			const foreigner = await harness.foreigner();
			expect((await port.templates(foreigner.tenantId, [productId])).size).toBe(0);
		});

		it('begins a draft that its owner can open, and nobody a draft of a product without a template', async () => {
			const { port, plainProductId } = harness;
			const id = await begin();
			expect(await readOne(owner, id)).toMatchObject({ id, state: 'draft', releaseId: null, rows: 1 });
			const opened = await port.open(owner, id, '/cart');
			expect(opened).toMatchObject({ id, url: expect.stringContaining(id) });
			expect((await port.open(owner, id, 'https://evil.example/')).url).not.toContain('evil');
			expect((await port.open(owner, id, '//evil.example/')).url).not.toContain('evil');
			await expect(port.begin(owner, plainProductId)).rejects.toThrow('NOT_FOUND');
		});

		it('lets nobody but the owner read, open, copy, see or remove a design', async () => {
			const { port } = harness;
			const id = await begin();
			const releaseId = await harness.release(owner, id);
			for (const stranger of [await harness.shopper(), await harness.foreigner()]) {
				expect((await port.read(stranger, [id])).size).toBe(0);
				await expect(port.open(stranger, id, '/')).rejects.toThrow('NOT_FOUND');
				await expect(port.replicate(stranger, { id, releaseId: null })).rejects.toThrow('NOT_FOUND');
				await expect(port.replicate(stranger, { id, releaseId })).rejects.toThrow('NOT_FOUND');
				expect(await port.proof(stranger, id, 1)).toBeUndefined();
				await expect(port.remove(stranger, id)).rejects.toThrow('NOT_FOUND');
			}
			expect(await readOne(owner, id)).toMatchObject({ id });
			await expect(port.open(owner, noId, '/')).rejects.toThrow('NOT_FOUND');
		});

		it('takes a release back when the design is changed', async () => {
			const id = await begin();
			const releaseId = await harness.release(owner, id);
			expect(await readOne(owner, id)).toMatchObject({ state: 'released', releaseId });
			await harness.change(owner, id);
			expect(await readOne(owner, id)).toMatchObject({ state: 'draft', releaseId: null });
		});

		it('copies a draft to be released by itself, and a release as one that is released already', async () => {
			const { port } = harness;
			const id = await begin();
			const draft = await port.replicate(owner, { id, releaseId: null });
			expect(draft).toMatchObject({ changes: [], design: { state: 'draft', productId: harness.productId } });
			expect(draft.design.id).not.toBe(id);
			const releaseId = await harness.release(owner, id);
			const copy = await port.replicate(owner, { id, releaseId });
			expect(copy).toMatchObject({ changes: [], design: { state: 'released' } });
			expect([id, draft.design.id]).not.toContain(copy.design.id);
			expect(copy.design.releaseId).not.toBe(releaseId);
			await expect(port.replicate(owner, { id, releaseId: noId })).rejects.toThrow('NOT_FOUND');
		});

		it('copies what was released, whatever the design has become', async () => {
			const { port } = harness;
			const id = await begin();
			const releaseId = await harness.release(owner, id);
			await harness.change(owner, id);
			const copy = await port.replicate(owner, { id, releaseId });
			expect(copy).toMatchObject({ changes: [], design: { state: 'released' } });
		});

		it('hands the designs of a guest to the account', async () => {
			const { port } = harness;
			const [guest, account] = [await harness.shopper(), await harness.shopper()];
			const id = await begin(guest);
			await port.claim(owner.tenantId, guest.userId, account.userId);
			expect(await readOne(guest, id)).toBeUndefined();
			expect(await readOne(account, id)).toMatchObject({ id });
		});

		it('removes a design for good', async () => {
			const id = await begin();
			await harness.port.remove(owner, id);
			expect(await readOne(owner, id)).toBeUndefined();
		});

		it('takes in pictures, and refuses what is none', async () => {
			const { port, picture } = harness;
			expect(await port.upload(owner, { name: 'me.jpg', bytes: picture })).toMatch(/.+/);
			await expect(port.upload(owner, { name: 'me.jpg', bytes: Buffer.from('no picture') })).rejects.toThrow();
		});

		it('shows a picture of each page, and none of others', async () => {
			const { port } = harness;
			const id = await begin();
			const proof = await port.proof(owner, id, 1);
			expect(proof && isPng(proof.bytes)).toBe(true);
			expect(await port.proof(owner, id, 99)).toBeUndefined();
			expect(await port.proof(owner, id, 0)).toBeUndefined();
		});

		it('prints a release, and the same bytes again where it promises that', async () => {
			const { port } = harness;
			const { tenantId } = owner;
			const id = await begin();
			const releaseId = await harness.release(owner, id);
			const printId = await port.requestPrint(tenantId, releaseId);
			expect(await port.requestPrint(tenantId, releaseId)).toBe(printId);
			await harness.settled?.();
			const state = await port.printState(tenantId, printId);
			const pdf = await port.fetchPrint(tenantId, printId);
			expect(state).toMatchObject({ state: 'made', size: pdf.length });
			expect(Buffer.from(pdf.subarray(0, 5)).toString('latin1')).toBe('%PDF-');
			if (port.promises.frozenReleases) await harness.change(owner, id);
			const again = await harness.reopen().fetchPrint(tenantId, printId);
			if (port.promises.identicalReprints) expect(Buffer.from(again).equals(pdf)).toBe(true);
		});

		it('prints nothing of another shop, and nothing that was not released', async () => {
			const { port } = harness;
			const releaseId = await harness.release(owner, await begin());
			const { tenantId: other } = await harness.foreigner();
			await expect(port.requestPrint(other, releaseId)).rejects.toThrow('NOT_FOUND');
			await expect(port.fetchPrint(other, releaseId)).rejects.toThrow('NOT_FOUND');
			await expect(port.requestPrint(owner.tenantId, noId)).rejects.toThrow('NOT_FOUND');
		});
	});
}
