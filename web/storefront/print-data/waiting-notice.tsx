// That an order waits for print data, where its lines are shown.
import { isComplete } from '../../../rules/printing/line-state.ts';
import { Notice } from '../../kit/notice.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import { usePrintLines } from './print-lines.tsx';

/** Nothing where everything is released. */
export function WaitingNotice() {
	const { t } = usePlatform();
	const { lines } = usePrintLines();
	if (lines.every(({ isOrdered, state }) => !isOrdered || isComplete(state))) return null;
	return (
		<div className="mb-4">
			<Notice kind="warning">{t('printData.orderWaits')}</Notice>
		</div>
	);
}
