import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { findContrastErrors } from '../rules/theme/contrast-errors.ts';
import { darkTheme } from '../rules/theme/dark-theme.ts';
import { fontPreloads } from '../rules/theme/font-faces.ts';
import { mergeTheme } from '../rules/theme/merge-theme.ts';
import { resolveColour } from '../rules/theme/resolve-colour.ts';
import { defaultTheme } from '../rules/theme/theme.ts';
import { findThemeErrors } from '../rules/theme/theme-errors.ts';
import { tokenPaths } from '../rules/theme/tokens.ts';
import { listTenants } from '../server/tenants/list-tenants.ts';
import { noPictures } from '../server/testing/app.ts';
import { cloneDatabase, type TestDatabase } from '../server/testing/database.ts';
import { loadShopTheme } from '../server/theme/load-shop-theme.ts';
import { saveTheme } from '../server/theme/save-theme.ts';
import { fillDemo } from './fill.ts';
import { demoTenants } from './tenants.ts';
import { demoThemes } from './themes.ts';

describe.each(Object.entries(demoThemes))('the theme of %s', (_slug, own) => {
	const theme = mergeTheme(defaultTheme, own);

	it('has no error, and nothing in it leads nowhere', () => {
		expect(findThemeErrors(own)).toEqual([]);
		expect(tokenPaths.filter((token) => resolveColour(theme, token) === '#aabbcc')).toEqual([]);
	});

	it('can be read everywhere', () => {
		expect(findContrastErrors(theme)).toEqual([]);
		expect(findContrastErrors(darkTheme(theme), 'dark')).toEqual([]);
	});

	it('has fonts that this build brings along', () => {
		expect(fontPreloads(theme)).toHaveLength(2);
	});
});

describe('the demo', () => {
	let test: TestDatabase;

	beforeAll(async () => {
		test = await cloneDatabase(inject('cluster'));
	});

	afterAll(() => test.drop());

	const looks = async () => {
		const tenants = await listTenants(test.database);
		return Promise.all(tenants.map(({ id }) => test.database.inTenant(id, (sql) => loadShopTheme(sql, id))));
	};

	it('has a dark counterpart in the second shop', () => {
		expect([demoThemes.demo?.dark?.on ?? false, demoThemes.atelier?.dark?.on]).toEqual([false, true]);
	});

	it('gives each shop its own look', async () => {
		await fillDemo(test.database, noPictures);
		const [first, second] = await looks();
		expect(Object.keys(demoThemes).sort()).toEqual(demoTenants.map(({ slug }) => slug).sort());
		expect(first?.css).not.toBe(second?.css);
		expect([first?.theme.fonts.display, second?.theme.fonts.display].sort()).toEqual([
			'Cormorant Garamond',
			'Montserrat',
		]);
	});

	it('leaves a look that somebody changed as it is', async () => {
		const [tenant] = await listTenants(test.database);
		const id = tenant?.id ?? '';
		await test.database.inTenant(id, (sql) => saveTheme(sql, id, { border: { width: 'thick' } }));
		const before = await looks();
		expect(await fillDemo(test.database, noPictures)).toBe(0);
		expect(await looks()).toEqual(before);
	});

	it('gives a shop its look when its making was interrupted before that', async () => {
		const before = await looks();
		for (const { id } of await listTenants(test.database))
			await test.database.inTenant(id, (sql) => sql`delete from themes where tenant_id = ${id}`);
		await fillDemo(test.database, noPictures);
		const after = await looks();
		expect(after[1]).toEqual(before[1]);
		expect(after[0]?.css).not.toBe(before[0]?.css);
	});
});
