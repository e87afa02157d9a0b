import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { Design } from '../../../rules/designs/design.ts';
import { sampleImage, sampleShape } from '../../../rules/designs/sample-design.ts';
import { makeTemplateFile } from '../../../rules/designs/template-file.ts';
import { newId } from '../../../rules/ids.ts';
import type { Browser } from '../../testing/accounts.ts';
import { cardSpecification, cardTemplate, type DesignShop, startDesignShop } from '../../testing/design-shop.ts';
import { somePdf, trimmed } from '../../testing/print-files.ts';
import { sendFile } from '../../testing/send-file.ts';
import { piece } from '../../testing/sold.ts';

let shop: DesignShop;
let admin: Browser;

beforeAll(async () => {
	shop = await startDesignShop(inject('cluster'), [
		...['cards', 'postcards', 'flyers', 'posters', 'stickers', 'mug'].map((slug) => piece(slug, 1000)),
	]);
	for (const slug of ['postcards', 'flyers', 'posters', 'stickers']) await shop.specify(slug);
	admin = await shop.staff();
	await shop.plant('cards');
});

afterAll(() => shop.close());

const id = (slug: string) => shop.idOf(slug);
const shown =
	'{ id revision version isChanged document productName previews { url } versions { version publishedBy } }';
const begin = (
	slug: string,
	{
		copyOf,
		overwrite,
		adapt,
		who = admin,
	}: { copyOf?: string; overwrite?: boolean; adapt?: boolean; who?: Browser } = {},
) =>
	shop.tell(
		who,
		`mutation($p: ID!, $c: ID, $o: Boolean, $a: Boolean) {
			createDesignTemplate(productId: $p, copyOf: $c, overwrite: $o, adapt: $a) ${shown}
		}`,
		{ p: id(slug), c: copyOf && id(copyOf), o: overwrite, a: adapt },
	);
const find = (slug: string) =>
	shop.tell(admin, `query($p: ID!) { designTemplate(productId: $p) ${shown} }`, { p: id(slug) });
const publish = (template: string) =>
	shop.tell(admin, 'mutation($id: ID!) { publishDesignTemplate(id: $id) { version } }', { id: template });
const restore = (template: string, version: number, who = admin) =>
	shop.tell(who, `mutation($id: ID!, $v: Int!) { restoreDesignTemplate(id: $id, version: $v) ${shown} }`, {
		id: template,
		v: version,
	});

/** What each operation with a file takes beside it. */
const takes: Readonly<Record<string, readonly [declared: string, wants: string]>> = {
	addTemplateBackground: ['$page: Int, $q: BackgroundPlacement', 'id: $p, page: $page, placement: $q'],
	createDesignTemplateFromFile: ['$o: Boolean, $q: BackgroundPlacement', 'productId: $p, overwrite: $o, placement: $q'],
	importDesignTemplate: ['$o: Boolean, $a: Boolean', 'productId: $p, overwrite: $o, adapt: $a'],
};

async function send(name: string, bytes: Buffer | string, variables: object, who = admin, fileName = 'page.pdf') {
	const [declared, wants] = takes[name] ?? [];
	const result = name === 'addTemplateBackground' ? '' : shown;
	const query = `mutation($p: ID!, ${declared}, $file: Upload!) { ${name}(${wants}, file: $file) ${result} }`;
	const { data, errors } = await sendFile(who, query, variables, { name: fileName, bytes: Buffer.from(bytes) });
	return { data: data?.[name], failure: errors?.[0].extensions };
}

/** What was returned, or the code and the reason of the error. */
async function sent(...given: Parameters<typeof send>) {
	const { data, failure } = await send(...given);
	return failure ? [failure.code, failure.reason].filter(Boolean).join(' ') : data;
}
const bring = (slug: string, file: unknown, { overwrite = false, adapt = false, who = admin } = {}) =>
	sent(
		'importDesignTemplate',
		typeof file === 'string' ? file : JSON.stringify(file),
		{ p: id(slug), o: overwrite, a: adapt },
		who,
	);

const actions = async () =>
	(
		await shop.inShop(
			(sql) => sql<{ action: string }[]>`select action from audit_log where action like '%DesignTemplate' order by id`,
		)
	).map(({ action }) => action);
const lastAction = async () => (await actions()).at(-1);
const elementsOf = (document: Design, page = 0) => document.pages[page]?.elements ?? [];

describe('a template that there is', () => {
	it('is overwritten when that was confirmed, and nothing of it is lost', async () => {
		const before = await find('cards');
		expect(await begin('cards')).toBe('DESIGN_TEMPLATE_EXISTS');
		expect(await find('cards')).toEqual(before);
		const after = await begin('cards', { overwrite: true });
		expect(after).toMatchObject({ id: before.id, version: 1, isChanged: true, revision: before.revision + 1 });
		expect(elementsOf(after.document)).toEqual([]);
		expect(await lastAction()).toBe('overwriteDesignTemplate');
		const versions = await shop.inShop(
			(sql) =>
				sql<
					{ document: Design; reason: string }[]
				>`select document, reason from design_versions where design_id = ${before.id}`,
		);
		expect(versions).toEqual([{ document: before.document, reason: 'beforeRestore' }]);
		const opened = await shop.tell(
			admin,
			'mutation($d: ID!, $c: ID!) { openDesign(design: $d, client: $c) { steps } }',
			{
				d: before.id,
				c: newId(),
			},
		);
		expect(opened.steps.at(-1).inverses[0]).toEqual({ do: 'whole', design: before.document });
		await shop.inShop((sql) => sql`delete from design_leases`);
	});

	it('goes back to a published version, which stays as it is', async () => {
		const { id: template } = await find('cards');
		const stored = () =>
			shop.inShop(
				(sql) => sql`select * from design_template_versions where template_id = ${template} order by version`,
			);
		const before = await stored();
		const restored = await restore(template, 1);
		expect(restored).toMatchObject({ version: 1, isChanged: false });
		expect(elementsOf(restored.document)).not.toEqual([]);
		expect(await stored()).toEqual(before);
		expect(await lastAction()).toBe('restoreDesignTemplate');
		expect(await restore(template, 9)).toBe('NOT_FOUND');
	});

	it('lists who published it', async () => {
		const { id: template } = await begin('flyers', { copyOf: 'cards' });
		await publish(template);
		expect((await find('flyers')).versions).toEqual([{ version: 1, publishedBy: 'ada' }]);
		const listed = await shop.tell(admin, '{ designTemplates { total items { productName version previewUrl } } }');
		expect(listed.total).toBe(2);
		expect(listed.items[0]).toMatchObject({ version: 1, previewUrl: expect.stringContaining(template) });
	});

	it('is left alone while somebody edits it', async () => {
		const { id: template } = await find('cards');
		const open = 'mutation($d: ID!, $c: ID!) { openDesign(design: $d, client: $c) { mine } }';
		await shop.tell(admin, open, { d: template, c: newId() });
		expect(await begin('cards', { overwrite: true })).toBe('DESIGN_TAKEN_OVER');
		expect(await restore(template, 1)).toBe('DESIGN_TAKEN_OVER');
		await shop.inShop((sql) => sql`delete from design_leases`);
	});

	it('is published with the layout and the colours as they were edited last', async () => {
		const { id: template, document } = await find('flyers');
		const [front, back] = document.pages;
		const layouts = ['left', 'right'].map((name) => ({ id: name, labels: {}, pages: [front, back] }));
		const changed = { ...document, layouts, layoutId: 'left', pages: [{ ...front, elements: [] }, back] };
		await shop.inShop(
			(sql) => sql`update designs set document = ${JSON.stringify(changed)}::text::jsonb where id = ${template}`,
		);
		expect(await publish(template)).toEqual({ version: 2 });
		expect(await find('flyers')).toMatchObject({ isChanged: false });
		const [row] = await shop.inShop(
			(sql) => sql<{ document: Design }[]>`
				select document from design_template_versions where template_id = ${template} and version = 2`,
		);
		expect(row?.document.layouts.map((layout) => layout.pages[0]?.elements.length)).toEqual([0, front.elements.length]);
	});
});

describe('a template as a file', () => {
	const exported = async (template: string, who = admin) => {
		const { status, body } = await who.ask(`/service-api/designs/${template}/template.json`);
		return status === 200 ? JSON.parse(body) : status;
	};

	it('goes to another product of the same shop as it is', async () => {
		const { id: template, document } = await find('cards');
		const file = await exported(template);
		expect(file).toMatchObject({ format: 'platen-template', version: 1, pictures: [] });
		expect(await lastAction()).toBe('exportDesignTemplate');
		const made = await bring('postcards', file);
		expect(made.document.pages.map(({ elements }: Design['pages'][number]) => elements)).toEqual(
			document.pages.map(({ elements }: Design['pages'][number]) => elements),
		);
		expect(await lastAction()).toBe('createDesignTemplate');
		expect(await bring('postcards', file)).toBe('DESIGN_TEMPLATE_EXISTS');
		expect(await bring('postcards', file, { overwrite: true })).toMatchObject({ id: made.id });
		expect(await lastAction()).toBe('overwriteDesignTemplate');
	});

	it('brings its pictures along into the library of another shop', async () => {
		const png = await sharp({ create: { width: 40, height: 20, channels: 3, background: 'teal' } })
			.png()
			.toBuffer();
		const card = await cardTemplate();
		const [front, back] = card.pages;
		const logo = sampleImage('logo', { source: { mediaId: 'foreign' } });
		const document = { ...card, pages: [{ ...front, elements: [sampleShape('ground'), logo] }, back] } as Design;
		const made = await bring(
			'posters',
			makeTemplateFile(document, [{ id: 'foreign', name: 'logo.png', data: png.toString('base64') }]),
		);
		const [, placed] = elementsOf(made.document);
		const mediaId =
			placed?.kind === 'image' && placed.source && 'mediaId' in placed.source ? placed.source.mediaId : '';
		const rows = await shop.inShop((sql) => sql`select width, height from media where id = ${mediaId}`);
		expect(rows).toEqual([{ width: 40, height: 20 }]);
		expect(await publish(made.id)).toEqual({ version: 1 });
		const again = await exported(made.id);
		expect(again.pictures).toMatchObject([{ id: mediaId }]);
		expect(Buffer.from(again.pictures[0].data, 'base64').subarray(1, 4).toString()).toBe('PNG');
	});

	it('has the faces and the colours of this shop, whatever it says', async () => {
		const card = await cardTemplate();
		const file = makeTemplateFile(
			{
				...card,
				faces: card.faces.map((face) => ({ ...face, sha256: 'a'.repeat(64) })),
				swatches: card.swatches.map((swatch) => ({ ...swatch, screen: '#123456' })),
			},
			[],
		);
		const made = await bring('posters', file, { overwrite: true });
		expect(made.document.faces).toEqual(card.faces);
		expect(made.document.swatches.some(({ screen }: { screen: string }) => screen === '#123456')).toBe(false);
	});

	it.each([
		['nothing of ours', 'hello', 'file'],
		['a newer version', async () => ({ ...makeTemplateFile(await cardTemplate(), []), version: 7 }), 'version'],
		['another version', async () => ({ ...makeTemplateFile(await cardTemplate(), []), version: 0 }), 'file'],
		['a design that is none', async () => ({ ...makeTemplateFile(await cardTemplate(), []), document: {} }), 'file'],
		[
			'a picture that is not there',
			async () => {
				const card = await cardTemplate();
				const [front, back] = card.pages;
				const element = sampleImage('logo', { source: { mediaId: newId() } });
				return makeTemplateFile({ ...card, pages: [{ ...front, elements: [element] }, back] } as Design, []);
			},
			'picture',
		],
		[
			'a typeface that is not there',
			async () => {
				const card = await cardTemplate();
				return makeTemplateFile({ ...card, faces: card.faces.map((face) => ({ ...face, family: 'Nowhere' })) }, []);
			},
			'face',
		],
	])('is refused if it holds %s, and leaves nothing behind', async (_what, file, reason) => {
		const before = await shop.inShop((sql) => sql`select count(*)::int from media`);
		const given = typeof file === 'string' ? file : await file();
		expect(await bring('stickers', given)).toBe(`DESIGN_TEMPLATE_INVALID ${reason}`);
		expect(await find('stickers')).toBeNull();
		expect(await shop.inShop((sql) => sql`select count(*)::int from media`)).toEqual(before);
	});

	it('is read before anybody is asked whether it may overwrite another one', async () => {
		expect(await bring('cards', 'hello')).toBe('DESIGN_TEMPLATE_INVALID file');
		expect(await bring('cards', makeTemplateFile(await cardTemplate(), []))).toBe('DESIGN_TEMPLATE_EXISTS');
	});

	it('is refused with a picture that is none', async () => {
		const card = await cardTemplate();
		const [front, back] = card.pages;
		const element = sampleImage('logo', { source: { mediaId: 'evil' } });
		const document = { ...card, pages: [{ ...front, elements: [element] }, back] } as Design;
		const data = Buffer.from('<script>alert(1)</script>').toString('base64');
		const refused = await bring('stickers', makeTemplateFile(document, [{ id: 'evil', name: 'x', data }]));
		expect(refused).toBe('UNSUPPORTED_MEDIA_TYPE');
		expect(await find('stickers')).toBeNull();
	});
});

describe('a template of another format', () => {
	const small = { ...cardSpecification, width: 60_000, height: 40_000, sides: [{ name: 'front' }] };
	const difference = {
		...{ reason: 'format', width: 85_000, height: 55_000, wantedWidth: 60_000, wantedHeight: 40_000 },
		...{ dropped: ['back'], empty: [], outside: 1 },
	};

	it('is not copied before somebody has agreed to what it would lose', async () => {
		await shop.specify('mug', small);
		const asked = await admin.graphql(
			'mutation($p: ID!, $c: ID) { createDesignTemplate(productId: $p, copyOf: $c) { id } }',
			{ p: id('mug'), c: id('cards') },
		);
		expect(asked.errors[0].extensions).toMatchObject({ code: 'DESIGN_TEMPLATE_INVALID', ...difference });
		expect(await find('mug')).toBeNull();
		const made = await begin('mug', { copyOf: 'cards', adapt: true });
		expect(made.document).toMatchObject({ product: { width: 60_000, height: 40_000 }, pages: [{ name: 'front' }] });
	});

	it('is not imported before that either, and leaves no pictures behind', async () => {
		const card = await cardTemplate();
		const [front, back] = card.pages;
		const logo = sampleImage('logo', { source: { mediaId: 'foreign' } });
		const document = { ...card, pages: [{ ...front, elements: [...(front?.elements ?? []), logo] }, back] } as Design;
		const png = await sharp({ create: { width: 4, height: 2, channels: 3, background: 'teal' } })
			.png()
			.toBuffer();
		const file = makeTemplateFile(document, [{ id: 'foreign', name: 'logo.png', data: png.toString('base64') }]);
		const before = await shop.inShop((sql) => sql`select count(*)::int from media`);
		const { failure } = await send('importDesignTemplate', JSON.stringify(file), { p: id('mug'), o: true });
		expect(failure).toMatchObject({ code: 'DESIGN_TEMPLATE_INVALID', ...difference, outside: 2 });
		expect(await shop.inShop((sql) => sql`select count(*)::int from media`)).toEqual(before);
		expect(await bring('mug', file, { overwrite: true, adapt: true })).toMatchObject({
			document: { product: { width: 60_000 } },
		});
		await shop.inShop((sql) => sql`delete from print_specifications where product_id = ${id('mug')}`);
	});
});

describe('a page that was designed elsewhere', () => {
	const svg =
		'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 91 61"><script>alert(1)</script><path d="M0 0H91V61H0Z" fill="#0a3"/></svg>';

	it('of a PDF becomes a locked picture on each side, in the resolution of print', async () => {
		const page = trimmed(85, 55, 3);
		const bytes = somePdf({ width: 91, height: 61, pages: 3, page, content: '0 0.5 0.2 rg 0 0 400 400 re f' });
		const made = await sent('createDesignTemplateFromFile', bytes, { p: id('stickers') });
		expect(elementsOf(made.document)).toMatchObject([
			{ kind: 'image', lock: { move: true, content: true, remove: true }, box: { x: -3000, y: -3000 } },
		]);
		expect(elementsOf(made.document, 1)).toHaveLength(1);
		const [picture] = elementsOf(made.document);
		expect(Math.abs((picture?.box.width ?? 0) - 91_000)).toBeLessThanOrEqual(2);
		const mediaId =
			picture?.kind === 'image' && picture.source && 'mediaId' in picture.source ? picture.source.mediaId : '';
		const [row] = await shop.inShop((sql) => sql<{ width: number }[]>`select width from media where id = ${mediaId}`);
		expect(row?.width).toBe(Math.round((91 / 25.4) * 300));
		expect(await publish(made.id)).toEqual({ version: 1 });
	});

	it('of an SVG becomes locked paths, cleaned', async () => {
		const made = await sent('createDesignTemplateFromFile', svg, { p: id('stickers'), o: true }, admin, 'page.svg');
		expect(elementsOf(made.document)).toMatchObject([
			{ kind: 'vector', lock: { move: true }, box: { x: -3000, y: -3000, width: 91_000, height: 61_000 } },
		]);
		expect(elementsOf(made.document, 1)).toEqual([]);
	});

	it('is handed to the studio as an element', async () => {
		const { id: template } = await find('stickers');
		const pdf = somePdf({ width: 91, height: 61, pages: 2 });
		const added = await sent('addTemplateBackground', pdf, { p: template, page: 2 });
		expect(added).toMatchObject({ element: { kind: 'image', isPinned: true }, picture: { name: 'page.pdf (2)' } });
		expect(await sent('addTemplateBackground', pdf, { p: template, page: 3 })).toBe(
			'DESIGN_TEMPLATE_INVALID pdfNoPage',
		);
	});

	it('is paths alone where the product is printed in one colour', async () => {
		const { id: template } = await find('stickers');
		const pdf = somePdf({ width: 91, height: 61, pages: 1 });
		await shop.specify('stickers', { ...cardSpecification, inks: 'oneColour' });
		try {
			expect(await sent('addTemplateBackground', pdf, { p: template })).toBe('DESIGN_TEMPLATE_INVALID pixels');
			expect(await sent('createDesignTemplateFromFile', pdf, { p: id('stickers'), o: true })).toBe(
				'DESIGN_TEMPLATE_INVALID pixels',
			);
			const added = await sent('addTemplateBackground', svg, { p: template }, admin, 'page.svg');
			expect(added).toMatchObject({ element: { kind: 'vector' } });
		} finally {
			await shop.specify('stickers');
		}
	});

	const upright =
		'<svg xmlns="http://www.w3.org/2000/svg" width="55mm" height="85mm"><path d="M0 0H9V9Z" fill="#0a3"/></svg>';
	it.each([
		['a PDF', 'page.pdf', somePdf({ width: 61, height: 91, page: trimmed(55, 85, 3) }), -3000],
		['an SVG', 'page.svg', upright, 0],
	])('of another format is placed as somebody says, and not before: %s', async (_what, name, bytes, bleed) => {
		const { id: template } = await find('stickers');
		const before = await shop.inShop((sql) => sql`select count(*)::int from media`);
		const asked = await send('addTemplateBackground', bytes, { p: template }, admin, name);
		expect(asked.failure).toMatchObject({
			...{ code: 'DESIGN_TEMPLATE_INVALID', reason: 'format', page: 1 },
			...{ width: 55_000, height: 85_000, wantedWidth: 85_000, wantedHeight: 55_000 },
		});
		const started = await sent('createDesignTemplateFromFile', bytes, { p: id('stickers'), o: true }, admin, name);
		expect(started).toBe('DESIGN_TEMPLATE_INVALID format');
		expect(await shop.inShop((sql) => sql`select count(*)::int from media`)).toEqual(before);
		const boxOf = async (placement: string) => {
			const { data } = await send('addTemplateBackground', bytes, { p: template, q: placement }, admin, name);
			return data.element.box;
		};
		expect((await boxOf('actualSize')).x).toBe(15_000 + bleed);
		const { x, width } = await boxOf('fit');
		expect(x + width / 2).toBeCloseTo(42_500, -1);
		expect(width).toBeLessThan(55_000);
	});

	it.each([
		['neither PDF nor SVG', 'hello', 'background'],
		['a damaged PDF', '%PDF-1.7 and nothing more', 'pdfDamaged'],
		['a damaged SVG', '<svg xmlns="http://www.w3.org/2000/svg" width="85mm"><path d="M0', 'svgDamaged'],
	])('is refused if it is %s', async (_what, bytes, reason) => {
		expect(await sent('createDesignTemplateFromFile', bytes, { p: id('stickers'), o: true })).toBe(
			`DESIGN_TEMPLATE_INVALID ${reason}`,
		);
	});
});

describe('everything around templates', () => {
	it('is for those who manage products of this shop', async () => {
		const eve = await shop.staff('other', 'eve@example.com');
		const { browser } = await shop.shopper();
		const { id: template } = await find('cards');
		const file = makeTemplateFile(await cardTemplate(), []);
		const address = `/service-api/designs/${template}/template.json`;
		for (const [who, missing, none, status] of [
			[eve, 'NOT_FOUND', 'PRODUCT_NOT_PRINTED', 404],
			[browser, 'FORBIDDEN', 'FORBIDDEN', 403],
		] as const) {
			expect(await restore(template, 1, who)).toBe(missing);
			expect(await begin('mug', { who, overwrite: true })).toBe(none);
			expect(await bring('cards', file, { who, overwrite: true })).toBe(none);
			expect(await sent('createDesignTemplateFromFile', somePdf(), { p: id('cards'), o: true }, who)).toBe(none);
			expect(await sent('addTemplateBackground', somePdf(), { p: template }, who)).toBe(missing);
			expect((await who.ask(address)).status).toBe(status);
			expect(await shop.tell(who, 'query($id: ID!) { studioTemplate(id: $id) { id } }', { id: template })).toBeNull();
		}
		expect((await shop.tell(eve, '{ designTemplates { total } }')).total).toBe(0);
		expect(await shop.tell(browser, '{ designTemplates { total } }')).toBe('FORBIDDEN');
		expect(await shop.tell(admin, 'query($id: ID!) { studioTemplate(id: $id) { id } }', { id: template })).toEqual({
			id: template,
		});
	});
});
