// Something that is sent by a button: busy meanwhile, and told beside it when it fails.
import { useState } from 'react';
import { failureText } from '../../forms/failure-text.ts';
import { usePlatform } from '../../platform/environment.tsx';

export function useSending() {
	const { t } = usePlatform();
	const [busy, setBusy] = useState(false);
	const [failure, setFailure] = useState<string>();
	/** @returns undefined when it has failed */
	async function send<T>(work: () => Promise<T>): Promise<T | undefined> {
		setBusy(true);
		setFailure(undefined);
		try {
			return await work();
		} catch (error) {
			setFailure(t('designSharing.failed', { reason: failureText(error, t) }));
			return undefined;
		} finally {
			setBusy(false);
		}
	}
	return { busy, failure, send };
}
