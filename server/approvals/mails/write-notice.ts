// Which mail a notice becomes, and to whom it goes: once for each revision and recipient, however often the job is run. The row of the order is held
// meanwhile, and nobody is told what has become untrue since.
import { shopLink } from '../../accounts/shop-link.ts';
import { findNames } from '../../accounts/users/find-names.ts';
import { findBudgetEffect } from '../../companies/core/budgets.ts';
import type { Sql } from '../../database/connection.ts';
import type { FoundOrder } from '../../orders/find-order.ts';
import { beginWriting, type Writing, writeOnce } from '../../orders/mails/order-mail.ts';
import { greeted } from '../../orders/mails/parts.ts';
import type { PlatformAddress } from '../../tenants/shop-address.ts';
import { publishedLanguage } from '../../tenants/spoken-language.ts';
import { type Approval, findApproval } from '../core/find-approval.ts';
import { findApprovers } from '../core/find-approvers.ts';
import type { LineChange } from '../core/record-decision.ts';
import type { ApprovalNotice } from '../core/send-notice.ts';
import { findUnseen } from '../queues/find-unseen.ts';
import {
	type AboutApproval,
	type ApprovalTemplate,
	expiredMail,
	payableMail,
	paymentExpiredMail,
	placedMail,
	rejectedMail,
	reminderMail,
	requestMail,
	returnedMail,
	returnedReminderMail,
	waitingMail,
} from './templates.ts';

interface Latest {
	userId: string | null;
	reason: string;
	changes: LineChange[];
	decision: string;
	/** What was decided before it. */
	before: string | null;
}

interface Facts {
	companyName: string | null;
	costCentre: string | null;
	payUntil: Date | null;
}

const findFacts = async (sql: Sql, tenantId: string, orderId: string): Promise<Facts> => {
	const [facts] = await sql<Facts[]>`
		select o.cost_centre, case when o.status = 'inCreation' and o.approval = 'approved' then o.reserved_until end as pay_until,
			(select c.name from companies c where c.tenant_id = ${tenantId} and c.id = o.company_id) as company_name
		from orders o where o.tenant_id = ${tenantId} and o.id = ${orderId}`;
	return facts ?? { companyName: null, costCentre: null, payUntil: null };
};

async function findLatest(sql: Sql, tenantId: string, orderId: string, revision: number) {
	const [latest] = await sql<Latest[]>`
		select user_id, reason, changes, decision, (
				select b.decision from order_approval_steps b
				where b.tenant_id = ${tenantId} and b.order_id = ${orderId} and b.revision < ${revision} order by b.revision desc limit 1
			) as before
		from order_approval_steps where tenant_id = ${tenantId} and order_id = ${orderId} and revision = ${revision}`;
	return latest;
}

interface Reader {
	id: string;
	email: string;
	language: string;
}

const findReaders = (sql: Sql, tenantId: string, ids: readonly string[]) => sql<Reader[]>`
	select id, email, language from users
	where tenant_id = ${tenantId} and id = any(${[...ids]}::uuid[]) and email is not null and archived_at is null`;

interface Shared extends Omit<AboutApproval, 'name' | 'onBehalfOf' | 'link'> {
	/** Name of the account that has ordered; undefined once it is deleted. */
	buyerAccount: string | undefined;
}

const pageOf = ({ tenant, shop }: Writing, language: string, orderId: string) =>
	shopLink(tenant, shop, publishedLanguage(tenant, language), `account/approvals/${orderId}`);

/** Everybody in their own language; a substitute learns for whom. */
async function tellApprovers(
	writing: Writing,
	purpose: string,
	template: ApprovalTemplate,
	shared: Shared,
): Promise<void> {
	const { sql, tenant, order } = writing;
	const approvers = await findApprovers(sql, tenant.id, order.id);
	const ids = approvers.map(({ userId }) => userId);
	const [readers, names] = await Promise.all([
		findReaders(sql, tenant.id, ids),
		findNames(sql, tenant.id, [...ids, ...approvers.flatMap(({ onBehalfOf }) => onBehalfOf ?? [])]),
	]);
	for (const { id, email, language } of readers) {
		const onBehalfOf = approvers.find(({ userId }) => userId === id)?.onBehalfOf ?? null;
		await writeOnce(writing, purpose, { to: email, language }, () => ({
			template,
			data: {
				...shared,
				name: names.get(id) ?? email,
				onBehalfOf: (onBehalfOf && names.get(onBehalfOf)) || null,
				link: pageOf(writing, language, order.id),
			},
		}));
	}
}

const templates: Record<Exclude<ApprovalNotice['purpose'], 'asked' | 'reminder'>, ApprovalTemplate> = {
	payable: payableMail,
	placed: placedMail,
	rejected: rejectedMail,
	returned: returnedMail,
	expired: expiredMail,
	paymentExpired: paymentExpiredMail,
};

async function tellBuyer(writing: Writing, purpose: string, template: ApprovalTemplate, shared: Shared) {
	const { order } = writing;
	const { language, customerMail } = order;
	const link = pageOf(writing, language, order.id);
	await writeOnce(writing, purpose, { to: customerMail, language }, () => ({
		template,
		// The address may be of the company, with somebody else's name.
		data: { ...shared, name: shared.buyerAccount ?? greeted(order), onBehalfOf: null, link },
	}));
}

/** A question that was answered meanwhile needs no mail; what has ended stays so. */
function isOutdated({ purpose, revision }: ApprovalNotice, { state, revision: now }: Approval): boolean {
	if (purpose === 'asked') return state !== 'pending' || revision !== now;
	if (purpose === 'reminder') return (state !== 'pending' && state !== 'returned') || revision !== now;
	return purpose === 'returned' && (state !== 'returned' || revision !== now);
}

const decidedBy = (
	latest: Latest | undefined,
	names: ReadonlyMap<string, string>,
): Pick<Shared, 'by' | 'reason' | 'changes' | 'unanswered'> => ({
	by: (latest?.userId && names.get(latest.userId)) || null,
	reason: latest?.reason ?? '',
	changes: latest?.changes ?? [],
	unanswered: latest?.decision === 'expired' && latest.before === 'returned',
});

/** Of an order that is decided nothing has to be said any more. */
async function findCause(
	sql: Sql,
	tenantId: string,
	order: FoundOrder,
	{ rule, state }: Approval,
): Promise<Pick<Shared, 'ruleName' | 'exceeded' | 'unseen'>> {
	if (state !== 'pending') return { ruleName: rule.name, exceeded: [], unseen: [] };
	const [effect, unseen] = await Promise.all([
		findBudgetEffect(sql, tenantId, order.id),
		findUnseen(sql, tenantId, order),
	]);
	const exceeded = (effect?.budgets ?? []).flatMap(({ costCentre, period, amount, left }) =>
		left < 0 ? { costCentre, period, amount, over: -left } : [],
	);
	return { ruleName: rule.name, exceeded, unseen };
}

export async function writeApprovalNotice(
	sql: Sql,
	tenantId: string,
	notice: ApprovalNotice,
	platformAddress: PlatformAddress,
): Promise<void> {
	const { orderId, purpose, revision } = notice;
	const writing = await beginWriting(sql, tenantId, orderId, platformAddress);
	const approval = writing && (await findApproval(sql, tenantId, orderId));
	if (!writing || !approval || isOutdated(notice, approval)) return;
	const [facts, latest] = await Promise.all([
		findFacts(sql, tenantId, orderId),
		findLatest(sql, tenantId, orderId, revision),
	]);
	const names = await findNames(
		sql,
		tenantId,
		[latest?.userId, approval.buyerId].flatMap((id) => id ?? []),
	);
	const buyerAccount = approval.buyerId === null ? undefined : names.get(approval.buyerId);
	const shared: Shared = {
		...{ order: writing.order, deadline: approval.deadline, ...facts },
		...{ buyerAccount, buyer: buyerAccount ?? writing.order.customerName },
		...decidedBy(latest, names),
		...(await findCause(sql, tenantId, writing.order, approval)),
	};
	const name = `approval.${purpose}.${revision}`;
	// What comes first is the receipt of the order, too.
	if (purpose === 'asked' && revision === 1)
		await tellBuyer(writing, `approval.waiting.${revision}`, waitingMail, shared);
	if (purpose === 'asked') return tellApprovers(writing, name, requestMail, shared);
	if (purpose === 'reminder' && approval.state === 'pending') return tellApprovers(writing, name, reminderMail, shared);
	if (purpose === 'reminder') return tellBuyer(writing, name, returnedReminderMail, shared);
	return tellBuyer(writing, name, templates[purpose], shared);
}
