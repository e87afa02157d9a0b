// `npm run bench:assistant`: how much later the first word of a text is there than for who reads the provider directly, and what visitors of pages
// notice of a hundred texts that are being written at the same time.
import http from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { startAssistantSandbox } from '../sandbox/assistant/server.ts';
import { Browser, makeUser } from '../server/testing/accounts.ts';
import { removeFolder, startTestCluster, temporaryFolder } from '../server/testing/cluster.ts';
import { cloneDatabase } from '../server/testing/database.ts';
import { beginServer, type ServerProcess } from '../server/testing/server-process.ts';
import { makeShop } from '../server/testing/shop.ts';

const rounds = 40;
const users = 40;
const streams = 100;
const streamsOfUser = 3;
const pagesPerSecond = 200;
const seconds = 10;
const most = { laterMs: 50, timesSlower: 2 };

const quantile = (values: readonly number[], share: number): number =>
	[...values].sort((one, other) => one - other)[Math.floor((values.length - 1) * share)] ?? Number.NaN;

interface Sent {
	port: number;
	path: string;
	headers: Record<string, string>;
	body: object;
}

/** @returns milliseconds until `wanted` has come, and a promise of the end */
function stream({ port, path, headers, body }: Sent, wanted: string): Promise<{ first: number; end: Promise<void> }> {
	return new Promise((resolve, reject) => {
		const begun = performance.now();
		const call = http.request({
			...{ port, path, method: 'POST', host: '127.0.0.1', agent: false },
			headers: { 'content-type': 'application/json', ...headers },
		});
		call.on('error', reject);
		call.on('response', (response) => {
			let text = '';
			const end = new Promise<void>((ended) => response.on('close', ended));
			response.setEncoding('utf8').on('data', (piece: string) => {
				text += piece;
				if (text.includes(wanted)) resolve({ first: performance.now() - begun, end });
			});
			response.on('end', () => reject(new Error(text.slice(0, 300))));
		});
		call.end(JSON.stringify(body));
	});
}

const shorten = { task: 'shorten', language: 'en-GB', text: 'One sentence. Another one. A third one.' };

const cookiesOf = ({ cookies }: Browser) => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');

const toServer = (server: ServerProcess, who: Browser): Sent => ({
	port: server.port,
	path: '/service-api/assistant',
	headers: { host: `demo.localhost:${server.port}`, cookie: cookiesOf(who) },
	body: shorten,
});

/** At a steady pace, whatever the server does. */
async function readPages(server: ServerProcess): Promise<number[]> {
	const times: number[] = [];
	const running: Promise<void>[] = [];
	const begun = performance.now();
	for (let count = 0; count < pagesPerSecond * seconds; count++) {
		const due = begun + (count * 1000) / pagesPerSecond;
		if (due > performance.now()) await sleep(due - performance.now());
		running.push(
			server.ask('/').then(({ status }) => {
				if (status !== 200) throw new Error(`status ${status}`);
				times.push(performance.now() - due);
			}),
		);
	}
	await Promise.all(running);
	return times;
}

const sandbox = await startAssistantSandbox({ firstDelayMs: 30, tokenDelayMs: 5 });
const { cluster, stop } = await startTestCluster();
const dataDir = temporaryFolder('bench');
const test = await cloneDatabase(cluster);
const demo = await makeShop(test, 'demo');
const role = { name: 'editor', access: ['mContent', 'qContent'] as const };
for (let count = 0; count < users; count++) await makeUser(test.database, demo, `editor${count}@example.com`, { role });
const server = await beginServer({
	dataDir,
	env: {
		...{ DATABASE_URL: test.appUrl, DATABASE_OWNER_URL: test.ownerUrl, DEMO: 'off', LOG_LEVEL: 'error' },
		...{ DEFAULT_TENANT: 'demo', ASSISTANT_URL: sandbox.url, ASSISTANT_MODEL: 'sandbox-writer', ASSISTANT_KEY: 'good' },
	},
});
try {
	const people: Browser[] = [];
	for (let count = 0; count < users; count++) {
		const who = new Browser(server);
		await who.logIn(`editor${count}@example.com`);
		people.push(who);
	}
	const at = (index: number): Browser => people[index % people.length] ?? new Browser(server);
	const direct: number[] = [];
	const shown: number[] = [];
	const { port } = new URL(sandbox.url);
	for (let round = 0; round < rounds; round++) {
		const messages = [
			{ role: 'system', content: 'Task: shorten' },
			{ role: 'user', content: `<text>\n${shorten.text}\n</text>` },
		];
		const body = { model: 'sandbox-writer', messages, stream: true };
		const bare = { port: Number(port), path: '/v1/chat/completions', headers: { authorization: 'Bearer good' }, body };
		direct.push((await stream(bare, '"content":"One"')).first);
		shown.push((await stream(toServer(server, at(round)), '"text":"One"')).first);
	}
	const later = quantile(shown, 0.5) - quantile(direct, 0.5);

	await readPages(server);
	const alone = quantile(await readPages(server), 0.95);
	Object.assign(sandbox, {
		firstDelayMs: 0,
		tokenDelayMs: 40,
		write: () => 'word '.repeat((seconds * 1000) / 40 + 200),
	});
	let written = 0;
	const open = Array.from({ length: streams }, async (_, index) => {
		const { end } = await stream(toServer(server, at(Math.floor(index / streamsOfUser))), '"text":"word"');
		written += 1;
		return end;
	});
	while (written < streams) await sleep(50);
	const beside = quantile(await readPages(server), 0.95);
	const isBegun = written === streams;

	console.log('| | |\n|---|---|');
	console.log(`| first word, read directly, median | ${quantile(direct, 0.5).toFixed(1)} ms |`);
	console.log(
		`| first word, through the shop, median | ${quantile(shown, 0.5).toFixed(1)} ms (${later.toFixed(1)} ms later) |`,
	);
	console.log(`| page from the cache at ${pagesPerSecond} a second, p95 | ${alone.toFixed(1)} ms |`);
	console.log(`| the same beside ${streams} texts being written, p95 | ${beside.toFixed(1)} ms |`);
	if (!isBegun || later > most.laterMs || beside > alone * most.timesSlower) process.exitCode = 1;
	await Promise.race([Promise.all(open), sleep(1000)]);
} finally {
	await server.end();
	if (server.output().trim()) console.error(server.output().slice(-2000));
	await test.drop();
	await stop();
	removeFolder(dataDir);
	await sandbox.close();
}
