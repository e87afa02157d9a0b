// Editing a page: whatever tabs, nets and people do, each step is taken once, in its order, and no one's work is lost.
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { stacksOf } from '../../../rules/editing/history.ts';
import { newId } from '../../../rules/ids.ts';
import type { PageDocument, Section } from '../../../rules/pages/document.ts';
import type { Browser } from '../../testing/accounts.ts';
import { createPage, insertOf, listVersions, named, readVersion, say, Tab, titleSection } from '../../testing/pages.ts';
import { type Shop, startShop } from '../../testing/shop.ts';

let shop: Shop;
let ada: Browser;
let ben: Browser;
let page: unknown;

beforeAll(async () => {
	shop = await startShop(inject('cluster'));
	await shop.makeUser('ben@example.com', { role: { name: 'editor', access: ['mContent'] } });
	[ada, ben] = [await shop.as('ada@example.com'), await shop.as('ben@example.com')];
});

afterAll(() => shop.close());

let count = 0;
beforeEach(async () => {
	count += 1;
	await shop.rows((sql) => sql`update tenants set tier = 'enterprise'`);
	page = (await createPage(ada, `Seite ${count}`)).id;
});

const titleIn = (document: unknown, place = 0) =>
	(document as PageDocument).sections[place]?.texts.title?.['de-DE']?.text;

const runOut = () => shop.rows((sql) => sql`update page_leases set until = clock_timestamp() - interval '1 second'`);

/** A tab that has opened the page, and a section that stands on it. */
async function begin(who = ada): Promise<{ tab: Tab; section: Section }> {
	const tab = new Tab(who, page);
	expect(await tab.open()).toMatchObject({ mine: true, editor: null });
	const section = titleSection();
	expect(await tab.do(insertOf(section))).toEqual({ revision: 1, number: 1, revisions: [1], changed: true });
	return { tab, section };
}

/** What no browser could write. */
function sendRaw(tab: Tab, operation: string) {
	const query = `mutation($page: ID!, $client: ID!, $steps: JSON!) {
		changePage(page: $page, client: $client, steps: $steps) { revision }
	}`;
	const steps = `[{"number":2,"kind":"do","of":null,"operations":[${operation}]}]`;
	const variables = `{"page":"${page}","client":"${tab.client}","steps":${steps}}`;
	return ada.ask('/service-api/graphql', {
		method: 'POST',
		headers: { 'content-type': 'application/json' },
		body: `{"query":${JSON.stringify(query)},"variables":${variables}}`,
	});
}

describe('a step', () => {
	it('is in the draft, in the log with what takes it back, and there after a reload', async () => {
		const { tab, section } = await begin();
		await tab.do(say(section, 'Neu'));
		const again = await new Tab(ada, page).open(true);
		expect(again).toMatchObject({ revision: 2, mine: true, page: { revision: 2, published: false, changed: true } });
		expect(titleIn(again.document)).toBe('Neu');
		const steps = again.steps as never[];
		expect(stacksOf(steps)).toEqual({ undo: [1, 2], redo: [] });
		expect(steps[1]).toMatchObject({ inverses: [say(section, 'Eine Überschrift')], kind: 'do', of: null });
	});

	it('that comes twice is applied once, and returns its revision', async () => {
		const { tab, section } = await begin();
		const steps = [
			{ number: 2, kind: 'do', of: null, operations: [say(section, 'Zwei')] },
			{ number: 3, kind: 'do', of: null, operations: [say(section, 'Drei')] },
		];
		const first = await tab.send(steps);
		expect(first).toEqual({ revision: 3, number: 3, revisions: [2, 3], changed: true });
		expect(await tab.send(steps)).toEqual(first);
		const more = [...steps, { number: 4, kind: 'undo', of: 3, operations: [say(section, 'Zwei')] }];
		expect(await tab.send(more)).toEqual({ revision: 4, number: 4, revisions: [2, 3, 4], changed: true });
		expect(await tab.send(steps.slice(0, 1))).toEqual({ revision: 4, number: 4, revisions: [2], changed: true });
		expect(titleIn(await tab.document())).toBe('Zwei');
	});

	it('sent many times at once is taken once', async () => {
		const { tab, section } = await begin();
		const steps = [{ number: 2, kind: 'do', of: null, operations: [say(section, 'Zwei')] }];
		const answers = await Promise.all(Array.from({ length: 8 }, () => tab.send(steps)));
		for (const answer of answers) expect(answer).toEqual({ revision: 2, number: 2, revisions: [2], changed: true });
	});

	it('before which one is missing is refused with the last number that is there', async () => {
		const { tab, section } = await begin();
		const answer = await tab.send([{ number: 3, kind: 'do', of: null, operations: [say(section, 'Drei')] }]);
		expect(answer.refused).toMatchObject({ code: 'PAGE_STEP_GAP', number: 1 });
	});

	it('that does not fit is refused with its number, and nothing of the call is taken', async () => {
		const { tab, section } = await begin();
		const answer = await tab.send([
			{ number: 2, kind: 'do', of: null, operations: [say(section, 'Gut')] },
			{ number: 3, kind: 'do', of: null, operations: [say(section, 'Gut'), say(section, 'x'.repeat(121))] },
		]);
		expect(answer.refused).toMatchObject({ code: 'PAGE_STEP_REFUSED', number: 3, problem: { fault: 'textTooLong' } });
		expect(await tab.open()).toMatchObject({ revision: 1 });
	});

	it('that speaks of what is not there is refused', async () => {
		const { tab } = await begin();
		expect((await tab.do({ do: 'remove', section: 'nowhere' })).refused).toMatchObject({ code: 'PAGE_STEP_REFUSED' });
	});

	it.each([
		['no list', {}],
		['nothing', []],
		['null', [null]],
		['a step without operations', [{ number: 2, kind: 'do', of: null, operations: [] }]],
		['more than 200 operations', [{ number: 2, kind: 'do', of: null, operations: Array(201).fill({ do: 'seo' }) }]],
		['more than 100 steps', Array.from({ length: 101 }, (_, i) => ({ number: i + 2, kind: 'do', operations: [{}] }))],
		['a huge number', [{ number: 2 ** 40, kind: 'do', of: null, operations: [{}] }]],
		['another kind', [{ number: 2, kind: 'drop', of: null, operations: [{}] }]],
		['a further key', [{ number: 2, kind: 'do', of: null, operations: [{}], userId: newId() }]],
		['an unknown operation', [{ number: 2, kind: 'do', of: null, operations: [{ do: 'constructor' }] }]],
		['an operation that is none', [{ number: 2, kind: 'do', of: null, operations: ['remove'] }]],
		['numbers that go back', [5, 4].map((number) => ({ number, kind: 'do', of: null, operations: [{}] }))],
	])('of the wrong shape is refused, and the page is as it was: %s', async (_name, steps) => {
		const { tab } = await begin();
		const { refused } = await tab.send(steps);
		expect(refused?.code).toMatch(/^PAGE_STEP_(REFUSED|GAP)$/);
		expect(await tab.open()).toMatchObject({ revision: 1 });
	});

	const section = titleSection();
	const at = { section: 's' };
	it.each([
		['no place', { do: 'text', field: 'title', language: 'de-DE', text: null }],
		['no section', { do: 'insert', section: null, before: null }],
		['a section of nothing', { do: 'insert', section: { id: 'x' }, before: null }],
		['an unknown block', { do: 'insert', section: { ...section, type: 'constructor' }, before: null }],
		['an inherited block', { do: 'insert', section: { ...section, type: '__proto__' }, before: null }],
		[
			'an unknown value',
			{ do: 'insert', section: { ...section, values: { ...section.values, evil: 1 } }, before: null },
		],
		['items of nothing', { do: 'insert', section: { ...section, items: [null] }, before: null }],
		['a value of another kind', { do: 'value', at, field: 'align', value: { toString: 1 } }],
		['an inherited field', { do: 'value', at, field: 'constructor', value: 'start' }],
		['an unknown language', { do: 'text', at, field: 'title', language: 'xx-XX', text: null }],
		['HTML in place of words', { do: 'text', at, field: 'title', language: 'de-DE', text: { html: '<b>' } }],
		['half a letter', { do: 'text', at, field: 'title', language: 'de-DE', text: { text: '\ud800', source: 'human' } }],
		['a whole page of nothing', { do: 'whole', document: {} }],
		['a whole page with holes', { do: 'whole', document: { sections: [null, 1], seo: {} } }],
		['sections without layouts', { do: 'whole', document: { sections: [{ id: 'a' }, { id: 'b' }], seo: {} } }],
		['an item that is none', { do: 'insertItem', section: 's', item: { id: 'i', values: null }, before: null }],
		['a share image of another kind', { do: 'seo', image: { id: 1 }, index: 'yes' }],
		['a script as an address', { do: 'seo', image: 'javascript:alert(1)', index: true }],
	])('with something hostile in it is refused: %s', async (_name, operation) => {
		const { tab, section: there } = await begin();
		const named = JSON.parse(JSON.stringify(operation).replaceAll('"section":"s"', `"section":"${there.id}"`));
		expect((await tab.do(named)).refused).toMatchObject({ code: 'PAGE_STEP_REFUSED', number: 2 });
		expect(await tab.open()).toMatchObject({ revision: 1 });
	});

	it('cannot reach the prototype of anything: such a body is not even read', async () => {
		const { tab, section: there } = await begin();
		const evil = JSON.stringify({ ...there, id: 'evil' }).replace(
			'"values":{',
			'"values":{"__proto__":{"polluted":1},',
		);
		const { status } = await sendRaw(tab, `{"do":"insert","section":${evil},"before":null}`);
		expect(status).toBe(400);
		expect(await tab.open()).toMatchObject({ revision: 1 });
	});

	it('that nests without end is refused', async () => {
		const { tab, section: there } = await begin();
		const deep = `${'['.repeat(50_000)}${']'.repeat(50_000)}`;
		const { body } = await sendRaw(
			tab,
			`{"do":"value","at":{"section":"${there.id}"},"field":"align","value":${deep}}`,
		);
		expect(body).toContain('PAGE_STEP_REFUSED');
	});

	it('is stored for the last 500 of a page', async () => {
		const { tab, section: there } = await begin();
		for (let call = 0; call < 6; call += 1)
			await tab.send(
				Array.from({ length: 100 }, (_, index) => ({
					number: 2 + call * 100 + index,
					kind: 'do',
					of: null,
					operations: [say(there, `${call} ${index}`)],
				})),
			);
		const [kept] = await shop.rows<{ count: number; first: number }>(
			(sql) =>
				sql`select count(*)::int as count, min(revision) as first from page_steps where page_id = ${String(page)}`,
		);
		expect(kept).toEqual({ count: 500, first: 102 });
		expect(((await tab.open()).steps as unknown[]).length).toBe(200);
	});
});

describe('two tabs', () => {
	it('of the same person: the second may read, and is told that the first is their own', async () => {
		await begin();
		const second = new Tab(ada, page);
		expect(await second.open()).toMatchObject({ mine: false, editor: { own: true } });
		const { refused } = await second.do(insertOf(titleSection()));
		expect(refused?.code).toBe('PAGE_TAKEN_OVER');
	});

	it('of two people: taking over keeps what the other has done as a version, and the other gets to know', async () => {
		const { tab, section } = await begin();
		await tab.do(say(section, 'Adas Werk'));
		const other = new Tab(ben, page);
		expect(await other.open()).toMatchObject({ mine: false, editor: { own: false } });
		expect(await other.open(true)).toMatchObject({ mine: true, editor: null });
		expect((await tab.do(say(section, 'zu spät'))).refused?.code).toBe('PAGE_TAKEN_OVER');
		expect(await tab.hold()).toMatchObject({ mine: false, editor: { own: false } });
		expect(await other.do(say(section, 'Bens Werk'))).toMatchObject({ revision: 3, revisions: [3] });
		const [version] = await listVersions(ben, page);
		expect(version).toMatchObject({ reason: 'takenOver' });
		expect(titleIn((await readVersion(ben, version?.id)).document)).toBe('Adas Werk');
	});

	it('what could not be applied is stored as a version, if it is a page', async () => {
		const { tab, section } = await begin();
		await new Tab(ben, page).open(true);
		const work = { ...(await tab.document()), sections: [titleSection('Gerettet')] };
		expect(await tab.keep(work)).toHaveProperty('value');
		expect(await listVersions(ada, page)).toMatchObject([{ reason: 'unsaved' }, { reason: 'takenOver' }]);
		expect((await tab.keep({ ...work, sections: [{ ...section, type: 'none' }] })).refused?.code).toBe('PAGE_REFUSED');
	});

	it('a tab that was silent goes on as long as no other has opened the page; then not even after that one is closed', async () => {
		const { tab, section } = await begin();
		await runOut();
		expect(await tab.do(say(section, 'wieder da'))).toMatchObject({ revision: 2 });
		await runOut();
		const other = new Tab(ben, page);
		expect(await other.open()).toMatchObject({ mine: true });
		await other.do(say(section, 'Ben'));
		await other.leave();
		tab.number = 2;
		expect((await tab.do(say(section, 'auf altem Stand'))).refused?.code).toBe('PAGE_TAKEN_OVER');
		expect(await tab.hold()).toMatchObject({ mine: false, revision: 3, editor: null });
		expect(await tab.open()).toMatchObject({ mine: true, revision: 3 });
	});

	it('what was on its way when a tab was closed is taken in', async () => {
		const { tab, section } = await begin();
		expect(await tab.leave()).toEqual({ value: true });
		expect(await tab.do(say(section, 'die letzten Worte'))).toMatchObject({ revision: 2 });
	});

	it('that want the page at the same moment: one has it', async () => {
		const tabs = [ada, ben, ada, ben].map((who) => new Tab(who, page));
		const opened = await Promise.all(tabs.map((tab) => tab.open()));
		expect(opened.filter(({ mine }) => mine)).toHaveLength(1);
	});

	it('a client id of another user opens nothing', async () => {
		const { tab, section } = await begin();
		const thief = new Tab(ben, page);
		Object.assign(thief, { client: tab.client, number: 1 });
		expect((await thief.do(say(section, 'Diebstahl'))).refused?.code).toBe('PAGE_TAKEN_OVER');
	});
});

describe('everything at once', () => {
	it('keeps what stood there before, and can be taken back', async () => {
		const { tab } = await begin();
		const whole = { ...(await tab.document()), sections: [titleSection('Vorlage')] };
		await tab.do({ do: 'whole', document: whole });
		expect(await listVersions(ada, page)).toMatchObject([{ reason: 'beforeRestore' }]);
		const steps = (await tab.open()).steps as { inverses: unknown[] }[];
		tab.number += 1;
		await tab.send([{ number: tab.number, kind: 'undo', of: 2, operations: steps[1]?.inverses }]);
		expect(titleIn(await tab.document())).toBe('Eine Überschrift');
	});

	it('of an empty page keeps nothing', async () => {
		const tab = new Tab(ada, page);
		const { document } = await tab.open();
		await tab.do({ do: 'whole', document: { ...(document as PageDocument), sections: [titleSection()] } });
		expect(await listVersions(ada, page)).toEqual([]);
	});
});

describe('versions', () => {
	it('are stored up to a limit, and the oldest are removed first', async () => {
		const { tab } = await begin();
		const work = await tab.document();
		await tab.keep(work);
		const [first] = await listVersions(ada, page);
		await shop.rows(
			(sql) => sql`
				insert into page_versions (tenant_id, id, page_id, revision, document, reason, created_at)
				select tenant_id, gen_random_uuid(), page_id, 1, document, case when n = 1 then 'published' else 'unsaved' end,
					created_at + n * interval '1 millisecond'
				from page_versions, generate_series(1, 120) n where page_id = ${String(page)}`,
		);
		await tab.keep(work);
		const all = await shop.rows<{ id: string; reason: string }>(
			(sql) => sql`select id, reason from page_versions where page_id = ${String(page)}`,
		);
		expect(all).toHaveLength(101);
		expect(all.map(({ id }) => id)).not.toContain(first?.id);
		expect(all.filter(({ reason }) => reason === 'published')).toHaveLength(1);
	});
});

describe('a page that is not there', () => {
	it('cannot be opened, changed, held, left or saved', async () => {
		const tab = new Tab(ada, newId());
		const answers = [await tab.open(), await tab.do(insertOf(titleSection())), await tab.hold(), await tab.leave()];
		for (const { refused } of [...answers, await tab.keep({})]) expect(refused?.code).toBe('NOT_FOUND');
		expect((await createPage(ada, 'x', { names: named('') })).refused?.code).toBe('PAGE_NAME_REQUIRED');
	});
});
