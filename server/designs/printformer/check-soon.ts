// A check while a shopper waits: only for a while, then a job goes on with it.
import { Refused } from '../../failure.ts';
import { PrintformerFailure } from '../../integrations/printformer/problem.ts';
import { UntrustedWorkFailure } from '../../untrusted-work/task.ts';
import { type CheckOptions, checkDraft } from './check-draft.ts';
import { sendDraftCheck } from './check-job.ts';
import type { PrintformerServices } from './services.ts';

const waitMs = 8000;

const isExpected = (error: unknown): boolean =>
	error instanceof PrintformerFailure ||
	error instanceof UntrustedWorkFailure ||
	(error instanceof Refused && error.code === 'BUSY') ||
	(error instanceof Error && ['AbortError', 'TimeoutError'].includes(error.name));

/** @returns whether it was done; else it is done later */
export async function checkSoon(
	services: PrintformerServices,
	tenantId: string,
	designId: string,
	options?: CheckOptions,
): Promise<boolean> {
	try {
		await checkDraft(services, tenantId, designId, AbortSignal.timeout(waitMs), options);
		return true;
	} catch (error) {
		if (!isExpected(error)) throw error;
		services.log.info({ tenantId, designId, err: error }, 'a draft is checked later');
		await services.database.inTenant(tenantId, (sql) => sendDraftCheck(sql, tenantId, { designId, ...options }));
		return false;
	}
}
