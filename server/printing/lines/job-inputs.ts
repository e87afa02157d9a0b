// The name of the job that makes files for the press, and what its inputs are frozen by.
import { createHash } from 'node:crypto';
import { canonicalJson } from '../../../rules/designs/canonical.ts';
import type { PrintJobInputs } from '../../../rules/printing/print-job.ts';
import type { Sql } from '../../database/connection.ts';
import { Refused } from '../../failure.ts';
import type { OutputProfile } from '../colour/output-profile.ts';
import { loadProfile } from '../profiles/find-profile.ts';

export const makeJobName = 'printing.makeJob';

export const hashInputs = (inputs: PrintJobInputs): string =>
	createHash('sha256').update(canonicalJson(inputs)).digest('hex');

/** @param id `profileId` of the specification. @returns undefined if the shop does not have it */
export async function findOutputProfile(
	sql: Sql,
	tenantId: string,
	id: string | null,
): Promise<OutputProfile | undefined> {
	try {
		return await loadProfile(sql, tenantId, id);
	} catch (error) {
		if (error instanceof Refused && error.code === 'NOT_FOUND') return undefined;
		throw error;
	}
}
