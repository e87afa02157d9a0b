import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { emptySeller } from '../../../rules/orders/seller.ts';
import { orderSettings } from '../../../rules/settings/orders.ts';
import { startViesSandbox, type ViesSandbox } from '../../../sandbox/vies/server.ts';
import { viesRegister } from '../../integrations/vat/vies.ts';
import type { RunningJobs } from '../../jobs/start-jobs.ts';
import type { Browser } from '../../testing/accounts.ts';
import { endPauses, runJobs } from '../../testing/jobs.ts';
import { setSettings } from '../../testing/settings.ts';
import { startShop } from '../../testing/shop.ts';
import { checkVatIdJob } from './check-vat-id.ts';

let shop: Awaited<ReturnType<typeof startShop>>;
let register: ViesSandbox;
let jobs: RunningJobs;
let guest: Browser;

beforeAll(async () => {
	shop = await startShop(inject('cluster'));
	register = await startViesSandbox();
	jobs = runJobs(shop.test, [checkVatIdJob(viesRegister(register.url))]);
	guest = shop.nobody();
	await guest.post('temporarySession', {});
	const seller = { ...emptySeller, vatId: 'DE 811 907 980' };
	await shop.test.database.inTenant(shop.demo.id, (sql) => setSettings(sql, shop.demo.id, orderSettings, { seller }));
});

beforeEach(() => {
	register.asked.length = 0;
	register.away = false;
});

afterAll(async () => {
	await jobs.close(1000);
	await register.close();
	await shop.close();
});

const check = (vatId: string) => shop.tell(guest, 'mutation($vatId: String!) { checkVatId(vatId: $vatId) }', { vatId });
const stateOf = (vatId: string) => shop.tell(guest, 'query($vatId: String!) { vatState(vatId: $vatId) }', { vatId });

describe('a VAT id that a buyer names', () => {
	it('is requested from the register in the shop’s name, once, and the result stored as proof', async () => {
		expect(await check('atu 1234 5678')).toBe('waiting');
		await expect.poll(() => stateOf('ATU12345678')).toBe('valid');
		expect(await check('ATU12345678')).toBe('valid');
		expect(register.asked).toEqual([
			{
				countryCode: 'AT',
				vatNumber: 'U12345678',
				requesterMemberStateCode: 'DE',
				requesterNumber: '811907980',
			},
		]);
		const [kept] = await shop.rows<{ proof: object }>((sql) => sql`select proof from vat_checks`);
		expect(kept?.proof).toMatchObject({ valid: true, requestIdentifier: expect.stringContaining('WAPI') });
	});

	it('that is not registered is invalid', async () => {
		await check('FRXX345678200');
		await expect.poll(() => stateOf('FRXX345678200')).toBe('invalid');
	});

	it('is unknown while the register is away, and found as soon as it is back', async () => {
		register.away = true;
		expect(await check('IT12345678901')).toBe('waiting');
		await expect.poll(() => stateOf('IT12345678901')).toBe('unknown');
		register.away = false;
		await expect
			.poll(async () => {
				await endPauses(shop.test);
				return stateOf('IT12345678901');
			})
			.toBe('valid');
	});

	it('is requested again after a month', async () => {
		await shop.rows((sql) => sql`update vat_checks set checked_at = now() - interval '31 days'`);
		expect(await stateOf('ATU12345678')).toBe('waiting');
		await check('ATU12345678');
		await expect.poll(() => register.asked.length).toBe(1);
	});

	it('is refused where it is invalid, without a request', async () => {
		const { errors } = await guest.graphql('mutation { checkVatId(vatId: "DE12") }');
		expect(errors[0].extensions).toMatchObject({ code: 'VALIDATION' });
		expect(register.asked).toEqual([]);
		expect(await stateOf('')).toBe('none');
	});
});
