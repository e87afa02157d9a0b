// Values of a person in the log, under a key of that person: without the key no one can read them, and the log stays as it was.
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { Sql } from '../database/connection.ts';

const ivBytes = 12;
const tagBytes = 16;

function encrypt(key: Buffer, purpose: string, plain: Buffer): string {
	const iv = randomBytes(ivBytes);
	const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(purpose));
	return Buffer.concat([iv, cipher.update(plain), cipher.final(), cipher.getAuthTag()]).toString('base64');
}

function decrypt(key: Buffer, purpose: string, text: string): Buffer {
	const bytes = Buffer.from(text, 'base64');
	const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, ivBytes)).setAAD(Buffer.from(purpose));
	decipher.setAuthTag(bytes.subarray(-tagBytes));
	return Buffer.concat([decipher.update(bytes.subarray(ivBytes, -tagBytes)), decipher.final()]);
}

const wrapping = (tenantId: string, personId: string) => `person key ${tenantId} ${personId}`;
const sealing = (tenantId: string, personId: string) => `audit ${tenantId} ${personId}`;

/** The person's key, made when there is none yet. It is itself kept under the key of the installation. */
async function keyOf(sql: Sql, master: Buffer, tenantId: string, personId: string): Promise<Buffer> {
	const made = encrypt(master, wrapping(tenantId, personId), randomBytes(32));
	await sql`
		insert into person_keys (tenant_id, person_id, wrapped_key) values (${tenantId}, ${personId}, ${made})
		on conflict do nothing`;
	const [row] = await sql<{ wrappedKey: string }[]>`
		select wrapped_key from person_keys where tenant_id = ${tenantId} and person_id = ${personId}`;
	return decrypt(master, wrapping(tenantId, personId), row?.wrappedKey ?? '');
}

export async function seal(
	sql: Sql,
	master: Buffer,
	tenantId: string,
	personId: string,
	values: object,
): Promise<string> {
	const key = await keyOf(sql, master, tenantId, personId);
	return encrypt(key, sealing(tenantId, personId), Buffer.from(JSON.stringify(values)));
}

/** Keys of many persons at once. One statement. */
export async function findKeys(
	sql: Sql,
	master: Buffer,
	tenantId: string,
	personIds: readonly string[],
): Promise<Map<string, Buffer>> {
	const rows = await sql<{ personId: string; wrappedKey: string }[]>`
		select person_id, wrapped_key from person_keys
		where tenant_id = ${tenantId} and person_id = any(${[...personIds]}::uuid[])`;
	return new Map(
		rows.map(({ personId, wrappedKey }) => [personId, decrypt(master, wrapping(tenantId, personId), wrappedKey)]),
	);
}

/** @returns nothing for a person who has been erased */
export function unseal(
	keys: ReadonlyMap<string, Buffer>,
	tenantId: string,
	personId: string | null,
	sealed: string | null,
): Record<string, unknown> | undefined {
	const key = personId === null ? undefined : keys.get(personId);
	if (!key || personId === null || sealed === null) return undefined;
	return JSON.parse(decrypt(key, sealing(tenantId, personId), sealed).toString());
}

/** From now on no one can read what the log holds of this person. */
export async function erasePerson(sql: Sql, tenantId: string, personId: string): Promise<void> {
	await sql`delete from person_keys where tenant_id = ${tenantId} and person_id = ${personId}`;
}

/** In the clear, for a file in which the persons themselves are as well. */
export async function exportPersonKeys(sql: Sql, master: Buffer, tenantId: string): Promise<string[]> {
	const rows = await sql<{ personId: string; wrappedKey: string }[]>`
		select person_id, wrapped_key from person_keys where tenant_id = ${tenantId} order by person_id`;
	return rows.map(({ personId, wrappedKey }) => {
		const key = decrypt(master, wrapping(tenantId, personId), wrappedKey).toString('base64');
		return JSON.stringify({ person: personId, key });
	});
}

/** Sealed for this shop with the key of this installation. */
export async function importPersonKeys(
	sql: Sql,
	master: Buffer,
	tenantId: string,
	keys: readonly { person: string; key: string }[],
): Promise<void> {
	const wrapped = keys.map(({ person, key }) =>
		encrypt(master, wrapping(tenantId, person), Buffer.from(key, 'base64')),
	);
	await sql`
		insert into person_keys (tenant_id, person_id, wrapped_key)
		select ${tenantId}::uuid, k.person, k.wrapped
		from unnest(${keys.map(({ person }) => person)}::uuid[], ${wrapped}::text[]) as k (person, wrapped)`;
}

/**
 * Wraps the keys of persons with another key of the installation. May be repeated after an interruption. What none of the keys opens is removed: what
 * the log holds of these persons stays unreadable, and what happens from now on is readable again.
 * @param old undefined: it is lost
 */
export async function rekeyPersons(
	sql: Sql,
	tenantId: string,
	master: Buffer,
	old: Buffer | undefined,
): Promise<{ kept: number; removed: number }> {
	const counts = { kept: 0, removed: 0 };
	const rows = await sql<{ personId: string; wrappedKey: string }[]>`
		select person_id, wrapped_key from person_keys where tenant_id = ${tenantId}`;
	for (const { personId, wrappedKey } of rows) {
		const purpose = wrapping(tenantId, personId);
		const key = openWith(old ? [master, old] : [master], purpose, wrappedKey);
		await erasePerson(sql, tenantId, personId);
		counts[key ? 'kept' : 'removed']++;
		if (key)
			await sql`
				insert into person_keys (tenant_id, person_id, wrapped_key)
				values (${tenantId}, ${personId}, ${encrypt(master, purpose, key)})`;
	}
	return counts;
}

function openWith(masters: readonly Buffer[], purpose: string, text: string): Buffer | undefined {
	for (const master of masters)
		try {
			return decrypt(master, purpose, text);
		} catch {
			// It was wrapped with another one.
		}
	return undefined;
}
