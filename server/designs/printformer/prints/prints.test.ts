import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { newId } from '../../../../rules/ids.ts';
import type { PrintformerClient } from '../../../integrations/printformer/client.ts';
import { type PrintformerShop, startPrintformerShop } from '../../../testing/printformer-shop.ts';
import { fetchPrint } from './fetch-print.ts';
import { findPrint, printFile, requestPrint } from './find-print.ts';
import { printJob } from './print-job.ts';
import { workJob } from './work-job.ts';

let shop: PrintformerShop;
const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

beforeAll(async () => {
	shop = await startPrintformerShop(inject('cluster'));
});
afterEach(async () => {
	await shop.sandbox.control.calm();
	await shop.connect();
	await shop.test.owner`delete from jobs.job`;
});
afterAll(() => shop.close());

/** Of the copy, by the provider. */
const processingsOf = async (hash: string) =>
	(await shop.sandbox.control.processings()).filter(({ draftStates }) =>
		draftStates.some(({ draftId }) => draftId === hash),
	);

async function printed(hash: string): Promise<Buffer> {
	const address = shop.client.addresses.draftFile(hash, 'print');
	const { chunks } = await shop.client.download(address, { maxBytes: 10_000_000, types: ['application/pdf'] });
	return buffer(chunks);
}

const request = (releaseId: string) => shop.inShop((sql) => requestPrint(sql, shop.demo.id, releaseId));

/** All files in the store of designs. */
const storedFiles = () => {
	const folder = path.join(shop.dataDir, 'designs', shop.demo.id);
	return fs.existsSync(folder) ? fs.readdirSync(folder).sort() : [];
};

const change = (printId: string, columns: { held_until?: Date; worker_id?: string; requested_at?: Date }) =>
	shop.inShop((sql) => sql`update printformer_prints set ${sql(columns)} where id = ${printId}`);

const show = `query($id: ID!) { orderPrintLines(orderId: $id) { state
	release { provider print { state failureCode message pages releasedPages requestedAt findings { code page } } }
	job { state failureCode } } }`;
const remake = 'mutation($id: ID!) { remakePrintJob(itemId: $id) { job { state } } }';

async function seenByStaff(orderId: string) {
	const [line] = await shop.tell(await shop.staff(), show, { id: orderId });
	return line;
}

const tryAgain = async (itemId: string) => shop.tell(await shop.staff(), remake, { id: itemId });

describe('the print file of a release at Printformer', () => {
	it('is ordered once, made, and is the file for the press, byte for byte', async () => {
		const { itemId, orderId, releaseId, hash } = await shop.orderCard(3);
		await shop.settle();
		const expected = hashOf(await printed(hash));
		expect(await shop.printOf(releaseId)).toMatchObject({ state: 'made', sha256: expected, pages: 6, message: null });
		expect(await shop.jobOf(itemId)).toMatchObject({ state: 'made', sha256: expected });
		expect(await processingsOf(hash)).toHaveLength(1);
		expect(await shop.tasksOf(orderId)).toEqual([]);
		expect(await seenByStaff(orderId)).toMatchObject({
			release: { provider: 'printformer', print: { state: 'made', failureCode: null, pages: 6, releasedPages: 6 } },
		});
	});

	it('is one, whoever asks and however often', async () => {
		const { releaseId, hash } = await shop.release();
		const ids = await Promise.all(Array.from({ length: 6 }, () => request(releaseId)));
		expect(new Set(ids).size).toBe(1);
		const [id = ''] = ids;
		await Promise.all(Array.from({ length: 6 }, () => shop.runPrint(id)));
		await shop.sandbox.control.quiet();
		await Promise.all(Array.from({ length: 6 }, () => shop.runPrint(id)));
		const print = await shop.printOf(releaseId);
		expect(print).toMatchObject({ id, state: 'made' });
		for (let again = 0; again < 3; again += 1) await shop.runPrint(id);
		expect(await shop.printOf(releaseId)).toEqual(print);
		expect(await processingsOf(hash)).toHaveLength(1);
		expect(storedFiles().filter((file) => file === printFile(print?.fileId ?? ''))).toHaveLength(1);
	});

	it('serves every order of the release', async () => {
		const { releaseId, itemId, hash } = await shop.orderCard();
		const second = await shop.order(releaseId);
		await shop.settle();
		const third = await shop.order(releaseId);
		await shop.runJobs();
		const jobs = await Promise.all([itemId, second.itemId, third.itemId].map((id) => shop.jobOf(id)));
		expect(new Set(jobs.map((job) => `${job?.state} ${job?.sha256}`))).toEqual(
			new Set([`made ${hashOf(await printed(hash))}`]),
		);
		expect(await processingsOf(hash)).toHaveLength(1);
	});

	it('is refused for what is no release of the provider', async () => {
		await expect(request(newId())).rejects.toMatchObject({ code: 'NOT_FOUND' });
		expect(await shop.inShop((sql) => findPrint(sql, shop.demo.id, newId()))).toBeUndefined();
	});

	it('makes who asks for it wait until a change of it is there', async () => {
		const { releaseId } = await shop.release();
		const id = await request(releaseId);
		let fetched: Promise<unknown> = Promise.resolve();
		let isDone = false;
		await shop.test.owner.begin(async (sql) => {
			await sql`select set_config('app.tenant_id', ${shop.demo.id}, true)`;
			await sql`update printformer_prints set state = 'failed', failure_code = 'gone' where id = ${id}`;
			fetched = fetchPrint({ database: shop.test.database, store: shop.store }, shop.demo.id, releaseId).finally(() => {
				isDone = true;
			});
			await sleep(500);
			expect(isDone).toBe(false);
		});
		expect(await fetched).toEqual({ state: 'failed', code: 'gone' });
	});

	it('goes with its release', async () => {
		const { releaseId } = await shop.release();
		const id = await request(releaseId);
		await shop.settle();
		const { fileId } = (await shop.printOf(releaseId)) ?? {};
		expect(storedFiles()).toContain(printFile(fileId ?? ''));
		await shop.inShop((sql) => sql`delete from design_releases where id = ${releaseId}`);
		expect(await shop.inShop((sql) => findPrint(sql, shop.demo.id, id))).toBeUndefined();
		await shop.runWork();
		expect(storedFiles()).not.toContain(printFile(fileId ?? ''));
	});
});

describe('a notification', () => {
	it('that is lost is not missed', async () => {
		await shop.sandbox.control.turn({ callbacks: { loseEvery: 1 } });
		const { itemId, hash } = await shop.orderCard();
		await shop.runJobs();
		await shop.sandbox.control.quiet();
		// Also when the job of its own is lost: the minute's one finds it.
		await shop.endPauses();
		await shop.settle(2);
		expect(await shop.jobOf(itemId)).toMatchObject({ state: 'made' });
		expect(await processingsOf(hash)).toHaveLength(1);
	});

	it('that comes many times does nothing more', async () => {
		await shop.sandbox.control.turn({ callbacks: { duplicates: 4 } });
		const { itemId, releaseId, hash } = await shop.orderCard();
		await shop.settle();
		expect(shop.notify.received.length).toBeGreaterThanOrEqual(5);
		expect(await shop.jobOf(itemId)).toMatchObject({ state: 'made' });
		expect(await shop.printOf(releaseId)).toMatchObject({ state: 'made', sha256: hashOf(await printed(hash)) });
		expect(await processingsOf(hash)).toHaveLength(1);
	});

	it('is not believed, but checked: what is not made yet stays ordered', async () => {
		await shop.sandbox.control.turn({ processing: { delayMs: 6000 }, callbacks: { loseEvery: 1 } });
		const { releaseId } = await shop.release();
		const id = await request(releaseId);
		await shop.runPrint(id);
		const [processing] = await shop.sandbox.control.processings().then((all) => all.slice(-1));
		const body = JSON.stringify({ processingId: processing?.processingId, draftStates: [{ state: 'processed' }] });
		const address = new URL(processing?.notifyUrl ?? '');
		expect((await fetch(address, { method: 'POST', body })).status).toBe(204);
		// Forged: for another print, or signed by somebody else.
		address.searchParams.set('state', `${address.searchParams.get('state')?.slice(0, -3)}abc`);
		expect((await fetch(address, { method: 'POST', body })).status).toBe(204);
		await shop.runJobs();
		expect(await shop.printOf(releaseId)).toMatchObject({ state: 'ordered', sha256: null });
		await shop.sandbox.control.advance(6);
		await shop.settle();
		expect(await shop.printOf(releaseId)).toMatchObject({ state: 'made' });
	});
});

describe('when something is wrong with the provider, a print', () => {
	it('is ordered again after an answer that was lost, and there is one file', async () => {
		const { itemId, releaseId, hash } = await shop.orderCard();
		await shop.sandbox.control.turn({ answers: { loseNext: 1 } });
		await shop.runJobs();
		expect(await shop.printOf(releaseId)).toMatchObject({ state: 'waiting' });
		await shop.endPauses();
		await shop.settle();
		expect(await processingsOf(hash)).toHaveLength(2);
		expect(await shop.jobOf(itemId)).toMatchObject({ state: 'made', sha256: hashOf(await printed(hash)) });
	});

	it('is ordered again when the order is not known there any more', async () => {
		const { releaseId } = await shop.release();
		const id = await request(releaseId);
		await shop.runPrint(id);
		await shop.inShop((sql) => sql`update printformer_prints set processing_id = 'unknown' where id = ${id}`);
		await shop.runPrint(id);
		expect(await shop.printOf(releaseId)).toMatchObject({ state: 'waiting' });
		await shop.endPauses();
		await shop.settle();
		expect(await shop.printOf(releaseId)).toMatchObject({ state: 'made' });
	});

	it('waits for the end of maintenance', async () => {
		await shop.sandbox.control.forgetRequests();
		const { itemId, releaseId } = await shop.orderCard();
		await shop.sandbox.control.turn({ answers: { maintenance: true } });
		await shop.runJobs();
		expect(await shop.printOf(releaseId)).toMatchObject({ state: 'waiting', failureCode: null });
		await shop.sandbox.control.calm();
		await shop.endPauses();
		await shop.runJobs();
		expect(await shop.printOf(releaseId)).toMatchObject({ state: 'ordered' });
		await shop.sandbox.control.turn({ answers: { maintenance: true } });
		await shop.settle(1);
		expect(await shop.printOf(releaseId)).toMatchObject({ state: 'ordered', failureCode: null });
		await shop.sandbox.control.calm();
		await shop.endPauses();
		await shop.settle();
		expect(await shop.jobOf(itemId)).toMatchObject({ state: 'made' });
	});

	it('comes again when it was told to, and not before', async () => {
		const { releaseId } = await shop.release();
		const id = await request(releaseId);
		await shop.sandbox.control.turn({ answers: { failNext: { status: 429, times: 1 }, retryAfter: 900 } });
		await shop.runPrint(id);
		const [row] = await shop.inShop(
			(sql) => sql<{ pause: number }[]>`
				select extract(epoch from next_check_at - now())::float8 as pause from printformer_prints where id = ${id}`,
		);
		expect(row?.pause).toBeGreaterThan(880);
		await shop.sandbox.control.forgetRequests();
		await shop.runPrint(id);
		expect(await shop.sandbox.control.requests()).toEqual([]);
		await shop.endPauses();
		await shop.settle();
		expect(await shop.printOf(releaseId)).toMatchObject({ state: 'made' });
	});

	it('shows what is said beside a state that decides nothing, and goes on', async () => {
		await shop.sandbox.control.turn({ processing: { delayMs: 4000, pendingMessage: 'Warteschlange: 12' } });
		const { orderId, itemId } = await shop.orderCard();
		for (let round = 0; round < 2; round += 1) await shop.runJobs();
		expect(await seenByStaff(orderId)).toMatchObject({
			release: { print: { state: 'ordered', message: 'Warteschlange: 12', failureCode: null } },
		});
		expect(await shop.tasksOf(orderId)).toEqual([]);
		await shop.sandbox.control.advance(4);
		await shop.settle();
		expect(await shop.jobOf(itemId)).toMatchObject({ state: 'made' });
		expect(await seenByStaff(orderId)).toMatchObject({ release: { print: { state: 'made', message: null } } });
	});

	it('fails after two days, not before', async () => {
		await shop.sandbox.control.turn({ processing: { delayMs: 8000 } });
		const { orderId, releaseId, itemId } = await shop.orderCard();
		await shop.runJobs();
		const { id = '' } = (await shop.printOf(releaseId)) ?? {};
		await change(id, { requested_at: new Date(Date.now() - 47 * 3_600_000) });
		await shop.runPrint(id);
		expect(await shop.printOf(releaseId)).toMatchObject({ state: 'ordered' });
		await change(id, { requested_at: new Date(Date.now() - 49 * 3_600_000) });
		await shop.runPrint(id);
		await shop.runJobs();
		expect(await shop.jobOf(itemId)).toMatchObject({ state: 'failed', failureCode: 'providerTooLate' });
		expect(await shop.tasksOf(orderId)).toEqual([{ kind: 'printformerFailed' }]);
		// No later test waits for it.
		await shop.sandbox.control.advance(8);
	});
});

describe('a print that fails', () => {
	it('says why in the order, opens a task, and is ordered anew by staff, which closes it', async () => {
		await shop.sandbox.control.turn({
			processing: { failNext: 1, failMessage: "'Title' document info field required" },
		});
		const { orderId, itemId, releaseId, hash } = await shop.orderCard();
		const second = await shop.order(releaseId);
		await shop.settle();
		expect(await seenByStaff(orderId)).toMatchObject({
			release: { print: { state: 'failed', failureCode: 'refused', message: "'Title' document info field required" } },
			job: { state: 'failed', failureCode: 'providerRefused' },
		});
		for (const id of [orderId, second.orderId]) expect(await shop.tasksOf(id)).toEqual([{ kind: 'printformerFailed' }]);
		await tryAgain(itemId);
		expect(await shop.tasksOf(orderId)).toEqual([]);
		await shop.settle();
		expect(await processingsOf(hash)).toHaveLength(2);
		// The other order had failed for want of the same file.
		for (const id of [itemId, second.itemId]) expect(await shop.jobOf(id)).toMatchObject({ state: 'made' });
		for (const id of [orderId, second.orderId]) expect(await shop.tasksOf(id)).toEqual([]);
	});

	it('is ordered anew once for each time that staff try again', async () => {
		await shop.sandbox.control.turn({ processing: { failEvery: 1 } });
		const { itemId, releaseId, hash } = await shop.orderCard();
		await shop.settle();
		await tryAgain(itemId);
		const [asked] = await shop.test.owner<{ payload: { id: string; again: string } }[]>`
			select data -> 'payload' as payload from jobs.job where name = 'printing.makeJob'`;
		await shop.settle();
		expect(await shop.printOf(releaseId)).toMatchObject({ state: 'failed' });
		// The job is run once more, as after a crash.
		await shop.inShop((sql) => sql`update print_jobs set state = 'waiting' where item_id = ${itemId}`);
		await shop.jobs.make.run(shop.contextOf(asked?.payload ?? { id: '' }, new AbortController().signal));
		await shop.settle(1);
		expect(await processingsOf(hash)).toHaveLength(2);
	});

	const cases = {
		differs: {
			why: 'has another number of pages than was released',
			prepare: ({ releaseId }: { releaseId: string }) =>
				shop.inShop((sql) => sql`update printformer_copies set pages = 3 where release_id = ${releaseId}`),
			code: 'providerDiffers',
			print: { pages: 2, releasedPages: 3 },
		},
		gone: {
			why: 'is of a draft that is not there any more',
			prepare: ({ hash }: { hash: string }) => shop.client.deleteDraft(hash),
			code: 'providerGone',
			print: { pages: null },
		},
		account: {
			why: 'cannot be ordered with the key of the shop',
			prepare: () => shop.connect('pf-sandbox-wrong'),
			code: 'providerAccount',
			print: { message: null },
		},
		refused: {
			why: 'is not part of the contract',
			prepare: () => shop.sandbox.control.turn({ answers: { disabled: ['pdf-processing'] } }),
			code: 'providerRefused',
			print: {},
		},
	};

	for (const [failureCode, { why, prepare, code, print }] of Object.entries(cases))
		it(`${why}: it is stopped with a task`, async () => {
			const ordered = await shop.orderCard();
			await prepare(ordered);
			await shop.settle();
			expect(await seenByStaff(ordered.orderId)).toMatchObject({
				release: { print: { state: 'failed', failureCode, ...print } },
				job: { state: 'failed', failureCode: code },
			});
			expect(await shop.tasksOf(ordered.orderId)).toEqual([{ kind: 'printformerFailed' }]);
			expect(await shop.printOf(ordered.releaseId)).toMatchObject({ fileId: null, sha256: null });
		});

	it('has another number of personalisations, although the pages are as many: it is stopped', async () => {
		const { releaseId, itemId } = await shop.orderCard(3);
		await shop.inShop(
			(sql) => sql`update printformer_copies set pages = 3, personalizations = 2 where release_id = ${releaseId}`,
		);
		await shop.settle();
		expect(await shop.jobOf(itemId)).toMatchObject({ state: 'failed', failureCode: 'providerDiffers' });
	});

	it('has errors in the eyes of the shop: they are shown, and nothing of it is kept', async () => {
		const specification = { ...(await specificationOf()), width: 105_000, height: 148_000 };
		const before = storedFiles();
		const { orderId } = await shop.orderCard(2, { specification });
		await shop.settle();
		expect(await seenByStaff(orderId)).toMatchObject({
			release: {
				print: {
					...{ state: 'failed', failureCode: 'findings', pages: 4 },
					findings: [1, 2, 3, 4].map((page) => ({ code: 'wrongPageSize', page })),
				},
			},
			job: { failureCode: 'providerFindings' },
		});
		expect(storedFiles()).toEqual(before);
	});

	it('is larger than any print data may be: it is stopped while it is read, and nothing of it is kept', async () => {
		const before = storedFiles();
		const { releaseId } = await shop.release();
		const id = await request(releaseId);
		await shop.runPrint(id);
		await shop.sandbox.control.quiet();
		const open: typeof shop.services.provider.open = (...given) => {
			const client = shop.services.provider.open(...given);
			const download: PrintformerClient['download'] = (address, limits) =>
				client.download(address, { ...limits, maxBytes: 500 });
			return { ...client, download };
		};
		const job = printJob({ ...shop.services, provider: { ...shop.services.provider, open } });
		await job.run(shop.contextOf({ printId: id }, new AbortController().signal));
		expect(await shop.printOf(releaseId)).toMatchObject({ state: 'failed', failureCode: 'tooLarge' });
		expect(storedFiles()).toEqual(before);
	});

	it('comes to an end with the account that it was released with, once that is back', async () => {
		const { itemId } = await shop.orderCard();
		await shop.connect('pf-sandbox-wrong');
		await shop.settle(1);
		expect(await shop.jobOf(itemId)).toMatchObject({ failureCode: 'providerAccount' });
		await shop.connect();
		await tryAgain(itemId);
		await shop.settle();
		expect(await shop.jobOf(itemId)).toMatchObject({ state: 'made' });
	});
});

const specificationOf = async () => {
	const [row] = await shop.inShop(
		(sql) => sql<{ specification: Parameters<typeof shop.specify>[1] & object }[]>`
			select specification from print_specifications limit 1`,
	);
	if (!row) throw new Error('no specification');
	return row.specification;
};

describe('a job that was killed', () => {
	it('while it ordered leaves the print to the next one', async () => {
		const { releaseId, hash } = await shop.release();
		const id = await request(releaseId);
		await shop.sandbox.control.turn({ answers: { delayMs: 400 } });
		const end = new AbortController();
		const first = shop.runPrint(id, end.signal);
		await sleep(200);
		end.abort(new Error('the process ends'));
		await expect(first).rejects.toThrow();
		await shop.sandbox.control.calm();
		await shop.runPrint(id);
		await shop.settle();
		expect(await shop.printOf(releaseId)).toMatchObject({ state: 'made', sha256: hashOf(await printed(hash)) });
	});

	it('holds the print for a while only, and what it has left of a file is removed', async () => {
		const { releaseId } = await shop.release();
		const id = await request(releaseId);
		await shop.runPrint(id);
		await shop.sandbox.control.quiet();
		const killed = newId();
		await change(id, { worker_id: killed, held_until: new Date(Date.now() + 20_000) });
		await shop.store.write(shop.demo.id, printFile(killed), 'application/pdf', Buffer.from('%PDF half'));
		await shop.runPrint(id);
		expect(await shop.printOf(releaseId)).toMatchObject({ state: 'ordered' });
		await change(id, { worker_id: killed, held_until: new Date(Date.now() - 1000) });
		await shop.runPrint(id);
		const { fileId } = (await shop.printOf(releaseId)) ?? {};
		expect(fileId).not.toBe(killed);
		expect(storedFiles()).toContain(printFile(fileId ?? ''));
		expect(storedFiles()).not.toContain(printFile(killed));
	});

	it('and is not dead writes nothing over what its successor has made', async () => {
		await shop.sandbox.control.turn({ files: { volatile: true } });
		const { releaseId } = await shop.release();
		const id = await request(releaseId);
		await shop.runPrint(id);
		await shop.sandbox.control.quiet();
		await shop.sandbox.control.turn({ answers: { delayMs: 500 } });
		const slow = shop.runPrint(id);
		await sleep(250);
		await change(id, { held_until: new Date(Date.now() - 1000) });
		await shop.sandbox.control.turn({ answers: { delayMs: 0 } });
		await shop.runPrint(id);
		const made = await shop.printOf(releaseId);
		expect(made?.state).toBe('made');
		await slow;
		expect(await shop.printOf(releaseId)).toEqual(made);
		const fetched = await fetchPrint({ database: shop.test.database, store: shop.store }, shop.demo.id, releaseId);
		expect(fetched.state === 'made' && hashOf(fetched.pdf ?? Buffer.alloc(0))).toBe(made?.sha256);
	});

	it('and is not dead says nothing of a print that its successor works on', async () => {
		const { releaseId } = await shop.release();
		const id = await request(releaseId);
		await shop.runPrint(id);
		await shop.sandbox.control.quiet();
		await shop.sandbox.control.turn({ answers: { delayMs: 300 } });
		const slow = shop.runPrint(id);
		await sleep(150);
		await change(id, { worker_id: newId(), held_until: new Date(Date.now() + 20_000) });
		await slow;
		expect(await shop.printOf(releaseId)).toMatchObject({ state: 'ordered', fileId: null });
	});

	it('between the file and the word that it is there has made nothing yet', async () => {
		const { releaseId, hash } = await shop.release();
		const id = await request(releaseId);
		await shop.runPrint(id);
		await shop.sandbox.control.quiet();
		const end = new AbortController();
		const { store } = shop.services;
		const read: typeof store.read = (...given) => {
			end.abort(new Error('the process ends'));
			return store.read(...given);
		};
		const job = printJob({ ...shop.services, store: { ...store, read } });
		await expect(job.run(shop.contextOf({ printId: id }, end.signal))).rejects.toThrow();
		expect(await shop.printOf(releaseId)).toMatchObject({ state: 'ordered', fileId: null });
		await shop.runPrint(id);
		expect(await shop.printOf(releaseId)).toMatchObject({ state: 'made', sha256: hashOf(await printed(hash)) });
	});
});

describe("the minute's work at the provider", () => {
	it('finds lines that go on waiting although their print is made, as the job that should have noticed was killed', async () => {
		const { itemId } = await shop.orderCard();
		await shop.runJobs();
		await shop.sandbox.control.quiet();
		await shop.runJobs();
		await shop.test.owner`delete from jobs.job`;
		expect(await shop.jobOf(itemId)).toMatchObject({ state: 'waiting' });
		await shop.endPauses();
		await shop.runJobs();
		expect(await shop.jobOf(itemId)).toMatchObject({ state: 'made' });
	});

	it('goes on with the rest when a part of it fails', async () => {
		const done: string[] = [];
		const broken = async () => Promise.reject(new Error('broken'));
		const note = async (_services: unknown, tenantId: string) => void done.push(tenantId);
		const job = workJob(shop.services, [broken, note]);
		await job.run(shop.contextOf({}, new AbortController().signal));
		expect(done).toEqual([shop.demo.id]);
	});

	it('is only for shops with something to do', async () => {
		const find = () =>
			shop.test.database.withoutTenant((sql) => workJob(shop.services, []).findTenants?.(sql) ?? Promise.resolve([]));
		await shop.inShop(async (sql) => {
			await sql`update printformer_prints set next_check_at = now() + interval '1 hour'`;
			await sql`delete from printformer_removals`;
		});
		expect(await find()).toEqual([]);
		const { releaseId } = await shop.release();
		await request(releaseId);
		expect(await find()).toEqual([shop.demo.id]);
	});
});
