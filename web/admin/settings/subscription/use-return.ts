// Back from the provider's page: what has become of the payment, or of the card.
import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import { isId } from '../../../../rules/ids.ts';
import { failureText } from '../../../forms/failure-text.ts';
import { useToast } from '../../../kit/toasts.tsx';
import { useChange, withReason } from '../../../platform/backoffice/data.ts';
import { usePlatform } from '../../../platform/environment.tsx';
import type { Data } from '../../../platform/graphql.ts';
import { settlePlanDocument, takePlanCardDocument } from './plan.documents.ts';

type Outcome = Data<typeof settlePlanDocument>['settlePlan']['state'];

const lookAgainMs = 2000;
/** About a minute: after that the screen shows it when it is opened again. */
const mostLooks = 30;

/** @returns undefined where nothing is waited for */
export function useReturn(): Outcome | undefined {
	const { t } = usePlatform();
	const change = useChange();
	const toast = useToast();
	const [parameters, setParameters] = useSearchParams();
	const orderId = parameters.get('order') ?? '';
	const isCancelled = parameters.get('cancelled') === '1';
	const hasNewCard = parameters.get('card') === 'changed';
	const [outcome, setOutcome] = useState<Outcome>();

	/** Loaded again, the page does not ask once more. */
	const forget = () => setParameters({}, { replace: true });

	const look = useEffectEvent(async (): Promise<boolean> => {
		try {
			const { settlePlan } = await change(settlePlanDocument, { orderId, cancelled: isCancelled });
			setOutcome(settlePlan.state);
			return settlePlan.state === 'processing';
		} catch (error) {
			toast.error(withReason(t('plans.settleFailed'), failureText(error, t)));
			return false;
		}
	});

	const takeCard = useEffectEvent(async () => {
		try {
			const { takePlanCard } = await change(takePlanCardDocument, {});
			if (takePlanCard) toast.success(t('plans.cardDone'));
			else toast.success(t('plans.cardSame'));
		} catch (error) {
			toast.error(withReason(t('plans.cardTakeFailed'), failureText(error, t)));
		}
		forget();
	});

	const finish = useEffectEvent(forget);

	useEffect(() => {
		if (!isId(orderId)) return;
		let isShown = true;
		let timer: ReturnType<typeof setTimeout> | undefined;
		const again = async (looks: number) => {
			if (!isShown) return;
			const goesOn = (await look()) && looks < mostLooks;
			if (!isShown) return;
			if (goesOn) timer = setTimeout(() => void again(looks + 1), lookAgainMs);
			else finish();
		};
		// Only of a screen that stays: development renders everything twice.
		timer = setTimeout(() => void again(1));
		return () => {
			isShown = false;
			clearTimeout(timer);
		};
	}, [orderId]);

	useEffect(() => {
		if (!hasNewCard) return;
		const timer = setTimeout(() => void takeCard());
		return () => clearTimeout(timer);
	}, [hasNewCard]);

	return outcome;
}
