// The secret key of this process is the one of its database, or the process does not start: it could read nothing that was encrypted with the
// other one, and would sign everyone out.
import { deriveKey } from '../accounts/sessions/keys.ts';
import type { Database } from '../database/connection.ts';
import { ExpectedFailure } from '../failure.ts';
import { listTenants } from '../tenants/list-tenants.ts';
import { hasSecretsOfAnotherKey } from './keep-secret.ts';

/** Tells keys apart and nothing of the key. */
const fingerprintOf = (secretKey: string) => deriveKey(secretKey, 'fingerprint').toString('hex').slice(0, 16);

async function findFingerprint(database: Database): Promise<string | undefined> {
	const [row] = await database.withoutTenant(
		(sql) => sql<{ fingerprint: string }[]>`select fingerprint from secret_key`,
	);
	return row?.fingerprint;
}

/** Of a database from before there were fingerprints: a key that does not open what is there is not the one. */
async function fitsSecrets(database: Database, secretKey: string): Promise<boolean> {
	const key = deriveKey(secretKey, 'secrets');
	for (const { id } of await listTenants(database))
		if (await database.inTenant(id, (sql) => hasSecretsOfAnotherKey(sql, key, id))) return false;
	return true;
}

async function claimFirst(database: Database, secretKey: string): Promise<void> {
	if (!(await fitsSecrets(database, secretKey))) return;
	await database.withoutTenant(
		(sql) => sql`insert into secret_key (fingerprint) values (${fingerprintOf(secretKey)}) on conflict do nothing`,
	);
}

export async function isSecretKeyOf(database: Database, secretKey: string): Promise<boolean> {
	const known = await findFingerprint(database);
	return known === undefined ? fitsSecrets(database, secretKey) : known === fingerprintOf(secretKey);
}

/** @param place where the key comes from, for people */
export async function claimSecretKey(database: Database, secretKey: string, place: string): Promise<void> {
	if ((await findFingerprint(database)) === undefined) await claimFirst(database, secretKey);
	if ((await findFingerprint(database)) === fingerprintOf(secretKey)) return;
	throw new ExpectedFailure(
		`${place} is not the secret key of this database.`,
		'Give all processes the key that it was filled with; to go on with another one: npm run secret:adopt',
	);
}

/** @param file where the key is looked for */
export const missingSecretKey = (file: string): ExpectedFailure =>
	new ExpectedFailure(
		`The secret key of this database is missing: neither SECRET_KEY nor ${file} is there.`,
		'Set SECRET_KEY to the key of the installation that filled it, or put it into that file. Is it lost? npm run secret:adopt',
	);

/** From now on processes with this key start, and no others. What is encrypted has been dealt with before. */
export async function replaceFingerprint(database: Database, secretKey: string): Promise<void> {
	await database.withoutTenant(
		(sql) => sql`
			insert into secret_key (fingerprint) values (${fingerprintOf(secretKey)})
			on conflict (single) do update set fingerprint = excluded.fingerprint, changed_at = now()`,
	);
}
