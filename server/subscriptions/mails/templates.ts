// The mails about a subscription to its customer. Templates: words, look and data in, both versions out.
import { cardBrand } from '../../../rules/payments/card-brand.ts';
import type { Translate } from '../../../rules/texts/translator.ts';
import { layOutMail, type MailPart } from '../../mail/lay-out-mail.ts';
import type { MailTheme } from '../../mail/mail-theme.ts';
import { dayOf, moneyOf, pageParts, paragraph, type Template, whereParts } from '../../orders/mails/parts.ts';
import { withdrawalParts } from '../../orders/mails/templates.ts';
import { type Contract, runsUntil } from './find-contract.ts';
import {
	type AboutContract,
	type ContractTemplate,
	cancelParts,
	contentParts,
	endOf,
	intervalOf,
	isTrial,
	lackingParts,
	messageOf,
	paidEachTime,
	readerOf,
	viewParts,
} from './parts.ts';

export const begunMail =
	(isAttached: boolean): ContractTemplate =>
	(t, look, about) => {
		const { contract, pages } = about;
		const { number, trialEnd } = contract;
		const amount = paidEachTime(t, look, about);
		const said = { ...readerOf(about), day: dayOf(contract.startedAt, look), interval: intervalOf(t, contract) };
		return layOutMail(look, t('mails.subscription.begun.subject', { number, shop: look.shopName }), [
			{ kind: 'heading', text: t('mails.subscription.begun.heading') },
			paragraph(t(messageOf(about, 'begun.text'), said)),
			...contentParts(t, look, about),
			paragraph(
				trialEnd
					? t('mails.subscription.begun.trial', { day: dayOf(trialEnd, look), amount })
					: t('mails.subscription.begun.next', { day: dayOf(contract.periodEnd, look), amount }),
			),
			paragraph(t('mails.subscription.begun.cancel')),
			...(isAttached ? [paragraph(t('mails.subscription.begun.attached'))] : []),
			...lackingParts(t, look, about),
			...withdrawalParts(t, contract),
			...viewParts(t, about),
			...pages.flatMap(pageParts),
		]);
	};

export const trialEndsMail: ContractTemplate = (t, look, about) => {
	const said = { ...readerOf(about), day: endOf(about, look), amount: paidEachTime(t, look, about) };
	return layOutMail(look, t('mails.subscription.trialEnds.subject', said), [
		{ kind: 'heading', text: t('mails.subscription.trialEnds.heading') },
		paragraph(t('mails.subscription.trialEnds.text', said)),
		...contentParts(t, look, about),
		paragraph(t('mails.subscription.trialEnds.cancel')),
		...lackingParts(t, look, about),
		...viewParts(t, about),
	]);
};

/** What is done next, and the one way to mend it. */
export const failedMail =
	({ amount, retryAt }: { amount: number; retryAt: string | null }): ContractTemplate =>
	(t, look, about) => {
		const said = { ...readerOf(about), amount: moneyOf(about.contract, look, amount) };
		return layOutMail(look, t('mails.subscription.failed.subject', said), [
			{ kind: 'heading', text: t('mails.subscription.failed.heading') },
			paragraph(t('mails.subscription.failed.text', said)),
			paragraph(
				retryAt
					? t('mails.subscription.failed.retry', { day: dayOf(new Date(retryAt), look) })
					: t('mails.subscription.failed.last'),
			),
			paragraph(t('mails.subscription.failed.mend')),
			{ kind: 'button', text: t('mails.subscription.failed.button'), href: about.links.own },
			...cancelParts(t, about),
		]);
	};

/** @param action.url the provider's page, where the bank is shown that it was the customer */
export const actionMail =
	({ amount, url }: { amount: number; url: string }): ContractTemplate =>
	(t, look, about) => {
		const said = { ...readerOf(about), amount: moneyOf(about.contract, look, amount) };
		return layOutMail(look, t('mails.subscription.action.subject', said), [
			{ kind: 'heading', text: t('mails.subscription.action.heading') },
			paragraph(t('mails.subscription.action.text', said)),
			{ kind: 'button', text: t('mails.subscription.action.button'), href: url },
			paragraph(t('mails.subscription.action.hint')),
			...cancelParts(t, about),
		]);
	};

export const canceledMail: ContractTemplate = (t, look, about) => {
	const said = { ...readerOf(about), day: endOf(about, look) };
	return layOutMail(look, t('mails.subscription.canceled.subject', said), [
		{ kind: 'heading', text: t('mails.subscription.canceled.heading') },
		paragraph(t(messageOf(about, isTrial(about) ? 'canceled.trial' : 'canceled.text'), said)),
		...(about.contract.isCanceledByOther ? [paragraph(t('mails.subscription.canceled.byOther'))] : []),
		paragraph(t(messageOf(about, 'canceled.keep'), said)),
		{ kind: 'button', text: t('mails.subscription.canceled.button'), href: about.links.own },
	]);
};

/** In place of that: what was withdrawn from is not offered again. */
export const withdrawnMail: ContractTemplate = (t, look, about) => {
	const said = readerOf(about);
	return layOutMail(look, t('mails.subscription.withdrawn.subject', said), [
		{ kind: 'heading', text: t('mails.subscription.withdrawn.heading') },
		paragraph(t('mails.subscription.withdrawn.text', said)),
		paragraph(t('mails.subscription.withdrawn.next')),
		{ kind: 'button', text: t('mails.subscription.view'), href: about.links.own },
	]);
};

/** Undefined: it was not a decision that its customer reads of. */
function whyEnded({ endReason, isWithdrawnByOther, isCanceledByOther }: Contract) {
	if (endReason === 'withdrawal') return isWithdrawnByOther ? 'withdrawalByOther' : 'withdrawal';
	if (endReason === 'staff') return isCanceledByOther ? 'canceledByOther' : 'staff';
	return endReason === 'payment' || endReason === 'customer' ? endReason : undefined;
}

function droppedParts(t: Translate, look: MailTheme, contract: Contract): MailPart[] {
	const { droppedAmount } = contract;
	if (droppedAmount === null) return [];
	return [paragraph(t('mails.subscription.ended.dropped', { amount: moneyOf(contract, look, droppedAmount) }))];
}

export const endedMail: ContractTemplate = (t, look, about) => {
	const { endedAt } = about.contract;
	const said = { ...readerOf(about), day: dayOf(endedAt ?? runsUntil(about.contract), look) };
	const why = whyEnded(about.contract);
	const isWithdrawn = why === 'withdrawal';
	const subject = isWithdrawn ? 'mails.subscription.ended.withdrawnSubject' : 'mails.subscription.ended.subject';
	return layOutMail(look, t(subject, said), [
		{ kind: 'heading', text: t('mails.subscription.ended.heading') },
		paragraph(t(messageOf(about, 'ended.text'), said)),
		...(why ? [paragraph(t(`mails.subscription.ended.${why}`))] : []),
		...droppedParts(t, look, about.contract),
		paragraph(t(messageOf(about, isWithdrawn ? 'ended.kept' : 'ended.again'))),
		{ kind: 'button', text: t('mails.subscription.ended.button'), href: about.links.shop },
	]);
};

/** @param pause.until in ISO 8601; null: until the shop resumes it */
export const pausedMail =
	({ until }: { until: string | null }): ContractTemplate =>
	(t, look, about) => {
		const said = readerOf(about);
		return layOutMail(look, t('mails.subscription.paused.subject', said), [
			{ kind: 'heading', text: t('mails.subscription.paused.heading') },
			paragraph(t(messageOf(about, 'paused.text'), said)),
			paragraph(
				until
					? t('mails.subscription.paused.until', { day: dayOf(new Date(until), look) })
					: t('mails.subscription.paused.open'),
			),
			...viewParts(t, about),
		]);
	};

export const resumedMail: ContractTemplate = (t, look, about) => {
	const said = readerOf(about);
	const day = endOf(about, look);
	return layOutMail(look, t('mails.subscription.resumed.subject', said), [
		{ kind: 'heading', text: t('mails.subscription.resumed.heading') },
		paragraph(t('mails.subscription.resumed.text', said)),
		paragraph(t('mails.subscription.resumed.next', { day, amount: paidEachTime(t, look, about) })),
		...lackingParts(t, look, about),
		...viewParts(t, about),
	]);
};

export const reactivatedMail: ContractTemplate = (t, look, about) => {
	const said = { ...readerOf(about), day: endOf(about, look), amount: paidEachTime(t, look, about) };
	return layOutMail(look, t('mails.subscription.reactivated.subject', said), [
		{ kind: 'heading', text: t('mails.subscription.reactivated.heading') },
		paragraph(t('mails.subscription.reactivated.text', said)),
		...lackingParts(t, look, about),
		...viewParts(t, about),
	]);
};

export const changedMail: ContractTemplate = (t, look, about) => {
	const said = { ...readerOf(about), day: endOf(about, look), interval: intervalOf(t, about.contract) };
	return layOutMail(look, t('mails.subscription.changed.subject', said), [
		{ kind: 'heading', text: t('mails.subscription.changed.heading') },
		paragraph(
			t(
				about.contract.tierFrom === 'now' ? 'mails.subscription.plan.changed.now' : messageOf(about, 'changed.text'),
				said,
			),
		),
		...contentParts(t, look, about),
		...whereParts(t, look, about.contract),
		...lackingParts(t, look, about),
		paragraph(t('mails.subscription.changed.hint')),
		...viewParts(t, about),
	]);
};

const cardOf = ({ card }: Contract) => (card ? `${cardBrand(card.brand)} •••• ${card.last4}` : '••••');

/** @param charged all contracts that the card was changed for, this one among them */
export const cardChangedMail =
	(charged: readonly { number: string; name: string }[]): ContractTemplate =>
	(t, look, about) => {
		const said = { ...readerOf(about), card: cardOf(about.contract) };
		const isOne = charged.length < 2;
		const count = { ...said, count: charged.length };
		return layOutMail(
			look,
			isOne
				? t('mails.subscription.cardChanged.subject', said)
				: t('mails.subscription.cardChanged.subjectOfAll', count),
			[
				{ kind: 'heading', text: t('mails.subscription.cardChanged.heading') },
				paragraph(
					isOne ? t('mails.subscription.cardChanged.text', said) : t('mails.subscription.cardChanged.textOfAll', count),
				),
				...(isOne
					? []
					: [{ kind: 'rows' as const, rows: charged.map(({ number, name }) => ({ label: number, value: name })) }]),
				paragraph(t('mails.subscription.cardChanged.hint')),
				...(isOne
					? viewParts(t, about)
					: [{ kind: 'button' as const, text: t('mails.subscription.viewAll'), href: about.links.account }]),
			],
		);
	};

/** To the shop. */
export type ShopTemplate = Template<AboutContract & { link: string }>;

/** A trial has no order that the shop would be told of. */
export const shopTrialMail: ShopTemplate = (t, look, about) => {
	const { number, customerName: name, customerMail: mail, trialEnd } = about.contract;
	const said = { name, mail, number, day: dayOf(trialEnd ?? runsUntil(about.contract), look) };
	return layOutMail(look, t('mails.subscription.begun.shopSubject', { number }), [
		{ kind: 'heading', text: t('mails.subscription.begun.shopSubject', { number }) },
		paragraph(t('mails.subscription.begun.shopText', { ...said, amount: paidEachTime(t, look, about) })),
		...contentParts(t, look, about),
		...whereParts(t, look, about.contract),
		{ kind: 'button', text: t('mails.subscription.canceled.shopButton'), href: about.link },
	]);
};

export const shopCanceledMail: ShopTemplate = (t, look, about) => {
	const { number, customerName: name, customerMail: mail } = about.contract;
	return layOutMail(look, t('mails.subscription.canceled.shopSubject', { number }), [
		{ kind: 'heading', text: t('mails.subscription.canceled.shopSubject', { number }) },
		paragraph(
			t(isTrial(about) ? 'mails.subscription.canceled.shopTrial' : 'mails.subscription.canceled.shopText', {
				...{ name, mail, number, day: endOf(about, look) },
			}),
		),
		{ kind: 'button', text: t('mails.subscription.canceled.shopButton'), href: about.link },
	]);
};

/** Its last period was not paid, so that nothing had to be waited for. */
export const shopEndedMail: ShopTemplate = (t, look, about) => {
	const { number, customerName: name, customerMail: mail } = about.contract;
	return layOutMail(look, t('mails.subscription.canceled.shopSubject', { number }), [
		{ kind: 'heading', text: t('mails.subscription.canceled.shopSubject', { number }) },
		paragraph(t('mails.subscription.ended.shopUnpaid', { name, mail, number })),
		...droppedParts(t, look, about.contract),
		{ kind: 'button', text: t('mails.subscription.canceled.shopButton'), href: about.link },
	]);
};

export const shopReactivatedMail: ShopTemplate = (t, look, about) => {
	const { number, customerName: name, customerMail: mail } = about.contract;
	return layOutMail(look, t('mails.subscription.reactivated.shopSubject', { number }), [
		{ kind: 'heading', text: t('mails.subscription.reactivated.shopSubject', { number }) },
		paragraph(t('mails.subscription.reactivated.shopText', { name, mail, number, day: endOf(about, look) })),
		{ kind: 'button', text: t('mails.subscription.canceled.shopButton'), href: about.link },
	]);
};
