// How far the print data of a line is: by colour, by sign and by name.
import {
	IconAlertTriangle,
	IconCircleCheck,
	IconCircleDashed,
	IconClock,
	IconPrinter,
	IconZoomScan,
} from '@tabler/icons-react';
import { isComplete, type LinePrintState } from '../../../../rules/printing/line-state.ts';
import { hasErrors } from '../../../../rules/printing/line-summary.ts';
import { usePlatform } from '../../../platform/environment.tsx';
import { StateChip } from '../state-chip.tsx';
import type { OrderPrintLine } from './order-print-line.ts';

/** As customers are told it, too; over: the order was produced without it. */
type StaffState = LinePrintState | 'incomplete' | 'errors' | 'over';

function findState({ state, files }: OrderPrintLine): StaffState {
	const data = files.map(({ printData }) => printData);
	if (state === 'missing' && data.length > 0) return 'incomplete';
	return state === 'findings' && hasErrors(data) ? 'errors' : state;
}

const looks = {
	missing: { icon: IconClock, look: 'warning' },
	uploaded: { icon: IconZoomScan, look: 'info' },
	findings: { icon: IconCircleDashed, look: 'warning' },
	incomplete: { icon: IconClock, look: 'warning' },
	errors: { icon: IconAlertTriangle, look: 'danger' },
	refused: { icon: IconAlertTriangle, look: 'danger' },
	released: { icon: IconCircleCheck, look: 'success' },
	printed: { icon: IconPrinter, look: 'plain' },
	over: { icon: IconCircleCheck, look: 'plain' },
} as const satisfies Record<StaffState, object>;

export function PrintStateChip({ line, isProduced }: { line: OrderPrintLine; isProduced: boolean }) {
	const { t } = usePlatform();
	const state = isProduced && !isComplete(line.state) ? 'over' : findState(line);
	// Then no data is expected, but a release.
	const isSentBack = line.release !== null && state === 'refused';
	return (
		<StateChip {...looks[state]} label={t(isSentBack ? 'printOrders.design.waiting' : `printOrders.state.${state}`)} />
	);
}
