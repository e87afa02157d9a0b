import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { shopSettings } from '../../rules/settings/shop.ts';
import { everybody } from '../catalogue/read-model/audience.ts';
import { savePicture } from '../media/save-picture.ts';
import { findPlainPage } from '../pages/led-to-pages.ts';
import { createTenant } from '../tenants/create-tenant.ts';
import { type Tenant, tenantWithSlug } from '../tenants/find-tenant.ts';
import { noPictures } from '../testing/app.ts';
import { cloneDatabase, type TestDatabase } from '../testing/database.ts';
import { plantPlainPages } from '../testing/plain-pages.ts';
import { setSettings } from '../testing/settings.ts';
import { loadShopfront } from './load-shopfront.ts';
import { chooseImages, showShopImage } from './shop-images.ts';

let test: TestDatabase;
let shop: Tenant;

beforeAll(async () => {
	test = await cloneDatabase(inject('cluster'));
	await createTenant(test.database, {
		slug: 'shop',
		name: 'Shop',
		allowTemporaryUsers: false,
		languageCodes: ['de-DE', 'en-GB', 'de-AT'],
	});
	const made = await tenantWithSlug(test.database, 'shop');
	if (!made) throw new Error('not made');
	shop = made;
});

afterAll(() => test.drop());

const inShop = <T>(work: Parameters<typeof test.database.inTenant<T>>[1]) => test.database.inTenant(shop.id, work);
const lookOf = async (dark: boolean) => ({ theme: { dark: { on: dark, colors: {}, applications: {} } } });
const load = (language: string, dark = false) =>
	inShop((sql) => loadShopfront(sql, shop, language, { look: lookOf(dark), audience: everybody }));

async function contentVersion(): Promise<number> {
	const [row] = await inShop(
		(sql) =>
			sql<{ content: number }[]>`select content::int as content from tenant_versions where tenant_id = ${shop.id}`,
	);
	return row?.content ?? 0;
}

describe('what stands around the pages of a shop', () => {
	it('has minimal defaults before anything is set', async () => {
		expect(await load('de-DE')).toEqual({
			icon: undefined,
			iconDark: undefined,
			shopfront: {
				header: 'default',
				logo: null,
				logoDark: null,
				logoSquare: null,
				logoSquareDark: null,
				loginBackground: null,
				loginBackgroundDark: null,
				hero: null,
				heroPhone: null,
				categories: [],
				navigation: [],
				footer: [],
				legal: {},
				cancelsContracts: false,
				newsletter: 'off',
				getInTouch: false,
				address: [],
				contact: [],
				openingHours: [],
				phone: '',
				mail: '',
				userMenu: 'full',
				faq: null,
				clientApp: null,
			},
		});
	});

	it('says when it is open below its address, and to search engines as schema.org does', async () => {
		const openingHours = ['Mo 09:00-17:00', 'Tu 09:00-17:00', 'Sa 10:00-14:00'];
		const details = { header: 'default', address: ['Kai 3'], phone: '', mail: '', openingHours } as const;
		await inShop((sql) => setSettings(sql, shop.id, shopSettings, details));
		expect((await load('de-DE')).shopfront).toMatchObject({
			address: ['Kai 3'],
			contact: ['Kai 3', '\u00a0', 'Mo–Di 9:00–17:00', 'Sa 10:00–14:00'],
			openingHours: ['Mo-Tu 09:00-17:00', 'Sa 10:00-14:00'],
		});
		await expect(
			inShop((sql) => setSettings(sql, shop.id, shopSettings, { ...details, openingHours: ['Mo 17:00-09:00'] })),
		).rejects.toThrow();
		await inShop((sql) => setSettings(sql, shop.id, shopSettings, { ...details, address: [], openingHours: [] }));
	});

	it('says what the account sign does, and leads to no page that is not there', async () => {
		const details = { header: 'default', address: [], phone: '', mail: '' } as const;
		const save = (menu: object) =>
			inShop((sql) => setSettings(sql, shop.id, shopSettings, { ...details, address: [], ...menu }));
		await save({ userMenu: 'logInOnly', faqPage: 'questions', clientApp: 'https://app.example/' });
		expect((await load('de-DE')).shopfront).toMatchObject({
			userMenu: 'logInOnly',
			faq: null,
			clientApp: 'https://app.example/',
		});
		const page = { slug: 'questions', titles: { 'de-DE': 'Fragen' }, sections: { 'de-DE': [] } };
		await inShop((sql) => plantPlainPages(sql, shop, [page]));
		expect((await load('de-DE')).shopfront.faq).toBe('questions');
		await expect(save({ clientApp: 'javascript:alert(1)' })).rejects.toThrow();
		await expect(save({ userMenu: 'other' })).rejects.toThrow();
		await inShop((sql) => sql`delete from pages where slug = 'questions'`);
		await save({});
	});

	it('knows the pages that the law wants wherever they stand, and leads to them from the footer at any rate', async () => {
		const page = { slug: 'datenschutz', titles: { 'de-DE': 'Datenschutz' }, sections: { 'de-DE': [] } };
		await inShop((sql) => plantPlainPages(sql, shop, [page]));
		await inShop((sql) => sql`update pages set in_footer = false where slug = 'datenschutz'`);
		const { shopfront } = await load('de-DE');
		expect(shopfront.footer).toMatchObject([{ to: '/datenschutz', label: 'Datenschutz' }]);
		expect(shopfront.legal).toEqual({ privacy: { slug: 'datenschutz', title: 'Datenschutz' } });
		await inShop((sql) => sql`update pages set active = false where slug = 'datenschutz'`);
		expect((await load('de-DE')).shopfront.legal).toEqual({});
		await inShop((sql) => sql`delete from pages where slug = 'datenschutz'`);
	});

	it('has the pictures that were chosen for it, and the later choice counts', async () => {
		const picture = (width: number) => ({ contentType: 'image/webp', width, height: 186, bytes: new Uint8Array(1) });
		await inShop(async (sql) => {
			const [first, second] = [
				await savePicture(sql, noPictures, shop.id, picture(900)),
				await savePicture(sql, noPictures, shop.id, picture(901)),
			];
			await chooseImages(sql, shop.id, { logoWide: first, favicon: first });
			await chooseImages(sql, shop.id, { logoWide: second, logoSquare: first, logoSquareDark: second });
		});
		const { shopfront, icon } = await load('de-DE');
		expect(shopfront.logo).toMatchObject({ width: 901, alt: 'Shop' });
		expect(icon).toMatch(/^\/media\/.*\.webp$/);
		expect([shopfront.logoSquare?.width, shopfront.logoSquareDark]).toEqual([900, null]);
		expect((await load('de-DE', true)).shopfront.logoSquareDark).toMatchObject({ width: 901 });
	});

	it('is shown anew when the sizes of such a picture are there, and not for any other picture', async () => {
		const [used] = await inShop((sql) => sql<{ id: string }[]>`select media_id as id from shop_images limit 1`);
		const before = await contentVersion();
		await inShop((sql) => showShopImage(sql, shop.id, used?.id ?? ''));
		expect(await contentVersion()).toBe(before + 1);
		await inShop((sql) => showShopImage(sql, shop.id, shop.id));
		expect(await contentVersion()).toBe(before + 1);
	});

	it('takes address and header as they were saved last', async () => {
		const details = {
			header: 'simple',
			address: ['Shop GmbH', 'Weg 1'],
			phone: '+49 461 555010',
			mail: 'a@b.example',
		} as const;
		await inShop((sql) => setSettings(sql, shop.id, shopSettings, { ...details, header: 'default', address: [] }));
		await inShop((sql) => setSettings(sql, shop.id, shopSettings, { ...details, address: [...details.address] }));
		expect((await load('de-DE')).shopfront).toMatchObject(details);
	});
});

describe('plain pages', () => {
	const sections = (text: string) => [{ heading: text, paragraphs: [`${text}.`] }];

	it('are shown in the language of the reader, else in the nearest there is', async () => {
		await inShop((sql) =>
			plantPlainPages(sql, shop, [
				{
					slug: 'imprint',
					titles: { 'de-DE': 'Impressum', 'en-GB': 'Imprint' },
					sections: { 'de-DE': sections('Wir'), 'en-GB': sections('We') },
				},
				{ slug: 'about', titles: { 'en-GB': 'About' }, sections: { 'en-GB': sections('Us') } },
			]),
		);
		const titles = async (language: string) => (await load(language)).shopfront.footer.map(({ label }) => label);
		expect(await titles('en-GB')).toEqual(['Imprint', 'About']);
		expect(await titles('de-AT')).toEqual(['Impressum', 'About']);
		const page = await inShop((sql) => findPlainPage(sql, shop, 'en-GB', 'imprint'));
		expect(page).toEqual({ slug: 'imprint', title: 'Imprint', sections: sections('We') });
		expect(await inShop((sql) => findPlainPage(sql, shop, 'de-DE', 'nothing'))).toBeUndefined();
	});
});
