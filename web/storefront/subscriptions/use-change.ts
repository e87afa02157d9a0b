// Saving what is to be delivered otherwise from the next time on.
import { useState } from 'react';
import { sayAtBottom } from '../../account/toast-region.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import type { Data, Variables } from '../../platform/graphql.ts';
import { changeSubscriptionDocument } from './subscription.documents.ts';
import { useFailureText } from './use-actions.ts';
import { useSetSubscription } from './use-subscription.ts';

export type ChangeInput = Variables<typeof changeSubscriptionDocument>['input'];

export function useChange(onSaved: () => void) {
	const { t, ask, language } = usePlatform();
	const failureOf = useFailureText();
	const setSubscription = useSetSubscription();
	const [busy, setBusy] = useState(false);
	const [failure, setFailure] = useState<string>();
	async function save(input: ChangeInput, seenTotal: number | null = null): Promise<void> {
		if (busy) return;
		setBusy(true);
		setFailure(undefined);
		try {
			const { changeSubscription: changed } = (await ask(changeSubscriptionDocument, {
				input,
				seenTotal,
				language,
			})) as Data<typeof changeSubscriptionDocument>;
			setSubscription(changed);
			onSaved();
			sayAtBottom('success', t('ownSubscription.saved'));
		} catch (error) {
			setFailure(failureOf(error, 'ownSubscription.notSaved'));
			setBusy(false);
		}
	}
	return { busy, failure, save };
}
