// That an order waits for print data, where its lines are shown.
import { isComplete } from '../../../rules/printing/line-state.ts';
import { Notice } from '../../kit/notice.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import type { PrintLine } from '../../print-data/print-line.ts';
import { usePrintLines } from './print-lines.tsx';

/** Something ordered is not released yet. */
export const isWaiting = (lines: readonly PrintLine[]): boolean =>
	lines.some(({ isOrdered, state }) => isOrdered && !isComplete(state));

/** Nothing where everything is released. */
export function WaitingNotice() {
	const { t } = usePlatform();
	const { lines } = usePrintLines();
	if (!isWaiting(lines)) return null;
	return (
		<div className="mb-4">
			<Notice kind="warning">{t('printData.orderWaits')}</Notice>
		</div>
	);
}
