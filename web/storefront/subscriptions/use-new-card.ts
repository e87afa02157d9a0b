// Back from the provider's page: the new card is taken for the subscription, once, and what is overdue is paid with it.
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useQueryValue } from '../../account/query-value.ts';
import { sayAtBottom } from '../../account/toast-region.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import type { Data } from '../../platform/graphql.ts';
import { comparedWithBefore } from './before-card.ts';
import { takeCardDocument } from './subscription.documents.ts';
import { useFailureText } from './use-actions.ts';
import { type Subscription, useSetSubscription } from './use-subscription.ts';

/** @returns whether it is being taken */
export function useNewCard({ id }: Subscription): boolean {
	const { t, ask, language } = usePlatform();
	const navigate = useNavigate();
	const failureOf = useFailureText();
	const setSubscription = useSetSubscription();
	const isBack = useQueryValue('card') === '1';
	const begun = useRef(false);
	const [taking, setTaking] = useState(false);

	async function take(): Promise<void> {
		setTaking(true);
		try {
			const { takeSubscriptionCard: taken } = (await ask(takeCardDocument, { id, language })) as Data<
				typeof takeCardDocument
			>;
			setSubscription(taken.subscription);
			const { isOther, isHealed } = comparedWithBefore(taken.subscription);
			if (isHealed) sayAtBottom('success', t('ownSubscription.cardHealed'));
			else if (taken.outcome === 'taken' || isOther) sayAtBottom('success', t('ownSubscription.cardChanged'));
			else sayAtBottom('info', t('ownSubscription.cardUnchanged'));
		} catch (error) {
			sayAtBottom('danger', failureOf(error, 'ownSubscription.notDone'));
		}
		setTaking(false);
	}

	useEffect(() => {
		if (!isBack || begun.current) return;
		begun.current = true;
		// A page that is loaded again does not take it once more.
		void navigate({ search: '' }, { replace: true, preventScrollReset: true });
		void take();
	});
	return taking;
}
