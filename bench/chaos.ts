// `npm run chaos -- --n 1000 --seed 7`: guests order by card while everything that can break does; see docs/payments.md.
import { parseArgs } from 'node:util';
import { runChaos } from '../server/testing/chaos/run-chaos.ts';
import { habits } from '../server/testing/chaos/shopper.ts';

const { values } = parseArgs({
	options: { n: { type: 'string' }, seed: { type: 'string' }, filled: { type: 'string' } },
});
const [n, seed] = [Number(values.n ?? 1000), Number(values.seed ?? 1)];
if (!Number.isInteger(n) || n < 1 || !Number.isInteger(seed)) {
	console.error('Say how many checkouts, and a seed: npm run chaos -- --n 1000 --seed 7');
	process.exit(2);
}

const report = await runChaos({
	n,
	seed,
	...(values.filled ? { filled: values.filled } : {}),
	progress: (message) => console.log(`  … ${message}`),
});
const { stories, orders, faults } = report;
const fates = ['paid', 'notPaid', 'soldOut', 'failed'] as const;
const count = (habit: string, fate: string) =>
	stories.filter((story) => story.habit === habit && story.fate === fate).length;
console.log(`\n${'habit'.padEnd(16)}${fates.map((fate) => fate.padStart(9)).join('')}`);
for (const habit of Object.keys(habits))
	console.log(`${habit.padEnd(16)}${fates.map((fate) => String(count(habit, fate)).padStart(9)).join('')}`);
const placed = orders.filter(({ number }) => number !== null);
const sum = placed.reduce((total, { gross }) => total + gross, 0);
const rows: [string, string | number][] = [
	['checkouts', n],
	['seed', seed],
	['server killed', report.kills],
	['database killed', report.databaseKills],
	['sent again by the client itself', report.retries],
	['pressed again by a person', report.pressedAgain],
	['answers of the provider lost', report.lostAnswers],
	['web hooks owed / attempts', `${report.webhooks.sent} / ${report.webhooks.attempts}`],
	['payments captured', report.captured],
	['given back (late money)', report.refunded],
	['orders placed', placed.length],
	['their sum, in minor units', sum],
	['confirmed once', placed.filter(({ confirmations }) => confirmations === 1).length],
	['orders given up', orders.filter(({ number, status }) => number === null && status === 'error').length],
	['money and stock quiet after, ms', report.quietAfterMs],
	[
		'mails behind after the last guest',
		`${report.mailsBehind.count}, the oldest by ${report.mailsBehind.ageSeconds} s`,
	],
	['all confirmed after, ms', report.confirmedAfterMs],
	['seconds in all', report.seconds],
	['faults', faults.length],
];
console.log('');
for (const [name, value] of rows) console.log(`${name.padEnd(32)}${value}`);
for (const fault of faults.slice(0, 30)) console.log(`  ✗ ${fault}`);
process.exit(faults.length > 0 ? 1 : 0);
