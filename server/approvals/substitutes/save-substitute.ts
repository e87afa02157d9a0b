// Who stands in for an approver, from a day to a day. Both may decide meanwhile; the story says on whose behalf.
import { findWrongDay } from '../../../rules/approvals/substitute.ts';
import { writeDay } from '../../../rules/dates.ts';
import { newId } from '../../../rules/ids.ts';
import { actorOf, type Caller } from '../../accounts/services.ts';
import { shopLink } from '../../accounts/shop-link.ts';
import { loadUser } from '../../accounts/subject.ts';
import { findNames } from '../../accounts/users/find-names.ts';
import { shopDay } from '../../calendar/today.ts';
import type { Sql } from '../../database/connection.ts';
import { Refused, refuseField } from '../../failure.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { publishedLanguage } from '../../tenants/spoken-language.ts';
import { substituteMail } from '../mails/templates.ts';

export interface Substitute {
	id: string;
	substituteId: string;
	name: string | null;
	firstDay: string;
	lastDay: string;
}

const mostSubstitutes = 20;

/** Those that are over are left out. */
export async function listSubstitutes(sql: Sql, { tenant, user }: Caller): Promise<Substitute[]> {
	if (!user) throw new Refused('UNAUTHORIZED');
	const rows = await sql<Omit<Substitute, 'name'>[]>`
		select id, substitute_id, first_day::text as first_day, last_day::text as last_day from approval_substitutes
		where tenant_id = ${tenant.id} and user_id = ${user.id} and last_day >= ${shopDay(tenant)} order by first_day, id`;
	const names = await findNames(
		sql,
		tenant.id,
		rows.map(({ substituteId }) => substituteId),
	);
	return rows.map((row) => ({ ...row, name: names.get(row.substituteId) ?? null }));
}

export interface NewSubstitute {
	/** Null: who has this e-mail address, which approvers know of a colleague where they see no list of users. */
	userId: string | null;
	email: string;
	firstDay: string;
	lastDay: string;
}

const notThere = refuseField('email');

/** A colleague of the same company, or of the shop, with the same role: to everybody else nobody of that address exists. */
async function findColleague(
	sql: Sql,
	tenantId: string,
	userId: string,
	wanted: Pick<NewSubstitute, 'userId' | 'email'>,
): Promise<string> {
	const isWanted = wanted.userId ? sql`u.id = ${wanted.userId}` : sql`lower(u.email) = lower(${wanted.email.trim()})`;
	const [found] = await sql<{ id: string }[]>`
		select u.id from users u
		where u.tenant_id = ${tenantId} and ${isWanted} and not u.guest and u.archived_at is null and u.id <> ${userId}
			and (
				exists (
					select from company_members own join company_members other
						on other.tenant_id = own.tenant_id and other.company_id = own.company_id
					where own.tenant_id = ${tenantId} and own.user_id = ${userId} and other.user_id = u.id
				) or exists (
					select from user_roles own join user_roles other on other.tenant_id = own.tenant_id and other.role_id = own.role_id
						join roles r on r.tenant_id = own.tenant_id and r.id = own.role_id and (r.admin or r.access <> '{}')
					where own.tenant_id = ${tenantId} and own.user_id = ${userId} and other.user_id = u.id
				)
			)`;
	if (!found) throw notThere;
	return found.id;
}

interface Named {
	userId: string;
	substituteId: string;
	firstDay: string;
	lastDay: string;
}

/** In their own language. */
async function tellSubstitute(sql: Sql, { tenant, shop }: Caller, named: Named): Promise<void> {
	const [names, substitute] = await Promise.all([
		findNames(sql, tenant.id, [named.userId, named.substituteId]),
		loadUser(sql, tenant.id, named.substituteId),
	]);
	if (!substitute?.email) return;
	const { email, language: given } = substitute;
	const language = publishedLanguage(tenant, given);
	await queueMail(sql, tenant.id, {
		...{ to: email, language, template: substituteMail, tenant },
		data: {
			name: names.get(named.substituteId) ?? email,
			approver: names.get(named.userId) ?? '',
			firstDay: writeDay(named.firstDay, language),
			lastDay: writeDay(named.lastDay, language),
			link: shopLink(tenant, shop, language, 'account/approvals'),
		},
	});
}

export async function addSubstitute(sql: Sql, caller: Caller, given: NewSubstitute): Promise<void> {
	const { tenant, user, services } = caller;
	if (!user) throw new Refused('UNAUTHORIZED');
	const { firstDay, lastDay } = given;
	const wrong = findWrongDay(given, shopDay(tenant));
	if (wrong) throw refuseField(wrong);
	const substituteId = await findColleague(sql, tenant.id, user.id, given);
	const known = await listSubstitutes(sql, caller);
	const isNamed = known.some(
		(one) => one.substituteId === substituteId && one.firstDay <= firstDay && one.lastDay >= lastDay,
	);
	if (isNamed) throw refuseField('days');
	if (known.length >= mostSubstitutes) throw refuseField('substitutes');
	const id = newId();
	await sql`
		insert into approval_substitutes (tenant_id, id, user_id, substitute_id, first_day, last_day)
		values (${tenant.id}, ${id}, ${user.id}, ${substituteId}, ${firstDay}::text::date, ${lastDay}::text::date)`;
	await tellSubstitute(sql, caller, { userId: user.id, substituteId, firstDay, lastDay });
	await services.record(sql, tenant.id, actorOf(caller), {
		action: 'addApprovalSubstitute',
		entity: { type: 'user', id: user.id },
		after: { substituteId, firstDay, lastDay },
	});
}

export async function removeSubstitute(sql: Sql, caller: Caller, id: string): Promise<void> {
	const { tenant, user, services } = caller;
	if (!user) throw new Refused('UNAUTHORIZED');
	const [removed] = await sql<{ substituteId: string }[]>`
		delete from approval_substitutes where tenant_id = ${tenant.id} and id = ${id} and user_id = ${user.id} returning substitute_id`;
	if (!removed) throw new Refused('NOT_FOUND');
	await services.record(sql, tenant.id, actorOf(caller), {
		action: 'removeApprovalSubstitute',
		entity: { type: 'user', id: user.id },
		before: { substituteId: removed.substituteId },
	});
}
