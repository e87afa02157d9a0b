import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { newId } from '../../../rules/ids.ts';
import { PaymentUnanswered } from '../../integrations/payment/port.ts';
import { type Billing, startBilling } from '../../testing/billing.ts';
import { type Command, type CommandRequest, requestCommand } from '../core/request-command.ts';
import { withProviderLock } from './provider-lock.ts';
import { openRecurring } from './read-provider.ts';
import { runCommand } from './run-command.ts';
import { settleSubscription } from './settle-subscription.ts';

let shop: Billing;

beforeAll(async () => {
	shop = await startBilling(inject('cluster'));
});
afterEach(() => shop.sandbox.control.calm());
afterAll(() => shop.close());

const request = (id: string, command: Command, actor: CommandRequest['actor']) =>
	shop.inShop((sql) => requestCommand(sql, shop.tenant.id, id, { command, actor, userId: null }));

const run = (subscriptionId: string, commandId: string | undefined) =>
	runCommand(shop.services, shop.tenant.id, { subscriptionId, commandId: commandId ?? '' });

const settle = (subscriptionId: string) => settleSubscription(shop.services, shop.tenant.id, { subscriptionId });

async function compare(id: string, providerId: string) {
	const [ours] = await shop.inShop(
		(sql) => sql<{ state: string; cancelAt: Date | null; command: string | null; providerLock: string | null }[]>`
			select state, cancel_at, command, provider_lock from subscriptions where id = ${id}`,
	);
	const found = await (await openRecurring(shop.services, shop.tenant.id)).readSubscription(providerId);
	expect(ours).toMatchObject({ state: found.status, cancelAt: found.cancelAt, command: null, providerLock: null });
	return ours;
}

describe('commands of staff and customer with a webhook at the same moment', () => {
	it('leave the contract as the newest command says, here and at the provider', async () => {
		const { id, providerId } = await shop.subscribe();
		await shop.sandbox.control.turn({ answers: { delayMs: [0, 150] } });
		for (let round = 0; round < 6; round += 1) {
			// The order in which they are requested is known, the order in which they would reach the provider is not.
			const canceled = run(id, await request(id, 'cancel', 'staff'));
			const heard = settle(id);
			const kept = run(id, await request(id, 'keep', 'shopper'));
			expect(['done', 'superseded']).toContain(await canceled);
			expect(await kept).toBe('done');
			await heard;
			await settle(id);
			expect(await compare(id, providerId)).toMatchObject({ cancelAt: null });
		}
		const events = await shop.inShop(
			(sql) => sql`
				select from subscription_events where subscription_id = ${id} and kind in ('canceled', 'kept') and actor = 'system'`,
		);
		expect(events).toEqual([]);
	});

	it('are done one after the other, however many there are', async () => {
		const { id, providerId } = await shop.subscribe();
		await shop.sandbox.control.turn({ answers: { delayMs: [0, 100] } });
		const commands = ['pause', 'resume', 'cancel', 'keep', 'pause', 'resume'] as const;
		const outcomes = await Promise.all(
			commands.map(async (command, index) => {
				const commandId = await request(id, command, index % 2 === 0 ? 'staff' : 'shopper');
				const [outcome] = await Promise.all([commandId && run(id, commandId), settle(id)]);
				return outcome;
			}),
		);
		expect(outcomes).not.toContain('refused');
		await compare(id, providerId);
		expect(await run(id, await request(id, 'end', 'staff'))).toBe('done');
		expect(await compare(id, providerId)).toMatchObject({ state: 'ended' });
	});
});

describe('the lock of a contract', () => {
	const lock = <T>(id: string, work: () => Promise<T>) => withProviderLock(shop.services, shop.tenant.id, id, work);

	it('lets one work at a time, and is let go of where the work fails', async () => {
		const { id } = await shop.subscribe();
		let working = 0;
		let most = 0;
		const work = async () => {
			working += 1;
			most = Math.max(most, working);
			await settle(id);
			working -= 1;
			throw new PaymentUnanswered('no_response');
		};
		const outcomes = await Promise.allSettled([1, 2, 3, 4].map(() => lock(id, work)));
		expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected', 'rejected']);
		expect(most).toBe(1);
		expect(await lock(id, async () => 'free')).toBe('free');
	});

	it('of a process that died is free again after half a minute', async () => {
		const { id } = await shop.subscribe();
		const die = (seconds: number) =>
			shop.inShop(
				(sql) => sql`
					update subscriptions set provider_lock = ${newId()}, provider_lock_until = now() + make_interval(secs => ${seconds})
					where id = ${id}`,
			);
		await die(1);
		expect(await lock(id, async () => 'free')).toBe('free');
		await die(-1);
		expect(await lock(id, async () => 'free')).toBe('free');
	});

	it('of a contract that is not there keeps nobody waiting', async () => {
		expect(await lock(newId(), async () => 'nothing to do')).toBe('nothing to do');
	});
});
