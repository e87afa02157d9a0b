// Many guests order by card at once, while the server and its database are killed, answers of the provider are lost and its webhooks
// come twice, late and in the wrong order. Afterwards the books of both sides must agree to the cent.
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { type Dice, diceOf, oneOf } from '../../../rules/pricing/any-offer.ts';
import { stripeControl } from '../../../sandbox/stripe/control/client.ts';
import { startStripeSandbox } from '../../../sandbox/stripe/server.ts';
import type { KnobChanges } from '../../../sandbox/stripe/webhooks/knobs.ts';
import { removeFolder, temporaryFolder } from '../cluster.ts';
import { freePort } from '../free-port.ts';
import { findBookErrors, type OrderInBooks } from './audit.ts';
import { haveSent, putOnStock, readBooks, stillBusy, untilDone, withDatabase } from './books.ts';
import { goShopping, type Story } from './checkout.ts';
import { type ShakyServer, startShakyServer } from './shaky-server.ts';
import { habitOf, type OrderedItem, startShopper } from './shopper.ts';

interface ChaosOptions {
	/** How many checkouts. */
	n: number;
	seed: number;
	/** How many guests at the same time. */
	atOnce?: number;
	/** Between two kills. */
	pauseMs?: readonly [least: number, most: number];
	/** How often something is killed; as long as there are guests, unless specified. */
	rounds?: number;
	reservationSeconds?: number;
	/** The data of a shop that was open before; none: a new one. */
	filled?: string;
	progress?(message: string): void;
}

interface ChaosReport {
	stories: Story[];
	orders: OrderInBooks[];
	captured: number;
	refunded: number;
	kills: number;
	databaseKills: number;
	/** How often the client sent something again by itself, and how often a person pressed a button again. */
	retries: number;
	pressedAgain: number;
	webhooks: { sent: number; attempts: number };
	lostAnswers: number;
	seconds: number;
	/** From the last guest on, until money, stock and orders had come to rest, and until all mails about them were written as well. */
	quietAfterMs: number;
	confirmedAfterMs: number;
	/** Mails to be written when the last guest had gone, and how long the oldest of them had been waiting. */
	mailsBehind: { count: number; ageSeconds: number };
	/** What is wrong; none if all is well. */
	faults: string[];
}

const thingsForSale = 3;
const quietWithin = 30_000;

/** How many there are to write depends on the machine: only where none is written for so long there is something wrong. */
const mailsStuckAfter = 60_000;

/** Two kinds of bad weather: side by side with delays, and one after the other in reverse. */
const weather: readonly KnobChanges[] = [
	{
		webhooks: { duplicates: 1, delayMs: [0, 1500], loseEvery: 5, reverseWithinMs: 0 },
		answers: { loseEvery: 6, delayMs: [0, 40] },
	},
	{
		webhooks: { duplicates: 2, delayMs: [0, 0], loseEvery: 7, reverseWithinMs: 700 },
		answers: { loseEvery: 9, delayMs: [0, 80] },
	},
];

/** What a guest can put into the cart and order as it is, tried out. */
async function findThings(server: ShakyServer, control: ReturnType<typeof stripeControl>, ids: readonly string[]) {
	const things: OrderedItem[] = [];
	for (const [index, productId] of ids.entries()) {
		if (things.length === thingsForSale) break;
		const shopper = startShopper({ server, control, address: `10.9.0.${index + 1}`, number: 0 });
		await shopper.begin();
		for (const quantity of [1, 10, 50, 100, 250, 500, 1000]) {
			if ((await shopper.fill({ productId, quantity })) !== undefined) continue;
			const shown = await shopper.call<{ problems: string[]; totals: { gross: number } }>(
				'{ checkout(country: "DE") { problems totals { gross } } }',
			);
			if ('totals' in shown && shown.problems.length === 0 && shown.totals.gross > 100)
				things.push({ productId, quantity });
			break;
		}
	}
	if (things.length === 0) throw new Error('nothing can be ordered by a guest');
	return things;
}

/** All of them, a few at a time. */
async function inCrowd<T>(count: number, atOnce: number, work: (number: number) => Promise<T>): Promise<T[]> {
	const done: T[] = [];
	let next = 1;
	const line = async () => {
		while (next <= count) {
			const number = next;
			next += 1;
			done.push(await work(number));
		}
	};
	await Promise.all(Array.from({ length: Math.min(atOnce, count) }, line));
	return done;
}

/** The weather changes in the middle. */
async function shop(
	server: ShakyServer,
	control: ReturnType<typeof stripeControl>,
	things: readonly OrderedItem[],
	given: ChaosOptions,
) {
	const { n, seed, atOnce = 16, pauseMs = [2500, 8000], rounds = Number.POSITIVE_INFINITY } = given;
	const { progress = () => undefined } = given;
	const dice: Dice = diceOf(seed);
	const plans = Array.from({ length: n }, () => ({ habit: habitOf(dice), thing: oneOf(dice, things) }));
	await control.turn(weather[0] ?? {});
	const storm = server.storm(pauseMs, rounds);
	let done = 0;
	const stories = await inCrowd(n, atOnce, async (number) => {
		const address = `10.${1 + (number >> 14)}.${(number >> 7) & 127}.${number & 127}`;
		const { habit, thing } = plans[number - 1] ?? { habit: 'returns' as const, thing: oneOf(dice, things) };
		const story = await goShopping(startShopper({ server, control, address, number }), habit, thing);
		done += 1;
		if (done === Math.floor(n / 2)) await control.turn(weather[1] ?? {});
		if (done % 50 === 0) progress(`${done} of ${n} checkouts, ${server.kills} kills`);
		return story;
	});
	await storm.end();
	await control.calm();
	return stories;
}

export async function runChaos(options: ChaosOptions): Promise<ChaosReport> {
	const { seed, n, progress = () => undefined, reservationSeconds = 8 } = options;
	const since = performance.now();
	const dataDir = temporaryFolder('chaos');
	// With its owners: the database has one of its own.
	if (options.filled) execFileSync('cp', ['-a', `${options.filled}/.`, dataDir]);
	const sandbox = await startStripeSandbox({ dataDir: path.join(dataDir, 'provider') });
	const control = stripeControl(sandbox.url);
	const env = {
		STRIPE_URL: sandbox.url,
		RESERVATION_SECONDS: String(reservationSeconds),
		TRUSTED_PROXIES: '127.0.0.1',
		LOG_LEVEL: 'warn',
	};
	const server = await startShakyServer({ dataDir, port: await freePort(), env, dice: diceOf(seed + 1) });
	try {
		progress('the shop is open');
		await haveSent(dataDir);
		const ids = await withDatabase(dataDir, (database, tenantId) =>
			database.inTenant(
				tenantId,
				(sql) => sql<{ id: string }[]>`
					select id from products p where tenant_id = ${tenantId}
						and not exists (select from products v where v.tenant_id = p.tenant_id and v.parent_id = p.id)
					order by id limit 80`,
			),
		);
		const things = await findThings(
			server,
			control,
			ids.map(({ id }) => id),
		);
		const stock = await putOnStock(dataDir, things, n);
		const began = new Date();
		const stories = await shop(server, control, things, options);
		const closedAt = performance.now();
		const sinceLast = () => Math.round(performance.now() - closedAt);
		const behind = await stillBusy(dataDir);
		const heard = control.quiet(quietWithin);
		const settledAfterMs = await untilDone('money', dataDir, quietWithin);
		const quietAfterMs = (await heard) ? settledAfterMs : quietWithin + 1;
		await untilDone('mails', dataDir, mailsStuckAfter);
		const confirmedAfterMs = sinceLast();
		const books = await readBooks(dataDir, control, began, stock);
		const requests = await control.requests();
		const deliveries = await control.deliveries();
		const faults = [...findBookErrors(books), ...server.deaths];
		if (quietAfterMs > quietWithin) faults.push(`not quiet after ${quietWithin / 1000} seconds`);
		for (const { number, habit, why } of stories.filter(({ fate }) => fate === 'failed'))
			faults.push(`guest ${number} (${habit}): ${why}`);
		return {
			stories,
			orders: books.orders,
			captured: books.captured.length,
			refunded: books.captured.filter(({ amount_refunded }) => amount_refunded > 0).length,
			kills: server.kills,
			databaseKills: server.databaseKills,
			retries: stories.reduce((sum, { retries }) => sum + retries, 0),
			pressedAgain: stories.reduce((sum, story) => sum + story.pressedAgain, 0),
			webhooks: { sent: deliveries.length, attempts: deliveries.reduce((sum, { attempts }) => sum + attempts, 0) },
			lostAnswers: requests.filter(({ lost }) => lost).length,
			seconds: Math.round((performance.now() - since) / 1000),
			quietAfterMs,
			confirmedAfterMs,
			mailsBehind: { count: behind.mails, ageSeconds: behind.mailsAgeSeconds },
			faults,
		};
	} finally {
		fs.writeFileSync(path.join(dataDir, '..', `chaos-${seed}.log`), server.output());
		await server.close();
		await sandbox.close();
		removeFolder(dataDir);
	}
}
