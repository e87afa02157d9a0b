// `npm run bench:moved-pages`: the demo shop is exported from one installation and imported into another under its slug, and into its own under a new one, by
// the commands, while servers run. Everything that a visitor can reach from the home page and the sitemap is compared byte for byte.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabase, openPool } from '../server/database/connection.ts';
import { findRunningDatabase } from '../server/database/embedded/start.ts';
import { mediaSizesJobName } from '../server/media/sizes-job.ts';
import { tenantWithSlug } from '../server/tenants/find-tenant.ts';
import { removeFolder, temporaryFolder } from '../server/testing/cluster.ts';
import { freePort } from '../server/testing/free-port.ts';
import { beginServer, type ServerProcess } from '../server/testing/server-process.ts';

const project = path.dirname(import.meta.dirname);
const beginnings = ['/', '/en-gb/', '/sitemap.xml', '/robots.txt', '/products', '/search?q=karte', '/login', '/cart'];
const mostDiffering = 5;

/** Addresses of the same host in a page, a style sheet or a sitemap. */
function linksIn(body: string, host: string): string[] {
	const found = body.matchAll(/(?:(?:href|src|srcset|content)="|<loc>|url\(["']?)([^"'<>)\s,]+)/g);
	return Array.from(found, ([, link = '']) => link.replaceAll('&amp;', '&').replace(`http://${host}`, ''))
		.filter((link) => /^\/(?!\/)/.test(link))
		.map((link) => link.replace(/#.*/, ''));
}

/** By address: status, type and the bytes as text, in which a shop's own host may be replaced. */
async function pagesOf(server: ServerProcess, slug: string): Promise<Map<string, string>> {
	const host = `${slug}.localhost`;
	const pages = new Map<string, string>();
	const wanted = [...beginnings];
	for (let target = wanted.shift(); target !== undefined; target = wanted.shift()) {
		if (pages.has(target)) continue;
		const { status, headers, bytes } = await server.ask(target, { host });
		const body = bytes.toString('latin1');
		const type = headers['content-type'] ?? '';
		pages.set(target, `${status} ${type} ${headers.location ?? ''}\n${body}`);
		if (!/html|css|xml|json/.test(type)) continue;
		const links = linksIn(body, `${host}:${server.port}`);
		// Filters lead to filters without end: one of them is enough.
		wanted.push(...links.filter((link) => !(link.includes('?') && target?.includes('?'))));
	}
	return pages;
}

function run(program: string, args: string[], dataDir: string): Promise<void> {
	return new Promise((resolve, reject) => {
		const env = { PATH: process.env.PATH, DEMO: 'off', DATA_DIR: dataDir };
		const child = spawn(process.execPath, [`start/${program}.ts`, ...args], { cwd: project, env, stdio: 'inherit' });
		child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`${program} ended with ${code}`))));
	});
}

/** As an operator does. */
async function resume(dataDir: string, slug: string): Promise<void> {
	const database = openDatabase(findRunningDatabase(dataDir) ?? '', 1);
	const tenant = await tenantWithSlug(database, slug);
	await database.inTenant(tenant?.id ?? '', (sql) => sql`update tenants set state = 'active' where slug = ${slug}`);
	await database.close();
}

/** Pictures are shown in more sizes as soon as a job has made them: pages would change while they are compared. */
async function untilSized(dataDir: string): Promise<void> {
	const sql = openPool(findRunningDatabase(dataDir) ?? '', 1);
	for (let waiting = 1; waiting > 0; await sleep(500)) {
		const [row] = await sql<{ total: number }[]>`
			select count(*)::int as total from jobs.job where name = ${mediaSizesJobName} and state <= 'active'`;
		waiting = row?.total ?? 0;
	}
	await sql.end();
}

/** @returns how many differ */
function compare(what: string, before: Map<string, string>, after: Map<string, string>): number {
	const targets = new Set([...before.keys(), ...after.keys()]);
	const differing = [...targets].filter((target) => before.get(target) !== after.get(target));
	const bytes = [...before.values()].reduce((sum, page) => sum + page.length, 0);
	console.log(
		`${what}: ${targets.size - differing.length} of ${targets.size} the same (${(bytes / 2 ** 20).toFixed(1)} MB)`,
	);
	for (const target of differing.slice(0, mostDiffering)) {
		const [old = '(missing)', now = '(missing)'] = [before.get(target), after.get(target)];
		const at = [...old].findIndex((letter, index) => letter !== now[index]);
		const around = (page: string) => page.slice(Math.max(0, at - 80), at + 120);
		console.log(`  ${target}\n  - ${around(old)}\n  + ${around(now)}`);
	}
	return differing.length;
}

const [here, there] = [temporaryFolder('bench'), temporaryFolder('bench')];
const file = path.join(here, 'demo.zip');
const env = { PORT: String(await freePort()), DEMO: 'off', LOG_LEVEL: 'error' };
try {
	// The demo fills its shops; then it is an installation as any other.
	await (await beginServer({ dataDir: here, env: { ...env, DEMO: 'on' } })).end();
	const first = await beginServer({ dataDir: here, env });
	await untilSized(here);
	const original = await pagesOf(first, 'demo');
	await run('export-tenant', ['--slug', 'demo', '--out', file], here);
	await run('import-tenant', [file, '--slug', 'moved'], here);
	await resume(here, 'moved');
	const renamed = await pagesOf(first, 'moved');
	await first.end();

	const second = await beginServer({ dataDir: there, env });
	await run('import-tenant', [file], there);
	await resume(there, 'demo');
	const moved = await pagesOf(second, 'demo');
	await second.end();

	const named = (pages: Map<string, string>, slug: string) =>
		new Map([...pages].map(([target, page]) => [target, page.replaceAll(`${slug}.localhost:${env.PORT}`, 'HOST')]));
	const count =
		compare('same slug, another installation', original, moved) +
		compare('another slug, but for the host', named(original, 'demo'), named(renamed, 'moved'));
	process.exitCode = count === 0 ? 0 : 1;
} finally {
	removeFolder(here);
	removeFolder(there);
}
