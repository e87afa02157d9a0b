import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { errorCatalogue } from '../../rules/errors.ts';
import { newId } from '../../rules/ids.ts';
import { shippedEntries } from '../../rules/messages/groups.ts';
import { orderSettings } from '../../rules/settings/orders.ts';
import { priceSettings } from '../../rules/settings/prices.ts';
import { defineSettings } from '../../rules/settings/schema.ts';
import { shopSettings } from '../../rules/settings/shop.ts';
import type { Caller } from '../accounts/services.ts';
import type { Sql } from '../database/connection.ts';
import type { Browser } from '../testing/accounts.ts';
import { type Shop, startShop } from '../testing/shop.ts';
import { watchStatements } from '../testing/statements.ts';
import { saveSettings } from './saving/save-settings.ts';
import { settingSql } from './setting-sql.ts';
import { enterSettings, findSettings, storeSettings } from './store-settings.ts';

let shop: Shop;
let ada: Browser;

beforeAll(async () => {
	shop = await startShop(inject('cluster'));
	ada = await shop.as('ada@example.com');
});

afterAll(() => shop.close());

const inShop = <T>(work: (sql: Sql) => Promise<T>): Promise<T> => shop.test.database.inTenant(shop.demo.id, work);

/** A group that no one knows: adding one takes its schema alone. */
const printing = defineSettings({
	group: 'printing',
	version: 1,
	messages: 'printing',
	settings: {
		proofs: { kind: 'boolean', description: 'A setting of a test.', default: true },
		recipients: { kind: 'emails', description: 'A setting of a test.', default: [] },
	},
});

const find = () => inShop((sql) => findSettings(sql, shop.demo.id, printing));
const store = (proofs: boolean, revision: number) =>
	inShop((sql) => storeSettings(sql, shop.demo.id, printing, { proofs }, { revision, userId: undefined }));
const rowOf = (group: string) =>
	inShop(async (sql) => {
		const [row] = await sql<{ values: object; revision: number; updatedBy: string | null }[]>`
			select "values", revision, updated_by from settings where "group" = ${group}`;
		return row;
	});

describe('the settings of a group', () => {
	it('have their defaults until something is saved, and are found with one statement', async () => {
		const { result, statements } = await watchStatements(shop.test.appUrl, shop.demo.id, (sql) =>
			findSettings(sql, shop.demo.id, printing),
		);
		expect(result).toEqual({ values: { proofs: true, recipients: [] }, revision: 0 });
		expect(statements).toHaveLength(1);
	});

	it('are stored only on top of the current state', async () => {
		expect(await store(false, 0)).toBe(1);
		expect(await store(true, 0)).toBeUndefined();
		expect(await store(true, 1)).toBe(2);
		expect(await store(false, 1)).toBeUndefined();
		expect(await find()).toEqual({ values: { proofs: true, recipients: [] }, revision: 2 });
	});

	it('keep keys of newer code when older code saves', async () => {
		await inShop(
			(sql) => sql`update settings set "values" = "values" || '{"foil": "gold"}' where "group" = 'printing'`,
		);
		expect(await store(false, 2)).toBe(3);
		expect((await rowOf('printing'))?.values).toEqual({ proofs: false, foil: 'gold' });
	});

	it('can be a part of another statement, with their defaults', async () => {
		const read = () =>
			inShop(async (sql) => {
				const expressions = [
					`${settingSql(printing, 'proofs', 't.id')} as proofs`,
					`${settingSql(printing, 'recipients', 't.id')} as recipients`,
					`${settingSql(orderSettings, 'invoicePrefix', 't.id')} as prefix`,
				];
				const [row] =
					await sql`select ${sql.unsafe(expressions.join(', '))} from tenants t where t.id = ${shop.demo.id}`;
				return row;
			});
		expect(await read()).toEqual({ proofs: false, recipients: [], prefix: 'RE-' });
		await inShop((sql) => enterSettings(sql, shop.demo.id, printing, { proofs: true, recipients: ['a@b.test'] }));
		expect(await read()).toEqual({ proofs: true, recipients: ['a@b.test'], prefix: 'RE-' });
	});

	it('are not entered where they cannot be', async () => {
		const entered = inShop((sql) => enterSettings(sql, shop.demo.id, orderSettings, { stockShare: 0 }));
		await expect(entered).rejects.toThrow('stockShare');
	});
});

const general = '{ shopSettings { revision phone companyName } }';

const save = (given: object, revision?: number) =>
	shop.tell(
		ada,
		`mutation($settings: ShopSettingsInput!, $revision: Int) {
			saveShopSettings(settings: $settings, revision: $revision) { revision phone companyName }
		}`,
		{
			settings: {
				companyName: 'Druckwerk',
				pageTitle: [],
				claim: [],
				header: 'default',
				address: [],
				phone: '',
				mail: '',
				allowGuests: true,
				userMenu: 'full',
				faqPage: '',
				clientApp: '',
				...given,
			},
			revision,
		},
	);

describe('settings of a shop that was removed meanwhile', () => {
	it('are refused in the words of the specification, and nothing is written', async () => {
		const tenant = { ...shop.demo, id: newId() };
		const caller = { tenant, shop: 'https://gone.test' } as Caller;
		const saving = shop.test.database.inTenant(tenant.id, (sql) =>
			saveSettings(
				sql,
				caller,
				shopSettings,
				{ phone: '+49 461 1' },
				{ revision: undefined, action: 'saveShopSettings' },
			),
		);
		await expect(saving).rejects.toMatchObject({ code: 'SETTINGS_TENANT_MISSING' });
		expect(shippedEntries.get(errorCatalogue.SETTINGS_TENANT_MISSING.text)?.translations['en-GB']).toBe(
			'Could not save settings: tenant ID not found',
		);
	});
});

describe('settings that two people have open', () => {
	it('are saved by the first, and the second gets an error that they have changed', async () => {
		const { revision } = (await shop.tell(ada, general)) as { revision: number };
		expect(await save({ phone: '+49 431 555010' }, revision)).toMatchObject({ revision: revision + 1 });
		expect(await save({ companyName: 'Hafendruck' }, revision)).toMatch(/changed these settings meanwhile/);
		expect(await shop.tell(ada, general)).toEqual({
			revision: revision + 1,
			phone: '+49 431 555010',
			companyName: 'Druckwerk',
		});
	});

	it('are changed as they are where the caller names no revision', async () => {
		expect(await save({ companyName: 'Hafendruck' })).toMatchObject({ companyName: 'Hafendruck' });
		expect((await rowOf('shop'))?.updatedBy).toMatch(/^[0-9a-f-]{36}$/);
	});
});

describe('a version before this one that is still running', () => {
	it('has what is saved there carried over, and nothing else overwritten', async () => {
		await inShop((sql) => sql`insert into order_settings (tenant_id, payment_days) values (${shop.demo.id}, 30)`);
		const orders = () => inShop((sql) => findSettings(sql, shop.demo.id, orderSettings));
		expect((await orders()).values).toMatchObject({ paymentDays: 30, invoiceFor: 'customers' });
		await inShop((sql) => enterSettings(sql, shop.demo.id, orderSettings, { stockShare: 50 }));
		await inShop((sql) => sql`update order_settings set invoice_payment = false`);
		expect((await orders()).values).toMatchObject({ paymentDays: 30, stockShare: 50, invoiceFor: 'nobody' });

		await inShop(
			(sql) => sql`
				insert into shop_details (tenant_id, phone, total_label, stock_warning_recipients)
				values (${shop.demo.id}, '+49 461 555', 'subtotal', '{a@b.test}')`,
		);
		expect((await inShop((sql) => findSettings(sql, shop.demo.id, shopSettings))).values.phone).toBe('+49 461 555');
		expect((await inShop((sql) => findSettings(sql, shop.demo.id, priceSettings))).values).toMatchObject({
			totalLabel: 'subtotal',
			stockWarningRecipients: ['a@b.test'],
		});
	});
});
