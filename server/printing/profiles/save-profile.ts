// Colour profiles of a shop: added once they are known to work, renamed, and deleted when nothing is printed with them any more.
import { newId } from '../../../rules/ids.ts';
import { longestProfileName, mostProfiles, type ProfileRefusal } from '../../../rules/printing/profile-refusals.ts';
import { actorOf, type Caller } from '../../accounts/services.ts';
import type { InTenant, Sql } from '../../database/connection.ts';
import { Refused } from '../../failure.ts';
import { checkProfile } from '../colour/check-profile.ts';
import { inksOfColours, UnusableInput } from '../colour/colour-work.ts';
import { loadDefaultProfile, type OutputProfile, uploadedProfile } from '../colour/output-profile.ts';
import { findProfile, type SavedProfile } from './find-profile.ts';

/** Why a file is no profile of ours, for a sentence beside its field. */
const refuse = (reason: ProfileRefusal, facts: { name?: string } = {}) =>
	new Refused('PRINT_PROFILE_UNUSABLE', reason, { reason, ...facts });

function readName(given: string): string {
	const name = given.trim();
	if (name === '' || name.length > longestProfileName) throw new Refused('VALIDATION', 'name');
	return name;
}

/** What its tables are worth shows only when a colour is converted with them. */
async function tryProfile(tenantId: string, profile: OutputProfile): Promise<void> {
	try {
		await inksOfColours({ tenantId, profile }, ['#ff0000']);
	} catch (error) {
		throw error instanceof UnusableInput ? refuse('damaged') : error;
	}
}

/** @param name what the profile calls itself if it is empty. @throws Refused PRINT_PROFILE_UNUSABLE, VALIDATION */
export async function addProfile(
	inTenant: InTenant,
	caller: Caller,
	{ bytes, name }: { bytes: Buffer; name: string },
): Promise<SavedProfile> {
	const { tenant, services } = caller;
	const checked = checkProfile(bytes);
	if ('refused' in checked) throw refuse(checked.refused);
	const profile = uploadedProfile(bytes, checked.description);
	const shownName = readName(name.trim() || checked.description);
	await tryProfile(tenant.id, profile);
	return inTenant(async (sql) => {
		// One after the other, so that two do not both find room for one.
		await sql`select pg_advisory_xact_lock(hashtextextended(${`print_profiles ${tenant.id}`}, 0))`;
		const there = await sql<{ sha256: string; name: string }[]>`
			select sha256, name from print_profiles where tenant_id = ${tenant.id}`;
		const { sha256: shipped, description: shippedName } = loadDefaultProfile();
		const same = [{ sha256: shipped, name: shippedName }, ...there].find(({ sha256 }) => sha256 === profile.sha256);
		if (same) throw refuse('alreadyThere', { name: same.name });
		if (there.length >= mostProfiles) throw refuse('tooMany');
		const id = newId();
		await sql`
			insert into print_profiles (tenant_id, id, name, description, sha256, bytes)
			values (${tenant.id}, ${id}, ${shownName}, ${checked.description}, ${profile.sha256}, ${bytes})`;
		await services.record(sql, tenant.id, actorOf(caller), {
			action: 'addPrintProfile',
			entity: { type: 'printProfile', id },
			after: { name: shownName, description: checked.description, sha256: profile.sha256 },
		});
		return findProfile(sql, tenant.id, id);
	});
}

/** @throws Refused NOT_FOUND, VALIDATION */
export async function renameProfile(sql: Sql, caller: Caller, id: string, given: string): Promise<SavedProfile> {
	const { tenant, services } = caller;
	const name = readName(given);
	const before = await findProfile(sql, tenant.id, id);
	await sql`update print_profiles set name = ${name} where tenant_id = ${tenant.id} and id = ${id}`;
	await services.record(sql, tenant.id, actorOf(caller), {
		action: 'renamePrintProfile',
		entity: { type: 'printProfile', id },
		before: { name: before.name },
		after: { name },
	});
	return { ...before, name };
}

/** @throws Refused NOT_FOUND, PRINT_PROFILE_IN_USE */
export async function deleteProfile(sql: Sql, caller: Caller, id: string): Promise<void> {
	const { tenant, services } = caller;
	// Before it is looked who uses it: a specification that is saved meanwhile waits, and then finds it gone.
	await sql`select from print_profiles where tenant_id = ${tenant.id} and id = ${id} for update`;
	const { name, description, isUsed } = await findProfile(sql, tenant.id, id);
	if (isUsed) throw new Refused('PRINT_PROFILE_IN_USE');
	await sql`delete from print_profiles where tenant_id = ${tenant.id} and id = ${id}`;
	await services.record(sql, tenant.id, actorOf(caller), {
		action: 'deletePrintProfile',
		entity: { type: 'printProfile', id },
		before: { name, description },
	});
}
