// Keeps the secrets of a shop. What was set can be replaced, removed, and read by an integration; nothing else of it ever leaves.
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { type SecretPurpose, secretError, secretPurposes } from '../../rules/secrets.ts';
import { actorOf, type Caller } from '../accounts/services.ts';
import type { Sql } from '../database/connection.ts';
import { Refused } from '../failure.ts';

const ivBytes = 12;
const tagBytes = 16;

/** Of one of many, or made by the domain itself: it knows which there are. */
export type OwnedPurpose = `procurementBuyer:${string}` | 'schedulingWebhook';

/** A value that was moved to another shop, or to another purpose, cannot be opened there. */
const additionalData = (tenantId: string, purpose: SecretPurpose | OwnedPurpose) =>
	Buffer.from(`secret ${tenantId} ${purpose}`);

function encrypt(key: Buffer, bound: Buffer, value: string): string {
	const iv = randomBytes(ivBytes);
	const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(bound);
	return Buffer.concat([iv, cipher.update(value, 'utf8'), cipher.final(), cipher.getAuthTag()]).toString('base64');
}

function decrypt(key: Buffer, bound: Buffer, sealed: string): string {
	const bytes = Buffer.from(sealed, 'base64');
	const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, ivBytes)).setAAD(bound);
	decipher.setAuthTag(bytes.subarray(-tagBytes));
	return Buffer.concat([decipher.update(bytes.subarray(ivBytes, -tagBytes)), decipher.final()]).toString('utf8');
}

export interface SecretState {
	purpose: SecretPurpose;
	/** Null: there is none. */
	setAt: Date | null;
}

/** Every secret that a shop can have: whether there is one, and since when. */
export async function listSecrets(sql: Sql, tenantId: string): Promise<SecretState[]> {
	const rows = await sql<{ purpose: string; setAt: Date }[]>`
		select purpose, set_at from secrets where tenant_id = ${tenantId}`;
	const known = new Map(rows.map(({ purpose, setAt }) => [purpose, setAt]));
	return secretPurposes.map((purpose) => ({ purpose, setAt: known.get(purpose) ?? null }));
}

async function stateOf(sql: Sql, tenantId: string, purpose: SecretPurpose): Promise<SecretState> {
	const found = (await listSecrets(sql, tenantId)).find((secret) => secret.purpose === purpose);
	return found ?? { purpose, setAt: null };
}

/** Without a word in the audit log: by the installation itself, as the demo does. */
export async function enterSecret(
	sql: Sql,
	key: Buffer,
	tenantId: string,
	purpose: SecretPurpose | OwnedPurpose,
	value: string,
): Promise<void> {
	const sealed = encrypt(key, additionalData(tenantId, purpose), value);
	await sql`
		insert into secrets (tenant_id, purpose, sealed) values (${tenantId}, ${purpose}, ${sealed})
		on conflict (tenant_id, purpose) do update set sealed = excluded.sealed, set_at = now()`;
}

export async function setSecret(sql: Sql, caller: Caller, purpose: SecretPurpose, given: string): Promise<SecretState> {
	const { tenant, services } = caller;
	const value = given.trim();
	if (secretError(purpose, value)) throw new Refused('VALIDATION', 'value');
	const before = await stateOf(sql, tenant.id, purpose);
	await enterSecret(sql, services.secretsKey, tenant.id, purpose, value);
	await services.record(sql, tenant.id, actorOf(caller), {
		action: 'setSecret',
		entity: { type: 'secret', id: purpose },
		before: { set: before.setAt !== null },
		after: { set: true },
	});
	return stateOf(sql, tenant.id, purpose);
}

export async function clearSecret(sql: Sql, caller: Caller, purpose: SecretPurpose): Promise<SecretState> {
	const { tenant, services } = caller;
	const gone = await sql`delete from secrets where tenant_id = ${tenant.id} and purpose = ${purpose}`;
	if (gone.count > 0)
		await services.record(sql, tenant.id, actorOf(caller), {
			action: 'clearSecret',
			entity: { type: 'secret', id: purpose },
			before: { set: true },
			after: { set: false },
		});
	return { purpose, setAt: null };
}

/**
 * For the adapter of an integration, and for no one else: what it returns goes to the provider and into no response, log or job.
 * @returns nothing when none is set
 */
export async function readSecret(
	sql: Sql,
	key: Buffer,
	tenantId: string,
	purpose: SecretPurpose | OwnedPurpose,
): Promise<string | undefined> {
	const [row] = await sql<{ sealed: string }[]>`
		select sealed from secrets where tenant_id = ${tenantId} and purpose = ${purpose}`;
	return row && decrypt(key, additionalData(tenantId, purpose), row.sealed);
}

/** Without a word in the audit log, as its owner goes with it or says so itself. */
export async function removeSecret(sql: Sql, tenantId: string, purpose: OwnedPurpose): Promise<boolean> {
	const gone = await sql`delete from secrets where tenant_id = ${tenantId} and purpose = ${purpose}`;
	return gone.count > 0;
}

/** Since when each of these is set; those that are not set are left out. */
export async function findSecretTimes(
	sql: Sql,
	tenantId: string,
	purposes: readonly OwnedPurpose[],
): Promise<ReadonlyMap<string, Date>> {
	const rows = await sql<{ purpose: string; setAt: Date }[]>`
		select purpose, set_at from secrets where tenant_id = ${tenantId} and purpose = any(${[...purposes]}::text[])`;
	return new Map(rows.map(({ purpose, setAt }) => [purpose, setAt]));
}

interface Sealed {
	purpose: SecretPurpose;
	sealed: string;
}

const readSealed = (sql: Sql, tenantId: string) =>
	sql<Sealed[]>`select purpose, sealed from secrets where tenant_id = ${tenantId}`;

/** @returns nothing when none of the keys fits */
function open(keys: readonly Buffer[], tenantId: string, { purpose, sealed }: Sealed): string | undefined {
	for (const key of keys)
		try {
			return decrypt(key, additionalData(tenantId, purpose), sealed);
		} catch {
			// It was encrypted with another one.
		}
	return undefined;
}

export async function hasSecretsOfAnotherKey(sql: Sql, key: Buffer, tenantId: string): Promise<boolean> {
	const rows = await readSealed(sql, tenantId);
	return rows.some((row) => open([key], tenantId, row) === undefined);
}

/**
 * Encrypts the secrets of a shop with another key. May be repeated after an interruption. What none of the keys opens is removed: it would be in the
 * way of everything that needs it.
 * @param old undefined: it is lost
 */
export async function rekeySecrets(
	sql: Sql,
	tenantId: string,
	key: Buffer,
	old: Buffer | undefined,
): Promise<{ kept: number; removed: number }> {
	const counts = { kept: 0, removed: 0 };
	for (const row of await readSealed(sql, tenantId)) {
		const { purpose } = row;
		const value = open(old ? [key, old] : [key], tenantId, row);
		if (value === undefined) {
			counts.removed++;
			await sql`delete from secrets where tenant_id = ${tenantId} and purpose = ${purpose}`;
			continue;
		}
		counts.kept++;
		const sealed = encrypt(key, additionalData(tenantId, purpose), value);
		await sql`update secrets set sealed = ${sealed} where tenant_id = ${tenantId} and purpose = ${purpose}`;
	}
	return counts;
}
