import { Readable } from 'node:stream';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { documentOf } from '../../../../rules/documents/example-document.ts';
import { savePicture } from '../../../media/save-picture.ts';
import type { MediaStore } from '../../../media/store.ts';
import { chooseImages } from '../../../shop-details/shop-images.ts';
import { writeNotation } from '../../../tenants/change-languages.ts';
import { createTenant } from '../../../tenants/create-tenant.ts';
import { cloneDatabase, type TestDatabase } from '../../../testing/database.ts';
import { saveTexts, type TextToSave } from '../../../texts/save-texts.ts';
import { saveTheme } from '../../../theme/save-theme.ts';
import { documentTheme } from './document-theme.ts';
import { IncompleteDocument } from './incomplete-document.ts';
import { findLetterhead, readLetterhead } from './letterhead.ts';
import { makeDocument } from './make-document.ts';
import { openPress, printDocument } from './print-document.ts';

let test: TestDatabase;
let shop: string;
const files = new Map<string, Uint8Array>();

const store: Pick<MediaStore, 'read' | 'write'> = {
	async write(_tenantId, file, _contentType, bytes) {
		files.set(file, bytes);
	},
	async read(_tenantId, file) {
		const bytes = files.get(file);
		return bytes && { bytes: bytes.length, stream: Readable.from([bytes]) };
	},
};

const ownWording: TextToSave = {
	key: 'documents.invoice',
	type: 'static',
	group: 'documents',
	baseText: 'Invoice',
	baseLanguage: 'en-GB',
	translations: { 'de-DE': 'Faktura' },
	origin: 'human',
};

beforeAll(async () => {
	test = await cloneDatabase(inject('cluster'));
	const languageCodes = ['de-DE', 'en-GB'];
	shop = await createTenant(test.database, { slug: 'north', name: 'Nord', allowTemporaryUsers: false, languageCodes });
	const bytes = await sharp({ create: { width: 300, height: 60, channels: 3, background: '#ffffff' } })
		.png()
		.toBuffer();
	await test.database.inTenant(shop, async (sql) => {
		await saveTheme(sql, shop, {
			fonts: { body: 'Work Sans', display: 'Fraunces' },
			colors: { primary: { DEFAULT: { color: '#ffdd00' } }, body: { DEFAULT: { color: '#eeeeee' } } },
			applications: { header: { background: { color: '#102030' } } },
		});
		const picture = { contentType: 'image/png', width: 300, height: 60, bytes };
		await chooseImages(sql, shop, { logoWide: await savePicture(sql, store as MediaStore, shop, picture) });
		await writeNotation(sql, shop, 'de-DE', "¤ 1'234.56");
		await saveTexts(sql, shop, [ownWording]);
	});
});

afterAll(() => test.drop());

const fail = (error: unknown) => expect.unreachable(String(error));

const find = (language: string) => test.database.inTenant(shop, (sql) => findLetterhead(sql, shop, language));

describe('the letterhead of a shop', () => {
	it('has its own texts, its notation of amounts, its fonts and its logo', async () => {
		const found = await find('de-DE');
		const letterhead = await readLetterhead(found, store, fail);
		const look = await documentTheme(letterhead);
		expect(found.translate('documents.invoice')).toBe('Faktura');
		expect(look).toMatchObject({ shopName: 'Nord', notation: "¤ 1'234.56" });
		expect(look.faces.body.font.postscriptName).toMatch(/^WorkSans/);
		expect(look.faces.heading.font.postscriptName).toMatch(/^Fraunces/);
		// White on white would not be seen.
		expect(look.logo).toMatchObject({ ground: '#102030' });
		// Whatever thread prints it.
		const pdf = await printDocument(documentOf(), letterhead);
		expect(pdf.equals(await makeDocument(documentOf(), { look, translate: found.translate }))).toBe(true);
		expect(pdf.subarray(0, 8).toString()).toBe('%PDF-1.7');
	});

	it('makes colours legible that are not, on paper', async () => {
		const look = await documentTheme(await readLetterhead(await find('de-DE'), store, fail));
		expect(look.colours.accent).not.toBe('#ffdd00');
		expect(look.colours.text).not.toBe('#eeeeee');
	});

	it('is in the default language where the shop does not have the requested one', async () => {
		expect((await find('fr-FR')).language).toBe('de-DE');
		expect((await find('en-GB')).translate('documents.invoice')).toBe('Invoice');
	});

	it('does without a logo whose file is gone', async () => {
		const letterhead = await readLetterhead(await find('en-GB'), { read: async () => undefined }, fail);
		expect(letterhead.logo).toBeUndefined();
	});

	it('does without a logo that cannot be drawn, says so in the log, and the document is printed', async () => {
		const thin = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="16000"/>';
		const read = async () => ({ bytes: thin.length, stream: Readable.from([Buffer.from(thin)]) });
		const reported: unknown[] = [];
		const letterhead = await readLetterhead(await find('de-DE'), { read }, (error) => reported.push(error));
		expect(reported).toEqual([expect.objectContaining({ reason: 'crashed' })]);
		expect((await printDocument(documentOf(), letterhead)).subarray(0, 8).toString()).toBe('%PDF-1.7');
	});
});

describe('printing on a thread of its own', () => {
	const letterhead = async () => readLetterhead(await find('de-DE'), store, fail);

	it('refuses what must not be sent, with its errors', async () => {
		const lacking = { ...documentOf(), number: '' };
		await expect(printDocument(lacking, await letterhead())).rejects.toBeInstanceOf(IncompleteDocument);
	});

	it('reports the error of a document to its caller, and goes on with the next one', async () => {
		const good = await letterhead();
		const broken = { ...good, texts: undefined as unknown as typeof good.texts };
		const [failed, printed] = await Promise.allSettled([
			printDocument(documentOf(), broken),
			printDocument(documentOf(), good),
		]);
		expect(failed).toMatchObject({ status: 'rejected', reason: { message: expect.stringContaining('null') } });
		expect(printed.status).toBe('fulfilled');
	});

	it('does not wait for a thread that has died, and begins another one', async () => {
		const dying = 'import { parentPort } from "node:worker_threads"; parentPort.on("message", () => process.exit(3));';
		const print = openPress(new URL(`data:text/javascript,${encodeURIComponent(dying)}`));
		for (let round = 0; round < 2; round += 1)
			await expect(print({ document: documentOf(), letterhead: await letterhead() })).rejects.toThrow(
				'the thread that prints has ended',
			);
	});

	it('prints on a second thread where several wait, and on no third', async () => {
		const naming = `import { parentPort, threadId } from "node:worker_threads";
			parentPort.on("message", ({ id }) => setTimeout(() => parentPort.postMessage({ id, pdf: new Uint8Array([threadId]) }), 20));`;
		const print = openPress(new URL(`data:text/javascript,${encodeURIComponent(naming)}`), 2);
		const head = await letterhead();
		const threads = async (count: number) => {
			const printed = await Promise.all(
				Array.from({ length: count }, () => print({ document: documentOf(), letterhead: head })),
			);
			return new Set(printed.map(([thread]) => thread)).size;
		};
		expect(await threads(2)).toBe(1);
		expect(await threads(20)).toBe(2);
	});
});
