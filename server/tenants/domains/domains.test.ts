import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { Sql } from '../../database/connection.ts';
import { type DomainShop, startDomainShop } from '../../testing/domains.ts';
import { runJobs, runScheduleNow } from '../../testing/jobs.ts';
import { checkDomain } from './check-domain.ts';
import { checkDomainsJob } from './check-job.ts';

let shop: DomainShop;

beforeAll(async () => {
	shop = await startDomainShop(inject('cluster'));
});

afterAll(() => shop.close());

const within = <T>(work: (sql: Sql, tenantId: string) => Promise<T>, { id } = shop.shop): Promise<T> =>
	shop.test.database.inTenant(id, (sql) => work(sql, id));

async function until(isSo: () => Promise<boolean>, ms: number): Promise<number> {
	const began = performance.now();
	while (!(await isSo())) {
		if (performance.now() - began > ms) throw new Error(`not within ${ms} ms`);
		await sleep(10);
	}
	return performance.now() - began;
}

describe('the domains of a shop', () => {
	it('begin with the fallback, which is the default and cannot be deleted', async () => {
		expect(await shop.list()).toEqual([
			{ host: 'demo.localhost', state: 'active', served: true, isDefault: true, isFallback: true },
		]);
		expect(await shop.remove('demo.localhost')).toBe('DOMAIN_FALLBACK: Cannot delete the fallback domain');
	});

	it('are added in any spelling', async () => {
		expect(await shop.add(' HTTPS://Müller-Druck.Example./start ')).toEqual({
			host: 'xn--mller-druck-thb.example',
			displayName: 'müller-druck.example',
			state: 'pending',
		});
		expect(await shop.remove('xn--mller-druck-thb.example')).toBe(true);
	});

	it.each(['', 'druck', '127.0.0.1', '*.druck.example', 'xn--a.example'])(
		'are refused where %j is no name',
		async (typed) => {
			expect(await shop.add(typed)).toBe('DOMAIN_INVALID: Invalid domain format');
		},
	);

	it.each(['co.uk', 'github.io', 'www.localhost', 'more.demo.localhost'])(
		'are refused where nobody, or the platform, has %s',
		async (typed) => {
			expect(await shop.add(typed)).toMatch(/^DOMAIN_NOT_OWNED/);
		},
	);

	it('say what is missing: a domain that is none of the shop, one that is not active', async () => {
		await shop.add('waits.example');
		expect(await shop.setDefault('waits.example')).toBe('DOMAIN_NOT_ACTIVE: Only an active domain can be the default');
		expect(await shop.setDefault('never.example')).toBe('NO_DOMAINS: No domains available to update');
		expect(await shop.remove('never.example')).toBe('NO_DOMAINS: No domains available to update');
		expect(await shop.check('never.example')).toBe('NO_DOMAINS: No domains available to update');
		expect(await shop.add('waits.example')).toBe('DOMAIN_TAKEN: Domain already exists');
		await shop.remove('waits.example');
	});

	it('are fifty at most', async () => {
		await within(
			(sql, id) => sql`
				insert into domains (tenant_id, host) select ${id}, 'd' || n || '.example' from generate_series(1, 50) n`,
			shop.other,
		);
		expect(await shop.add('one-more.example', shop.stranger)).toMatch(/^DOMAIN_LIMIT/);
		await within((sql, id) => sql`delete from domains where tenant_id = ${id}`, shop.other);
	});

	it('are shown with the records that they need: addresses where a CNAME cannot be', async () => {
		await shop.add('shop.example');
		await shop.add('www.shop.example');
		const proofs = { apex: await shop.proofOf('shop.example'), www: await shop.proofOf('www.shop.example') };
		expect(await shop.records()).toMatchObject([
			{ host: 'demo.localhost', records: [] },
			{
				records: [
					{ type: 'TXT', name: '_platen.shop.example', value: proofs.apex },
					{ type: 'A', name: 'shop.example', value: '127.0.0.1' },
				],
			},
			{
				records: [
					{ type: 'TXT', name: '_platen.www.shop.example', value: proofs.www },
					{ type: 'CNAME', name: 'www.shop.example', value: 'demo.localhost' },
				],
			},
		]);
	});
});

describe('a check, with real DNS packets and a real handshake', () => {
	const asked = () => shop.neighbour.ask('/robots.txt', { host: 'www.shop.example' });

	it('finds nothing where there are no records', async () => {
		expect((await asked()).status).toBe(404);
		expect(await shop.check('www.shop.example')).toMatchObject({
			state: 'pending',
			proof: 'missing',
			address: 'none',
			probe: null,
		});
	});

	it('makes a domain active in one check, and other processes serve it within a second', async () => {
		await shop.publish('www.shop.example');
		const active = { state: 'active', served: true, proof: 'found', address: 'ours', probe: 'answered', reason: null };
		expect(await shop.check('www.shop.example')).toEqual(active);
		expect(await until(async () => (await asked()).status === 200, 1000)).toBeLessThan(1000);
	});

	it('is written into the audit log when it changes the state', async () => {
		const entries = await within(
			(sql, id) => sql`
				select action, before, after from audit_log
				where tenant_id = ${id} and entity_id = 'www.shop.example' order by at`,
		);
		expect(entries).toMatchObject([
			{ action: 'addDomain' },
			{ action: 'checkDomain', before: { state: 'pending' }, after: { state: 'configuring' } },
			{ action: 'checkDomain', before: { state: 'configuring' }, after: { state: 'active', served: true } },
		]);
	});

	it('is content behind a CDN with the proof and the probe', async () => {
		await shop.add('cdn.example');
		shop.zone.push({ name: '_platen.cdn.example', type: 'TXT', value: await shop.proofOf('cdn.example') });
		shop.zone.push({ name: 'cdn.example', type: 'A', value: '198.51.100.9' });
		expect(await shop.check('cdn.example')).toMatchObject({ state: 'active', address: 'elsewhere', probe: 'answered' });
		await shop.remove('cdn.example');
	});

	it('stays at configuring without a certificate for the host, and names the reason', async () => {
		await shop.add('bare.example');
		await shop.publish('bare.example');
		expect(await shop.check('bare.example')).toMatchObject({
			state: 'configuring',
			served: false,
			probe: 'failed',
			reason: 'ERR_TLS_CERT_ALTNAME_INVALID',
		});
		expect((await shop.app.ask('/', { host: 'bare.example' })).status).toBe(404);
		await shop.remove('bare.example');
	});

	it('leaves a domain served whose DNS does not answer', async () => {
		shop.failing.add('_platen.www.shop.example').add('www.shop.example');
		expect(await shop.check('www.shop.example')).toMatchObject({ state: 'unknown', served: true, proof: 'unanswered' });
		expect((await asked()).status).toBe(200);
		shop.failing.clear();
		expect(await shop.check('www.shop.example')).toMatchObject({ state: 'active' });
	});

	it('asks nobody again within seconds', async () => {
		const before = shop.dns.asked();
		await shop.owner.graphql('mutation { checkDomain(host: "www.shop.example") { state } }');
		expect(shop.dns.asked()).toBe(before);
	});
});

describe('the same host in two shops', () => {
	it('is claimed by both, and the first proof wins', async () => {
		await shop.add('both.example');
		expect(await shop.add('both.example', shop.stranger)).toMatchObject({ state: 'pending' });
		await shop.publish('both.example', shop.other);
		expect(await shop.check('both.example', shop.stranger)).toMatchObject({ state: 'configuring' });
		shop.zone.push({ name: '_platen.both.example', type: 'TXT', value: await shop.proofOf('both.example') });
		expect(await shop.check('both.example')).toMatchObject({ state: 'pending', proof: 'taken' });
	});

	it('cannot be added any more once another shop has proved it', async () => {
		await shop.remove('both.example');
		expect(await shop.add('both.example')).toBe('DOMAIN_TAKEN: Domain already exists');
	});
});

describe('the default domain', () => {
	it('is one that is active, and its deletion makes the fallback the default again', async () => {
		expect(await shop.setDefault('www.shop.example')).toBe(true);
		expect(await shop.list()).toMatchObject([
			{ host: 'demo.localhost', isDefault: false },
			{ host: 'www.shop.example', isDefault: true },
			{ host: 'shop.example', isDefault: false },
		]);
		expect(await shop.setDefault('demo.localhost')).toBe(true);
		expect(await shop.list()).toMatchObject([{ isDefault: true }, {}, { isDefault: false }]);
		await shop.setDefault('www.shop.example');
		await shop.remove('www.shop.example');
		expect(await shop.list()).toMatchObject([{ host: 'demo.localhost', isDefault: true }, { host: 'shop.example' }]);
	});

	it('is no longer that when it is demoted after three failures over 24 hours', async () => {
		shop.zone.push({ name: '_platen.shop.example', type: 'TXT', value: await shop.proofOf('shop.example') });
		shop.zone.push({ name: 'shop.example', type: 'A', value: '127.0.0.1' });
		expect(await shop.check('shop.example')).toMatchObject({ state: 'active', address: 'ours' });
		await shop.setDefault('shop.example');
		shop.zone.splice(0);
		const began = Date.now();
		for (const hours of [1, 2, 24])
			await checkDomain(shop.domains, shop.shop.id, 'shop.example', { now: () => new Date(began + hours * 3_600_000) });
		expect(await shop.rowOf('shop.example')).toMatchObject({
			state: 'active',
			active: true,
			isDefault: true,
			failures: 3,
		});
		await checkDomain(shop.domains, shop.shop.id, 'shop.example', { now: () => new Date(began + 25.1 * 3_600_000) });
		expect(await shop.rowOf('shop.example')).toMatchObject({ state: 'pending', active: false, isDefault: false });
		expect(await shop.list()).toMatchObject([{ host: 'demo.localhost', isDefault: true }, { served: false }]);
	});
});

describe('the job', () => {
	const findTenants = async () =>
		shop.test.database.withoutTenant(async (sql) => checkDomainsJob(shop.domains).findTenants?.(sql) ?? []);

	it('runs for shops with a check that is due, and for no other', async () => {
		for (const tenant of [shop.shop, shop.other])
			await within(
				(sql, id) => sql`update domains set next_check_at = now() + interval '1 hour' where tenant_id = ${id}`,
				tenant,
			);
		expect(await findTenants()).toEqual([]);
		await within((sql, id) => sql`update domains set next_check_at = now() where tenant_id = ${id}`);
		expect(await findTenants()).toEqual([shop.shop.id]);
	});

	it('takes a domain from pending to active within one interval', async () => {
		await shop.add('www.shop.example');
		await shop.publish('www.shop.example');
		const jobs = runJobs(shop.test, [checkDomainsJob(shop.domains)]);
		await runScheduleNow(shop.test, 'tenants.checkDomains');
		await until(async () => (await shop.rowOf('www.shop.example'))?.state === 'active', 10_000);
		await jobs.close(1000);
	});

	it('drops a claim without proof after seven days', async () => {
		await shop.add('old.example');
		await within(
			(sql, id) => sql`
				update domains set claimed_at = now() - interval '7 days' where tenant_id = ${id} and host = 'old.example'`,
		);
		await checkDomain(shop.domains, shop.shop.id, 'old.example');
		expect(await shop.rowOf('old.example')).toBeUndefined();
	});
});
