// What a customer does with a subscription, and what is said of it at the bottom of the page.
import { useState } from 'react';
import { cardAmounts } from '../../../rules/checkout/card-amounts.ts';
import { useDays } from '../../account/subscriptions/use-days.ts';
import { sayAtBottom } from '../../account/toast-region.tsx';
import { failureText } from '../../forms/failure-text.ts';
import { useAmounts } from '../../kit/amounts.ts';
import { ApiFailure } from '../../platform/api.ts';
import { useConfirm } from '../../platform/confirmation.ts';
import { usePlatform } from '../../platform/environment.tsx';
import type { Data } from '../../platform/graphql.ts';
import { noteBefore } from './before-card.ts';
import {
	cancelSubscriptionDocument,
	openCardPageDocument,
	paySubscriptionDocument,
	reactivateSubscriptionDocument,
} from './subscription.documents.ts';
import { type Subscription, useSetSubscription } from './use-subscription.ts';

type Action = 'cancel' | 'reactivate' | 'card' | 'pay';

/** What a reader can do something about. */
const telling = /^(SUBSCRIPTION_\w+|ADDRESS_INVALID|SHIPPING_METHOD_INVALID|STOCK_INSUFFICIENT|PRICE_CHANGED)$/;

/** In the reader's words: an error of another kind tells them nothing. */
export function useFailureText(currency?: string) {
	const { t, currency: ofShop } = usePlatform();
	const { money } = useAmounts(currency ?? ofShop);
	return (error: unknown, otherwise: 'ownSubscription.notDone' | 'ownSubscription.notSaved'): string => {
		if (error instanceof ApiFailure && error.code === 'SUBSCRIPTION_TOO_EXPENSIVE')
			return t('ownSubscription.tooExpensive', { most: money(cardAmounts.most) });
		const isKnown = error instanceof TypeError || (error instanceof ApiFailure && telling.test(error.code ?? ''));
		return isKnown ? failureText(error, t) : t(otherwise);
	};
}

export function useActions(subscription: Subscription) {
	const { t, ask, language } = usePlatform();
	const { day, every } = useDays();
	const { money } = useAmounts(subscription.currency);
	const confirm = useConfirm();
	const failureOf = useFailureText(subscription.currency);
	const setSubscription = useSetSubscription();
	const [busy, setBusy] = useState<Action>();
	const [isChoosing, setChoosing] = useState(false);
	const { id, state, trialEnd, periodEnd, gross, interval, overdue } = subscription;
	const end = state === 'trialing' ? trialEnd : periodEnd;

	async function act(action: Action, work: () => Promise<void>): Promise<void> {
		if (busy) return;
		setBusy(action);
		try {
			await work();
		} catch (error) {
			sayAtBottom('danger', failureOf(error, 'ownSubscription.notDone'));
		}
		setBusy(undefined);
	}

	function cancelText(): string {
		// What is not paid has no end to wait for.
		if (state === 'pastDue') return t('ownSubscription.cancelUnpaidText', { amount: money(overdue?.amount ?? gross) });
		const text = state === 'trialing' ? 'ownSubscription.cancelTrialText' : 'ownSubscription.cancelText';
		return t(text, { day: end ? day(end) : '' });
	}

	async function cancel(): Promise<void> {
		const confirmed = await confirm({
			title: t('ownSubscription.cancelAsk'),
			text: cancelText(),
			confirmLabel: t('ownSubscription.cancel'),
			cancelLabel: t('ownSubscription.keep'),
			colour: 'danger',
			isCautious: true,
		});
		if (!confirmed) return;
		await act('cancel', async () => {
			const { cancelSubscription: canceled } = (await ask(cancelSubscriptionDocument, { id, language })) as Data<
				typeof cancelSubscriptionDocument
			>;
			setSubscription(canceled);
			sayAtBottom(
				'success',
				canceled.state === 'ended'
					? t('ownSubscription.canceledAtOnce')
					: t('ownSubscription.canceled', { day: day(canceled.cancelAt ?? end ?? '') }),
			);
		});
	}

	async function reactivate(): Promise<void> {
		const confirmed = await confirm({
			title: t('ownSubscription.reactivateAsk'),
			text: end
				? t('ownSubscription.reactivateText', { amount: money(gross), day: day(end), every: every(interval) })
				: t('ownSubscription.reactivateSoon', { amount: money(gross), every: every(interval) }),
			confirmLabel: t('ownSubscription.reactivate'),
			cancelLabel: t('ownSubscription.stayCancelled'),
		});
		if (!confirmed) return;
		await act('reactivate', async () => {
			const { reactivateSubscription: kept } = (await ask(reactivateSubscriptionDocument, { id, language })) as Data<
				typeof reactivateSubscriptionDocument
			>;
			setSubscription(kept);
			sayAtBottom('success', t('ownSubscription.reactivated'));
		});
	}

	async function openCardPage(forAll: boolean): Promise<void> {
		await act('card', async () => {
			const { openSubscriptionCardPage: page } = (await ask(openCardPageDocument, { id, language, forAll })) as Data<
				typeof openCardPageDocument
			>;
			noteBefore(subscription);
			window.location.assign(page);
		});
		// What went wrong is said below it.
		setChoosing(false);
	}

	/** Who has several says first which of them the new card is for. */
	async function changeCard(): Promise<void> {
		if (subscription.cardSharers.length > 0) setChoosing(true);
		else await openCardPage(false);
	}

	const pay = () =>
		act('pay', async () => {
			const { paySubscription: result } = (await ask(paySubscriptionDocument, { id, language })) as Data<
				typeof paySubscriptionDocument
			>;
			setSubscription(result.subscription);
			if (result.paid) sayAtBottom('success', t('ownSubscription.paid'));
			else if (result.actionUrl) window.location.assign(result.actionUrl);
			else sayAtBottom('danger', t('ownSubscription.notPaid'));
		});

	const cardChoice = { isOpen: isChoosing, close: () => setChoosing(false), open: openCardPage };
	return { busy, cancel, reactivate, changeCard, cardChoice, pay };
}

export type Actions = ReturnType<typeof useActions>;
