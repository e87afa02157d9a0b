// `npm run bench:accounts`: what accounts promise in figures. Many tabs that refresh at once, log-ins that do not tell known accounts
// from unknown ones by their time, and a crowd that signs in beside people who read.
import { randomInt } from 'node:crypto';
import http from 'node:http';
import { hashPassword } from '../server/accounts/passwords.ts';
import { enterUser } from '../server/accounts/users/enter-user.ts';
import { goodPassword } from '../server/testing/accounts.ts';
import { removeFolder, startTestCluster, temporaryFolder } from '../server/testing/cluster.ts';
import { cloneDatabase, type TestDatabase } from '../server/testing/database.ts';
import { beginServer, type ServerProcess } from '../server/testing/server-process.ts';
import { makeShop } from '../server/testing/shop.ts';
import { load, request } from './measure.ts';

const host = 'demo.localhost';
const pairs = 400;
const tabs = 20;
const rounds = 200;
const crowd = 100;
const agent = new http.Agent({ keepAlive: true, maxSockets: 200 });

interface Answer {
	status: number;
	cookies: string[];
	milliseconds: number;
}

/** From another address each time, as a proxy would say it: the limits are not what is measured. */
const someAddress = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;

function post(port: number, call: string, { body, cookie }: { body?: object; cookie?: string }): Promise<Answer> {
	const text = body ? JSON.stringify(body) : '';
	const headers = {
		host,
		'x-forwarded-for': someAddress(),
		...(body ? { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) } : {}),
		...(cookie ? { cookie } : {}),
	};
	const since = performance.now();
	return new Promise((resolve, reject) => {
		const path = `/service-api/auth/${call}`;
		const sent = http.request({ port, host: '127.0.0.1', path, method: 'POST', headers, agent }, (response) => {
			response.resume();
			response.on('end', () => {
				const cookies = response.headers['set-cookie'] ?? [];
				resolve({ status: response.statusCode ?? 0, cookies, milliseconds: performance.now() - since });
			});
		});
		sent.on('error', reject);
		sent.end(text);
	});
}

const refreshToken = ({ cookies }: Answer) =>
	cookies.map((line) => /^platen_refresh=([^;]*)/.exec(line)?.[1]).find((token) => token) ?? '';

const knownLogin = (number: number) => `known${number}@example.com`;

async function fill(test: TestDatabase): Promise<void> {
	const tenant = await makeShop(test, 'demo');
	const passwordHash = await hashPassword(goodPassword);
	await test.database.inTenant(tenant.id, async (sql) => {
		for (let number = 0; number < pairs + crowd; number++)
			await enterUser(sql, tenant.id, { email: knownLogin(number), language: 'de-DE', passwordHash });
	});
}

async function refreshTogether({ port }: ServerProcess): Promise<string> {
	let token = refreshToken(await post(port, 'login', { body: { login: knownLogin(0), password: goodPassword } }));
	let [failed, apart] = [0, 0];
	for (let round = 0; round < rounds; round++) {
		const cookie = `platen_refresh=${token}`;
		const answers = await Promise.all(Array.from({ length: tabs }, () => post(port, 'refresh', { cookie })));
		failed += answers.filter(({ status }) => status !== 200).length;
		const tokens = new Set(answers.map(refreshToken));
		if (tokens.size !== 1) apart += 1;
		[token = ''] = tokens;
	}
	return `${tabs} tabs at once, ${rounds} rounds: ${failed} of ${tabs * rounds} refreshes failed, ${apart} rounds ended with more than one token`;
}

/** How often a time of the one kind is above one of the other; 0.5 when they cannot be told apart. */
function areaUnderCurve(a: number[], b: number[]): number {
	let above = 0;
	for (const x of a) for (const y of b) above += x > y ? 1 : x === y ? 0.5 : 0;
	return above / (a.length * b.length);
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

async function tellApart({ port }: ServerProcess): Promise<string> {
	const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
	const logIn = async (kind: 'known' | 'unknown', number: number) => {
		const login = kind === 'known' ? knownLogin(number) : `other${number}@example.com`;
		const { status, milliseconds } = await post(port, 'login', { body: { login, password: 'Falsch-Offset-7' } });
		if (status !== 401) throw new Error(`log-in answered ${status}`);
		times[kind].push(milliseconds);
	};
	for (let number = 0; number < 20; number++) await logIn(number % 2 ? 'known' : 'unknown', pairs + number);
	times.known = [];
	times.unknown = [];
	for (let number = 0; number < pairs; number++) {
		const first = randomInt(2) === 0;
		await logIn(first ? 'known' : 'unknown', number);
		await logIn(first ? 'unknown' : 'known', number);
	}
	const area = areaUnderCurve(times.known, times.unknown);
	const [known, unknown] = [median(times.known).toFixed(1), median(times.unknown).toFixed(1)];
	return `log-in of a known or an unknown account, ${pairs} pairs: area under the curve ${area.toFixed(3)} (0.45 to 0.55), medians ${known} and ${unknown} ms`;
}

async function crowdSignsIn({ port, pid }: ServerProcess): Promise<string> {
	const page = { name: 'page', pid, port, requests: [request('GET', '/', { host, 'accept-encoding': 'br' })] };
	await load(page, 1);
	const alone = await load(page, 4);
	let [running, answered] = [true, 0];
	const logIns = Array.from({ length: crowd }, async (_, number) => {
		while (running) {
			const login = knownLogin(pairs + number);
			const { status } = await post(port, 'login', { body: { login, password: goodPassword } });
			if (status === 200) answered += 1;
		}
	});
	const beside = await load(page, 4);
	running = false;
	await Promise.all(logIns);
	const share = Math.round((beside.perSecond / alone.perSecond) * 100);
	return `cached page: ${Math.round(alone.perSecond)} a second alone, ${Math.round(beside.perSecond)} beside ${crowd} log-ins at all times (${share} %, at least 50); ${Math.round(answered / 4)} log-ins a second`;
}

const { cluster, stop } = await startTestCluster();
const test = await cloneDatabase(cluster);
const dataDir = temporaryFolder('bench');
try {
	await fill(test);
	const env = { DATABASE_URL: test.appUrl, DATABASE_OWNER_URL: test.ownerUrl, TRUSTED_PROXIES: '127.0.0.1' };
	const server = await beginServer({ dataDir, env: { ...env, LOG_LEVEL: 'error' } });
	try {
		console.log(await refreshTogether(server));
		console.log(await tellApart(server));
		console.log(await crowdSignsIn(server));
	} finally {
		agent.destroy();
		await server.end();
	}
} finally {
	await test.drop();
	await stop();
	removeFolder(dataDir);
}
