import { spawn } from 'node:child_process';
import dgram from 'node:dgram';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { startDnsSandbox, type ZoneRecord } from '../../../sandbox/dns/server.ts';
import { hasProgram } from '../../testing/program.ts';
import { nodeResolver } from './node-resolver.ts';
import type { DnsResolver } from './port.ts';

const long = 'x'.repeat(400);
const zone: ZoneRecord[] = [
	{ name: '_platen.shop.example', type: 'TXT', value: 'proof' },
	{ name: '_platen.shop.example', type: 'TXT', value: long },
	{ name: 'www.shop.example', type: 'CNAME', value: 'shop.example' },
	{ name: 'shop.example', type: 'A', value: '192.0.2.7' },
	{ name: 'shop.example', type: 'AAAA', value: '2001:db8::7' },
];

async function expectAnswers(resolver: DnsResolver): Promise<void> {
	const texts = await resolver.resolve('TXT', '_platen.shop.example');
	expect(texts?.sort()).toEqual(['proof', long].sort());
	expect(await resolver.resolve('CNAME', 'www.shop.example')).toEqual(['shop.example']);
	expect(await resolver.resolve('A', 'www.shop.example')).toEqual(['192.0.2.7']);
	expect(await resolver.resolve('AAAA', 'shop.example')).toEqual(['2001:db8::7']);
	expect(await resolver.resolve('CNAME', 'shop.example')).toEqual([]);
	expect(await resolver.resolve('A', 'none.shop.example')).toEqual([]);
}

describe('the resolver', () => {
	it('reads records of every type, long texts and aliases, and says where there are none', async () => {
		const dns = await startDnsSandbox((name) => zone.filter((record) => record.name === name));
		await expectAnswers(nodeResolver([dns]));
		await dns.close();
	});

	it('knows nothing where the server fails, refuses or is silent', async () => {
		const failing = await startDnsSandbox(() => undefined);
		expect(await nodeResolver([failing]).resolve('A', 'shop.example')).toBeUndefined();
		await failing.close();
		expect(await nodeResolver([failing]).resolve('TXT', 'shop.example')).toBeUndefined();
		const silent = await startDnsSandbox(() => 'silent');
		expect(await nodeResolver([silent]).resolve('A', 'shop.example')).toBeUndefined();
		await silent.close();
	});

	it('answers from nothing that it has heard before', async () => {
		const records: ZoneRecord[] = [];
		const dns = await startDnsSandbox((name) => records.filter((record) => record.name === name));
		const resolver = nodeResolver([dns]);
		expect(await resolver.resolve('A', 'shop.example')).toEqual([]);
		records.push({ name: 'shop.example', type: 'A', value: '192.0.2.8' });
		expect(await resolver.resolve('A', 'shop.example')).toEqual(['192.0.2.8']);
		await dns.close();
	});
});

async function freeUdpPort(): Promise<number> {
	const socket = dgram.createSocket('udp4');
	await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve));
	const { port } = socket.address();
	await new Promise<void>((resolve) => socket.close(() => resolve()));
	return port;
}

describe.skipIf(!hasProgram('dnsmasq'))('the resolver with dnsmasq (needs the program)', () => {
	it('reads the same', async () => {
		const port = await freeUdpPort();
		const records = [
			...[
				'--txt-record=_platen.shop.example,proof',
				`--txt-record=_platen.shop.example,${long.slice(0, 255)},${long.slice(255)}`,
			],
			...['--cname=www.shop.example,shop.example', '--host-record=shop.example,192.0.2.7,2001:db8::7'],
		];
		const options = [
			'--no-daemon',
			'--no-resolv',
			'--no-hosts',
			'--conf-file=/dev/null',
			'--bind-interfaces',
			'--user=',
		];
		const child = spawn(
			'dnsmasq',
			[...options, '--listen-address=127.0.0.1', `--port=${port}`, '--local=/example/', '--pid-file=', ...records],
			{ stdio: 'ignore' },
		);
		const resolver = nodeResolver([{ address: '127.0.0.1', port }]);
		for (let waits = 0; waits < 100 && !(await resolver.resolve('A', 'shop.example'))?.length; waits += 1)
			await sleep(20);
		await expectAnswers(resolver);
		child.kill();
	});
});
