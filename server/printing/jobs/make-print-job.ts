// The job that makes the file for the press once a line is released. It refuses when anything differs from what was frozen then; made again, the
// file has the same bytes.
import type { PrintJobInputs } from '../../../rules/printing/print-job.ts';
import type { Sql } from '../../database/connection.ts';
import { defineJob, type JobContext, type JobDefinition } from '../../jobs/define-job.ts';
import type { PrivateStore } from '../../media/private/private-store.ts';
import { recordPrintEvent } from '../../orders/core/print-events.ts';
import { areBytesMissing } from '../data/copy-released.ts';
import { sendFileRemoval } from '../data/private-files.ts';
import { findOutputProfile, hashInputs, makeJobName } from '../lines/job-inputs.ts';
import { settleLine } from '../lines/settle-lines.ts';
import { failureCodeOf, PrintJobFailure } from '../print-job-failure.ts';
import type { DesignReleases } from '../releases/design-release.ts';
import { makePressFile } from './make-press-file.ts';
import { madeFile } from './press-files.ts';

interface Payload {
	id: string;
	/** ISO 8601: when a person has asked for another attempt. */
	again?: string;
}

interface Services {
	store: PrivateStore;
	releases: DesignReleases;
}

interface WaitingJob {
	id: string;
	itemId: string;
	inputs: PrintJobInputs;
	inputHash: string;
}

const findWaiting = (sql: Sql, tenantId: string, id: string) => sql<WaitingJob[]>`
	select id, item_id, inputs, input_hash from print_jobs where tenant_id = ${tenantId} and id = ${id} and state = 'waiting'`;

/** Those of other data, which was never printed and is not wanted any more. */
async function dropOlder(sql: Sql, tenantId: string, { id, itemId }: WaitingJob): Promise<void> {
	const dropped = await sql<{ id: string }[]>`
		delete from print_jobs old using print_jobs made
		where made.tenant_id = ${tenantId} and made.id = ${id} and old.tenant_id = ${tenantId} and old.item_id = ${itemId}
			and (old.created_at, old.id) < (made.created_at, made.id) and old.printed_at is null
		returning old.id`;
	await sendFileRemoval(
		sql,
		tenantId,
		dropped.map((job) => madeFile(job.id)),
	);
}

async function makeFile(services: Services, context: JobContext<Payload>, job: WaitingJob): Promise<void> {
	const { store, releases } = services;
	const { tenantId, inTenant, signal, payload } = context;
	const { id, inputs } = job;
	if (hashInputs(inputs) !== job.inputHash) throw new PrintJobFailure('dataChanged');
	const { profile, release } = await inTenant(async (sql) => ({
		profile: await findOutputProfile(sql, tenantId, inputs.specification.profileId),
		release: inputs.release && (await releases.find(sql, tenantId, inputs.release.id)),
	}));
	const again = payload.again === undefined ? undefined : new Date(payload.again);
	const made = await makePressFile({ store, tenantId, profile, signal, release, releases, again }, inputs);
	// The job is sent again when the provider has made it.
	if (!made) return;
	const { sha256, size, pdf } = made;
	if (pdf) await store.write(tenantId, madeFile(id), 'application/pdf', pdf);
	const isSaved = await inTenant(async (sql) => {
		const saved = await sql`
			update print_jobs set state = 'made', sha256 = ${sha256}, size = ${size}, made_at = now(), failure_code = null
			where tenant_id = ${tenantId} and id = ${id} and state = 'waiting'`;
		if (saved.count > 0) {
			await dropOlder(sql, tenantId, job);
			await recordPrintEvent(sql, tenantId, job.itemId, { step: 'pressFileMade', actor: 'system' });
		}
		await settleLine(sql, tenantId, job.itemId);
		return saved.count > 0;
	});
	// Other data was released meanwhile: nobody wants this file any more.
	if (!isSaved && pdf) await removeUnwanted(services, context, id);
}

async function removeUnwanted({ store }: Services, { tenantId, inTenant }: JobContext<Payload>, id: string) {
	const [wanted] = await inTenant((sql) => sql`select from print_jobs where tenant_id = ${tenantId} and id = ${id}`);
	if (!wanted) await store.remove(tenantId, madeFile(id));
}

async function runPrintJob(services: Services, context: JobContext<Payload>): Promise<void> {
	const { tenantId, payload, inTenant, attempt, log } = context;
	const job = await inTenant(async (sql) => {
		const [found] = await findWaiting(sql, tenantId, payload.id);
		const ids = found?.inputs.files.map(({ id }) => id) ?? [];
		return (await areBytesMissing(sql, tenantId, ids)) ? undefined : found;
	});
	if (!job) return;
	const fail = (code: string) =>
		inTenant(async (sql) => {
			const failed = await sql`
				update print_jobs set state = 'failed', failure_code = ${code}
				where tenant_id = ${tenantId} and id = ${job.id} and state = 'waiting'`;
			if (failed.count > 0)
				await recordPrintEvent(sql, tenantId, job.itemId, { step: 'pressFileFailed', actor: 'system' });
			await settleLine(sql, tenantId, job.itemId);
		});
	try {
		await makeFile(services, context, job);
	} catch (error) {
		const code = failureCodeOf(error);
		if (code) {
			log.warn({ printJob: job.id, code }, 'no file for the press could be made');
			await fail(code);
			return;
		}
		// Nothing tries it again by itself: the shop sees it, and can.
		if (attempt.last) await fail('unexpected');
		throw error;
	}
}

export const makePrintJobJob = (services: Services): JobDefinition<Payload> =>
	defineJob<Payload>({ name: makeJobName, mayTakeSeconds: 600, run: (context) => runPrintJob(services, context) });
