import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import type { Sql } from '../../database/connection.ts';
import { writeCsv } from '../../import-export/tables/csv.ts';
import { writeXlsx } from '../../import-export/tables/write-xlsx.ts';
import type { RunningJobs } from '../../jobs/start-jobs.ts';
import type { Browser } from '../../testing/accounts.ts';
import { runJobs } from '../../testing/jobs.ts';
import { type Shop, startShop } from '../../testing/shop.ts';
import { saveTexts } from '../save-texts.ts';
import { cleanImports, importTexts } from './apply-import.ts';
import { exportTexts } from './export-texts.ts';

let shop: Shop;
let jobs: RunningJobs;
/** An admin. */
let ada: Browser;
let translator: Browser;

const nameKey = 'product.0190a000-0000-7000-8000-000000000001.name';

beforeAll(async () => {
	shop = await startShop(inject('cluster'));
	jobs = runJobs(shop.test, [importTexts, cleanImports]);
	ada = await shop.as('ada@example.com');
	await shop.makeUser('tess@example.com', { role: { name: 'words', access: ['mLocalisation'] } });
	await shop.makeUser('rex@example.com', { role: { name: 'reader', access: ['qLocalisation'] } });
	await shop.makeUser('eve@example.com', { role: { name: 'other', access: ['mContent'] } });
	translator = await shop.as('tess@example.com');
});

afterAll(async () => {
	await jobs.close(5000);
	await shop.close();
});

const inShop = <T>(work: (sql: Sql) => Promise<T>) => shop.test.database.inTenant(shop.demo.id, work);

beforeEach(() =>
	inShop(async (sql) => {
		await sql`delete from text_imports`;
		await sql`delete from text_entries`;
		await saveTexts(sql, shop.demo.id, [
			{
				key: nameKey,
				type: 'productName',
				group: 'products',
				context: 'A product; "quoted"',
				baseText: '=Visitenkarte\nzweizeilig',
				baseLanguage: 'de-DE',
				translations: {},
				origin: 'human',
			},
		]);
	}),
);

async function send(visitor: Browser, file: Buffer | string, { name = 'texts.csv', removeEmpty = false } = {}) {
	const query = `mutation CheckTextImport($file: Upload!, $removeEmpty: Boolean) {
		checkTextImport(file: $file, removeEmpty: $removeEmpty) {
			fault row textImport { id fileName format state added changed unchanged faulty }
		}
	}`;
	const form = new FormData();
	form.set('operations', JSON.stringify({ query, variables: { file: null, removeEmpty } }));
	form.set('map', JSON.stringify({ 0: ['variables.file'] }));
	form.set('0', new Blob([typeof file === 'string' ? file : new Uint8Array(file)]), name);
	const request = new Request('http://x/', { method: 'POST', body: form });
	const headers = { 'content-type': request.headers.get('content-type') ?? '', 'x-operation-name': 'fileUpload' };
	const body = Buffer.from(await request.arrayBuffer());
	const answer = await visitor.ask('/service-api/graphql', { method: 'POST', headers, body });
	const { data, errors } = JSON.parse(answer.body);
	return errors ? errors[0].message : data.checkTextImport;
}

const table = (...rows: string[][]) => [...writeCsv(rows, ',')].join('');

const rowsOf = (visitor: Browser, id: string, faulty: boolean) =>
	shop.tell(
		visitor,
		`query ($id: ID!, $faulty: Boolean!) {
			textImportRows(id: $id, faulty: $faulty) { row column key languageCode before after fault names }
		}`,
		{ id, faulty },
	);

const faultsOf = async (visitor: Browser, id: string) =>
	(await rowsOf(visitor, id, true)).map(({ row, column, fault }: Record<string, unknown>) => [row, column, fault]);

const apply = (visitor: Browser, id: string) =>
	shop.tell(visitor, 'mutation ($id: ID!) { applyTextImport(id: $id) { state } }', { id });

const stateOf = (visitor: Browser, id: string) =>
	shop.tell(visitor, 'query ($id: ID!) { textImport(id: $id) { state done refused } }', { id });

async function finish(visitor: Browser, id: string) {
	expect(await apply(visitor, id)).toMatchObject({ state: 'applying' });
	await expect.poll(async () => (await stateOf(visitor, id)).state, { timeout: 20_000 }).toBe('done');
	return stateOf(visitor, id);
}

const wording = async (key: string, language: string) => {
	const { items } = await shop.tell(
		ada,
		'query ($keys: [String!]) { texts(filter: { keys: $keys }) { items { languages { languageCode text origin } } } }',
		{ keys: [key] },
	);
	return items[0].languages.find(({ languageCode }: { languageCode: string }) => languageCode === language);
};

const everything = {
	separator: ',' as const,
	languages: ['de-DE', 'en-GB'],
	texts: { sort: 'key' as const, descending: false },
};

async function exported(format: 'csv' | 'xlsx' | 'xliff', languages = everything.languages): Promise<Buffer> {
	const { content } = await inShop((sql) => exportTexts(sql, shop.demo, { ...everything, format, languages }));
	return Buffer.isBuffer(content) ? content : Buffer.from([...content].join(''));
}

describe('exported texts', () => {
	it('come back unchanged, in every format', async () => {
		await inShop((sql) =>
			saveTexts(sql, shop.demo.id, [
				{
					key: nameKey,
					type: 'productName',
					group: 'products',
					baseText: '=Visitenkarte\nzweizeilig',
					baseLanguage: 'de-DE',
					translations: { 'en-GB': '@"Business", <card> & {more}' },
					origin: 'human',
				},
			]),
		);
		for (const [format, languages] of [
			['csv', ['de-DE', 'en-GB']],
			['xlsx', ['de-DE', 'en-GB']],
			['xliff', ['en-GB']],
			['xliff', ['de-DE']],
		] as const) {
			const { textImport, fault } = await send(translator, await exported(format, [...languages]));
			expect(fault).toBeNull();
			expect(textImport).toMatchObject({ format, added: 0, changed: 0, faulty: 0 });
			expect(textImport.unchanged).toBeGreaterThan(format === 'xliff' && languages[0] === 'en-GB' ? 0 : 100);
		}
	});

	it('are what the list shows, for those who may read them', async () => {
		const rex = await shop.as('rex@example.com');
		const { status, headers, body } = await rex.ask(
			'/service-api/texts/export?format=csv&search=zweizeilig&languages=de-DE&separator=semicolon',
		);
		expect(status).toBe(200);
		expect(headers['content-disposition']).toBe('attachment; filename="texts-demo.csv"');
		expect(headers['cache-control']).toBe('no-store');
		const [heading, ...rows] = body.replace('\uFEFF', '').split('\r\n');
		expect(heading).toBe('key;group;type;context;locked;base;de-DE');
		expect(rows.filter(Boolean)).toHaveLength(1);
		expect(body).toContain('"\'=Visitenkarte\nzweizeilig"');
	});

	it('need the right', async () => {
		const eve = await shop.as('eve@example.com');
		expect((await eve.ask('/service-api/texts/export?format=csv')).status).toBe(403);
		expect((await shop.nobody().ask('/service-api/texts/export?format=csv')).status).toBe(401);
	});

	it('say what is wrong with the address', async () => {
		expect((await ada.ask('/service-api/texts/export?format=pdf')).status).toBe(422);
		expect((await ada.ask('/service-api/texts/export?format=xliff')).status).toBe(422);
		expect((await ada.ask('/service-api/texts/export?format=csv&languages=fr-FR')).status).toBe(422);
		expect((await ada.ask('/service-api/texts/export?format=csv&states=odd')).status).toBe(422);
	});

	it('carry context and state to translation tools', async () => {
		const xliff = (await exported('xliff', ['en-GB'])).toString();
		expect(xliff).toContain('source-language="de-DE" target-language="en-GB"');
		expect(xliff).toContain('<target state="needs-translation"/>');
		expect(xliff).toContain('<note>A product; &quot;quoted&quot;</note>');
		expect(xliff).not.toContain('source-language="en-GB"');
	});
});

describe('an import', () => {
	it('shows what it would change, and saves nothing', async () => {
		const file = table(
			['key', 'de-DE', 'en-GB'],
			['catalogue.title', 'Sortiment', ''],
			[nameKey, '=Visitenkarte\nzweizeilig', 'Card'],
		);
		const { textImport } = await send(translator, file);
		expect(textImport).toMatchObject({
			state: 'checked',
			format: 'csv',
			added: 1,
			changed: 1,
			unchanged: 2,
			faulty: 0,
		});
		expect(await rowsOf(translator, textImport.id, false)).toMatchObject([
			{ row: 2, column: 'de-DE', key: 'catalogue.title', after: 'Sortiment', fault: null },
			{ row: 3, column: 'en-GB', key: nameKey, before: null, after: 'Card', fault: null },
		]);
		expect((await wording(nameKey, 'en-GB')).text).toBeNull();
	});

	it('names every wrong row with its place and reason, and the rest is saved', async () => {
		const file = table(
			['key', 'de-DE', 'en-GB', 'fr-FR', 'Notes'],
			['no.such.key', 'x', 'y'],
			['catalogue.count', '{count} Dinge {odd}', 'All of them'],
			['catalogue.title', 'Sortiment {', 'Range'],
			['', 'without key'],
			['catalogue.title', 'twice'],
			[nameKey, '', 'Card'],
		);
		const { textImport } = await send(translator, file);
		expect(textImport).toMatchObject({ added: 1, changed: 1 });
		expect(await faultsOf(translator, textImport.id)).toEqual([
			[1, 'fr-FR', 'unknownLanguage'],
			[1, 'Notes', 'unknownColumn'],
			[2, 'key', 'unknownKey'],
			[3, 'de-DE', 'unknownPlaceholder'],
			[3, 'en-GB', 'missingPlaceholder'],
			[4, 'de-DE', 'brokenText'],
			[5, 'key', 'noKey'],
			[6, 'key', 'duplicateRow'],
			[7, 'de-DE', 'baseMissing'],
		]);
		expect(await finish(translator, textImport.id)).toMatchObject({ done: 2, refused: 0 });
		expect(await wording('catalogue.title', 'en-GB')).toMatchObject({ text: 'Range', origin: 'import' });
		expect(await wording(nameKey, 'en-GB')).toMatchObject({ text: 'Card', origin: 'import' });
	});

	it('returns the errors as a file, in the language of the user', async () => {
		const { textImport } = await send(translator, table(['key', 'en-GB'], ['catalogue.count', '=none']));
		const address = `/service-api/texts/imports/${textImport.id}/errors`;
		const german = await translator.ask(`${address}?language=de-DE`);
		expect(german.status).toBe(200);
		expect(german.body).toContain("2;en-GB;catalogue.count;'=none;Diese Platzhalter fehlen: {count}");
		const english = await translator.ask(`${address}?language=en-GB`);
		expect(english.body).toContain('These placeholders are missing: {count}');
		expect((await ada.ask(address)).status).toBe(404);
	});

	it('leaves locked texts to admins', async () => {
		await shop.tell(ada, 'mutation { lockText(key: "catalogue.title", locked: true) { key } }');
		const file = table(['key', 'de-DE'], ['catalogue.title', 'Sortiment']);
		const { textImport } = await send(translator, file);
		expect(await faultsOf(translator, textImport.id)).toEqual([[2, 'de-DE', 'locked']]);
		const own = await send(ada, file);
		await finish(ada, own.textImport.id);
		expect((await wording('catalogue.title', 'de-DE')).text).toBe('Sortiment');
	});

	it('does not overwrite what another user has changed since the preview, and says so', async () => {
		const file = table(['key', 'de-DE'], ['catalogue.title', 'Sortiment'], ['catalogue.empty', 'Leer']);
		const { textImport } = await send(translator, file);
		await shop.tell(
			ada,
			'mutation { changeTexts(changes: [{ key: "catalogue.title", languageCode: "de-DE", text: "Von Ada" }]) { faults { fault } } }',
		);
		expect(await finish(translator, textImport.id)).toMatchObject({ refused: 1 });
		expect((await wording('catalogue.title', 'de-DE')).text).toBe('Von Ada');
		expect(await faultsOf(translator, textImport.id)).toEqual([[2, 'de-DE', 'changedMeanwhile']]);
	});

	it('removes nothing unless requested, and never a base text', async () => {
		const file = table(['key', 'de-DE', 'en-GB'], ['catalogue.title', 'Sortiment', '']);
		await finish(translator, (await send(translator, file)).textImport.id);
		const empty = table(['key', 'de-DE', 'en-GB'], ['catalogue.title', '', ''], [nameKey, '', '']);
		expect((await send(translator, empty)).textImport).toMatchObject({ added: 0, changed: 0, faulty: 0 });
		const removing = await send(translator, empty, { removeEmpty: true });
		const changes = await rowsOf(translator, removing.textImport.id, false);
		expect(changes.map(({ key, languageCode }: Record<string, string>) => [key, languageCode])).toContainEqual([
			'catalogue.title',
			'de-DE',
		]);
		await finish(translator, removing.textImport.id);
		expect((await wording('catalogue.title', 'de-DE')).text).not.toBe('Sortiment');
		expect((await wording(nameKey, 'de-DE')).text).toBe('=Visitenkarte\nzweizeilig');
	});

	it('reads what a translation tool gives back, and refuses what was made from an older text', async () => {
		const unit = (key: string, source: string, target: string) =>
			`<trans-unit id="1" resname="${key}"><source>${source}</source><target>${target}</target><alt-trans><target>other</target></alt-trans></trans-unit>`;
		const document = (units: string) =>
			`<?xml version="1.0"?><xliff version="1.2"><file source-language="en-GB" target-language="de"><body>${units}</body></file></xliff>`;
		const { textImport } = await send(
			translator,
			document(
				unit('catalogue.title', 'Older words', 'Alt') +
					unit(nameKey, '=Visitenkarte\nzweizeilig', '<mrk mtype="seg">Karte</mrk>') +
					unit('catalogue.empty', 'x', '<x id="1"/>Leer'),
			),
		);
		expect(textImport).toMatchObject({ format: 'xliff', changed: 1 });
		expect(await faultsOf(translator, textImport.id)).toEqual([
			[1, 'de-DE', 'sourceChanged'],
			[3, 'de-DE', 'markup'],
		]);
		const second =
			'<xliff version="2.0" srcLang="de-DE" trgLang="en-GB"><file id="f"><unit id="u1" name="' +
			`${nameKey}"><segment><source>=Visitenkarte\nzwei</source><target>Card </target></segment><segment><source>zeilig</source><target>two</target></segment></unit></file></xliff>`;
		expect((await send(translator, second)).textImport).toMatchObject({ added: 1, faulty: 0 });
	});

	it('says why a file cannot be read at all', async () => {
		const faultOf = async (file: Buffer | string) => (await send(translator, file)).fault;
		expect(await faultOf('')).toBe('empty');
		expect(await faultOf('a,b\n1,2')).toBe('noKeyColumn');
		expect(await faultOf('key,context\n1,2')).toBe('noLanguageColumn');
		expect(await faultOf('key,de-DE\n"1,2')).toBe('unclosedQuote');
		expect(await faultOf('<html><body/></html>')).toBe('unreadable');
		expect(await faultOf('<!DOCTYPE xliff [<!ENTITY x "y">]><xliff>&x;</xliff>')).toBe('unreadable');
		expect(await faultOf(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0]))).toBe('unreadable');
		expect(await shop.tell(translator, '{ textImports { id } }')).toEqual([]);
	});

	it('is its sender’s alone, can be given up, and is gone after a day', async () => {
		const file = await writeXlsx(
			[
				['key', 'de-DE'],
				['catalogue.title', 'Sortiment'],
			],
			{ name: 'A', widths: [] },
		);
		const { textImport } = await send(translator, file, { name: '../../Texte\u0007.xlsx' });
		expect(textImport).toMatchObject({ fileName: 'Texte.xlsx', format: 'xlsx' });
		expect(await stateOf(ada, textImport.id)).toBe('This could not be found.');
		expect(await apply(ada, textImport.id)).toBe('This could not be found.');
		expect(await shop.tell(ada, '{ textImports { id } }')).toEqual([]);
		const remove = 'mutation ($id: ID!) { removeTextImport(id: $id) }';
		expect(await shop.tell(ada, remove, { id: textImport.id })).toBe('This could not be found.');
		expect(await shop.tell(translator, remove, { id: textImport.id })).toBe(true);
		expect(await shop.tell(translator, '{ textImports { id } }')).toEqual([]);
		expect((await wording('catalogue.title', 'de-DE')).text).not.toBe('Sortiment');

		await send(translator, file);
		await send(translator, file);
		await inShop(
			(sql) => sql`
			update text_imports set created_at = now() - interval '25 hours'
			where id = (select id from text_imports limit 1)`,
		);
		await cleanImports.run({
			tenantId: shop.demo.id,
			payload: {},
			inTenant: inShop,
			log: { child: () => ({}) as never, info: () => undefined, warn: () => undefined, error: () => undefined },
			signal: new AbortController().signal,
			attempt: { number: 1, last: false },
		});
		expect(await shop.tell(translator, '{ textImports { id } }')).toHaveLength(1);
	});

	it('is for those who may change texts', async () => {
		const rex = await shop.as('rex@example.com');
		expect(await send(rex, table(['key', 'de-DE'], ['catalogue.title', 'x']))).toMatch(
			/permission|right|allowed|Forbidden/i,
		);
	});

	it('saved twice is saved once, and goes on where a killed process has left it', async () => {
		const keys = Array.from({ length: 1200 }, (_, index) => `thing.${String(index).padStart(4, '0')}`);
		await inShop((sql) =>
			saveTexts(
				sql,
				shop.demo.id,
				keys.map((key) => ({
					key,
					type: 'categoryName',
					group: 'categories',
					baseText: key,
					baseLanguage: 'de-DE',
					translations: {},
					origin: 'human',
				})),
			),
		);
		const { textImport } = await send(
			translator,
			table(['key', 'en-GB'], ...keys.map((key) => [key, `${key} in English`])),
		);
		expect(textImport.added).toBe(1200);
		// As if another process had saved the first portion and was killed.
		await inShop(async (sql) => {
			await sql`update text_imports set reached = 499, done = 500 where id = ${textImport.id}`;
		});
		const first = await finish(translator, textImport.id);
		expect(first).toMatchObject({ done: 1200, refused: 0 });
		expect(await apply(translator, textImport.id)).toMatchObject({ state: 'done' });
		expect((await wording('thing.0499', 'en-GB')).text).toBeNull();
		expect((await wording('thing.0500', 'en-GB')).text).toBe('thing.0500 in English');
		expect((await wording('thing.1199', 'en-GB')).text).toBe('thing.1199 in English');
	});
});
