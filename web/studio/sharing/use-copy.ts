// A copy of the draft that is open, and the way to it.
import { useState } from 'react';
import { failureText } from '../../forms/failure-text.ts';
import { usePlatform } from '../../platform/environment.tsx';
import type { Data } from '../../platform/graphql.ts';
import { duplicateDesignDocument } from '../../storefront/cart/cart.documents.ts';
import type { DesignSession } from '../header/draft-session.ts';
import { settleSeries } from '../series/open-series.ts';
import { useStudio } from '../studio-context.tsx';

/** What was done last is in the copy as well. */
export function useCopy(session: DesignSession) {
	const { t, ask, base, language } = usePlatform();
	const { id } = useStudio();
	const [busy, setBusy] = useState(false);
	const [failure, setFailure] = useState<string>();
	async function copy(): Promise<void> {
		setBusy(true);
		setFailure(undefined);
		try {
			const unsaved = (await session.settle()) ? await settleSeries() : t('studio.notSavedYet');
			if (unsaved !== undefined) {
				setBusy(false);
				return setFailure(unsaved);
			}
			const data = (await ask(duplicateDesignDocument, { id, language })) as Data<typeof duplicateDesignDocument>;
			window.location.assign(`${base}/studio/${data.duplicateDesign.id}`);
		} catch (error) {
			setFailure(t('studioOrders.notCopied', { reason: failureText(error, t) }));
			setBusy(false);
		}
	}
	return { busy, failure, copy };
}
