// What must be true in the end of every ordered line: one print file of the released copy, with its pages, or a task.
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { PrintJobInputs } from '../../rules/printing/print-job.ts';
import type { Sql } from '../../server/database/connection.ts';
import type { PrintformerClient } from '../../server/integrations/printformer/client.ts';
import type { PrivateStore } from '../../server/media/private/private-store.ts';
import { pressFile } from '../../server/printing/jobs/press-files.ts';

interface Line {
	itemId: string;
	releaseId: string;
	hash: string;
	wantedPages: number;
	jobId: string;
	state: string;
	inputs: PrintJobInputs;
	sha256: string | null;
	printState: string;
	failureCode: string | null;
	printFailure: string | null;
	tasks: number;
	jobs: number;
}

const findLines = (sql: Sql, tenantId: string) => sql<Line[]>`
	select l.item_id, l.release_id, c.hash, c.pages * c.personalizations as wanted_pages, j.id as job_id, j.state, j.inputs, j.sha256,
		p.state as print_state, j.failure_code, p.failure_code as print_failure,
		(select count(*)::int from print_jobs o where o.tenant_id = ${tenantId} and o.item_id = l.item_id) as jobs,
		(
			select count(*)::int from tasks t
			where t.tenant_id = ${tenantId} and t.object_id = l.order_id and t.kind = 'printformerFailed' and t.done_at is null
		) as tasks
	from print_lines l
	join print_jobs j on j.tenant_id = ${tenantId} and j.item_id = l.item_id
	join printformer_copies c on c.tenant_id = ${tenantId} and c.release_id = l.release_id
	left join printformer_prints p on p.tenant_id = ${tenantId} and p.release_id = l.release_id
	where l.tenant_id = ${tenantId}`;

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const pagesIn = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;

interface Parts {
	tenantId: string;
	client: PrintformerClient;
	store: PrivateStore;
	dataDir: string;
}

async function printedAt(client: PrintformerClient, hash: string): Promise<string> {
	const address = client.addresses.draftFile(hash, 'print');
	const { chunks } = await client.download(address, { maxBytes: 50_000_000, types: ['application/pdf'] });
	return hashOf(await buffer(chunks));
}

async function faultOf({ tenantId, client, store }: Parts, line: Line): Promise<string | undefined> {
	if (line.jobs !== 1) return `${line.jobs} print jobs`;
	if (line.state === 'failed')
		return line.tasks === 1 && line.printFailure !== null ? undefined : 'failed without a task that says why';
	if (line.state !== 'made' || line.printState !== 'made') return `${line.state}, print ${line.printState}`;
	if (line.tasks > 0) return 'made, and a task is open';
	const stored = await store.read(tenantId, pressFile(line.jobId, line.inputs));
	const pdf = stored && (await buffer(stored.stream));
	if (!pdf || hashOf(pdf) !== line.sha256) return 'the file for the press is not the one that was noted';
	if (pagesIn(pdf) !== line.wantedPages) return `${pagesIn(pdf)} pages in place of ${line.wantedPages}`;
	return (await printedAt(client, line.hash)) === line.sha256 ? undefined : 'not the print of the released copy';
}

interface Books {
	lines: number;
	made: number;
	pages: number;
	failures: Map<string, number>;
	/** Files of prints in the store, and how many there must be. */
	files: { found: number; expected: number };
	faults: Map<string, number>;
}

const count = (into: Map<string, number>, what: string) => into.set(what, (into.get(what) ?? 0) + 1);

export async function readBooks(sql: Sql, parts: Parts): Promise<Books> {
	const lines = await findLines(sql, parts.tenantId);
	const [faults, failures] = [new Map<string, number>(), new Map<string, number>()];
	for (const line of lines) {
		const fault = await faultOf(parts, line);
		if (fault) count(faults, fault);
		if (line.state === 'failed') count(failures, line.printFailure ?? line.failureCode ?? 'unknown');
	}
	const made = lines.filter(({ state }) => state === 'made');
	const folder = path.join(parts.dataDir, 'designs', parts.tenantId);
	return {
		...{ lines: lines.length, made: made.length, failures, faults },
		pages: made.reduce((sum, { wantedPages }) => sum + wantedPages, 0),
		files: {
			found: fs.existsSync(folder) ? fs.readdirSync(folder).length : 0,
			expected: new Set(made.map(({ releaseId }) => releaseId)).size,
		},
	};
}
