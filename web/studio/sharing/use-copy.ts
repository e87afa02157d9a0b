// A copy of the draft that is open, and the way to it.
import { useState } from 'react';
import { failureText } from '../../forms/failure-text.ts';
import { usePlatform } from '../../platform/environment.tsx';
import type { Data } from '../../platform/graphql.ts';
import { duplicateDesignDocument } from '../../storefront/cart/cart.documents.ts';
import { useStudio } from '../studio-context.tsx';

export function useCopy() {
	const { t, ask, base, language } = usePlatform();
	const { id } = useStudio();
	const [busy, setBusy] = useState(false);
	const [failure, setFailure] = useState<string>();
	async function copy(): Promise<void> {
		setBusy(true);
		setFailure(undefined);
		try {
			const data = (await ask(duplicateDesignDocument, { id, language })) as Data<typeof duplicateDesignDocument>;
			window.location.assign(`${base}/studio/${data.duplicateDesign.id}`);
		} catch (error) {
			setFailure(t('studioOrders.notCopied', { reason: failureText(error, t) }));
			setBusy(false);
		}
	}
	return { busy, failure, copy };
}
