// The rows that a design is printed for: saved, read from files, checked and shown.
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { releaseTextVersion } from '../../../rules/printing/print-data.ts';
import { writeXlsx } from '../../import-export/tables/write-xlsx.ts';
import { writeZip } from '../../import-export/tables/zip.ts';
import type { Browser } from '../../testing/accounts.ts';
import { cardTemplate, type DesignShop, startDesignShop } from '../../testing/design-shop.ts';
import { sendFile } from '../../testing/send-file.ts';

let shop: DesignShop;
let owner: Awaited<ReturnType<DesignShop['shopper']>>;

beforeAll(async () => {
	shop = await startDesignShop(inject('cluster'));
	await shop.plant('cards', await cardTemplate());
	owner = await shop.shopper();
});
afterAll(() => shop.close());

const begin = async (who: Browser = owner.browser): Promise<string> =>
	(await shop.tell(who, 'mutation($p: ID!) { createDesign(productId: $p) { id } }', { p: shop.idOf('cards') })).id;

const fields = 'columns mapping rows revision';
const people = (...names: string[]) => ({
	columns: ['Name', 'Telefon', 'Notiz'],
	mapping: { 0: 'name', 1: 'phone' },
	rows: names.map((name, index) => [name, `030 ${index}`, 'intern']),
});

async function save(designId: string, table: unknown, revision = 0, who: Browser = owner.browser) {
	const { data, errors } = await who.graphql(
		`mutation($d: ID!, $r: Int!, $t: JSON!) { saveDesignSeries(designId: $d, revision: $r, table: $t) { ${fields} } }`,
		{ d: designId, r: revision, t: table },
	);
	return errors ? errors[0].extensions : data.saveDesignSeries;
}
const read = (designId: string, who: Browser = owner.browser) =>
	shop.tell(who, `query($d: ID!) { designSeries(designId: $d) { ${fields} } }`, { d: designId });
const design = (id: string) =>
	shop.tell(
		owner.browser,
		'query($id: ID!) { design(id: $id) { isReleased revision seriesRows seriesRevision previews { url } } }',
		{ id },
	);
async function release(id: string, seriesRevision: number | null = 1, codes: string[] = []) {
	const { data, errors } = await owner.browser.graphql(
		`mutation($id: ID!, $s: Int, $codes: [String!]!, $v: String!) {
			releaseDesign(id: $id, revision: 0, seriesRevision: $s, acceptedCodes: $codes, textVersion: $v) { isReleased }
		}`,
		{ id, s: seriesRevision, codes, v: releaseTextVersion },
	);
	return errors ? errors[0].extensions : data.releaseDesign;
}

describe('the rows of a series', () => {
	it('are saved under the revision that they change, and found again', async () => {
		const id = await begin();
		expect(await read(id)).toEqual({ columns: [], mapping: {}, rows: [], revision: 0 });
		expect(await save(id, people('Ada', 'Grace'))).toMatchObject({ revision: 1 });
		expect(await read(id)).toEqual({ ...people('Ada', 'Grace'), revision: 1 });
		expect(await design(id)).toMatchObject({ seriesRows: 2, seriesRevision: 1 });
	});

	it('are not overwritten by a tab that has seen others, and what is sent twice is saved once', async () => {
		const id = await begin();
		await save(id, people('Ada'));
		await save(id, people('Ada', 'Grace'), 1);
		expect(await save(id, people('Eve'), 1)).toMatchObject({ code: 'DESIGN_CHANGED', revision: 2 });
		expect(await save(id, people('Eve'))).toMatchObject({ code: 'DESIGN_CHANGED', revision: 2 });
		expect(await save(id, people('Ada', 'Grace'), 1)).toMatchObject({ revision: 2 });
		expect((await read(id)).rows).toHaveLength(2);
	});

	it('are none without text, and gone when none are saved', async () => {
		const id = await begin();
		const { rows, ...table } = people('Ada');
		expect(await save(id, { ...table, rows: [...rows, ['', ' ', '']] })).toMatchObject({ rows });
		expect(await save(id, { columns: [], mapping: {}, rows: [] }, 1)).toMatchObject({ rows: [], revision: 2 });
		expect(await design(id)).toMatchObject({ seriesRows: null, seriesRevision: 2 });
	});

	it('are at most 2,000 in 100 columns, with cells that are not too long and a mapping that fits', async () => {
		const id = await begin();
		const { columns, mapping, rows } = people('Ada');
		const refused = async (table: unknown) => expect(await save(id, table)).toMatchObject({ code: 'VALIDATION' });
		await refused({ columns, mapping, rows: Array.from({ length: 2001 }, () => ['Ada']) });
		await refused({ columns: Array.from({ length: 101 }, () => 'x'), mapping, rows });
		await refused({ columns, mapping, rows: [['x'.repeat(2001)]] });
		await refused({ columns, mapping, rows: Array.from({ length: 300 }, () => ['x'.repeat(1999)]) });
		await refused({ columns, mapping, rows: [['a', 'b', 'c', 'd']] });
		await refused({ columns, mapping: { 0: 'portrait' }, rows });
		await refused({ columns, mapping: { 0: 'name', 1: 'name' }, rows });
		await refused({ columns, mapping: { 7: 'name' }, rows });
		await refused({ columns, mapping: { 0: 3 }, rows });
		await refused({ columns, mapping, rows: [[1]] });
		await refused({ columns, mapping, rows: ['Ada'] });
		await refused({ columns, mapping, rows: [['\ud800']] });
		await refused([]);
		await refused('Ada');
		expect(
			await save(id, { columns, mapping, rows: Array.from({ length: 2000 }, (_, index) => [`P ${index}`]) }),
		).toMatchObject({ revision: 1 });
	});

	it('exist for the owner of the design alone', async () => {
		const id = await begin();
		await save(id, people('Ada'));
		const strangers = [
			(await shop.shopper()).browser,
			await shop.guest(),
			await shop.staff(),
			await shop.staff('other', 'eve@example.com'),
		];
		for (const stranger of strangers) {
			expect(await read(id, stranger)).toBe('NOT_FOUND');
			expect(await save(id, people('Eve'), 1, stranger)).toMatchObject({ code: 'NOT_FOUND' });
			expect(await shop.tell(stranger, 'query($d: ID!) { designRowFindings(designId: $d) { row } }', { d: id })).toBe(
				'NOT_FOUND',
			);
			expect((await stranger.ask(`/service-api/designs/${id}/rows/1/pages/1.png`)).status).toBe(404);
		}
	});
});

describe('a file with people', () => {
	const send = async (bytes: Buffer, name = 'people.csv') => {
		const query = `mutation($d: ID!, $file: Upload!) { readDesignSeriesFile(designId: $d, file: $file) { ${fields} } }`;
		const { data, errors } = await sendFile(owner.browser, query, { d: await begin() }, { name, bytes });
		return errors ? errors[0].extensions : data.readDesignSeriesFile;
	};
	const expected = {
		columns: ['Name', 'Telefon'],
		mapping: { 0: 'name', 1: 'phone' },
		rows: [
			['Jörg Weiß', '030 1'],
			['Ada', ''],
		],
	};
	const csv = (separator: string) => `Name${separator}Telefon\r\nJörg Weiß${separator}030 1\r\nAda${separator}\r\n`;

	it('is read in every encoding and with both separators, and its columns are mapped by their names', async () => {
		expect(await send(Buffer.from(csv(';')))).toMatchObject(expected);
		expect(await send(Buffer.from(`\ufeff${csv(',')}`))).toMatchObject(expected);
		expect(await send(Buffer.from(csv(';'), 'latin1'))).toMatchObject(expected);
		expect(await send(Buffer.from(`\ufeff${csv('\t')}`, 'utf16le'))).toMatchObject(expected);
		const book = await writeXlsx(
			[
				['Name', 'Telefon'],
				['Jörg Weiß', '030 1'],
				['Ada', ''],
			],
			{ name: 'People', widths: [] } as never,
		);
		expect(await send(book, 'people.xlsx')).toMatchObject({ mapping: expected.mapping });
	});

	it('keeps formulas as the text that they are', async () => {
		const { rows } = await send(Buffer.from('Name;Telefon\n=1+1;"=HYPERLINK(""http://x"")"\n@cmd;+49 30\n'));
		expect(rows).toEqual([
			['=1+1', '=HYPERLINK("http://x")'],
			['@cmd', '+49 30'],
		]);
	});

	it('is refused with the reason where it is too large, broken or empty', async () => {
		const reason = async (bytes: Buffer) => {
			const { code, reason: why } = await send(bytes);
			return [code, why];
		};
		const refused = (why: string) => ['SERIES_FILE_UNUSABLE', why];
		expect(await reason(Buffer.from(`Name\n${'Ada\n'.repeat(2001)}`))).toEqual(refused('tooManyRows'));
		expect(await reason(Buffer.from(`${'x;'.repeat(100)}x\nAda\n`))).toEqual(refused('tooManyColumns'));
		expect(await reason(Buffer.from(`Name\n${'x'.repeat(2001)}\n`))).toEqual(refused('cellTooLong'));
		expect(await reason(Buffer.from(`Name\n${`${'x'.repeat(1990)}\n`.repeat(300)}`))).toEqual(refused('tooManyCells'));
		expect(await reason(Buffer.from('Name;Telefon\n'))).toEqual(refused('empty'));
		expect(await reason(Buffer.from(''))).toEqual(refused('empty'));
		expect(await reason(Buffer.from('Name\n"Ada\n'))).toEqual(refused('unclosedQuote'));
		expect(await reason(Buffer.from('%PDF-1.7\0\0\0'))).toEqual(refused('unreadable'));
		expect(await reason(Buffer.from('PK\x03\x04 no workbook', 'latin1'))).toEqual(refused('unreadable'));
		// A hundred megabytes of nothing in a hundred kilobytes.
		const bomb = await writeZip([
			{ name: 'xl/workbook.xml', content: Buffer.alloc(100 * 2 ** 20, 0x20) },
			{ name: 'xl/_rels/workbook.xml.rels', content: '<a/>' },
		]);
		expect(bomb.length).toBeLessThan(200_000);
		expect(await reason(bomb)).toEqual(refused('fileTooLarge'));
	});

	it('is not received beyond 4 MiB', async () => {
		expect(await send(Buffer.alloc(5 * 2 ** 20, 0x41))).toMatchObject({ code: 'TOO_LARGE' });
	});
});

describe('what is found in rows', () => {
	const find = (id: string, range = 'first: 100') =>
		shop.tell(owner.browser, `query($d: ID!) { designRowFindings(designId: $d, ${range}) { row errors findings } }`, {
			d: id,
		});

	it('names the row and the field whose value is missing, and what would not fit or lacks letters', async () => {
		const id = await begin();
		await save(id, {
			...people('Ada', '', 'Wilhelmine von und zu Unaussprechlichhausen-Langenbogenheim', '漢字'),
			rows: [
				['Ada', '1', ''],
				['', '2', ''],
				['Wilhelmine von und zu Unaussprechlichhausen-Langenbogenheim', '3', ''],
				['漢字', '4', ''],
				['x'.repeat(61), '5', ''],
			],
		});
		const found = await find(id);
		expect(found.map(({ row }: { row: number }) => row)).toEqual([1, 2, 3, 4]);
		const [missing, long, letters, tooLong] = found;
		expect(missing.errors).toEqual([{ row: 1, field: 'name', code: 'required' }]);
		expect(long.findings.map(({ code }: { code: string }) => code)).toContain('textDoesNotFit');
		expect(letters.findings.map(({ code }: { code: string }) => code)).toContain('missingGlyphs');
		expect(tooLong.errors).toMatchObject([{ row: 4, field: 'name', code: 'tooLong', limit: 60 }]);
	});

	it('comes in parts of at most a hundred rows', async () => {
		const id = await begin();
		await save(id, people('Ada', '', 'Grace', ''));
		expect(await find(id, 'first: 2, offset: 2')).toMatchObject([{ row: 3 }]);
		expect(await find(id, 'first: 101')).toBe('VALIDATION');
		expect(await find(id, 'first: 1, offset: -1')).toBe('VALIDATION');
	});
});

describe('pictures of rows', () => {
	it('show each row, and end with the last row', async () => {
		const id = await begin();
		await save(id, people('Ada', 'Wilhelmine'));
		const ask = (path: string) => owner.browser.ask(`/service-api/designs/${id}/${path}`);
		const [one, two] = [
			await ask('rows/1/pages/1.png?revision=0&series=1&width=160'),
			await ask('rows/2/pages/1.png?revision=0&series=1&width=160'),
		];
		expect([one.status, one.headers['content-type'], one.headers['cache-control']]).toEqual([
			200,
			'image/png',
			'private, no-cache',
		]);
		expect(one.body).not.toBe(two.body);
		for (const path of [
			'rows/3/pages/1.png',
			'rows/0/pages/1.png',
			'rows/x/pages/1.png',
			'rows/1/pages/3.png',
			'rows/1/pages/1.pdf',
		])
			expect((await ask(path)).status).toBe(404);
		// The design itself is shown as its first row.
		const { previews } = await design(id);
		expect(previews[0].url).toContain('series=1');
		expect((await owner.browser.ask(`${previews[0].url}&width=160`)).body).toBe(one.body);
	});
});

describe('the release of a series', () => {
	const releaseRow = async (id: string) =>
		(
			await shop.inShop(
				(sql) =>
					sql`select r.series, r.sha256, r.accepted_codes from design_releases r join designs d on d.release_id = r.id where d.id = ${id}`,
			)
		)[0];

	it('freezes the values of all rows, without columns that are not printed, under the hash', async () => {
		const id = await begin();
		await save(id, people('Ada', 'Grace'));
		expect(await release(id)).toEqual({ isReleased: true });
		const first = await releaseRow(id);
		expect(first?.series).toEqual([
			{ name: 'Ada', phone: '030 0' },
			{ name: 'Grace', phone: '030 1' },
		]);
		const other = await begin();
		await save(other, people('Ada', 'Eve'));
		await release(other);
		expect((await releaseRow(other))?.sha256).not.toBe(first?.sha256);
	});

	it('is that of the rows that were looked at, and any change of them takes it back', async () => {
		const id = await begin();
		await save(id, people('Ada'));
		expect(await release(id, null)).toMatchObject({ code: 'DESIGN_CHANGED' });
		expect(await release(id, 2)).toMatchObject({ code: 'DESIGN_CHANGED' });
		expect(await release(id)).toEqual({ isReleased: true });
		await save(id, people('Ada'), 1);
		expect(await design(id)).toMatchObject({ isReleased: true });
		await save(id, people('Eve'), 1);
		expect(await design(id)).toMatchObject({ isReleased: false });
	});

	it('is stopped by one row with an error, named, and not by values of the design that no row has', async () => {
		const id = await begin();
		await save(id, people('Ada', ''));
		expect(await release(id)).toMatchObject({ code: 'DESIGN_HAS_ERRORS', codes: ['seriesRow'], row: 1 });
		await save(id, people('Ada', '漢字'), 1);
		expect(await release(id, 2)).toMatchObject({ code: 'DESIGN_HAS_ERRORS', codes: ['missingGlyphs'], row: 1 });
		// The design has no name of its own; each row has.
		await save(id, people('Ada', 'Grace'), 2);
		expect(await release(id, 3)).toEqual({ isReleased: true });
	});

	it('is stopped where no column fills in what must be filled in, although the template has an example of it', async () => {
		const id = await begin();
		await shop.inShop(
			(sql) => sql`
				update designs set document = jsonb_set(document, '{fields,0,defaultValue}', '"Erika Muster"') where id = ${id}`,
		);
		await save(id, { ...people('Ada', 'Grace'), mapping: { 1: 'phone' } });
		const codes = ['requiredFieldEmpty'];
		expect(await release(id, 1, codes)).toMatchObject({ code: 'DESIGN_HAS_ERRORS', codes, row: 0 });
	});

	it('is stopped where no column is printed', async () => {
		const id = await begin();
		await save(id, { ...people('Ada'), mapping: {} });
		expect(await release(id)).toMatchObject({ code: 'DESIGN_HAS_ERRORS', codes: ['series'] });
	});
});

describe('copies and goodbyes', () => {
	it('take the rows along, and a person takes them with them', async () => {
		const id = await begin();
		await save(id, people('Ada', 'Grace'));
		const copy = await shop.tell(
			owner.browser,
			'mutation($id: ID!) { duplicateDesign(id: $id) { id seriesRows isReleased } }',
			{ id },
		);
		expect(copy).toMatchObject({ seriesRows: 2, isReleased: false });
		expect(await read(copy.id)).toMatchObject(people('Ada', 'Grace'));
		await save(copy.id, people('Eve'), 1);
		expect((await read(id)).rows).toHaveLength(2);
	});
});
