import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { newId } from '../../../rules/ids.ts';
import { defaultTheme } from '../../../rules/theme/theme.ts';
import type { Caller } from '../../accounts/services.ts';
import type { Browser } from '../../testing/accounts.ts';
import { type Shop, startShop } from '../../testing/shop.ts';
import { saveDraft as saveThemeDraft } from './draft.ts';

let shop: Shop;
let ada: Browser;

beforeAll(async () => {
	shop = await startShop(inject('cluster'));
	ada = await shop.as('ada@example.com');
});

afterAll(() => shop.close());

const ink = { colors: { primary: { DEFAULT: { color: '#123456' } } } };
const rust = { colors: { primary: { DEFAULT: { color: '#7a1f0b' } } }, border: { radius: 'strong' } };

const short = 'published draft draftUpdatedAt lastTenantUiConfigUpdate overwriteColors header';
const state = (who = ada) => shop.tell(who, `{ themeState { ${short} } }`);
const versions = async (): Promise<{ id: string; by: string; theme: object }[]> =>
	(await shop.tell(ada, '{ themeState { versions { id publishedAt by theme } } }')).versions;
const presets = async (): Promise<{ id: string; name: string; shipped: boolean; theme: object }[]> =>
	(await shop.tell(ada, '{ themeState { presets { id name shipped theme updatedAt } } }')).presets;

const saveDraft = (theme: unknown, seen: string | null, who = ada) =>
	shop.tell(
		who,
		`mutation S($theme: JSON!, $seen: String) { saveThemeDraft(theme: $theme, seen: $seen) {
			faults { path message code } state { ${short} } } }`,
		{ theme, seen },
	);
const publish = (seen?: string) =>
	shop.tell(
		ada,
		`mutation P($seen: String) { publishTheme(seen: $seen) { faults { path code } state { ${short} } } }`,
		{ seen },
	);
const tell = (call: string, variables: object = {}, types = '', who = ada) =>
	shop.tell(who, `mutation M${types} { ${call} { ${short} } }`, variables);

const cssSeen = async () => {
	const home = (await shop.nobody().ask('/')).body;
	const sheet = /\/theme\/[0-9a-f]+\.css/.exec(home)?.[0] ?? '';
	return (await shop.nobody().ask(sheet)).body;
};

describe('the draft of a theme', () => {
	it('begins with nothing, and presets to begin with', async () => {
		expect(await state()).toMatchObject({ published: {}, draft: null, draftUpdatedAt: null, overwriteColors: true });
		expect((await presets()).filter(({ shipped }) => shipped).length).toBeGreaterThanOrEqual(3);
		expect(await publish()).toMatchObject({ faults: [{ path: '', code: 'noDraft' }] });
	});

	it('is saved, and no visitor sees it', async () => {
		const { faults, state: now } = await saveDraft(ink, null);
		expect(faults).toEqual([]);
		expect(now).toMatchObject({ draft: ink, published: {} });
		expect(await cssSeen()).not.toContain('#123456');
	});

	it('is not overwritten from an older state', async () => {
		const { draftUpdatedAt } = await state();
		expect(await saveDraft(rust, null)).toMatchObject({
			faults: [{ code: 'changedMeanwhile' }],
			state: { draft: ink },
		});
		expect((await saveDraft(rust, draftUpdatedAt)).state.draft).toEqual(rust);
		expect(await saveDraft(ink, draftUpdatedAt)).toMatchObject({ faults: [{ code: 'changedMeanwhile' }] });
		expect(await publish(draftUpdatedAt)).toMatchObject({
			faults: [{ code: 'changedMeanwhile' }],
			state: { published: {} },
		});
	});

	it('of two that are saved at once keeps one: the second waits and is refused', async () => {
		const seen = (await state()).draftUpdatedAt;
		const caller = { tenant: shop.demo, user: undefined } as Caller;
		const { promise: isSaved, resolve: saved } = Promise.withResolvers<void>();
		const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>();
		const first = shop.test.database.inTenant(shop.demo.id, async (sql) => {
			const faults = await saveThemeDraft(sql, caller, ink, seen);
			saved();
			await mayEnd;
			return faults;
		});
		await isSaved;
		const second = shop.test.database.inTenant(shop.demo.id, (sql) => saveThemeDraft(sql, caller, rust, seen));
		await setTimeout(300);
		end();
		expect(await first).toEqual([]);
		expect(await second).toMatchObject([{ code: 'changedMeanwhile' }]);
		expect((await state()).draft).toEqual(ink);
	});

	it.each([
		[{ colors: { primary: { DEFAULT: { color: 'red' } } } }, 'colors.primary.DEFAULT.color', 'colour'],
		[
			{ colors: { primary: { DEFAULT: { linkedTo: 'colors.body.link' } } } },
			'colors.primary.DEFAULT.linkedTo',
			'cycle',
		],
		['theme', '', 'shape'],
	])('with a fault is refused and the old one stays: %j', async (theme, path, code) => {
		const before = await state();
		const { faults, state: now } = await saveDraft(theme, before.draftUpdatedAt);
		expect(faults).toContainEqual({ path, code, message: expect.any(String) });
		expect(now).toEqual(before);
	});

	it('is thrown away', async () => {
		expect(await tell('discardThemeDraft')).toMatchObject({ draft: null, published: {} });
		expect(await tell('discardThemeDraft')).toMatchObject({ draft: null });
	});
});

describe('the style state of a tenant', () => {
	it('tells whose it is, its theme, what that is laid over, and how it is managed', async () => {
		const asked =
			'tenantName theme published baseTheme lastTenantUiConfigUpdate manager { overwriteColors } overwriteColors';
		const told = await shop.tell(ada, `{ themeState { ${asked} } }`);
		expect(told.tenantName).toBe(shop.demo.name);
		expect(told.theme).toEqual(told.published);
		expect(told.baseTheme).toEqual(JSON.parse(JSON.stringify(defaultTheme)));
		expect(told.manager).toEqual({ overwriteColors: told.overwriteColors });
		expect(Date.parse(told.lastTenantUiConfigUpdate)).toBeGreaterThan(0);
	});
});

describe('publishing', () => {
	it('shows the draft to every visitor at once, and notes when', async () => {
		const { lastTenantUiConfigUpdate } = await state();
		await saveDraft(ink, null);
		const { faults, state: now } = await publish();
		expect(faults).toEqual([]);
		expect(now).toMatchObject({ published: ink, draft: null, draftUpdatedAt: null });
		expect(now.lastTenantUiConfigUpdate > lastTenantUiConfigUpdate).toBe(true);
		await expect.poll(cssSeen).toContain('--colors-primary-DEFAULT:#123456');
	});

	it('makes a version that can be gone back to, by way of the draft', async () => {
		await saveDraft(rust, null);
		await publish();
		await expect.poll(cssSeen).toContain('#7a1f0b');
		const [newest, older] = await versions();
		expect([newest?.theme, older?.theme]).toEqual([rust, ink]);
		expect(newest?.by).toMatch(/^ada/);
		const restored = await tell('restoreThemeVersion(id: $id)', { id: older?.id }, '($id: ID!)');
		expect(restored).toMatchObject({ draft: ink, published: rust });
		await publish();
		await expect.poll(cssSeen).toContain('#123456');
		expect(await versions()).toHaveLength(3);
		expect(await tell('restoreThemeVersion(id: $id)', { id: newId() }, '($id: ID!)')).toMatch(/could not be found/);
	});

	it('is in the audit log, with what is different and nothing else', async () => {
		const { items } = await shop.tell(ada, '{ auditLog(search: "publishTheme") { items { before after } } }');
		const [latest] = items;
		expect(JSON.parse(latest.before)).toEqual({ 'colors.primary.DEFAULT.color': '#7a1f0b', 'border.radius': 'strong' });
		expect(JSON.parse(latest.after)).toEqual({ 'colors.primary.DEFAULT.color': '#123456' });
	});

	it('keeps what was there before the first version', async () => {
		await shop.rows((sql) => sql`delete from theme_versions`);
		await saveDraft(rust, null);
		await publish();
		expect((await versions()).map(({ theme }) => theme)).toEqual([rust, ink]);
	});
});

it('the publisher of a theme is erased with the person', async () => {
	const id = await shop.makeUser('leaver@example.com', { role: { name: 'painter', access: ['mTenant'] } });
	const leaver = await shop.as('leaver@example.com');
	await saveDraft(rust, null, leaver);
	await shop.tell(leaver, 'mutation { publishTheme { faults { code } } }');
	await saveDraft(ink, null, leaver);
	const [newest] = await versions();
	expect(newest?.by).toMatch(/^leaver/);
	const kept = (await versions()).length;
	expect(await shop.tell(ada, 'mutation($id: ID!) { erasePerson(id: $id) }', { id })).toBe(true);
	expect((await versions()).map(({ by }) => by)).not.toContain(newest?.by);
	expect(await versions()).toHaveLength(kept);
	const rows = await shop.rows(
		(sql) => sql`
		select theme::text from theme_versions where published_by = ${id}
		union all select theme::text from theme_drafts where updated_by = ${id}`,
	);
	expect([...rows]).toEqual([]);
	await tell('discardThemeDraft');
});

describe('a preset', () => {
	const save = (name: string, theme: unknown = ink) =>
		tell('saveThemePreset(name: $name, theme: $theme)', { name, theme }, '($name: String!, $theme: JSON!)');
	const update = (id: unknown, change: object) =>
		tell(
			'updateThemePreset(id: $id, name: $name, theme: $theme)',
			{ id, ...change },
			'($id: ID!, $name: String, $theme: JSON)',
		);
	const remove = (id: unknown) => tell('deleteThemePreset(id: $id)', { id }, '($id: ID!)');
	const own = async () => (await presets()).filter(({ shipped }) => !shipped);

	it('is saved under a name, changed and deleted', async () => {
		await save(' Ink ');
		expect(await own()).toMatchObject([{ name: 'Ink', theme: ink }]);
		const [{ id } = { id: '' }] = await own();
		await update(id, { theme: rust });
		expect(await own()).toMatchObject([{ name: 'Ink', theme: rust }]);
		await update(id, { name: 'Rust' });
		expect(await own()).toMatchObject([{ name: 'Rust', theme: rust }]);
		await remove(id);
		expect(await own()).toEqual([]);
		expect(await remove(id)).toMatch(/could not be found/);
	});

	it('has a name of its own, and no error', async () => {
		await save('Ink');
		expect(await save('Ink')).toBe('A preset with this name already exists.');
		expect(await save('harbour')).toBe('A preset with this name already exists.');
		expect(await save('  ')).toBe('Please fill in all mandatory fields.');
		expect(await save('<b>')).toMatch(/^Please check your entries/);
		expect(await save('Other', { fonts: { body: 'Comic Sans' } })).toMatch(/fonts\.body/);
		expect(await own()).toHaveLength(1);
	});

	it('that ships with the product cannot be changed or deleted', async () => {
		const shipped = (await presets()).find((preset) => preset.shipped);
		expect(await update(shipped?.id, { name: 'Mine' })).toMatch(/could not be found/);
		expect(await remove(shipped?.id)).toMatch(/could not be found/);
	});
});

describe('beside the theme', () => {
	it('it is decided whether other themes bring their colours', async () => {
		const decide = (on: boolean) => tell('setOverwriteColors(on: $on)', { on }, '($on: Boolean!)');
		expect(await decide(false)).toMatchObject({ overwriteColors: false, published: rust });
		expect(await decide(true)).toMatchObject({ overwriteColors: true });
	});

	const picture = async (width: number, height: number, contentType = 'image/png') => {
		const id = newId();
		await shop.rows(
			(sql) => sql`
				insert into media (tenant_id, id, content_type, width, height, bytes, file_name)
				values (${shop.demo.id}, ${id}, ${contentType}, ${width}, ${height}, 1, 'x')`,
		);
		return id;
	};
	const set = (use: string, media: string | null, who = ada) =>
		shop.tell(
			who,
			`mutation S($use: String!, $media: ID) { setThemeImage(use: $use, media: $media) {
				images { use wantedWidth wantedHeight image { id } } } }`,
			{ use, media },
		);

	it.each([
		['logoWide', 900, 186],
		['logoWideDark', 1800, 372],
		['logoSquare', 128, 128],
		['favicon', 512, 512],
		['loginBackground', 1600, 1100],
		['loginBackgroundDark', 300, 900],
	])('%s is a picture of its size', async (use, width, height) => {
		const id = await picture(width, height);
		const { images } = await set(use, id);
		expect(images.find((image: { use: string }) => image.use === use).image).toEqual({ id });
	});

	it.each([
		['logoWide', 900, 200],
		['logoWide', 450, 93],
		['logoSquare', 300, 200],
		['favicon', 256, 256],
		['hero', 900, 186],
	])('%s is not one of %i × %i', async (use, width, height) => {
		expect(await set(use, await picture(width, height))).toMatch(/required size|check your entries/);
	});

	it('a drawing needs the proportions alone', async () => {
		expect(await set('favicon', await picture(24, 24, 'image/svg+xml'))).toMatchObject({ images: expect.any(Array) });
	});

	it('a picture is taken away again, and one that does not exist is not found', async () => {
		const { images } = await set('favicon', null);
		expect(images).toContainEqual({ use: 'favicon', wantedWidth: 512, wantedHeight: 512, image: null });
		expect(await set('favicon', newId())).toMatch(/could not be found/);
	});
});

describe('a dark theme', () => {
	const home = async () => (await shop.nobody().ask('/')).body;
	const rule = '@media (prefers-color-scheme:dark)';
	const meta = '<meta name="color-scheme" content="light dark">';
	const logo = '<source media="(prefers-color-scheme: dark)" srcSet="/media/';

	it('is not served as long as it is off, nor are its pictures', async () => {
		expect(await cssSeen()).not.toContain(rule);
		expect(await home()).toContain('/media/');
		expect(await home()).not.toContain('prefers-color-scheme');
		expect(await home()).not.toContain(meta);
	});

	it('is there with its logo for every visitor once it is published, and the empty page is dark already', async () => {
		await saveDraft({ ...rust, dark: { on: true } }, null);
		await publish();
		await expect.poll(home).toContain(meta);
		expect(await home()).toContain(logo);
		await expect.poll(cssSeen).toContain(rule);
	});

	it('is published again without', async () => {
		await saveDraft(rust, null);
		await publish();
		await expect.poll(home).not.toContain(meta);
	});
});

it('who may only read settings changes nothing', async () => {
	await shop.makeUser('reader@example.com', { role: { name: 'reader', access: ['qTenant'] } });
	const reader = await shop.as('reader@example.com');
	expect(await state(reader)).toMatchObject({ published: rust });
	expect(await saveDraft(ink, null, reader)).toBe('You do not have permission to do this.');
	expect(await tell('discardThemeDraft', {}, '', reader)).toBe('You do not have permission to do this.');
});
