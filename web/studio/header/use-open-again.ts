// Opens the design once more, with what the server has.
import { useState } from 'react';
import { failureText } from '../../forms/failure-text.ts';
import { usePlatform } from '../../platform/environment.tsx';

export type OpenAgain = (takeOver: boolean) => Promise<void>;

export function useOpenAgain(onOpenAgain: OpenAgain) {
	const { t } = usePlatform();
	const [busy, setBusy] = useState(false);
	const [failure, setFailure] = useState<string>();
	const open = async (takeOver: boolean) => {
		setBusy(true);
		setFailure(undefined);
		try {
			await onOpenAgain(takeOver);
		} catch (error) {
			setFailure(failureText(error, t));
		}
		setBusy(false);
	};
	return { busy, failure, open };
}
