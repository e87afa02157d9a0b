import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { newId } from '../../../rules/ids.ts';
import type { Sql } from '../../database/connection.ts';
import { insertOrder } from '../../testing/order-rows.ts';
import { type Shop, startShop } from '../../testing/shop.ts';
import { countInBudgets } from './budgets.ts';
import { companiesOfPerson } from './companies-of-person.ts';

let shop: Shop;
const companyId = newId();
const inShop = <T>(work: (sql: Sql) => Promise<T>): Promise<T> => shop.test.database.inTenant(shop.demo.id, work);

beforeAll(async () => {
	shop = await startShop(inject('cluster'));
	await inShop(
		(sql) => sql`insert into companies (tenant_id, id, name) values (${shop.demo.id}, ${companyId}, 'Muster AG')`,
	);
});

afterAll(() => shop.close());

const invite = (email: string, invitedBy: string | null) =>
	inShop(
		(sql) => sql`
			insert into company_invitations (tenant_id, id, company_id, email, role, token_hash, expires_at, language, invited_by)
			values (${shop.demo.id}, ${newId()}, ${companyId}, ${email}, 'buyer', ${newId()}, now() + interval '1 day', 'de-DE', ${invitedBy})`,
	);

it('hands over to a person which company they belong to, and erases that: their orders go on counting in its budgets', async () => {
	const [anna, ben] = [
		{ id: await shop.makeUser('anna@example.com'), email: 'anna@example.com' },
		{ id: await shop.makeUser('ben@example.com'), email: 'ben@example.com' },
	];
	const orderId = await inShop((sql) => insertOrder(sql, shop.demo.id, { companyId, userId: anna.id }));
	await inShop(async (sql) => {
		for (const [userId, superiorId] of [
			[anna.id, null],
			[ben.id, anna.id],
		])
			await sql`
				insert into company_members (tenant_id, user_id, company_id, role, superior_id)
				values (${shop.demo.id}, ${userId ?? ''}, ${companyId}, 'buyer', ${superiorId ?? null})`;
		const counted = { orderId, companyId, costCentreId: null, net: 2500, day: '2026-11-19' };
		await countInBudgets(sql, shop.demo.id, counted);
	});
	await invite(anna.email, null);
	await invite('later@example.com', anna.id);
	const given = await inShop((sql) => companiesOfPerson.exportPart(sql, shop.demo.id, anna));
	expect(given).toMatchObject([
		{ kind: 'member', company: 'Muster AG', role: 'buyer' },
		{ kind: 'invitation', company: 'Muster AG' },
	]);
	await inShop((sql) => companiesOfPerson.erasePart(sql, shop.demo.id, anna));
	expect(await inShop((sql) => companiesOfPerson.exportPart(sql, shop.demo.id, anna))).toHaveLength(0);
	const [left] = await inShop(
		(sql) => sql`
			select (select jsonb_agg(jsonb_build_array(user_id, superior_id)) from company_members) as members,
				(select jsonb_agg(jsonb_build_array(email, invited_by)) from company_invitations) as invitations,
				(select sum(net)::int from budget_entries) as counted, (select company_id from orders where id = ${orderId}) as company`,
	);
	expect(left).toEqual({
		members: [[ben.id, null]],
		invitations: [['later@example.com', null]],
		counted: 2500,
		company: companyId,
	});
});
