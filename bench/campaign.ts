// `npm run bench:campaign -- [subscribers] [together]`: a campaign goes to 10,000 subscribers through a provider that counts every mail, while visitors
// read 200 cached pages a second in a process of their own. The process that sends is killed twice (`kill -9`), once while the provider has taken a
// batch and nobody has noted that, once at any moment, and begun again. Everybody has exactly one mail in the end. `together`: one process serves and
// sends, and is not killed.
import { setTimeout as sleep } from 'node:timers/promises';
import { newId } from '../rules/ids.ts';
import { regularLayout } from '../rules/pages/layout.ts';
import { orderSettings } from '../rules/settings/orders.ts';
import { startSendgridSandbox } from '../sandbox/sendgrid/server.ts';
import { deriveKey } from '../server/accounts/sessions/keys.ts';
import { sendJob } from '../server/jobs/send-job.ts';
import { findCampaign } from '../server/newsletter/campaigns/find-campaigns.ts';
import { prepareJob } from '../server/newsletter/campaigns/prepare-campaign.ts';
import { hashOfEmail } from '../server/newsletter/core/find-subscriber.ts';
import { enterSecret } from '../server/secrets/keep-secret.ts';
import { removeFolder, startTestCluster, temporaryFolder } from '../server/testing/cluster.ts';
import { cloneDatabase } from '../server/testing/database.ts';
import { beginServer, type ServerProcess } from '../server/testing/server-process.ts';
import { setSettings } from '../server/testing/settings.ts';
import { makeShop } from '../server/testing/shop.ts';
import { beginVisitors, type PagesRead } from './renewals/crowd-process.ts';

const subscribers = Number(process.argv[2] ?? 10_000);
const isTogether = process.argv[3] === 'together';
const pagesPerSecond = 200;
const warmUpSeconds = 3;
const aloneSeconds = 15;
const mostSeconds = 1500;
const secretKey = 'as many characters as a secret has';

const p95 = ({ waits }: PagesRead): number =>
	waits.toSorted((one, other) => one - other)[Math.floor(waits.length * 0.95)] ?? 0;

const text = (words: string) => ({ 'de-DE': { text: words, source: 'human' } });

const draft = {
	sections: [
		{
			...{ id: 'one', type: 'singleCta', version: 1, layout: regularLayout, items: [] },
			values: {
				...{ look: 'accent', align: 'start' },
				first: { url: '/products', target: '', click: 'button', colour: 'primary' },
			},
			texts: { title: text('Vier neue Papiere'), text: text('Alle vier liegen im Lager.'), first: text('Zum Shop') },
		},
	],
	seo: { texts: {}, image: null, index: true },
};

const { cluster, stop } = await startTestCluster();
const test = await cloneDatabase(cluster);
const sandbox = await startSendgridSandbox();
const dataDir = temporaryFolder('campaign');
const servers: ServerProcess[] = [];
const campaignId = newId();
try {
	const tenant = await makeShop(test, 'demo');
	const inShop = <Result>(work: Parameters<typeof test.database.inTenant<Result>>[1]) =>
		test.database.inTenant(tenant.id, work);
	await inShop(async (sql) => {
		await setSettings(sql, tenant.id, orderSettings, {
			mailProvider: 'sendgrid',
			mailSender: 'news@druckwerk.example',
		});
		await enterSecret(sql, deriveKey(secretKey, 'secrets'), tenant.id, 'mailProviderKey', 'SG.bench.key');
		const people = Array.from({ length: subscribers }, (_, number) => `reader.${number}@post.example`);
		const rows = people.map((email, number) => ({ email, hash: hashOfEmail(email), measured: number % 3 === 0 }));
		await sql`
			insert into newsletter_subscribers (
				tenant_id, id, email, email_hash, language, state, source, token, confirmed_at, measured
			)
			select ${tenant.id}, gen_random_uuid(), g.email, g.hash, 'de-DE', 'subscribed', 'page', gen_random_uuid()::text, now(), g.measured
			from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as g (email text, hash text, measured boolean)`;
		await sql`
			insert into newsletter_campaigns (tenant_id, id, name, state, draft, subjects)
			values (
				${tenant.id}, ${campaignId}, 'Papiere', 'preparing', ${JSON.stringify(draft)}::text::jsonb,
				${JSON.stringify({ 'de-DE': 'Vier neue Papiere' })}::text::jsonb
			)`;
	});
	const env = {
		...{ DATABASE_URL: test.appUrl, DATABASE_OWNER_URL: test.ownerUrl, SECRET_KEY: secretKey },
		...{ DEMO: 'off', DEFAULT_TENANT: tenant.slug, SENDGRID_URL: sandbox.url, LOG_LEVEL: 'error' },
	};
	const begin = async (jobs: 'on' | 'off') => {
		const server = await beginServer({ dataDir, env: { ...env, JOBS: jobs } });
		servers.push(server);
		return server;
	};
	const pages = await begin(isTogether ? 'on' : 'off');
	let sender = isTogether ? pages : await begin('on');
	const visitors = beginVisitors(pages.port, pagesPerSecond);
	const readFor = async (seconds: number) => {
		visitors.begin();
		await sleep(seconds * 1000);
		return visitors.end();
	};
	await readFor(warmUpSeconds);
	const alone = await readFor(aloneSeconds);

	const taken = () => [...sandbox.batches.values()].reduce((sum, batch) => sum + batch.length, 0);
	/** The first one as soon as the provider has taken a batch, before its answer was noted; the other one whenever it comes. */
	const kills: { at: number; atOnce: boolean }[] = isTogether
		? []
		: [
				{ at: subscribers / 4, atOnce: true },
				{ at: subscribers / 2, atOnce: false },
			];
	const watch = async () => {
		for (const { at, atOnce } of kills) {
			while (taken() < at) await sleep(atOnce ? 0 : 100);
			process.kill(sender.pid, 'SIGKILL');
			await sender.ended;
			console.log(`killed with ${taken()} mails taken by the provider`);
			sender = await begin('on');
		}
	};
	visitors.begin();
	const since = performance.now();
	await inShop((sql) => sendJob(sql, tenant.id, prepareJob, { campaignId, at: null }));
	const killing = watch();
	const standing = () => inShop((sql) => findCampaign(sql, tenant.id, campaignId));
	const isOver = () => performance.now() - since > mostSeconds * 1000;
	let campaign = await standing();
	let shown = 0;
	while (!isOver() && (campaign.figures.total === 0 || campaign.figures.waiting > 0)) {
		await sleep(500);
		campaign = await standing();
		const { total, waiting } = campaign.figures;
		const tenth = total === 0 ? 0 : Math.floor(((total - waiting) / total) * 10);
		if (tenth > shown)
			console.log(`${total - waiting} of ${total} after ${((performance.now() - since) / 1000).toFixed(0)} s`);
		shown = tenth;
	}
	const seconds = (performance.now() - since) / 1000;
	const busy = await visitors.end();
	visitors.close();
	await killing;
	// What was on its way when it was killed is asked of the provider.
	while (!isOver() && campaign.state !== 'sent') {
		await sleep(1000);
		campaign = await standing();
	}
	const settled = (performance.now() - since) / 1000;
	const times = new Map<string, number>();
	for (const email of [...sandbox.batches.values()].flat()) times.set(email, (times.get(email) ?? 0) + 1);
	const twice = [...times.values()].filter((count) => count > 1).length;
	const { figures, state } = campaign;
	const rows: [string, string | number][] = [
		['subscribers; with exactly one mail, with several', `${subscribers}; ${times.size - twice}, ${twice}`],
		['the campaign says', `${state}: ${figures.sent} of ${figures.total} sent, ${figures.unclear} unclear`],
		['killed with -9', kills.length],
		['seconds until nobody waits, until all is settled', `${seconds.toFixed(0)}, ${settled.toFixed(0)}`],
		['pages read alone, beside', `${alone.waits.length}, ${busy.waits.length}`],
		['pages refused alone, beside', `${alone.failed}, ${busy.failed}`],
		['95 % within, alone and beside', `${p95(alone).toFixed(1)} ms, ${p95(busy).toFixed(1)} ms`],
		['ratio', (p95(busy) / p95(alone)).toFixed(2)],
	];
	for (const [name, value] of rows) console.log(`${name.padEnd(52)} ${value}`);
	if (times.size !== subscribers || twice > 0 || state !== 'sent' || busy.failed > 0) process.exitCode = 1;
} finally {
	for (const server of servers) await server.end('SIGKILL');
	await sandbox.close();
	await test.drop();
	await stop();
	removeFolder(dataDir);
}
