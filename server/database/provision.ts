// Roles and databases on a server whose superuser we are: the embedded one, and those of the tests.
import type postgres from 'postgres';

export const ownerRole = 'platen_owner';
export const appRole = 'platen_app';

export async function createRoles(admin: postgres.Sql, passwordOf: (role: string) => string): Promise<void> {
	for (const role of [ownerRole, appRole]) {
		const [existing] = await admin`select from pg_roles where rolname = ${role}`;
		// Roles take no parameters; the password is our own base64url text, without quotes.
		const verb = existing ? 'alter' : 'create';
		await admin.unsafe(
			`${verb} role ${role} login nosuperuser nobypassrls nocreatedb nocreaterole password '${passwordOf(role)}'`,
		);
	}
}

export async function createDatabase(admin: postgres.Sql, name: string): Promise<void> {
	const [existing] = await admin`select from pg_database where datname = ${name}`;
	if (existing) return;
	await admin.unsafe(`create database "${name}" owner ${ownerRole}`);
}
