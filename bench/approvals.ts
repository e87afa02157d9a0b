// `npm run bench:approvals -- [orders] [seed]`: 36 buyers of two companies and 14 approvers act at random on 200 orders, while the server is killed again and
// again. In the end no order is placed without its approvals, no piece of stock is lost, budgets are exact, and what was answered is there.
import { setTimeout as sleep } from 'node:timers/promises';
import { emptyStep, noConditions } from '../rules/approvals/rule.ts';
import { newId } from '../rules/ids.ts';
import { diceOf } from '../rules/pricing/any-offer.ts';
import { Browser, makeUser } from '../server/testing/accounts.ts';
import { type Approvals, someRule, startApprovals } from '../server/testing/approvals.ts';
import { removeFolder, startTestCluster, temporaryFolder } from '../server/testing/cluster.ts';
import { beginServer } from '../server/testing/server-process.ts';
import { approvalsOf, readBooks } from './approvals/books.ts';
import { actAsApprover, actAsBuyer, type Buyer, Journal, type Person, type Stage } from './approvals/people.ts';
import { KilledServer } from './approvals/server.ts';

const [wanted, seed] = [Number(process.argv[2] ?? 200), Number(process.argv[3] ?? 11)];
const buyersOfCompany = 18;
const approversOfCompany = 6;
const heads = 2;
const mostSeconds = 540;

/** An amount of every company, and of one of its cost centres; the second company refuses what exceeds them. */
const budgets = { company: 250_000, strict: 90_000 };

async function makeCompany({ inShop, demo }: Approvals, id: string, overBudget: string) {
	const codes = Object.keys(approvalsOf).map((code) => ({ id: newId(), code }));
	await inShop(async (sql) => {
		await sql`
			insert into companies (tenant_id, id, name, over_budget) values (${demo.id}, ${id}, ${`Company ${overBudget}`}, ${overBudget})
			on conflict (tenant_id, id) do update set over_budget = excluded.over_budget`;
		for (const { id: costCentreId, code } of codes)
			await sql`
				insert into cost_centres (tenant_id, id, company_id, code, name)
				values (${demo.id}, ${costCentreId}, ${id}, ${code}, '')`;
		const strict = codes.find(({ code }) => code === 'strict')?.id ?? null;
		for (const [costCentreId, amount] of [
			[null, budgets.company],
			[strict, budgets.strict],
		])
			await sql`
				insert into budgets (tenant_id, id, company_id, cost_centre_id, period, amount)
				values (${demo.id}, ${newId()}, ${id}, ${costCentreId ?? null}, 'year', ${amount ?? 0})`;
	});
	return { id, costCentres: codes };
}

const { cluster, stop } = await startTestCluster();
const shop = await startApprovals(cluster);
const dataDir = temporaryFolder('approvals');
const server = new KilledServer(() =>
	beginServer({
		dataDir,
		env: {
			...{ DATABASE_URL: shop.test.appUrl, DATABASE_OWNER_URL: shop.test.ownerUrl },
			...{ SECRET_KEY: 'the secret of all tests, long enough', DEMO: 'off', DEFAULT_TENANT: 'demo' },
			...{ STRIPE_URL: shop.sandbox.url, LOG_LEVEL: 'error', TRUSTED_PROXIES: '127.0.0.1' },
		},
	}),
);

let networks = 0;

/**
 * Each of them sits in a network of their own, as a proxy would say it: what one network may order in an hour is less than what all of them order together.
 * What one person may order stays limited as in any shop.
 */
function ofOwnNetwork(): Browser {
	networks += 1;
	const address = `10.${networks}.0.1`;
	return new Browser({
		ask: (target, options = {}) =>
			server.ask(target, { ...options, headers: { ...options.headers, 'x-forwarded-for': address } }),
	});
}

async function signIn(name: string): Promise<Person> {
	const email = `${name}@example.com`;
	const id = await makeUser(shop.test.database, shop.demo, email);
	const browser = ofOwnNetwork();
	const { json } = await browser.logIn(email);
	if (json.status !== 'ok') throw new Error(`${email} could not sign in: ${JSON.stringify(json)}`);
	return { id, browser };
}

async function join(name: string, role: string, companyId: string): Promise<Person> {
	const person = await signIn(name);
	await shop.inShop(
		(sql) => sql`
			insert into company_members (tenant_id, user_id, company_id, role)
			values (${shop.demo.id}, ${person.id}, ${companyId}, ${role})`,
	);
	return person;
}

/** One after the other: they act until all is ordered and nothing waits, or the time is over. */
async function actUntil(isOver: () => boolean, stage: Stage, act: () => Promise<void>): Promise<void> {
	while (!isOver()) {
		await act();
		await sleep(50 + stage.dice(400));
	}
}

const countWaiting = async (): Promise<number> => {
	const [row] = await shop.inShop(
		(sql) => sql<{ count: number }[]>`
			select count(*)::int as count from order_approvals where state in ('pending', 'returned')`,
	);
	return row?.count ?? 0;
};

async function killUntil(isOver: () => boolean, dice: Stage['dice']): Promise<void> {
	while (!isOver()) {
		await sleep(4000 + dice(7000));
		if (!isOver()) await server.killAndRestart();
	}
}

try {
	const companies = [await makeCompany(shop, shop.companyId, 'approval'), await makeCompany(shop, newId(), 'refuse')];
	// Nothing is paid: what the shop of tests has encrypted with a key of its own would keep the server from starting.
	await shop.inShop((sql) => sql`delete from secrets`);
	await server.start();
	const [buyers, approvers]: [Buyer[], Person[]] = [[], []];
	for (const [index, { id, costCentres }] of companies.entries()) {
		for (let n = 0; n < buyersOfCompany; n += 1)
			buyers.push({ ...(await join(`buyer${index}-${n}`, 'buyer', id)), costCentres });
		for (let n = 0; n < approversOfCompany; n += 1)
			approvers.push(await join(`approver${index}-${n}`, n === 0 ? 'companyAdmin' : 'approver', id));
	}
	for (let n = 0; n < heads; n += 1) approvers.push(await signIn(`head${n}`));
	const userIds = approvers.slice(-heads).map(({ id }) => id);
	const company = { ...emptyStep, company: true };
	const conditions = (given: object) => ({ ...noConditions, ...given });
	// In this order: what exceeds a budget is approved by two in any case, as is what the other rules would ask of one or two.
	await shop.setRules(
		someRule({
			name: 'Budget',
			conditions: conditions({ overBudget: true }),
			steps: [company, { ...emptyStep, userIds }],
		}),
		someRule({
			name: 'Twice',
			conditions: conditions({ costCentres: ['twice'] }),
			steps: [company, { ...emptyStep, userIds }],
		}),
		someRule({ name: 'Strict', conditions: conditions({ costCentres: ['strict'] }), steps: [company] }),
	);
	const initial = new Map([
		[shop.card, 5000],
		[shop.flyer, 250],
	]);
	for (const [productId, count] of initial) await shop.setStock(count, productId);

	const dice = diceOf(seed);
	const journal = new Journal();
	const stage: Stage = { shop, dice, journal, wanted };
	const since = performance.now();
	let isOver = false;
	const watch = async () => {
		for (; !isOver; await sleep(1000)) {
			const isDone = journal.placed.size >= wanted && (await countWaiting()) === 0;
			isOver = isDone || performance.now() - since > mostSeconds * 1000;
		}
	};
	await Promise.all([
		watch(),
		killUntil(() => isOver, dice),
		...buyers.map((who) =>
			actUntil(
				() => isOver,
				stage,
				() => actAsBuyer(stage, who),
			),
		),
		...approvers.map((who) =>
			actUntil(
				() => isOver,
				stage,
				() => actAsApprover(stage, who),
			),
		),
	]);
	const seconds = (performance.now() - since) / 1000;
	const { orders, faults, isPlaced, isLive } = await readBooks(shop, journal, initial);
	const count = (holds: (order: (typeof orders)[number]) => boolean) => orders.filter(holds).length;
	const rows: [string, string | number][] = [
		['buyers, approvers', `${buyers.length}, ${approvers.length}`],
		['calls answered, tries without a response', `${journal.acts}, ${journal.lost}`],
		['kill -9 of the server', server.kills],
		['orders, refused checkouts', `${orders.length}, ${journal.refused.size}`],
		['decisions', orders.reduce((sum, { decisions }) => sum + decisions.length, 0)],
		[
			'placed, waiting, stopped',
			`${count(isPlaced)}, ${count((one) => isLive(one) && !isPlaced(one))}, ${count((one) => !isLive(one))}`,
		],
		[
			'with an approval, of these for exceeding a budget',
			`${count(({ steps }) => steps !== null)}, ${count((one) => one.isOverBudget)}`,
		],
		['refusals', [...journal.codes].map(([code, times]) => `${code} ${times}`).join(', ')],
		['seconds', seconds.toFixed(0)],
		['wrong', faults.length],
	];
	for (const [name, value] of rows) console.log(`${name.padEnd(52)} ${value}`);
	for (const fault of new Set(faults)) console.log(`  ${faults.filter((one) => one === fault).length} × ${fault}`);
	if (faults.length > 0 || orders.length < wanted) process.exitCode = 1;
} finally {
	await server.end();
	await shop.close();
	await stop();
	removeFolder(dataDir);
}
