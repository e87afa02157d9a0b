// In place of the content release of a design that is ordered: nothing would come of it, so that a copy is offered, which can be ordered.
import { useState } from 'react';
import { failureText } from '../../forms/failure-text.ts';
import { Button } from '../../kit/button.tsx';
import { Notice } from '../../kit/notice.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import type { Data } from '../../platform/graphql.ts';
import { duplicateDesignDocument } from '../../storefront/cart/cart.documents.ts';

export function OrderedRelease({ id }: { id: string }) {
	const { t, ask, base, language } = usePlatform();
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
	return (
		<>
			<Notice kind="info">{t('studioOrders.releaseOrdered')}</Notice>
			<div role="alert" className="empty:hidden">
				{failure !== undefined && <Notice kind="danger">{failure}</Notice>}
			</div>
			<div>
				<Button colour="primary" busy={busy} onClick={() => void copy()}>
					{t('studioOrders.continueAsCopy')}
				</Button>
			</div>
		</>
	);
}
