// Who somebody is at the provider, when they sign in and when they want to be forgotten.
import type { Sql } from '../../database/connection.ts';
import { sendJob } from '../../jobs/send-job.ts';
import { mergeJobName } from './merge-job-name.ts';

interface MovedUser {
	account: string;
	source: string;
	/** Null: the account has not designed there yet, and takes over the guest's user. */
	target: string | null;
}

/** In the transaction of the sign-in. Two users become one by a job: until then drafts are opened as the user that they belong to. */
export async function moveProviderUsers(sql: Sql, tenantId: string, guestId: string, userId: string): Promise<void> {
	const moved = await sql<MovedUser[]>`
		select g.account, g.identifier as source, u.identifier as target
		from printformer_users g
		left join printformer_users u on u.tenant_id = ${tenantId} and u.user_id = ${userId} and u.account = g.account
		where g.tenant_id = ${tenantId} and g.user_id = ${guestId}`;
	for (const { account, source, target } of moved) {
		const ofGuest = sql`tenant_id = ${tenantId} and user_id = ${guestId} and account = ${account}`;
		if (target === null) {
			await sql`update printformer_users set user_id = ${userId} where ${ofGuest}`;
			continue;
		}
		// Before the row is deleted: a user who is about to be merged is not removed.
		await sql`
			insert into printformer_merges (tenant_id, account, source, target)
			values (${tenantId}, ${account}, ${source}, ${target}) on conflict do nothing`;
		await sql`delete from printformer_users where ${ofGuest}`;
	}
	if (moved.some(({ target }) => target !== null)) await sendJob(sql, tenantId, mergeJobName, {});
}

/** Before their designs are let go. What was ordered is printed from its copy; the draft goes with the person. */
export async function forgetProviderUsers(sql: Sql, tenantId: string, userId: string): Promise<void> {
	// Users whose drafts could not be claimed when they signed in.
	await sql`
		insert into printformer_removals (tenant_id, account, kind, identifier)
		select distinct ${tenantId}::uuid, f.account, 'user', f.owner
		from printformer_drafts f join designs d on d.tenant_id = ${tenantId} and d.id = f.design_id
		where f.tenant_id = ${tenantId} and d.user_id = ${userId} and not exists (
			select from printformer_users u where u.tenant_id = ${tenantId} and u.account = f.account and u.identifier = f.owner
		)`;
	await sql`
		delete from printformer_drafts f using designs d
		where f.tenant_id = ${tenantId} and d.tenant_id = ${tenantId} and d.id = f.design_id and d.user_id = ${userId}`;
	await sql`delete from printformer_users where tenant_id = ${tenantId} and user_id = ${userId}`;
}
