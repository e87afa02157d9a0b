// The print file of a release for the press: requested with the first question for it, and the bytes once they are there.
import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { Database } from '../../../database/connection.ts';
import type { PrivateStore } from '../../../media/private/private-store.ts';
import type { FetchedPrint } from '../../../printing/releases/design-release.ts';
import { findPrint, type Print, printFile, requestPrint } from './find-print.ts';

interface PrintParts {
	database: Pick<Database, 'inTenant'>;
	/** Of designs. */
	store: PrivateStore;
}

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** @returns undefined if it is not there, or not the one that came */
export async function readPrint(
	store: PrivateStore,
	tenantId: string,
	{ fileId, sha256 }: Print,
): Promise<Buffer | undefined> {
	const stored = fileId === null ? undefined : await store.read(tenantId, printFile(fileId));
	const pdf = stored && (await buffer(stored.stream));
	return pdf && hashOf(pdf) === sha256 ? pdf : undefined;
}

/** @param again when a person has asked for another attempt */
export async function fetchPrint(
	{ database, store }: PrintParts,
	tenantId: string,
	releaseId: string,
	again?: Date,
): Promise<FetchedPrint> {
	const print = await database.inTenant(tenantId, async (sql) => {
		await requestPrint(sql, tenantId, releaseId, again);
		return findPrint(sql, tenantId, { releaseId });
	});
	if (print?.failureCode) return { state: 'failed', code: print.failureCode };
	if (print?.state !== 'made') return { state: 'waiting' };
	return { state: 'made', sha256: print.sha256 ?? '', pdf: await readPrint(store, tenantId, print) };
}
