// Freezes what a line is printed from at the moment of its release, and sends the job that makes the file for the press.
import type { PrintSpecification } from '../../../rules/designs/print-specification.ts';
import { newId } from '../../../rules/ids.ts';
import type { Inspection } from '../../../rules/printing/inspection.ts';
import type { PrintFileType } from '../../../rules/printing/print-data.ts';
import type { PrintJobFile, PrintJobInputs } from '../../../rules/printing/print-job.ts';
import type { Sql } from '../../database/connection.ts';
import { sendJob } from '../../jobs/send-job.ts';
import { findOutputProfile, hashInputs, makeJobName } from './job-inputs.ts';

interface ReleasedFile {
	id: string;
	side: string | null;
	fileType: PrintFileType;
	size: number;
	sha256: string;
	inspection: Inspection | null;
	createdAt: Date;
}

const findReleased = (sql: Sql, tenantId: string, itemId: string) => sql<ReleasedFile[]>`
	select id, side, file_type, size::float8 as size, released_sha256 as sha256, inspection, created_at from print_data
	where tenant_id = ${tenantId} and item_id = ${itemId} and replaced_by is null and state in ('released', 'printed')
	order by created_at, id`;

function proportionsOf(inspection: Inspection | null): PrintJobFile['proportions'] {
	if (inspection?.kind === 'picture') return { width: inspection.pixelWidth, height: inspection.pixelHeight };
	const [page] = inspection?.pages ?? [];
	return inspection?.kind === 'drawing' && page ? { width: page.width, height: page.height } : null;
}

const inputOf = ({ inspection, createdAt: _when, ...file }: ReleasedFile): PrintJobFile => ({
	...file,
	pages: inspection?.pages.length ?? 1,
	proportions: proportionsOf(inspection),
});

async function findTitle(sql: Sql, tenantId: string, itemId: string): Promise<string> {
	const [line] = await sql<{ number: string; position: number }[]>`
		select o.number, l.position from order_lines l join orders o on o.tenant_id = ${tenantId} and o.id = l.order_id
		where l.tenant_id = ${tenantId} and l.item_id = ${itemId} and o.number is not null`;
	return `${line?.number ?? ''}-${(line?.position ?? 0) + 1}`;
}

async function freezeInputs(
	sql: Sql,
	tenantId: string,
	itemId: string,
	specification: PrintSpecification,
): Promise<PrintJobInputs> {
	const files = await findReleased(sql, tenantId, itemId);
	const profile = await findOutputProfile(sql, tenantId, specification.profileId);
	const sides = specification.sides.map(({ name }) => name);
	const newest = Math.max(...files.map(({ createdAt }) => createdAt.getTime()));
	return {
		version: 1,
		title: await findTitle(sql, tenantId, itemId),
		created: new Date(newest).toISOString(),
		files: files.map(inputOf).toSorted((one, other) => sides.indexOf(one.side ?? '') - sides.indexOf(other.side ?? '')),
		specification,
		profileSha256: profile?.sha256 ?? null,
	};
}

async function openJob(sql: Sql, tenantId: string, itemId: string, inputs: PrintJobInputs): Promise<void> {
	const inputHash = hashInputs(inputs);
	const [opened] = await sql<{ id: string }[]>`
		insert into print_jobs (tenant_id, id, item_id, inputs, input_hash)
		values (${tenantId}, ${newId()}, ${itemId}, ${JSON.stringify(inputs)}::text::jsonb, ${inputHash})
		on conflict (tenant_id, item_id, input_hash) do update set state = 'waiting', failure_code = null
			where print_jobs.state = 'failed'
		returning id`;
	if (opened) await sendJob(sql, tenantId, makeJobName, { id: opened.id });
}

/**
 * To be called in the transaction after which all data of an ordered line is released. Released again with the same data, the file that was
 * made stays; one that could not be made is tried again.
 */
export const openPrintJob = async (
	sql: Sql,
	tenantId: string,
	itemId: string,
	specification: PrintSpecification,
): Promise<void> => openJob(sql, tenantId, itemId, await freezeInputs(sql, tenantId, itemId, specification));

export interface OrderedRelease {
	id: string;
	sha256: string;
	specification: PrintSpecification;
	profileSha256: string;
	releasedAt: Date;
}

/** Of a line with a design: it is printed from its release alone. */
export async function openReleaseJob(
	sql: Sql,
	tenantId: string,
	itemId: string,
	{ id, sha256, specification, profileSha256, releasedAt }: OrderedRelease,
): Promise<void> {
	const title = await findTitle(sql, tenantId, itemId);
	const created = releasedAt.toISOString();
	const release = { id, sha256 };
	await openJob(sql, tenantId, itemId, {
		version: 1,
		title,
		created,
		files: [],
		specification,
		profileSha256,
		release,
	});
}
