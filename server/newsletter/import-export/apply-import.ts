// Saves the subscribers of a file: begun by a person, done by a job, in portions. Whoever has come or was suppressed since the preview is left as is.
import { isId } from '../../../rules/ids.ts';
import type { Caller } from '../../accounts/services.ts';
import type { Sql } from '../../database/connection.ts';
import type { FileImport } from '../../import-export/jobs/imports.ts';
import { beginImport, type ImportToRun, runImport } from '../../import-export/jobs/run-import.ts';
import {
	finishImport,
	listPendingChanges,
	lockRunningImport,
	markRefusedChanges,
	type RefusedChange,
	recordPortion,
} from '../../import-export/jobs/running-imports.ts';
import { defineJob } from '../../jobs/define-job.ts';
import { loadTenant } from '../../tenants/load-tenant.ts';
import { findShopAddress, type PlatformAddress } from '../../tenants/shop-address.ts';
import { bringSubscriber } from '../core/bring-subscriber.ts';
import { chooseTopics, knownTopics } from '../core/choose-topics.ts';

const importJobName = 'newsletter.import';
const portion = 100;

export const beginSubscriberImport = (sql: Sql, caller: Caller, id: string): Promise<FileImport> =>
	beginImport(sql, caller, id, {
		kind: 'subscribers',
		job: importJobName,
		action: 'importSubscribers',
		entity: 'subscriberImport',
	});

export interface ImportDeclaration {
	source: string;
	on: string;
	hasProof: boolean;
}

export async function findDeclaration(sql: Sql, tenantId: string, importId: string): Promise<ImportDeclaration> {
	const [found] = await sql<ImportDeclaration[]>`
		select consent_source as source, consent_on::text as "on", has_proof from newsletter_imports
		where tenant_id = ${tenantId} and import_id = ${importId}`;
	if (!found) throw new Error('an import without a declaration');
	return found;
}

/** @returns whether there may be more */
async function applyPortion(
	sql: Sql,
	tenantId: string,
	importId: string,
	platformAddress: PlatformAddress,
): Promise<boolean> {
	const running = await lockRunningImport(sql, tenantId, importId);
	if (!running) return false;
	const changes = await listPendingChanges(sql, tenantId, importId, { behind: running.reached, first: portion });
	const last = changes.at(-1);
	if (!last) {
		await finishImport(sql, tenantId, importId);
		return false;
	}
	const tenant = await loadTenant(sql, tenantId);
	const shop = await findShopAddress(sql, tenant, platformAddress);
	const declaration = await findDeclaration(sql, tenantId, importId);
	const refused: RefusedChange[] = [];
	for (const { position, key: email, languageCode: language, names } of changes) {
		const brought = { email, language, kind: 'imported' as const, declaration, userId: running.userId };
		const id = await bringSubscriber(sql, tenant, shop, brought);
		if (isId(id)) await chooseTopics(sql, tenantId, id, await knownTopics(sql, tenantId, names));
		else refused.push({ position, fault: id === 'suppressed' ? 'suppressed' : 'changedMeanwhile' });
	}
	await markRefusedChanges(sql, tenantId, importId, refused);
	const done = { done: changes.length, refused: refused.length, reached: last.position };
	await recordPortion(sql, tenantId, importId, done);
	return true;
}

export const importSubscribers = (platformAddress: PlatformAddress) =>
	defineJob<ImportToRun>({
		name: importJobName,
		mayTakeSeconds: 600,
		atOnce: 1,
		run: (job) =>
			runImport(job, () =>
				job.inTenant((sql) => applyPortion(sql, job.tenantId, job.payload.importId, platformAddress)),
			),
	});
