// What shoppers look at before they release a design that is made at the provider: a copy of its revision, and what was found in it.
import {
	isProofProblem,
	type ProofProblem,
	type ProofState,
	type ProviderFinding,
} from '../../../rules/designs/printformer.ts';
import type { Sql } from '../../database/connection.ts';

export interface Proof {
	designId: string;
	state: ProofState;
	problem: ProofProblem | null;
	/** Of one personalisation; 0: not known yet. */
	pages: number;
	personalizations: number;
	/** Of the copy whose file is shown. */
	copyId: string | null;
	findings: readonly ProviderFinding[];
	checkedAt: Date | null;
}

interface ProofRow extends Omit<Proof, 'state' | 'problem'> {
	problem: string | null;
}

const stateOf = ({ problem, copyId }: ProofRow): ProofState => {
	if (problem !== null) return 'failed';
	return copyId === null ? 'preparing' : 'ready';
};

const problemOf = ({ problem }: ProofRow): ProofProblem | null => {
	if (problem === null || isProofProblem(problem)) return problem;
	return 'unreadable';
};

/** Of those designs that are made at the provider; one statement, however many. */
export async function findProofs(sql: Sql, tenantId: string, ids: readonly string[]): Promise<Map<string, Proof>> {
	if (ids.length === 0) return new Map();
	const rows = await sql<ProofRow[]>`
		select d.id as design_id, f.problem, f.findings, f.checked_at, c.id as copy_id, coalesce(c.pages, 0) as pages,
			coalesce(c.personalizations, 1) as personalizations
		from designs d
		join printformer_drafts f on f.tenant_id = ${tenantId} and f.design_id = d.id
		left join lateral (
			select id, pages, personalizations from printformer_copies
			where tenant_id = ${tenantId} and design_id = d.id and revision = d.revision and low_res_sha256 is not null
				and (release_id is null and inspection is not null or release_id = d.release_id)
			order by created_at desc, id desc limit 1
		) c on true
		where d.tenant_id = ${tenantId} and d.id = any(${[...ids]}::uuid[])`;
	return new Map(rows.map((row) => [row.designId, { ...row, state: stateOf(row), problem: problemOf(row) }]));
}
