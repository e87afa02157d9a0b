import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs';
import https from 'node:https';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { startTlsApproval, type TlsApproval } from '../../api/tls-approval.ts';
import { domainProbe } from '../../integrations/dns/probe-domain.ts';
import { removeFolder, temporaryFolder } from '../../testing/cluster.ts';
import { testAuthority, testCertificate, testKey } from '../../testing/domain-certificates.ts';
import { type DomainShop, startDomainShop } from '../../testing/domains.ts';
import { freePort } from '../../testing/free-port.ts';
import { hasProgram } from '../../testing/program.ts';
import { checkDomain } from './check-domain.ts';
import type { DomainServices } from './services.ts';

const project = path.resolve(import.meta.dirname, '../../..');

let shop: DomainShop;
let asked: TlsApproval;

beforeAll(async () => {
	shop = await startDomainShop(inject('cluster'), { trustedProxies: '127.0.0.1' });
	asked = await startTlsApproval(0, shop.directory);
});

afterAll(async () => {
	await asked.close();
	await shop.close();
});

const allowed = async (query: string, at = '/internal/tls') =>
	(await fetch(`http://127.0.0.1:${asked.port}${at}${query}`)).status;

describe('whether a certificate may be made', () => {
	it('is answered with yes for the fallback of each shop, and with no for others', async () => {
		await shop.directory.upToDate();
		expect(await allowed('?domain=demo.localhost')).toBe(200);
		expect(await allowed('?domain=OTHER.localhost.')).toBe(200);
		expect(await allowed('?domain=nobody.localhost')).toBe(404);
		expect(await allowed('?domain=')).toBe(404);
		expect(await allowed('')).toBe(404);
		expect(await allowed('?domain=demo.localhost', '/elsewhere')).toBe(404);
	});

	it('follows the state of a domain: not while it waits for DNS, but while it is configured', async () => {
		await shop.add('later.example');
		await shop.check('later.example');
		expect(await allowed('?domain=later.example')).toBe(404);
		await shop.publish('later.example');
		await shop.check('later.example');
		expect(await allowed('?domain=later.example')).toBe(200);
		await shop.remove('later.example');
		for (let waits = 0; waits < 100 && (await allowed('?domain=later.example')) === 200; waits += 1) await sleep(10);
		expect(await allowed('?domain=later.example')).toBe(404);
	});
});

interface Request {
	host: string;
	port: number;
	ca: string;
	path?: string;
}

const get = ({ host, port, ca, path: asked = '/robots.txt' }: Request) =>
	new Promise<{ status: number; issuer: string }>((resolve, reject) => {
		const options = { host: '127.0.0.1', port, path: asked, servername: host, headers: { host }, ca, agent: false };
		https
			.get(options, (response) => {
				const { issuer } = (response.socket as import('node:tls').TLSSocket).getPeerCertificate();
				response.resume();
				resolve({ status: response.statusCode ?? 0, issuer: String(issuer.CN) });
			})
			.on('error', reject);
	});

const hasBoth = hasProgram('caddy') && hasProgram('pebble');

describe.skipIf(!hasBoth)('Caddy with certificates on demand (needs caddy and pebble)', () => {
	const folder = temporaryFolder('caddy');
	const running: ChildProcess[] = [];
	let port: number;
	let ca: string;
	let services: DomainServices;

	function begin(program: string, args: string[], env: Record<string, string>): ChildProcess {
		const child = spawn(program, args, { stdio: 'ignore', cwd: folder, env: { ...process.env, HOME: folder, ...env } });
		running.push(child);
		return child;
	}

	/** @returns the root of its certificates */
	async function startPebble(acme: number, management: number): Promise<string> {
		fs.writeFileSync(path.join(folder, 'pebble.crt'), testCertificate);
		fs.writeFileSync(path.join(folder, 'pebble.key'), testKey);
		fs.writeFileSync(path.join(folder, 'authority.pem'), testAuthority);
		const pebble = {
			...{ listenAddress: `127.0.0.1:${acme}`, managementListenAddress: `127.0.0.1:${management}` },
			...{ certificate: 'pebble.crt', privateKey: 'pebble.key', httpPort: 5002, tlsPort: 5001 },
		};
		fs.writeFileSync(path.join(folder, 'pebble.json'), JSON.stringify({ pebble }));
		begin('pebble', ['-config', 'pebble.json'], { PEBBLE_VA_ALWAYS_VALID: '1', PEBBLE_VA_NOSLEEP: '1' });
		return untilAnswered(
			() =>
				new Promise((resolve, reject) => {
					const options = {
						host: '127.0.0.1',
						port: management,
						path: '/roots/0',
						servername: 'localhost',
						ca: testAuthority,
					};
					https
						.get(options, (response) => {
							let body = '';
							response.on('data', (part) => {
								body += part;
							});
							response.on('end', () => resolve(body));
						})
						.on('error', reject);
				}),
		);
	}

	async function untilAnswered<T>(ask: () => Promise<T>): Promise<T> {
		for (const limit = performance.now() + 20_000; ; await sleep(50)) {
			try {
				return await ask();
			} catch (error) {
				if (performance.now() > limit) throw error;
			}
		}
	}

	beforeAll(async () => {
		const [acme, management, http] = [await freePort(), await freePort(), await freePort()];
		port = await freePort();
		ca = await startPebble(acme, management);
		const shipped = fs.readFileSync(path.join(project, 'deploy/caddy/Caddyfile'), 'utf8');
		const here = [
			...['admin off', `http_port ${http}`, `https_port ${port}`, `storage file_system "${folder}/storage"`],
			...[`acme_ca https://127.0.0.1:${acme}/dir`, `acme_ca_root "${folder}/authority.pem"`, 'email ada@example.com'],
		];
		fs.writeFileSync(path.join(folder, 'Caddyfile'), shipped.replace('{\n', `{\n\t${here.join('\n\t')}\n`));
		begin('caddy', ['run', '--config', 'Caddyfile', '--adapter', 'caddyfile'], {
			TLS_ASK_PORT: String(asked.port),
			PORT: String(shop.app.port),
		});
		services = {
			...shop.domains,
			probe: domainProbe({ addresses: [{ address: '127.0.0.1', port }], protocol: 'https', ca, timeoutMs: 20_000 }),
		};
		await untilAnswered(() => get({ host: 'demo.localhost', port, ca }));
	});

	afterAll(async () => {
		for (const child of running) child.kill();
		await Promise.all(running.map((child) => child.exitCode ?? new Promise((resolve) => child.once('exit', resolve))));
		removeFolder(folder);
	});

	it('gives the fallback of a shop its certificate', async () => {
		const { status, issuer } = await get({ host: 'demo.localhost', port, ca });
		expect(status).toBe(200);
		expect(issuer).toMatch(/^Pebble Intermediate CA/);
	});

	it('ends the handshake of a name that is no one’s', async () => {
		await expect(get({ host: 'nobody.example', port, ca })).rejects.toThrow();
	});

	it('takes a domain from pending to active in one check: ask, order, certificate, probe', async () => {
		await shop.add('print.example');
		await shop.publish('print.example');
		await checkDomain(services, shop.shop.id, 'print.example');
		const row = await shop.rowOf('print.example');
		expect(row).toMatchObject({ state: 'active', active: true, detail: { probe: 'answered' } });
		expect(await get({ host: 'print.example', port, ca })).toMatchObject({ status: 200 });
	});
});
