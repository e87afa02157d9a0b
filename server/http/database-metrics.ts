// What operators see of the database from here: whether it is there, how its connections are used, and who waits for one.
import { Counter, Gauge, type Registry } from 'prom-client';
import type { Database } from '../database/connection.ts';
import type { ClassState } from '../database/gate/turns.ts';

export function measureDatabase(registry: Registry, database: Database): void {
	const line = () => database.state().line;
	const gauges: [string, string, () => number][] = [
		['database_up', '1 while the database answers', () => (database.state().database === 'away' ? 0 : 1)],
		[
			'database_read_only',
			'1 while the database answers and refuses changes, as a replica does',
			() => (database.state().database === 'read-only' ? 1 : 0),
		],
		['database_connections', 'Connections this process may use', () => database.state().connections],
		['database_connections_in_use', 'Connections in use', () => database.state().inUse],
		['database_listen_up', '1 while calls of the database (LISTEN) reach this process', () => (line().isOpen ? 1 : 0)],
		[
			'database_listen_silent_seconds',
			'Time since the latest call of the database, or since the line was opened',
			() => line().silentSeconds ?? Number.NaN,
		],
	];
	for (const [name, help, read] of gauges)
		registry.registerMetric(
			new Gauge({
				name,
				help,
				registers: [],
				collect() {
					this.set(read());
				},
			}),
		);
	registry.registerMetric(
		new Gauge({
			name: 'database_waiting',
			help: 'Requests and jobs that wait for a connection, by class of work',
			labelNames: ['class'],
			registers: [],
			collect() {
				for (const [name, { waiting }] of Object.entries(database.state().classes)) this.set({ class: name }, waiting);
			},
		}),
	);
	const totals: [string, string, (state: ClassState) => number][] = [
		['database_turns_total', 'Transactions that got a connection, by class of work', ({ given }) => given],
		['database_wait_seconds_total', 'Time waited for connections, by class of work', ({ waitedMs }) => waitedMs / 1000],
		[
			'database_busy_total',
			'Transactions refused because the wait would be too long, by class',
			({ refused }) => refused,
		],
	];
	for (const [name, help, read] of totals)
		registry.registerMetric(
			new Counter({
				name,
				help,
				labelNames: ['class'],
				registers: [],
				collect() {
					this.reset();
					for (const [workClass, state] of Object.entries(database.state().classes))
						this.inc({ class: workClass }, read(state));
				},
			}),
		);
	registry.registerMetric(
		new Counter({
			name: 'database_timeouts_total',
			help: 'Transactions undone because a statement took too long, or waited too long for a lock',
			labelNames: ['kind'],
			registers: [],
			collect() {
				this.reset();
				for (const [kind, count] of Object.entries(database.state().timeouts)) this.inc({ kind }, count);
			},
		}),
	);
	const plain: [string, string, () => number][] = [
		['database_away_total', 'Transactions refused because the database was away', () => database.state().refusedAway],
		['database_listen_notifications_total', 'Calls of the database that came', () => line().calls],
		[
			'database_listen_reconnects_total',
			'How often the line for them had to be opened again',
			() => Math.max(0, line().opened - 1),
		],
	];
	for (const [name, help, read] of plain)
		registry.registerMetric(
			new Counter({
				name,
				help,
				registers: [],
				collect() {
					this.reset();
					this.inc(read());
				},
			}),
		);
}
