import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { defaultTheme, type OwnTheme } from '../../rules/theme/theme.ts';
import { createTenant } from '../tenants/create-tenant.ts';
import { cloneDatabase, type TestDatabase } from '../testing/database.ts';
import { loadShopTheme } from './load-shop-theme.ts';
import { saveTheme } from './save-theme.ts';

let test: TestDatabase;
let north: string;
let south: string;

const ink: OwnTheme = {
	fonts: { display: 'Cormorant Garamond' },
	colors: { primary: { DEFAULT: { color: '#123456', label: 'Ink' } } },
};

beforeAll(async () => {
	test = await cloneDatabase(inject('cluster'));
	const tenant = { allowTemporaryUsers: false, languageCodes: ['en-GB'] };
	north = await createTenant(test.database, { ...tenant, slug: 'north', name: 'North' });
	south = await createTenant(test.database, { ...tenant, slug: 'south', name: 'South' });
});

afterAll(() => test.drop());

const look = (tenantId: string) => test.database.inTenant(tenantId, (sql) => loadShopTheme(sql, tenantId));
const save = (tenantId: string, theme: OwnTheme) =>
	test.database.inTenant(tenantId, (sql) => saveTheme(sql, tenantId, theme));
const version = async (tenantId: string) => {
	const [row] = await test.database.inTenant(
		tenantId,
		(sql) => sql<{ look: string }[]>`select look from tenant_versions where tenant_id = ${tenantId}`,
	);
	return Number(row?.look);
};

describe('the theme of a tenant', () => {
	it('is the default one until it has a theme', async () => {
		const { theme, css, preloads } = await look(north);
		expect(theme).toEqual(defaultTheme);
		expect(css).toContain('--colors-primary-DEFAULT:#1f4f82;');
		expect(preloads).toHaveLength(2);
	});

	it('is what was saved last, on top of the default one', async () => {
		expect(await save(north, { border: { radius: 'strong' } })).toEqual([]);
		expect(await save(north, ink)).toEqual([]);
		const { theme, css, preloads } = await look(north);
		expect(theme.border).toEqual(defaultTheme.border);
		expect(theme.colors.primary.DEFAULT).toEqual({ color: '#123456', label: 'Ink' });
		expect(theme.colors.primary.dark).toEqual(defaultTheme.colors.primary.dark);
		expect(css).toContain('--colors-primary-DEFAULT:#123456;');
		expect(preloads).toContain('/assets/fonts/cormorant-garamond/static/CormorantGaramond_700Bold.woff2');
	});

	it('has the hash of its styles, for their address', async () => {
		const { css, hash } = await look(north);
		expect(hash).toBe(createHash('sha256').update(css).digest('hex').slice(0, 16));
	});

	it("is not another tenant's, and cannot be changed by one", async () => {
		expect((await look(south)).theme).toEqual(defaultTheme);
		const foreign = test.database.inTenant(south, (sql) => saveTheme(sql, north, { border: { radius: 'off' } }));
		await expect(foreign).rejects.toThrow('row-level security');
		expect(await test.database.inTenant(south, (sql) => loadShopTheme(sql, north))).toEqual(await look(south));
		expect((await look(north)).theme.border.radius).toBe('light');
	});

	it('is put together once for all shops that have the same', async () => {
		const [first, second] = [await look(south), await look(north)];
		expect(await look(south)).toBe(first);
		expect(second.hash).not.toBe(first.hash);
		await save(south, ink);
		expect(await look(south)).toBe(second);
		await test.database.inTenant(south, (sql) => sql`delete from themes`);
		expect(await look(south)).toBe(first);
	});

	it('is stored as JSON, not as text inside of JSON', async () => {
		const rows = await test.database.inTenant(
			north,
			(sql) => sql`select theme->'colors'->'primary'->'DEFAULT'->>'color' as colour from themes`,
		);
		expect([...rows]).toEqual([{ colour: '#123456' }]);
	});

	it('is announced with each change', async () => {
		const before = await version(north);
		await save(north, ink);
		expect(await version(north)).toBe(before + 1);
	});

	it('stays as it is when the new theme has an error', async () => {
		const before = { look: await look(north), version: await version(north) };
		const faults = await save(north, {
			colors: { primary: { DEFAULT: { color: '#fff' }, dark: { color: 'red;}*{display:none' } } },
		});
		expect(faults).toEqual([
			{ path: 'colors.primary.dark.color', message: expect.stringContaining('Must be a valid'), code: 'colour' },
		]);
		expect({ look: await look(north), version: await version(north) }).toEqual(before);
	});

	it('survives whatever an older version or a broken tool has stored', async () => {
		await test.database.inTenant(
			south,
			(sql) => sql`
				insert into themes (tenant_id, theme)
				values (${south}, ${sql.json({ fonts: 'Comic Sans', colors: { primary: { DEFAULT: { color: '</style>' } } } })})`,
		);
		expect((await look(south)).theme).toEqual(defaultTheme);
	});
});
