import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { defaultOrderSettings, emptySeller } from '../../../rules/orders/settings.ts';
import { cloneDatabase, type TestDatabase } from '../../testing/database.ts';
import { makeShop } from '../../testing/shop.ts';
import { watchStatements } from '../../testing/statements.ts';
import { findOrderSettings } from './find-settings.ts';

let test: TestDatabase;
let tenantId: string;

beforeAll(async () => {
	test = await cloneDatabase(inject('cluster'));
	tenantId = (await makeShop(test, 'demo')).id;
});

afterAll(() => test.drop());

const find = () => watchStatements(test.appUrl, tenantId, (sql) => findOrderSettings(sql, tenantId));

describe('how a shop sells', () => {
	it('is what ships until the shop says otherwise', async () => {
		const { result, statements } = await find();
		expect(result).toEqual(defaultOrderSettings);
		expect(statements).toHaveLength(1);
	});

	it('is found with one statement, a seller who said little in full', async () => {
		await test.database.inTenant(
			tenantId,
			(sql) => sql`
				insert into order_settings (tenant_id, seller, payment_days, order_recipients)
				values (${tenantId}, ${sql.json({ name: 'Hafendruck GmbH' })}, 30, '{a@b.test,c@d.test}')`,
		);
		const { result, statements } = await find();
		expect(result).toEqual({
			...defaultOrderSettings,
			seller: { ...emptySeller, name: 'Hafendruck GmbH' },
			paymentDays: 30,
			orderRecipients: ['a@b.test', 'c@d.test'],
		});
		expect(statements).toHaveLength(1);
	});
});
