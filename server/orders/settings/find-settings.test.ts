import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { emptySeller } from '../../../rules/orders/seller.ts';
import { orderSettings } from '../../../rules/settings/orders.ts';
import { defaultsOf } from '../../../rules/settings/values.ts';
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
		expect(result).toEqual(defaultsOf(orderSettings));
		expect(statements).toHaveLength(1);
	});

	it('is read with one statement, with an incomplete seller filled up', async () => {
		await test.database.inTenant(
			tenantId,
			(sql) => sql`
				insert into settings (tenant_id, "group", "values") values (${tenantId}, 'orders', ${sql.json({
					seller: { name: 'Hafendruck GmbH' },
					paymentDays: 30,
					orderRecipients: ['a@b.test', 'c@d.test'],
				})})`,
		);
		const { result, statements } = await find();
		expect(result).toEqual({
			...defaultsOf(orderSettings),
			seller: { ...emptySeller, name: 'Hafendruck GmbH' },
			paymentDays: 30,
			orderRecipients: ['a@b.test', 'c@d.test'],
		});
		expect(statements).toHaveLength(1);
	});
});
