import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { newId } from '../../../rules/ids.ts';
import type { Sql } from '../../database/connection.ts';
import { sendJob } from '../../jobs/send-job.ts';
import { openTask } from '../../tasks/open-task.ts';
import { sweepTasks } from '../../tasks/sweep-tasks.ts';
import { type Browser, makeUser } from '../../testing/accounts.ts';
import { runWaiting } from '../../testing/jobs.ts';
import { somePdf, trimmed } from '../../testing/print-files.ts';
import { type PrintShop, startPrintShop } from '../../testing/print-shop.ts';
import { settleTasks } from './settle-tasks.ts';
import { printTasksJob } from './tasks-job.ts';

let shop: PrintShop;
let staff: Browser;
const goodPdf = somePdf({ page: trimmed(105, 148, 3) });
const release = 'mutation R($id: ID!) { releasePrintData(id: $id, acceptedCodes: []) { state } }';
const refuse = 'mutation R($id: ID!) { refusePrintData(id: $id, reason: "Too dark") { state } }';
const approve = 'mutation R($id: ID!) { approvePrintData(id: $id) { state } }';

const inShop = <T>(work: (sql: Sql) => Promise<T>): Promise<T> => shop.test.database.inTenant(shop.demo.id, work);

interface ShownTask {
	id: string;
	kind: string;
	subject: string;
	since: string;
	assigneeEmail: string | null;
	isMine: boolean;
	mayAct: boolean;
}

async function tasksOf(orderId: string, who = staff): Promise<ShownTask[]> {
	const query = `query($id: ID!) { tasks(objectType: order, objectId: $id) {
		items { id kind subject since assigneeEmail isMine mayAct } } }`;
	const { data, errors } = await who.graphql(query, { id: orderId });
	if (errors) throw new Error(errors[0].extensions.code);
	return data.tasks.items;
}

const kindsOf = async (orderId: string) => (await tasksOf(orderId)).map(({ kind }) => kind);

async function act(name: string, id: string, who = staff) {
	const { data, errors } = await who.graphql(`mutation($id: ID!) { ${name}(id: $id) }`, { id });
	return errors ? errors[0].extensions.code : data[name];
}

/** An order without data, so many days old. */
async function waitingOrder(days: number): Promise<string> {
	const { itemId, userId } = await shop.shopper();
	const orderId = await shop.order(userId, itemId);
	await inShop(
		(sql) => sql`
			update print_lines set state_since = now() - make_interval(days => ${days}) where order_id = ${orderId}`,
	);
	return orderId;
}

/** As its schedule does, for shops that have something to do. */
async function run(job: typeof printTasksJob): Promise<void> {
	await inShop((sql) => sendJob(sql, shop.demo.id, job.name, {}));
	await runWaiting(shop.test, { job, tenantId: shop.demo.id });
}

const runTasks = () => run(printTasksJob);

beforeAll(async () => {
	shop = await startPrintShop(inject('cluster'));
	staff = await shop.staff();
});

afterAll(() => shop.close());

describe('an order with print data', () => {
	it('needs attention when its data has been missing for a week, and no longer once it has come', async () => {
		const { browser, itemId, userId } = await shop.shopper();
		const orderId = await shop.order(userId, itemId);
		await runTasks();
		expect(await kindsOf(orderId)).toEqual([]);
		await inShop(
			(sql) => sql`update print_lines set state_since = now() - interval '8 days' where order_id = ${orderId}`,
		);
		expect(await printTasksJob.findTenants?.(shop.test.owner as unknown as Sql)).toEqual([shop.demo.id]);
		await runTasks();
		await runTasks();
		const [task, ...others] = await tasksOf(orderId);
		expect(others).toEqual([]);
		expect(task).toMatchObject({ kind: 'printDataMissing', assigneeEmail: null, isMine: false, mayAct: true });
		expect(task?.subject).toMatch(/^2026-\d+$/);
		// Since it became too long.
		expect(Date.now() - Date.parse(task?.since ?? '')).toBeLessThan(25 * 60 * 60 * 1000);
		const { id } = await shop.upload(browser, itemId, goodPdf);
		await browser.graphql(release, { id });
		expect(await kindsOf(orderId)).toEqual([]);
	});

	it('needs attention when other data has come after a refusal, until the shop has looked at it', async () => {
		const { browser, itemId, userId } = await shop.shopper();
		const orderId = await shop.order(userId, itemId);
		const send = async () => {
			const { id } = await shop.upload(browser, itemId, goodPdf);
			await browser.graphql(release, { id });
			return id;
		};
		const first = await send();
		expect(await kindsOf(orderId)).toEqual([]);
		await staff.graphql(refuse, { id: first });
		expect(await kindsOf(orderId)).toEqual([]);
		const second = await send();
		expect(await kindsOf(orderId)).toEqual(['printDataToCheck']);
		await staff.graphql(refuse, { id: second });
		expect(await kindsOf(orderId)).toEqual([]);
		const third = await send();
		expect(await kindsOf(orderId)).toEqual(['printDataToCheck']);
		await staff.graphql(approve, { id: third });
		expect(await kindsOf(orderId)).toEqual([]);
	});

	it('needs attention when its print file could not be made, until another one is on its way', async () => {
		const { browser, itemId, userId } = await shop.shopper();
		const { id } = await shop.upload(browser, itemId, goodPdf);
		await browser.graphql(release, { id });
		const orderId = await shop.order(userId, itemId);
		const addJob = (state: string, hash: string) =>
			inShop(async (sql) => {
				await sql`
					insert into print_jobs (tenant_id, id, item_id, state, inputs, input_hash)
					values (${shop.demo.id}, ${newId()}, ${itemId}, ${state}, '{}', ${hash.repeat(64)})`;
				await settleTasks(sql, shop.demo.id, orderId);
			});
		await addJob('failed', 'a');
		expect(await kindsOf(orderId)).toEqual(['printDataFailed']);
		await addJob('waiting', 'b');
		expect(await kindsOf(orderId)).toEqual([]);
	});

	it('needs nobody once all of it was sent', async () => {
		const orderId = await waitingOrder(9);
		await runTasks();
		expect(await kindsOf(orderId)).toEqual(['printDataMissing']);
		await inShop((sql) => sql`update orders set shipped = 'all' where id = ${orderId}`);
		await runTasks();
		expect(await kindsOf(orderId)).toEqual([]);
	});

	it('needs nobody once it has come to nothing', async () => {
		const orderId = await waitingOrder(9);
		await runTasks();
		expect(await kindsOf(orderId)).toEqual(['printDataMissing']);
		await inShop((sql) => sql`update orders set status = 'error' where id = ${orderId}`);
		await runTasks();
		expect(await kindsOf(orderId)).toEqual([]);
	});
});

describe('a task', () => {
	it('is taken on, given back and finished, and is not opened again for the same event', async () => {
		const orderId = await waitingOrder(10);
		await runTasks();
		const [{ id } = { id: '' }] = await tasksOf(orderId);
		expect(await act('takeTask', id)).toBe(true);
		expect(await tasksOf(orderId)).toMatchObject([{ assigneeEmail: 'ada@example.com', isMine: true }]);
		expect(await act('giveBackTask', id)).toBe(true);
		expect(await tasksOf(orderId)).toMatchObject([{ assigneeEmail: null, isMine: false }]);
		expect(await act('finishTask', id)).toBe(true);
		expect(await act('finishTask', id)).toBe('NOT_FOUND');
		await runTasks();
		expect(await kindsOf(orderId)).toEqual([]);
		const later = {
			kind: 'printDataMissing',
			objectId: orderId,
			subject: 'x',
			since: new Date(Date.now() + 1000),
		} as const;
		expect(await inShop((sql) => openTask(sql, shop.demo.id, later))).toBe(true);
		expect(await inShop((sql) => openTask(sql, shop.demo.id, later))).toBe(false);
	});

	it('is seen by those who may read orders, changed by those who may change them, and by nobody of another shop', async () => {
		const orderId = await waitingOrder(11);
		await runTasks();
		const [{ id } = { id: '' }] = await tasksOf(orderId);
		const someone = async (name: string, access: ('qOrder' | 'qProd')[]) => {
			await makeUser(shop.test.database, shop.demo, `${name}@example.com`, { role: { name, access } });
			return shop.staff('demo', `${name}@example.com`);
		};
		const reader = await someone('reader', ['qOrder']);
		expect(await tasksOf(orderId, reader)).toMatchObject([{ id, mayAct: false }]);
		expect(await act('finishTask', id, reader)).toBe('FORBIDDEN');
		await expect(tasksOf(orderId, await someone('seller', ['qProd']))).rejects.toThrow('FORBIDDEN');
		const foreign = await shop.staff('other', 'eve@example.com');
		expect(await tasksOf(orderId, foreign)).toEqual([]);
		expect(await act('finishTask', id, foreign)).toBe('NOT_FOUND');
	});

	it('is forgotten half a year after it was done, and not before', async () => {
		const [old, recent, open] = [newId(), newId(), newId()];
		await inShop(async (sql) => {
			for (const objectId of [old, recent, open])
				await openTask(sql, shop.demo.id, { kind: 'printDataFailed', objectId, subject: 'x' });
			await sql`update tasks set done_at = now() - interval '181 days' where object_id = ${old}`;
			await sql`update tasks set done_at = now() - interval '179 days' where object_id = ${recent}`;
			await sql`update tasks set since = now() - interval '400 days' where object_id = ${open}`;
		});
		await run(sweepTasks);
		const kept = await inShop((sql) => sql`select object_id from tasks where object_id in ${sql([old, recent, open])}`);
		expect(kept).toHaveLength(2);
	});
});
