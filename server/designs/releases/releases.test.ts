import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { Design } from '../../../rules/designs/design.ts';
import { sampleImage, sampleShape, sampleText } from '../../../rules/designs/sample-design.ts';
import { newId } from '../../../rules/ids.ts';
import { releaseTextVersion } from '../../../rules/printing/print-data.ts';
import { recordPlaced } from '../../orders/core/record-order.ts';
import { openPrintLines } from '../../printing/lines/settle-lines.ts';
import type { DesignRelease } from '../../printing/releases/design-release.ts';
import { hashRelease } from '../../printing/releases/release-hash.ts';
import type { Browser } from '../../testing/accounts.ts';
import { noPictures } from '../../testing/app.ts';
import {
	cardSpecification,
	cardTemplate,
	type DesignShop,
	sendPicture,
	startDesignShop,
} from '../../testing/design-shop.ts';
import { someLine, someOrder } from '../../testing/orders.ts';
import { replicateDesign } from './replicate-design.ts';

let shop: DesignShop;
let owner: Awaited<ReturnType<DesignShop['shopper']>>;

const layouts = async () => {
	const { pages } = await cardTemplate();
	return [{ id: 'left', labels: {}, pages }];
};

beforeAll(async () => {
	shop = await startDesignShop(inject('cluster'));
	const schemes = [{ id: 'night', labels: {}, colours: {} }];
	await shop.plant('cards', await cardTemplate({ values: { name: 'Eva Roth' }, layouts: await layouts(), schemes }));
	owner = await shop.shopper();
});

afterAll(() => shop.close());

const begin = async (change: (document: Design) => Design = (document) => document, who: Browser = owner.browser) => {
	const query = 'mutation($p: ID!) { createDesign(productId: $p) { id itemId document } }';
	const { id, itemId, document } = await shop.tell(who, query, { p: shop.idOf('cards') });
	await write(id, change(document));
	return { id, itemId };
};
const write = (id: string, document: Design) =>
	shop.inShop(
		(sql) => sql`
			update designs set document = ${JSON.stringify(document)}::text::jsonb, revision = 1, release_id = null where id = ${id}`,
	);
const ask = async (id: string, given: object = {}, who: Browser = owner.browser) =>
	who.graphql(
		`mutation($id: ID!, $revision: Int!, $codes: [String!]!, $version: String!) {
			releaseDesign(id: $id, revision: $revision, acceptedCodes: $codes, textVersion: $version) { id isReleased revision }
		}`,
		{ id, revision: 1, codes: [], version: releaseTextVersion, ...given },
	);
const release = async (id: string, given: object = {}, who: Browser = owner.browser) => {
	const { data, errors } = await ask(id, given, who);
	return errors ? errors[0].extensions.code : data.releaseDesign;
};
const rowOf = (id: string) =>
	shop.inShop(
		(sql) => sql<(DesignRelease & { acceptedCodes: string[]; releasedBy: string })[]>`
			select r.* from design_releases r join designs d on d.release_id = r.id where d.id = ${id}`,
	);
const withElements =
	(...elements: Design['pages'][number]['elements']) =>
	(document: Design): Design => ({
		...document,
		pages: document.pages.map((page, index) => (index === 0 ? { ...page, elements } : page)),
	});

describe('the release of a design', () => {
	it('freezes what is printed, without what could have been chosen, under the hash of all of it', async () => {
		const { id } = await begin();
		expect(await release(id)).toEqual({ id, isReleased: true, revision: 1 });
		const [row] = await rowOf(id);
		expect(row?.document).toMatchObject({
			layouts: [],
			layoutId: null,
			schemes: [],
			schemeId: null,
			values: { name: 'Eva Roth' },
		});
		expect(row?.specification).toEqual(cardSpecification);
		expect(row).toMatchObject({ series: null, pictures: [], acceptedCodes: [], releasedBy: owner.userId });
		expect(row && hashRelease(row)).toBe(row?.sha256);
		// Once more: the same one.
		expect(await release(id)).toMatchObject({ isReleased: true });
		expect((await rowOf(id))[0]?.id).toBe(row?.id);
	});

	it('is that of the revision that was looked at, and of the words that are shown today', async () => {
		const { id } = await begin();
		expect(await release(id, { revision: 0 })).toBe('DESIGN_CHANGED');
		expect(await release(id, { revision: 2 })).toBe('DESIGN_CHANGED');
		expect(await release(id, { version: '2020-01' })).toBe('CONTENT_NOT_CHECKED');
		expect(await release(id, { version: '' })).toBe('CONTENT_NOT_CHECKED');
		expect(await rowOf(id)).toEqual([]);
	});

	it('is refused with errors, and until every warning is accepted', async () => {
		const { id } = await begin((document) => ({ ...document, values: {} }));
		const { errors } = await ask(id, { codes: ['requiredFieldEmpty'] });
		expect(errors[0].extensions).toMatchObject({ code: 'DESIGN_HAS_ERRORS', codes: ['requiredFieldEmpty'] });
		const short = { x: 0, y: 0, width: 85_000, height: 55_000, rotation: 0 };
		const { id: bleeding } = await begin(
			withElements(sampleShape('ground', { box: short }), sampleText('name', '{{name}}')),
		);
		const open = await ask(bleeding);
		expect(open.errors[0].extensions).toMatchObject({ code: 'FINDINGS_NOT_ACCEPTED', codes: ['missingBleed'] });
		expect(await release(bleeding, { codes: ['missingBleed', 'lowResolution'] })).toMatchObject({ isReleased: true });
		// What was accepted and is not there is not kept.
		expect((await rowOf(bleeding))[0]?.acceptedCodes).toEqual(['missingBleed']);
	});

	it('is refused while a required field shows its example, whatever is accepted', async () => {
		const withExample = ({ fields, ...document }: Design): Design => ({
			...{ ...document, values: {} },
			fields: fields.map((field) => (field.key === 'name' ? { ...field, defaultValue: 'Erika Muster' } : field)),
		});
		const { id } = await begin(withExample);
		const { errors } = await ask(id, { codes: ['requiredFieldEmpty', 'defaultTextLeft'] });
		expect(errors[0].extensions).toMatchObject({ code: 'DESIGN_HAS_ERRORS', codes: ['requiredFieldEmpty'] });
		expect(await rowOf(id)).toEqual([]);
	});

	it('names the hashes of its pictures, and refuses those that are not the shopper’s', async () => {
		const bytes = await sharp({ create: { width: 900, height: 900, channels: 3, background: '#f00' } })
			.jpeg()
			.toBuffer();
		const upload = async (who: Browser) => JSON.parse((await sendPicture(who, bytes)).body).id;
		const shown = (mediaId: string) =>
			withElements(sampleShape('ground'), sampleImage('photo', { source: { mediaId } }));
		const own = await upload(owner.browser);
		const { id } = await begin(shown(own));
		expect(await release(id)).toMatchObject({ isReleased: true });
		const [row] = await rowOf(id);
		expect(row?.pictures).toEqual([{ mediaId: own, sha256: expect.stringMatching(/^[0-9a-f]{64}$/) }]);
		const stranger = await shop.shopper();
		const foreign = await upload(stranger.browser);
		for (const mediaId of [foreign, newId(), 'portrait']) {
			const { id: stolen } = await begin(shown(mediaId));
			expect(await release(stolen)).toBe('DESIGN_HAS_ERRORS');
		}
	});

	it('is refused with faces that are not those of the catalogue', async () => {
		const { id } = await begin((document) => ({
			...document,
			faces: document.faces.map((face) => ({ ...face, sha256: 'c'.repeat(64) })),
		}));
		expect(await release(id)).toBe('DESIGN_HAS_ERRORS');
		expect((await owner.browser.ask(`/service-api/designs/${id}/pages/1.png`)).status).toBe(422);
	});

	it('is the owner’s alone to give', async () => {
		const { id } = await begin();
		const strangers = [
			(await shop.shopper()).browser,
			await shop.guest(),
			await shop.staff(),
			await shop.staff('other', 'eve@example.com'),
		];
		for (const stranger of strangers) expect(await release(id, {}, stranger)).toBe('NOT_FOUND');
		expect(await rowOf(id)).toEqual([]);
	});

	it('is what the cart asks for', async () => {
		const { id, itemId } = await begin();
		const finalise = () =>
			shop.tell(owner.browser, 'mutation($id: ID!) { finaliseDraft(id: $id, contentChecked: true) { location } }', {
				id: itemId,
			});
		expect(await finalise()).toBe('CONTENT_NOT_CHECKED');
		await release(id);
		expect(await finalise()).toEqual({ location: 'cart' });
	});

	it('is given once however many ask for it at the same time', async () => {
		const { id } = await begin();
		const answers = await Promise.all([1, 2, 3].map(() => release(id)));
		expect(answers).toEqual([1, 2, 3].map(() => ({ id, isReleased: true, revision: 1 })));
		const rows = await shop.inShop((sql) => sql`select from design_releases where design_id = ${id}`);
		expect(rows).toHaveLength(1);
	});
});

describe('a copy of what was released', () => {
	const replicate = async (id: string) => {
		const [row] = await rowOf(id);
		const stores = { pictures: shop.store, media: noPictures };
		const parts = { inTenant: shop.inShop, stores, tenantId: shop.demo.id, userId: owner.userId };
		return replicateDesign(parts, { id, releaseId: row?.id ?? '' });
	};

	it('is released as it was, and offers the alternatives of the template again', async () => {
		const { id } = await begin();
		await release(id);
		const { design, changes } = await replicate(id);
		expect(changes).toEqual([]);
		expect(design.document.layouts).toHaveLength(1);
		const [before, after] = [(await rowOf(id))[0], (await rowOf(design.id))[0]];
		expect(after?.sha256).toBe(before?.sha256);
		expect(after?.id).not.toBe(before?.id);
	});

	it('is to be checked again when the specification or the template is another one, which it says', async () => {
		const { id } = await begin();
		await release(id);
		await shop.specify('cards', { ...cardSpecification, bleed: 2000 });
		expect(await replicate(id)).toMatchObject({ changes: [{ reason: 'specification' }], design: { releaseId: null } });
		await shop.specify('cards', { ...cardSpecification, dataRequirement: 'later' });
		expect(await replicate(id)).toMatchObject({ changes: [] });
		await shop.specify('cards');
		await shop.inShop(
			(sql) => sql`
				insert into design_template_versions (tenant_id, template_id, version, document, sha256)
				select tenant_id, template_id, 2, document, sha256 from design_template_versions`,
		);
		// Published again as it was, it is no other.
		expect(await replicate(id)).toMatchObject({ changes: [] });
		await shop.inShop((sql) => sql`update design_template_versions set sha256 = reverse(sha256) where version = 2`);
		expect(await replicate(id)).toMatchObject({ changes: [{ reason: 'template' }] });
		await shop.inShop((sql) => sql`delete from design_template_versions where version = 2`);
	});
});

describe('an ordered design', () => {
	const orderIt = async (id: string, itemId: string) => {
		const [row] = await rowOf(id);
		await shop.inShop(async (sql) => {
			const line = someLine({ itemId, productId: shop.idOf('cards'), designId: id, releaseId: row?.id ?? null });
			const order = someOrder(owner.userId);
			await recordPlaced(sql, shop.demo.id, order, [line], {
				...{ actor: 'shopper', userId: owner.userId, paid: false, year: 2026 },
			});
			await openPrintLines(sql, shop.demo.id, order.id);
		});
		return row?.id ?? '';
	};
	const pageOf = (who: Browser, itemId: string, releaseId: string, page = 1) =>
		who.ask(`/service-api/print-lines/${itemId}/pages/${page}.png?release=${releaseId}&width=320`);

	it('is shown as it was released to who has ordered it and to staff, whatever it becomes', async () => {
		const [{ id }, itemId] = [await begin(), newId()];
		await release(id);
		const releaseId = await orderIt(id, itemId);
		const first = await pageOf(owner.browser, itemId, releaseId);
		expect(first).toMatchObject({ status: 200, headers: { 'content-type': 'image/png' } });
		await shop.inShop(
			(sql) => sql`update designs set document = jsonb_set(document, '{values,name}', '"X"') where id = ${id}`,
		);
		expect((await pageOf(await shop.staff(), itemId, releaseId)).bytes.equals(first.bytes)).toBe(true);
		expect((await pageOf(owner.browser, itemId, newId())).headers['cache-control']).toBe('private, no-cache');
		expect((await pageOf(owner.browser, itemId, releaseId, 3)).status).toBe(404);
		const strangers = [
			(await shop.shopper()).browser,
			await shop.guest(),
			await shop.staff('other', 'eve@example.com'),
		];
		for (const stranger of strangers) expect((await pageOf(stranger, itemId, releaseId)).status).toBe(404);
	});

	it('that was sent back is printed from the next release', async () => {
		const [{ id }, itemId] = [await begin(), newId()];
		await release(id);
		const before = await orderIt(id, itemId);
		const sent = 'mutation($id: ID!) { sendBackDesign(itemId: $id, reason: "Bitte größer.") }';
		expect(await shop.tell(await shop.staff(), sent, { id: itemId })).toBe(true);
		expect(await rowOf(id)).toEqual([]);
		expect(await release(id)).toMatchObject({ isReleased: true });
		const [row] = await shop.inShop(
			(sql) =>
				sql<
					{ releaseId: string; state: string }[]
				>`select release_id, state from print_lines where item_id = ${itemId}`,
		);
		expect(row).toEqual({ releaseId: (await rowOf(id))[0]?.id, state: 'released' });
		expect(row?.releaseId).not.toBe(before);
	});
});
