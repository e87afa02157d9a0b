// Editing a design: whatever tabs and networks do, each step is taken once, in its order, by its owner alone, within what the template allows.
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import type { Design } from '../../../rules/designs/design.ts';
import { sampleImage, sampleText, unlocked } from '../../../rules/designs/sample-design.ts';
import { stacksOf } from '../../../rules/editing/history.ts';
import type { StoredStep } from '../../../rules/editing/step.ts';
import { newId } from '../../../rules/ids.ts';
import { listLastSteps } from '../../editing/step-log.ts';
import { Browser, makeUser } from '../../testing/accounts.ts';
import { cardTemplate, type DesignShop, startDesignShop } from '../../testing/design-shop.ts';
import { askDesign, DesignTab } from '../../testing/design-tab.ts';
import { designTables } from './design-tables.ts';

let shop: DesignShop;
let ada: Browser;
let adaId: string;
let ben: Browser;
let staff: Browser;
let template: string;
let design: string;

const locked = { ...unlocked, move: true, remove: true };

async function lockedTemplate(): Promise<Design> {
	const card = await cardTemplate();
	const pages = card.pages.map((page) => ({
		...page,
		elements: page.elements.map((element) => (element.id === 'name' ? { ...element, lock: locked } : element)),
	}));
	return {
		...card,
		pages,
		layouts: [
			{ id: 'left', labels: {}, pages },
			{ id: 'right', labels: {}, pages: pages.map((page) => ({ ...page, elements: [...page.elements].reverse() })) },
		],
		layoutId: 'left',
	};
}

beforeAll(async () => {
	shop = await startDesignShop(inject('cluster'));
	await shop.plant('cards', await lockedTemplate());
	({ browser: ada, userId: adaId } = await shop.shopper());
	({ browser: ben } = await shop.shopper());
	await makeUser(shop.test.database, shop.demo, 'kim@example.com', { role: { name: 'maker', access: ['mProd'] } });
	staff = await shop.signIn('kim@example.com');
	[{ id: template }] = (await shop.inShop((sql) => sql`select id from designs where kind = 'template'`)) as [
		{ id: string },
	];
});

afterAll(() => shop.close());

const begin = async (who: Browser) =>
	String(
		(
			await askDesign(who, 'mutation($p: ID!) { createDesign(productId: $p) { id } }', {
				p: shop.idOf('cards'),
			})
		).id,
	);

beforeEach(async () => {
	design = await begin(ada);
});

const say = (value: string | null, key = 'name') => ({ do: 'value', key, value });
const move = (element: string, x: number, page = 'p1') => ({
	...{ do: 'change', page, element },
	changes: { box: { x, y: 8000, width: 50_000, height: 8000, rotation: 0 } },
});

async function openTab(who = ada): Promise<DesignTab> {
	const tab = new DesignTab(who, design);
	expect(await tab.open()).toMatchObject({ mine: true, editor: null });
	return tab;
}

const runOut = () =>
	shop.inShop((sql) => sql`update design_leases set until = clock_timestamp() - interval '1 second'`);

async function release(): Promise<void> {
	await shop.inShop(async (sql) => {
		const id = newId();
		const hash = 'a'.repeat(64);
		await sql`
			insert into design_releases (
				tenant_id, id, design_id, document, specification, pictures, sha256, faces_sha256, profile_sha256, text_version
			) values (${shop.demo.id}, ${id}, ${design}, '{}', '{}', '[]', ${hash}, ${hash}, ${hash}, '1')`;
		await sql`update designs set release_id = ${id} where id = ${design}`;
	});
}

describe('a step', () => {
	it('is in the design, in the log with what takes it back, and there after a reload', async () => {
		const tab = await openTab();
		const result = { number: 1, revision: 1, revisions: [1], isReleased: false };
		expect(await tab.do(say('Eva'), say('123', 'phone'))).toEqual(result);
		const again = await new DesignTab(ada, design).open(true);
		expect(again).toMatchObject({ revision: 1, mine: true, design: { id: design } });
		expect((again.document as Design).values).toMatchObject({ name: 'Eva', phone: '123' });
		expect(stacksOf(again.steps as never[])).toEqual({ undo: [1], redo: [] });
		const [step] = again.steps as StoredStep<unknown>[];
		expect(step?.inverses).toHaveLength(2);
	});

	it('that comes twice, also many times at once, is applied once', async () => {
		const tab = await openTab();
		const steps = [
			{ number: 1, kind: 'do', of: null, operations: [say('Eins')] },
			{ number: 2, kind: 'do', of: null, operations: [say('Zwei')] },
		];
		const expected = { revision: 2, number: 2, revisions: [1, 2], isReleased: false };
		expect(await Promise.all(Array.from({ length: 6 }, () => tab.send(steps)))).toEqual(Array(6).fill(expected));
		expect(await tab.send(steps.slice(0, 1))).toEqual({ ...expected, revisions: [1] });
		expect((await tab.document()).values.name).toBe('Zwei');
	});

	it('before which one is missing is refused with the last number that is there', async () => {
		const tab = await openTab();
		await tab.do(say('Eva'));
		tab.number += 1;
		expect((await tab.do(say('Uta'))).refused).toMatchObject({ code: 'DESIGN_STEP_GAP', number: 1 });
	});

	it('that does not fit is refused with its number, and nothing of the call is taken', async () => {
		const tab = await openTab();
		const { refused } = await tab.send([
			{ number: 1, kind: 'do', of: null, operations: [say('Gut')] },
			{ number: 2, kind: 'do', of: null, operations: [say('Gut'), say('x'.repeat(61))] },
		]);
		expect(refused).toMatchObject({ code: 'DESIGN_STEP_REFUSED', number: 2, problem: { code: 'limit' } });
		expect(await tab.open()).toMatchObject({ revision: 0 });
	});

	it.each([
		['no list', {}],
		['null', [null]],
		['no operations', [{ number: 1, kind: 'do', of: null, operations: [] }]],
		['an unknown operation', [{ number: 1, kind: 'do', of: null, operations: [{ do: 'constructor' }] }]],
		['an operation with a further key', [{ number: 1, kind: 'do', operations: [{ ...say('x'), more: 1 }] }]],
		['an inherited field', [{ number: 1, kind: 'do', operations: [say('x', 'constructor')] }]],
		['half a letter', [{ number: 1, kind: 'do', operations: [say('\ud800')] }]],
		[
			'a whole design of nothing',
			[{ number: 1, kind: 'do', operations: [{ do: 'whole', design: { pages: [null] } }] }],
		],
		[
			'an element of nothing',
			[{ number: 1, kind: 'do', operations: [{ do: 'insert', page: 'p1', element: {}, before: null }] }],
		],
		[
			'more than 1,000 operations',
			Array.from({ length: 6 }, (_, index) => ({
				number: index + 1,
				kind: 'do',
				operations: Array(200).fill(say('x')),
			})),
		],
	])('of the wrong shape is refused, and the design is as it was: %s', async (_name, steps) => {
		const tab = await openTab();
		expect((await tab.send(steps)).refused?.code).toBe('DESIGN_STEP_REFUSED');
		expect(await tab.open()).toMatchObject({ revision: 0 });
	});

	it('with what no database stores is refused before it is one', async () => {
		const tab = await openTab();
		expect((await tab.do(say('a\u0000b'))).refused?.code).toBe('BAD_REQUEST');
	});

	it('takes the release back, unless it was taken before', async () => {
		const tab = await openTab();
		await tab.do(say('Eva'));
		await release();
		const step = { number: 1, kind: 'do', of: null, operations: [say('Eva')] };
		expect(await tab.send([step])).toMatchObject({ isReleased: true });
		expect(await tab.do(say('Uta'))).toMatchObject({ isReleased: false });
		expect(await tab.open()).toMatchObject({ design: { isReleased: false } });
	});

	it('keeps in step which pictures of the shopper the design shows', async () => {
		const picture = newId();
		await shop.inShop(
			(sql) => sql`
				insert into design_pictures (tenant_id, id, user_id, name, file_type, size, sha256, width, height)
				values (${shop.demo.id}, ${picture}, ${adaId}, 'me.png', 'png', 1, ${'a'.repeat(64)}, 1, 1)`,
		);
		const uses = () => shop.inShop((sql) => sql`select from design_picture_uses where design_id = ${design}`);
		const tab = await openTab();
		await tab.do(say(picture, 'portrait'));
		expect(await uses()).toHaveLength(1);
		await tab.do(say(null, 'portrait'));
		expect(await uses()).toHaveLength(0);
		const element = sampleImage('own', { source: { mediaId: picture } });
		await tab.do({ do: 'insert', page: 'p1', element, before: null });
		expect(await uses()).toHaveLength(1);
	});

	it('cannot make a design larger than one may be', async () => {
		const tab = await openTab();
		const texts = (from: number) =>
			Array.from({ length: 90 }, (_, index) => ({
				...{ do: 'insert', page: 'p1', before: null },
				element: sampleText(`t${from + index}`, 'ü'.repeat(5000)),
			}));
		expect(await tab.do(...texts(0))).toMatchObject({ revision: 1 });
		expect((await tab.do(...texts(100))).refused).toMatchObject({
			code: 'DESIGN_STEP_REFUSED',
			problem: { code: 'limit' },
		});
	});

	it('is stored for the last 500 of a design, and handed out up to a size that can be loaded', async () => {
		const tab = await openTab();
		for (let call = 0; call < 6; call += 1)
			await tab.send(
				Array.from({ length: 100 }, (_, index) => ({
					...{ number: 1 + call * 100 + index, kind: 'do', of: null },
					operations: [say(`${call} ${index}`)],
				})),
			);
		const [kept] = await shop.inShop(
			(sql) => sql`select count(*)::int as count, min(revision) as first from design_steps where design_id = ${design}`,
		);
		expect(kept).toEqual({ count: 500, first: 101 });
		expect((await tab.open()).steps).toHaveLength(200);
		await shop.inShop(
			(sql) => sql`
				update design_steps set inverses = jsonb_build_array(repeat('x', 100000)) where design_id = ${design}`,
		);
		const steps = await shop.inShop((sql) => listLastSteps(sql, designTables, shop.demo.id, design));
		expect(steps.length).toBeLessThan(30);
		expect(steps.at(-1)?.revision).toBe(600);
	});
});

describe('what the template locks', () => {
	it('is locked for shoppers, whatever a browser sends', async () => {
		const tab = await openTab();
		const { pages, layoutId } = await tab.document();
		for (const operation of [
			move('name', 1),
			{ do: 'remove', page: 'p1', element: 'name' },
			{ do: 'pages', pages, layoutId },
			{ do: 'fields', fields: [] },
			{ do: 'change', page: 'p1', element: 'name', changes: { lock: unlocked } },
		]) {
			const { refused } = await tab.do(operation);
			expect(refused).toMatchObject({ code: 'DESIGN_STEP_REFUSED', problem: { code: 'locked' } });
			tab.number -= 1;
		}
	});

	it('does not keep a shopper from undoing and doing again what is in the log', async () => {
		const tab = await openTab();
		const first = await tab.document();
		await tab.do({ do: 'layout', layout: 'right' });
		const [step] = (await tab.open()).steps as StoredStep<unknown>[];
		expect(await tab.step('undo', 1, step?.inverses)).toMatchObject({ revision: 2 });
		expect(await tab.document()).toEqual(first);
		expect(await tab.step('redo', 1, step?.operations)).toMatchObject({ revision: 3 });
		expect(await tab.step('undo', 1, step?.inverses)).toMatchObject({ revision: 4 });
		expect(await tab.document()).toEqual(first);
	});

	it('cannot be got around by an undo that the log does not hold', async () => {
		const tab = await openTab();
		const { pages, layoutId } = await tab.document();
		await tab.do({ do: 'layout', layout: 'right' });
		await tab.do(say('Eva'));
		const forged = pages.map((page) => ({ ...page, elements: [] }));
		const attempts = [
			['undo', 1, [{ do: 'pages', pages: forged, layoutId }]],
			['undo', 2, [{ do: 'pages', pages, layoutId }]],
			['redo', 1, [{ do: 'pages', pages, layoutId }]],
			['undo', null, [{ do: 'pages', pages, layoutId }]],
			['undo', 9, [{ do: 'pages', pages, layoutId }]],
		] as const;
		for (const [kind, of, operations] of attempts) {
			const { refused } = await tab.step(kind, of, operations);
			expect(refused).toMatchObject({ code: 'DESIGN_STEP_REFUSED', problem: { code: 'locked' } });
			tab.number -= 1;
		}
	});

	it('is the business of those who manage products', async () => {
		const tab = new DesignTab(staff, template);
		expect(await tab.open()).toMatchObject({ mine: true, design: null });
		expect(await tab.do(move('name', 9000))).toMatchObject({ revision: 1, isReleased: false });
		expect((await tab.document()).pages[0]?.elements[1]?.box.x).toBe(9000);
	});

	it('has faces of the catalogue alone', async () => {
		const tab = await openTab();
		const [face] = (await tab.document()).faces;
		const add = (sha256: string | undefined, id: string) => ({ do: 'face', face: { ...face, id, sha256 } });
		expect((await tab.do(add('0'.repeat(64), 'other'))).refused).toMatchObject({ code: 'DESIGN_STEP_REFUSED' });
		tab.number -= 1;
		expect(await tab.do(add(face?.sha256, 'again'))).toMatchObject({ revision: 1 });
	});
});

describe('a design of somebody else', () => {
	it('is not there: it cannot be opened, changed, held, left, kept, listed or restored', async () => {
		const owner = await openTab();
		await owner.keep(await owner.document());
		const [version] = await owner.versions();
		const stranger = await shop.shopper();
		const admin = await shop.staff();
		const elsewhere = await shop.staff('other', 'eve@example.com');
		const guest = await shop.guest();
		for (const who of [stranger.browser, staff, admin, elsewhere, guest]) {
			const tab = new DesignTab(who, design);
			const results = [
				await tab.open(true),
				await tab.do(say('Eve')),
				await tab.hold(),
				await tab.leave(),
				await tab.keep(await cardTemplate()),
				await tab.readVersion(version?.id),
				await tab.restore(version?.id),
				await askDesign(who, 'query($design: ID!) { designVersions(design: $design) { total } }', { design }),
			];
			expect(results.map(({ refused }) => refused?.code)).toEqual(Array(8).fill('NOT_FOUND'));
		}
		expect(await owner.hold()).toMatchObject({ mine: true });
	});

	it('is a template for everybody without the right', async () => {
		expect((await new DesignTab(ada, template).open()).refused?.code).toBe('NOT_FOUND');
	});

	it('is nobody’s without a session', async () => {
		const visitor = new Browser(shop.app);
		expect((await new DesignTab(visitor, design).open()).refused?.code).toBe('UNAUTHORIZED');
	});

	it('is a guest’s own as well', async () => {
		const guest = await shop.guest();
		design = await begin(guest);
		const tab = await openTab(guest);
		expect(await tab.do(say('Gast'))).toMatchObject({ revision: 1 });
	});
});

describe('two tabs', () => {
	it('the second may look; taking over keeps what the first has done as a version, and the first gets to know', async () => {
		const tab = await openTab();
		await tab.do(say('Eins'));
		const other = new DesignTab(ada, design);
		expect(await other.open()).toMatchObject({ mine: false, editor: { own: true } });
		expect((await other.do(say('Zwei'))).refused?.code).toBe('DESIGN_TAKEN_OVER');
		other.number = 0;
		expect(await other.open(true)).toMatchObject({ mine: true });
		expect((await tab.do(say('zu spät'))).refused?.code).toBe('DESIGN_TAKEN_OVER');
		expect(await tab.hold()).toMatchObject({ mine: false, editor: { own: true } });
		expect(await other.do(say('Zwei'))).toMatchObject({ revision: 2 });
		const [version] = await other.versions();
		expect(version).toMatchObject({ reason: 'takenOver' });
		expect(await other.readVersion(version?.id)).toMatchObject({ document: { values: { name: 'Eins' } } });
	});

	it('one that was silent goes on as long as no other has come; last words after leaving are taken in', async () => {
		const tab = await openTab();
		await runOut();
		expect(await tab.do(say('wieder da'))).toMatchObject({ revision: 1 });
		expect(await tab.leave()).toEqual({ value: true });
		expect(await tab.do(say('die letzten Worte'))).toMatchObject({ revision: 2 });
		await runOut();
		await openTab();
		expect((await tab.do(say('auf altem Stand'))).refused?.code).toBe('DESIGN_TAKEN_OVER');
	});
});

describe('versions', () => {
	it('hold unsaved work once, however often it is sent, and never more than 30', async () => {
		const tab = await openTab();
		const document = await tab.document();
		const first = await tab.keep(document);
		expect(await tab.keep(document)).toEqual(first);
		expect(await tab.versions()).toHaveLength(1);
		expect(await tab.open()).toMatchObject({ versions: 1 });
		for (let index = 0; index < 31; index += 1)
			await tab.keep({ ...document, values: { ...document.values, phone: String(index) } });
		const versions = await tab.versions();
		expect(versions).toHaveLength(30);
		expect(versions.map(({ id }) => id)).not.toContain(first.value);
		expect((await tab.keep({ ...document, pages: [] })).refused?.code).toBe('DESIGN_REFUSED');
		expect((await tab.keep({ ...document, evil: 'x'.repeat(1_000_000) })).refused?.code).toMatch(/TOO_LARGE/);
	});

	it('are restored as a step that can be undone', async () => {
		const tab = await openTab();
		await tab.do(say('Eins'), { do: 'layout', layout: 'right' });
		const taken = await tab.document();
		const other = new DesignTab(ada, design);
		await other.open(true);
		await other.do(say('Zwei'), { do: 'layout', layout: 'left' });
		const before = await other.document();
		const [version] = await other.versions();
		expect((await tab.restore(version?.id)).refused?.code).toBe('DESIGN_TAKEN_OVER');
		expect(await other.restore(version?.id)).toEqual({ value: 3 });
		expect(await other.document()).toEqual(taken);
		expect((await other.versions())[0]).toMatchObject({ reason: 'beforeRestore' });
		const step = ((await other.open()).steps as StoredStep<unknown>[]).at(-1);
		expect(await other.step('undo', 3, step?.inverses)).toMatchObject({ revision: 4 });
		expect(await other.document()).toEqual(before);
	});

	it('of unsaved work bring back what the shopper may do, and nothing that the template locks', async () => {
		const tab = await openTab();
		const document = await tab.document();
		const forged = {
			...document,
			values: { ...document.values, name: 'Gerettet' },
			fields: document.fields.map((field) => ({ ...field, limit: 5000 })),
			pages: document.pages.map((page) => ({
				...page,
				elements: [
					...page.elements.map((element) => ({ ...element, lock: unlocked, box: { ...element.box, x: 1 } })),
					sampleText(`own-${page.id}`, 'Eigener Text'),
				],
			})),
		};
		const { value } = await tab.keep(forged);
		expect(await tab.restore(value)).toEqual({ value: 1 });
		const after = await tab.document();
		expect(after.values.name).toBe('Gerettet');
		expect(after.fields).toEqual(document.fields);
		const [front] = after.pages;
		expect(front?.elements.map(({ id }) => id)).toEqual(['ground', 'name', 'own-p1']);
		expect(front?.elements[1]).toEqual(document.pages[0]?.elements[1]);
	});
});

describe('a design that was deleted', () => {
	it('is not there any more, in no tab', async () => {
		const tab = await openTab();
		await askDesign(ada, 'mutation($id: ID!) { deleteDesign(id: $id) }', { id: design });
		expect((await tab.do(say('Eva'))).refused?.code).toBe('NOT_FOUND');
		expect((await new DesignTab(ben, design).open()).refused?.code).toBe('NOT_FOUND');
	});
});
