// Which mail a notice becomes, and to whom it goes: once for each purpose, key and recipient, however often the job is run. The row of the
// subscription is held meanwhile.
import { isMailAddress } from '../../../rules/mail-address.ts';
import { mayReactivate } from '../../../rules/subscriptions/machine.ts';
import { findPlanPage } from '../../accounts/plan-page.ts';
import { shopLink } from '../../accounts/shop-link.ts';
import type { Sql } from '../../database/connection.ts';
import { type NewMail, queueMail } from '../../mail/queue-mail.ts';
import { findTerms } from '../../orders/mails/find-terms.ts';
import { findShopRecipients } from '../../orders/settings/find-recipients.ts';
import type { Tenant } from '../../tenants/find-tenant.ts';
import { loadTenant } from '../../tenants/load-tenant.ts';
import { findShopAddress, type PlatformAddress } from '../../tenants/shop-address.ts';
import { defaultLanguage } from '../../tenants/spoken-language.ts';
import { type CardSharer, holdOfChoice } from '../billing/card-choice.ts';
import { findSubscription } from '../core/find-subscription.ts';
import { expectedContract } from '../core/request-command.ts';
import type { SubscriptionNotice } from '../core/send-notice.ts';
import { findLackingPositions } from '../find-lacking.ts';
import { findNamesInLanguage } from '../names-in-language.ts';
import { findSummaryPdf } from './contract-summary.ts';
import { type Contract, findContract, isWithdrawn } from './find-contract.ts';
import { contractLinks } from './links.ts';
import type { AboutContract, ContractTemplate } from './parts.ts';
import { recordMail } from './record-mail.ts';
import {
	actionMail,
	begunMail,
	canceledMail,
	cardChangedMail,
	changedMail,
	endedMail,
	failedMail,
	pausedMail,
	reactivatedMail,
	resumedMail,
	type ShopTemplate,
	shopCanceledMail,
	shopEndedMail,
	shopReactivatedMail,
	shopTrialMail,
	trialEndsMail,
	withdrawnMail,
} from './templates.ts';

interface Writing {
	sql: Sql;
	tenant: Tenant;
	subscriptionId: string;
}

/** @param alsoAbout other subscriptions that it is about: none of them writes it again */
async function writeOnce<Data>(
	{ sql, tenant, subscriptionId }: Writing,
	purpose: string,
	mail: NewMail<Data>,
	alsoAbout: readonly string[] = [],
): Promise<void> {
	const recipient = mail.to.trim().toLowerCase();
	if (!isMailAddress(mail.to)) return;
	const about = [subscriptionId, ...alsoAbout];
	const written = await sql<{ id: string }[]>`
		select subscription_id as id from subscription_mails
		where tenant_id = ${tenant.id} and subscription_id = any(${about}::uuid[]) and purpose = ${purpose} and recipient = ${recipient}`;
	const isWritten = (id: string) => written.some((one) => one.id === id);
	if (isWritten(subscriptionId)) return;
	const mailId = await queueMail(sql, tenant.id, { ...mail, tenant });
	for (const id of about.filter((one) => !isWritten(one)))
		await recordMail(sql, tenant.id, id, { purpose, recipient, mailId });
}

/** The history calls it by that: of a withdrawal it is another mail than of a cancellation. */
function purposeOf(notice: SubscriptionNotice, contract: Contract): string {
	const purpose = notice.purpose === 'canceled' && isWithdrawn(contract) ? 'withdrawn' : notice.purpose;
	return 'key' in notice ? `${purpose}.${notice.key}` : purpose;
}

const wantsToEnd: readonly (string | null)[] = ['cancel', 'end'];

/** What has become untrue before it was written, and what its customer was told in another way. */
function isNeedless({ purpose }: SubscriptionNotice, contract: Contract): boolean {
	const { state, cancelAt, command, endReason } = contract;
	// What has ended has the mail about that, and what goes on the one about that.
	if (purpose === 'canceled') return !mayReactivate(expectedContract(contract));
	if (purpose === 'trialEnds') return state !== 'trialing' || cancelAt !== null || wantsToEnd.includes(command);
	if (purpose === 'paused') return state !== 'paused';
	// What is cancelled does not go on: it has the mail about its end.
	if (purpose === 'resumed')
		return (state !== 'active' && state !== 'trialing') || cancelAt !== null || wantsToEnd.includes(command);
	// Money that came too late has its own mail with the refund; an erased person has none.
	return purpose === 'ended' && (endReason === 'late' || endReason === 'erased');
}

/**
 * Whoever has canceled on the public page has the receipt of it, with the end of the contract; so has the shop. Not so where the shop had to look
 * into it first.
 */
async function isDeclared({ sql, tenant, subscriptionId }: Writing): Promise<boolean> {
	const [found] = await sql`
		select from subscription_events d
		where d.tenant_id = ${tenant.id} and d.subscription_id = ${subscriptionId} and d.kind = 'cancellation' and d.actor = 'shopper'
			and d.detail ->> 'outcome' = 'canceled' and not exists (
				select from subscription_events k
				where k.tenant_id = ${tenant.id} and k.subscription_id = ${subscriptionId} and k.kind = 'kept' and k.at > d.at
			)`;
	return found !== undefined;
}

/** By its customer in the account, before the period that had begun was paid. */
async function isEndedUnpaid({ sql, tenant, subscriptionId }: Writing): Promise<boolean> {
	const [last] = await sql<{ actor: string; isUnpaid: boolean }[]>`
		select actor, coalesce((detail ->> 'isUnpaid')::boolean, false) as is_unpaid from subscription_events
		where tenant_id = ${tenant.id} and subscription_id = ${subscriptionId} and kind = 'canceled' order by at desc limit 1`;
	return last?.isUnpaid === true && last.actor === 'shopper';
}

/** Not the shop itself, nor somebody at the provider. */
async function isByCustomer({ sql, tenant, subscriptionId }: Writing, kind: 'canceled' | 'kept'): Promise<boolean> {
	const [last] = await sql<{ actor: string }[]>`
		select actor from subscription_events
		where tenant_id = ${tenant.id} and subscription_id = ${subscriptionId} and kind = ${kind} order by at desc limit 1`;
	return last?.actor === 'shopper';
}

const templates: Record<'trialEnds' | 'canceled' | 'reactivated' | 'resumed' | 'changed' | 'ended', ContractTemplate> =
	{
		trialEnds: trialEndsMail,
		canceled: canceledMail,
		reactivated: reactivatedMail,
		resumed: resumedMail,
		changed: changedMail,
		ended: endedMail,
	};

interface Said {
	isAttached: boolean;
	/** The contracts that took a card together. */
	charged: readonly CardSharer[];
}

function templateOf(notice: SubscriptionNotice, contract: Contract, { isAttached, charged }: Said): ContractTemplate {
	if (notice.purpose === 'begun') return begunMail(isAttached);
	if (notice.purpose === 'cardChanged') return cardChangedMail(charged);
	if (notice.purpose === 'canceled' && isWithdrawn(contract)) return withdrawnMail;
	if (notice.purpose === 'failed') return failedMail(notice);
	if (notice.purpose === 'action') return actionMail(notice);
	if (notice.purpose === 'paused') return pausedMail(notice);
	return templates[notice.purpose];
}

async function tellShop(
	writing: Writing,
	purpose: string,
	template: ShopTemplate,
	{ about, shop }: { about: AboutContract; shop: string },
): Promise<void> {
	const { sql, tenant, subscriptionId } = writing;
	const language = defaultLanguage(tenant);
	const ids = about.contract.lines.map(({ productId }) => productId);
	const { named } = await findNamesInLanguage(sql, tenant, language, ids);
	const lines = about.contract.lines.map((line) => ({ ...line, name: named(line.name) }));
	const data = {
		...about,
		contract: { ...about.contract, lines },
		link: shopLink(tenant, shop, language, `admin/subscriptions/${subscriptionId}`),
	};
	for (const to of new Set(await findShopRecipients(sql, tenant.id)))
		await writeOnce(writing, `${purpose}.shop`, { to, language, template, data });
}

interface Told {
	about: AboutContract;
	shop: string;
	purpose: string;
}

/** What the team of the shop is told beside its customer. */
async function tellTeam(writing: Writing, notice: SubscriptionNotice, contract: Contract, told: Told): Promise<void> {
	const tell = (template: ShopTemplate) => tellShop(writing, told.purpose, template, told);
	// No order tells them of a trial.
	if (notice.purpose === 'begun' && contract.trialEnd) await tell(shopTrialMail);
	// Of a withdrawal the shop has a mail of its own.
	if (notice.purpose === 'canceled' && !isWithdrawn(contract) && (await isByCustomer(writing, 'canceled')))
		await tell(shopCanceledMail);
	if (notice.purpose === 'ended' && (await isEndedUnpaid(writing)) && !(await isDeclared(writing)))
		await tell(shopEndedMail);
	// Otherwise the cancellation would be the last that the team hears of it.
	if (notice.purpose === 'reactivated' && (await isByCustomer(writing, 'kept'))) await tell(shopReactivatedMail);
}

export async function writeNotice(
	sql: Sql,
	tenantId: string,
	{ subscriptionId, ...notice }: SubscriptionNotice & { subscriptionId: string },
	platformAddress: PlatformAddress,
): Promise<void> {
	// Several are held in the one order that all take.
	const charged = notice.purpose === 'cardChanged' ? await holdOfChoice(sql, tenantId, subscriptionId) : [];
	const held = await findSubscription(sql, tenantId, { id: subscriptionId }, true);
	if (!held || held.detached) return;
	const tenant = await loadTenant(sql, tenantId);
	const contract = await findContract(sql, tenant, subscriptionId, { isNewest: notice.purpose === 'changed' });
	if (!contract || isNeedless(notice, contract)) return;
	const writing = { sql, tenant, subscriptionId };
	if (notice.purpose === 'canceled' && (await isDeclared(writing))) return;
	const isFirst = notice.purpose === 'begun';
	const [shop, pages, lacking, summary] = await Promise.all([
		findShopAddress(sql, tenant, platformAddress),
		isFirst ? findTerms(sql, tenant, { ...contract, isPlan: contract.forTenant !== null }) : [],
		findLackingPositions(sql, tenantId, contract.lines),
		isFirst ? findSummaryPdf(sql, tenantId, subscriptionId, { ownerId: undefined }) : undefined,
	]);
	const plan = contract.forTenant
		? await findPlanPage(sql, contract.forTenant, contract.language, platformAddress)
		: undefined;
	const about = { contract, links: contractLinks(tenant, shop, contract, plan), lacking, pages };
	const purpose = purposeOf(notice, contract);
	const others = charged.map(({ id }) => id).filter((id) => id !== subscriptionId);
	const mail = {
		...{ to: contract.customerMail, language: contract.language, data: about },
		template: templateOf(notice, contract, { isAttached: summary !== undefined, charged }),
		attachments: summary ? [{ name: summary.name, contentType: 'application/pdf', content: summary.pdf }] : [],
	};
	await writeOnce(writing, purpose, mail, others);
	await tellTeam(writing, notice, contract, { about, shop, purpose });
}
