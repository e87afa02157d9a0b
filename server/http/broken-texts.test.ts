import { pino } from 'pino';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { emptyPage } from '../../rules/pages/document.ts';
import { enterPages } from '../pages/enter-pages.ts';
import { startApp, type TestApp } from '../testing/app.ts';
import { cloneDatabase, type TestDatabase } from '../testing/database.ts';
import { titleSection } from '../testing/pages.ts';
import { makeShop } from '../testing/shop.ts';

let test: TestDatabase;
let app: TestApp;
const logged: { msg: string; tenant?: string }[] = [];

beforeAll(async () => {
	test = await cloneDatabase(inject('cluster'));
	const demo = await makeShop(test, 'demo');
	const document = { ...emptyPage, sections: [titleSection('Willkommen im Druckwerk')] };
	await test.database.inTenant(demo.id, (sql) =>
		enterPages(sql, demo, [
			{ kind: 'page', slug: 'start', names: { 'de-DE': 'Start' }, document, home: true },
			{ kind: 'page', slug: 'imprint', names: { 'de-DE': 'Impressum' }, document, inFooter: true },
		]),
	);
	const log = pino({ level: 'error' }, { write: (line: string) => logged.push(JSON.parse(line)) });
	app = await startApp({ database: test.database, log });
});

afterAll(async () => {
	await app.close();
	await test.drop();
});

const page = async (path: string) => {
	const { status, body } = await app.ask(path, { host: 'demo.localhost' });
	return { status, shown: body.split('id="state"')[0] ?? '' };
};

it('a page whose texts cannot be loaded is written with those that ship, kept for nobody, and logged', async () => {
	await test.owner`alter table text_translations rename to text_translations_away`;
	const [home, login] = [await page('/'), await page('/login')];
	const seen = [...logged];
	await test.owner`alter table text_translations_away rename to text_translations`;

	expect([home.status, login.status]).toEqual([200, 200]);
	expect(home.shown).toContain('Willkommen im Druckwerk');
	expect(home.shown).toMatch(/href="\/imprint"[^>]*>imprint</);
	expect(login.shown).toContain('Passwort vergessen?');
	expect(seen).toContainEqual(expect.objectContaining({ msg: 'texts failed to load', tenant: 'demo' }));
	expect(seen).toContainEqual(expect.objectContaining({ msg: 'page failed', tenant: 'demo' }));

	expect((await page('/')).shown).toMatch(/href="\/imprint"[^>]*>Impressum</);
});
