// `npm run secret:adopt`: SECRET_KEY becomes the secret key of this database. With the key before it in SECRET_KEY_OLD everything that is encrypted is
// encrypted anew; without it, and with `-- --without-old`, what no one can read any more is removed. No process may serve meanwhile.
import path from 'node:path';
import { deriveKey } from '../server/accounts/sessions/keys.ts';
import { rekeyPersons } from '../server/audit/seal.ts';
import { type Config, processEnvironment, readConfig } from '../server/config.ts';
import { loadOrCreateSecret, lockDataFolder } from '../server/data-folder.ts';
import type { Database } from '../server/database/connection.ts';
import { countServing } from '../server/database/count-serving.ts';
import { openConfiguredDatabase } from '../server/database/open.ts';
import { ExpectedFailure } from '../server/failure.ts';
import { isSecretKeyOf, replaceFingerprint } from '../server/secrets/claim-key.ts';
import { rekeySecrets } from '../server/secrets/keep-secret.ts';
import { listTenants } from '../server/tenants/list-tenants.ts';

const project = path.dirname(import.meta.dirname);
const withoutOld = '--without-old';

async function checkOldKey(database: Database, old: string | undefined): Promise<void> {
	if (old !== undefined && !(await isSecretKeyOf(database, old)))
		throw new ExpectedFailure(
			'SECRET_KEY_OLD is not the secret key of this database.',
			'Set it to the key that the processes had until now.',
		);
	if (old === undefined && !process.argv.includes(withoutOld))
		throw new ExpectedFailure(
			'Without the key before it (SECRET_KEY_OLD) the keys of payment, mail and translation providers of all shops are removed and have to be entered again, and what the audit log holds of persons stays unreadable.',
			`If it is lost: npm run secret:adopt -- ${withoutOld}`,
		);
}

async function adoptKey(database: Database, key: string, old: string | undefined): Promise<void> {
	if (await isSecretKeyOf(database, key)) {
		await replaceFingerprint(database, key);
		console.log('It was already the secret key of this database.');
		return;
	}
	await checkOldKey(database, old);
	const served = await countServing(database);
	if (served > 0)
		throw new ExpectedFailure(
			served === 1
				? 'A process serves this database with the key before.'
				: `${served} processes serve this database with the key before.`,
			'Stop them first: what they encrypt meanwhile could not be read any more.',
		);
	const derive = (purpose: string) => [deriveKey(key, purpose), old && deriveKey(old, purpose)] as const;
	const [secretsKey, oldSecretsKey] = derive('secrets');
	const [auditKey, oldAuditKey] = derive('audit log');
	for (const { id, slug } of await listTenants(database)) {
		const secrets = await database.inTenant(id, async (sql) => {
			await rekeyPersons(sql, id, auditKey, oldAuditKey || undefined);
			return rekeySecrets(sql, id, secretsKey, oldSecretsKey || undefined);
		});
		console.log(`${slug}: ${secrets.kept} secrets encrypted anew, ${secrets.removed} removed`);
	}
	await replaceFingerprint(database, key);
	console.log('It is now the secret key of this database. Everybody has to sign in again.');
}

async function adopt(): Promise<void> {
	const config: Config = readConfig(processEnvironment(project), project, false);
	const lock = config.database ? undefined : lockDataFolder(config.dataDir);
	try {
		const key = config.secretKey ?? loadOrCreateSecret(path.join(config.dataDir, 'secret-key'));
		const { database, close } = await openConfiguredDatabase(config, (message) => console.warn(message));
		try {
			await adoptKey(database, key, config.oldSecretKey);
		} finally {
			await close();
		}
	} finally {
		lock?.release();
	}
}

try {
	await adopt();
} catch (error) {
	if (!(error instanceof ExpectedFailure)) throw error;
	console.error(error.message);
	if (error.advice) console.error(`→ ${error.advice}`);
	process.exitCode = 2;
}
