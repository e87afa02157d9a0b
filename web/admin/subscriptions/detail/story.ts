// What has happened to a subscription, in words. What another version of the shop has written down is shown as well as it is understood.

import { isTier } from '../../../../rules/pages/tiers.ts';
import { cardBrand } from '../../../../rules/payments/card-brand.ts';
import { showEmail } from '../../../../rules/show-email.ts';
import type { Translate } from '../../../../rules/texts/translator.ts';
import { describeTermChanges } from './term-changes.ts';

export interface StoryEvent {
	kind: string;
	detail: unknown;
	actor: 'system' | 'shopper' | 'staff';
	by: string | null;
}

interface Described {
	title: string;
	/** What a user wrote with it, or why it happened. */
	text?: string | undefined;
}

export interface StoryFormats {
	t: Translate;
	money(minor: number): string;
	number(value: number): string;
	/** Of a country, by its code. */
	country(code: string): string;
	day(at: string): string;
	reason(code: string): string;
}

type Detail = Readonly<Record<string, unknown>>;
type Describe = (detail: Detail, words: StoryFormats) => Described;

const detailOf = (detail: unknown): Detail =>
	typeof detail === 'object' && detail !== null ? Object.fromEntries(Object.entries(detail)) : {};
const textIn = (detail: Detail, name: string) => {
	const value = detail[name];
	return typeof value === 'string' && value.trim() !== '' ? value : undefined;
};
const amountIn = ({ amount }: Detail) =>
	typeof amount === 'number' && Number.isSafeInteger(amount) ? amount : undefined;

const states = ['trialing', 'active', 'pastDue', 'paused', 'ended'] as const;

function stateName(state: unknown, t: Translate): string | undefined {
	const known = states.find((one) => one === state);
	return known && t(`adminSubscriptions.state.${known}`);
}

const purposes = [
	'begun',
	'trialEnds',
	'failed',
	'action',
	'canceled',
	'withdrawn',
	'refused',
	'reactivated',
	'changed',
	'cardChanged',
	'paused',
	'resumed',
	'ended',
] as const;

const describeState: Describe = (detail, { t }) => {
	const [from, to] = [stateName(detail.from, t), stateName(detail.to, t)];
	if (!to) return { title: t('orderStory.other') };
	return { title: from ? t('subscriptionStory.state', { from, to }) : t('subscriptionStory.stateFirst', { to }) };
};

const describeCard: Describe = (detail, { t }) => {
	const [brand, last4] = [textIn(detail, 'brand'), textIn(detail, 'last4')];
	return {
		title:
			brand && last4 ? t('subscriptionStory.cardTo', { brand: cardBrand(brand), last4 }) : t('subscriptionStory.card'),
	};
};

const describeChange: Describe = ({ wanted, refused, changes }, words) => {
	const { t } = words;
	const text = describeTermChanges(changes, words);
	if (refused === true) return { title: t('subscriptionStory.changeRefused'), text };
	return { title: t(wanted === true ? 'subscriptionStory.changeWanted' : 'subscriptionStory.changed'), text };
};

const describePause: Describe = (detail, { t, day }) => {
	const until = textIn(detail, 'until');
	return { title: until ? t('subscriptionStory.pausedUntil', { day: day(until) }) : t('subscriptionStory.paused') };
};

const describePayment: Describe = (detail, { t, money }) => {
	const amount = amountIn(detail);
	return {
		title:
			amount === undefined ? t('subscriptionStory.payment') : t('subscriptionStory.paid', { amount: money(amount) }),
	};
};

const describeRefund: Describe = (detail, { t, money }) => {
	const amount = amountIn(detail);
	const [number, reason, to] = ['orderNumber', 'reason', 'recipients'].map((name) => textIn(detail, name));
	const lines = [
		number && t('adminSubscriptions.orderOf', { number }),
		reason,
		to && t('subscriptionStory.mailTo', { kind: t('subscriptionStory.mail.refunded'), to }),
	].filter((line) => line !== undefined);
	return {
		title:
			amount === undefined ? t('subscriptionStory.refund') : t('subscriptionStory.refunded', { amount: money(amount) }),
		text: lines.length > 0 ? lines.join('\n') : undefined,
	};
};

const describeFailure: Describe = (detail, { t, money, reason }) => {
	const amount = amountIn(detail);
	const code = textIn(detail, 'failureCode');
	return {
		title:
			amount === undefined ? t('subscriptionStory.failed') : t('subscriptionStory.failedOf', { amount: money(amount) }),
		text: code && t('adminSubscriptions.overdueReason', { reason: reason(code) }),
	};
};

const describeMail: Describe = (detail, { t }) => {
	const [purpose] = (textIn(detail, 'purpose') ?? '').split('.');
	const known = purposes.find((one) => one === purpose);
	const kind = t(`subscriptionStory.mail.${known ?? 'other'}`);
	const to = textIn(detail, 'recipient');
	return { title: to ? t('subscriptionStory.mailTo', { kind, to }) : t('subscriptionStory.mail', { kind }) };
};

const describeTier: Describe = (detail, { t }) => {
	const nameOf = (value: string | undefined) => (value && isTier(value) ? t(`settings.tier.${value}`) : value);
	const [before, tier] = [nameOf(textIn(detail, 'before')), nameOf(textIn(detail, 'after'))];
	if (!tier) return { title: t('subscriptionStory.tier') };
	return {
		title: before ? t('subscriptionStory.tierFrom', { before, tier }) : t('subscriptionStory.tierTo', { tier }),
	};
};

const describers = new Map<string, Describe>([
	[
		'begun',
		({ state }, { t }) => ({
			title: t(state === 'trialing' ? 'subscriptionStory.begunTrial' : 'subscriptionStory.begun'),
		}),
	],
	['state', describeState],
	[
		'canceled',
		({ atOnce, reason, isUnpaid }, { t }) => {
			if (isUnpaid === true) return { title: t('subscriptionStory.endedUnpaid') };
			if (reason === 'withdrawal')
				return { title: t(atOnce === true ? 'subscriptionStory.endedWithdrawn' : 'subscriptionStory.stopped') };
			return { title: t(atOnce === true ? 'subscriptionStory.endedAtOnce' : 'subscriptionStory.canceled') };
		},
	],
	['kept', (_detail, { t }) => ({ title: t('subscriptionStory.kept') })],
	['card', describeCard],
	['changed', describeChange],
	['paused', describePause],
	['resumed', (_detail, { t }) => ({ title: t('subscriptionStory.resumed') })],
	['payment', describePayment],
	['refund', describeRefund],
	['failed', describeFailure],
	['mail', describeMail],
	['note', (detail, { t }) => ({ title: t('orderStory.note'), text: textIn(detail, 'text') })],
	['tier', describeTier],
	[
		'cancellation',
		({ checked, canceled, kind, refusal, byOther, email }, { t }) => {
			const declared = kind === 'withdrawal' ? 'withdrawal' : 'cancellation';
			if (checked !== true) return { title: t(`subscriptionStory.${declared}`), text: t('subscriptionStory.receipt') };
			const from = byOther === true && byOtherText(t, email);
			if (canceled === true) return { title: t(`subscriptionStory.${declared}Done`), text: from || undefined };
			if (typeof refusal === 'string')
				return {
					title: t('subscriptionStory.withdrawalRefused'),
					text: [from, refusal].filter(Boolean).join('\n') || undefined,
				};
			return { title: t(`subscriptionStory.${declared}Checked`), text: from || undefined };
		},
	],
]);

/** Who has declared it, as long as that is known. */
function byOtherText(t: StoryFormats['t'], email: unknown): string {
	return typeof email === 'string' && email !== ''
		? t('subscriptionStory.byOther', { email: showEmail(email) })
		: t('adminSubscriptions.byOther');
}

export function describeSubscriptionEvent({ kind, detail }: StoryEvent, words: StoryFormats): Described {
	return describers.get(kind)?.(detailOf(detail), words) ?? { title: words.t('orderStory.other') };
}
