// A shop whose domains are looked up in a zone of the test, in real DNS packets, and probed through a front that ends TLS with the test's own authority.
import http from 'node:http';
import https from 'node:https';
import type { AddressInfo } from 'node:net';
import tls from 'node:tls';
import { startDnsSandbox, type ZoneRecord } from '../../sandbox/dns/server.ts';
import { readConfig } from '../config.ts';
import { domainProbe } from '../integrations/dns/probe-domain.ts';
import { findDomainRow } from '../tenants/domains/find-domains.ts';
import { type HostDirectory, openHostDirectory } from '../tenants/domains/host-directory.ts';
import { openDomains } from '../tenants/domains/open-domains.ts';
import type { DomainServices } from '../tenants/domains/services.ts';
import type { Tenant } from '../tenants/find-tenant.ts';
import { Browser, makeUser, noLimits } from './accounts.ts';
import { startApp } from './app.ts';
import type { TestCluster } from './cluster.ts';
import { cloneDatabase } from './database.ts';
import { testAuthority, testCertificate, testKey } from './domain-certificates.ts';
import { makeShop } from './shop.ts';

const secretKey = 'the secret of all tests, long enough';

/** What makes certificates on demand does: it asks whether it may, and ends the handshake where it may not. */
async function startFront(directory: HostDirectory, target: () => number) {
	const context = tls.createSecureContext({ cert: testCertificate, key: testKey });
	const server = https.createServer(
		{
			SNICallback: (name, done) => (directory.has(name) ? done(null, context) : done(new Error('not ours'))),
		},
		(request, response) => {
			const { method, url: path, headers } = request;
			const passed = http.request({ host: '127.0.0.1', port: target(), method, path, headers }, (answer) => {
				response.writeHead(answer.statusCode ?? 502, answer.headers);
				answer.pipe(response);
			});
			passed.on('error', () => response.writeHead(502).end());
			request.pipe(passed);
		},
	);
	await new Promise<void>((resolve) => {
		server.listen(0, '127.0.0.1', resolve);
	});
	return { port: (server.address() as AddressInfo).port, close: () => server.close() };
}

export async function startDomainShop(cluster: TestCluster, { trustedProxies = '' } = {}) {
	const test = await cloneDatabase(cluster);
	const zone: ZoneRecord[] = [];
	/** Names for which nobody knows anything. */
	const failing = new Set<string>();
	const dns = await startDnsSandbox((name) =>
		failing.has(name) ? undefined : zone.filter((record) => record.name === name),
	);
	const directory = openHostDirectory(test.database, 'localhost', () => undefined);
	let port = 0;
	const front = await startFront(directory, () => port);
	const addresses = [{ address: '127.0.0.1', port: front.port }];
	const config = { ...readConfig({}, '/', false), platformAddresses: addresses, dnsServers: [dns] };
	const domains: DomainServices = {
		...openDomains(config, { database: test.database, secretKey }),
		probe: domainProbe({ addresses, protocol: 'https', ca: testAuthority }),
	};
	const shop = await makeShop(test, 'demo');
	const other = await makeShop(test, 'other');
	for (const tenant of [shop, other]) await makeUser(test.database, tenant, 'ada@example.com', { role: 'admin' });
	// As in production: what is known of a host holds until a change is announced.
	const start = () =>
		startApp({
			...{ database: test.database, limits: noLimits, domains, freshness: 60_000 },
			env: { TRUSTED_PROXIES: trustedProxies },
		});
	const [app, neighbour] = [await start(), await start()];
	port = app.port;

	async function ownerOf(slug: string): Promise<Browser> {
		const browser = new Browser(app, `${slug}.localhost`);
		await browser.logIn('ada@example.com');
		return browser;
	}
	const [owner, stranger] = [await ownerOf('demo'), await ownerOf('other')];
	const ask = async (who: Browser, query: string, variables: object) => {
		const { data, errors } = await who.graphql(query, variables);
		return errors ? `${errors[0].extensions.code}: ${errors[0].message}` : Object.values(data)[0];
	};
	const act =
		(operation: string, fields = '') =>
		(host: string, who = owner) =>
			ask(who, `mutation($host: String!) { ${operation}(host: $host) ${fields} }`, { host });
	const rowOf = (host: string, tenant: Tenant = shop) =>
		test.database.inTenant(tenant.id, (sql) => findDomainRow(sql, tenant.id, host));
	const proofOf = async (host: string, tenant: Tenant = shop) => (await rowOf(host, tenant))?.proof ?? '';
	/** As if nobody had checked it just now. */
	const age = (host: string, tenant: Tenant) =>
		test.database.inTenant(
			tenant.id,
			(sql) => sql`
				update domains set checked_at = checked_at - interval '1 hour', next_check_at = now()
				where tenant_id = ${tenant.id} and host = ${host}`,
		);
	return {
		...{
			test,
			zone,
			failing,
			dns,
			domains,
			directory,
			front,
			shop,
			other,
			owner,
			stranger,
			app,
			neighbour,
			rowOf,
			proofOf,
		},
		add: act('addDomain', '{ host displayName state }'),
		remove: act('deleteDomain'),
		setDefault: act('setDefaultDomain'),
		async check(host: string, who = owner) {
			await age(host, who === owner ? shop : other);
			return act('checkDomain', '{ state served proof address probe reason }')(host, who);
		},
		list: (who = owner) => ask(who, '{ domains { host state served isDefault isFallback } }', {}),
		records: (who = owner) => ask(who, '{ domains { host records { type name value } foundTexts foundAliases } }', {}),
		/** The records that lead a host to the shop. */
		async publish(host: string, tenant: Tenant = shop) {
			zone.push({ name: `_platen.${host}`, type: 'TXT', value: await proofOf(host, tenant) });
			zone.push({ name: host, type: 'CNAME', value: `${tenant.slug}.localhost` });
		},
		async close() {
			await Promise.all([app.close(), neighbour.close()]);
			front.close();
			await directory.close();
			await dns.close();
			await test.drop();
		},
	};
}

export type DomainShop = Awaited<ReturnType<typeof startDomainShop>>;
