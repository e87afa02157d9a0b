import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { newId } from '../../../rules/ids.ts';
import type { Sql } from '../../database/connection.ts';
import { type Shop, startShop } from '../../testing/shop.ts';
import { someBeginning, someSubscription, someSubscriptionLine } from '../../testing/subscriptions.ts';
import { beginSubscription } from './begin-subscription.ts';
import { recordSubscription } from './record-subscription.ts';
import { type CommandRequest, requestCommand } from './request-command.ts';

let shop: Shop;
let buyer: string;

beforeAll(async () => {
	shop = await startShop(inject('cluster'));
	buyer = await shop.makeUser('commands@example.com');
});

afterAll(() => shop.close());

const inShop = <T>(work: (sql: Sql) => Promise<T>): Promise<T> => shop.test.database.inTenant(shop.demo.id, work);

async function begin(): Promise<string> {
	const subscription = someSubscription(buyer);
	await inShop((sql) => recordSubscription(sql, shop.demo.id, subscription, [someSubscriptionLine()]));
	await inShop((sql) => beginSubscription(sql, shop.demo.id, subscription.id, someBeginning()));
	return subscription.id;
}

const request = (id: string, command: CommandRequest['command'], given: Partial<CommandRequest> = {}) =>
	inShop((sql) => requestCommand(sql, shop.demo.id, id, { command, actor: 'shopper', userId: buyer, ...given }));

const jobsOf = (id: string) =>
	inShop(
		(sql) => sql`select data -> 'payload' as payload from jobs.job
			where name = 'subscriptions.command' and data -> 'payload' ->> 'subscriptionId' = ${id}`,
	);

describe('the command of a user', () => {
	it('is written down with its job and its event, before the provider is called', async () => {
		const id = await begin();
		const commandId = await request(id, 'cancel', { reason: 'customer' });
		const [row] = await inShop(
			(sql) => sql`select command, command_id, command_reason from subscriptions where id = ${id}`,
		);
		expect(row).toEqual({ command: 'cancel', commandId, commandReason: 'customer' });
		expect(await jobsOf(id)).toEqual([{ payload: { subscriptionId: id, commandId } }]);
		const events = await inShop((sql) => sql`select kind from subscription_events where subscription_id = ${id}`);
		expect(events.map(({ kind }) => kind).sort()).toEqual(['begun', 'canceled']);
	});

	it('is refused where the subscription is not in a state for it, also while another command waits', async () => {
		const id = await begin();
		expect(await request(id, 'keep')).toBeUndefined();
		expect(await request(id, 'resume')).toBeUndefined();
		expect(await request(id, 'cancel')).toBeDefined();
		expect(await request(id, 'cancel')).toBeUndefined();
		expect(await request(id, 'keep')).toBeDefined();
		expect(await request(id, 'end')).toBeDefined();
		for (const command of ['cancel', 'keep', 'pause', 'resume', 'end'] as const)
			expect(await request(id, command)).toBeUndefined();
		expect(await request(newId(), 'cancel')).toBeUndefined();
	});

	it('is not taken for a subscription that was imported and is not taken over yet', async () => {
		const id = await begin();
		await inShop((sql) => sql`update subscriptions set detached = true where id = ${id}`);
		expect(await request(id, 'cancel')).toBeUndefined();
		expect(await jobsOf(id)).toEqual([]);
	});
});
