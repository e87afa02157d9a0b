// What exporting and importing a shop needs, from a configuration: for the server and for the commands alike.
import fs from 'node:fs';
import path from 'node:path';
import { deriveKey } from '../server/accounts/sessions/keys.ts';
import { recorder } from '../server/audit/record-change.ts';
import { refreshCatalogue } from '../server/catalogue/read-model/refresh-catalogue.ts';
import type { Config } from '../server/config.ts';
import { loadOrCreateSecret } from '../server/data-folder.ts';
import type { Database } from '../server/database/connection.ts';
import { openFileList, openFileRemoval } from '../server/media/files/list-files.ts';
import { openMediaStore } from '../server/media/open-store.ts';
import { openPrivateStore } from '../server/media/private/open-private-store.ts';
import { sendMissingSizes } from '../server/media/send-missing-sizes.ts';
import type { ExportJobServices } from '../server/tenants/transfer/export-job.ts';
import type { ImportServices } from '../server/tenants/transfer/import-tenant.ts';

export type TransferServices = ExportJobServices & ImportServices;

export function transferServices(
	config: Pick<Config, 'dataDir' | 'bucket'>,
	{ database, secretKey, version }: { database: Database; secretKey: string; version: string },
): TransferServices {
	const auditKey = deriveKey(secretKey, 'audit log');
	return {
		database,
		version,
		auditKey,
		record: recorder(auditKey),
		exports: openPrivateStore(config, 'exports'),
		stores: {
			media: openMediaStore(config),
			private: openPrivateStore(config),
			designs: openPrivateStore(config, 'designs'),
			list: openFileList(config),
			remove: openFileRemoval(config),
		},
		rebuilds: [refreshCatalogue, sendMissingSizes],
	};
}

export const secretKeyOf = (config: Pick<Config, 'dataDir' | 'secretKey'>): string =>
	config.secretKey ?? loadOrCreateSecret(path.join(config.dataDir, 'secret-key'));

export const versionOf = (project: string): string =>
	JSON.parse(fs.readFileSync(path.join(project, 'package.json'), 'utf8')).version;
