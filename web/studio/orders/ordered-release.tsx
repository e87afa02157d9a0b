// In place of the content release of a design that is ordered: nothing would come of it, so that a copy is offered, which can be ordered.
import { Button } from '../../kit/button.tsx';
import { Notice } from '../../kit/notice.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import type { DesignSession } from '../header/draft-session.ts';
import { FailureNotice } from '../sharing/failure-notice.tsx';
import { useCopy } from '../sharing/use-copy.ts';

export function OrderedRelease({ session }: { session: DesignSession }) {
	const { t } = usePlatform();
	const { busy, failure, copy } = useCopy(session);
	return (
		<>
			<Notice kind="info">{t('studioOrders.releaseOrdered')}</Notice>
			<FailureNotice>{failure}</FailureNotice>
			<div>
				<Button colour="primary" busy={busy} onClick={() => void copy()}>
					{t('studioOrders.continueAsCopy')}
				</Button>
			</div>
		</>
	);
}
