// How far the print data of a line is: by colour, by sign and by name.
import {
	IconAlertTriangle,
	IconCircleCheck,
	IconCircleDashed,
	IconClock,
	IconPrinter,
	IconZoomScan,
} from '@tabler/icons-react';
import type { LinePrintState } from '../../../../rules/printing/line-state.ts';
import { usePlatform } from '../../../platform/environment.tsx';
import { StateChip } from '../state-chip.tsx';

const looks = {
	missing: { icon: IconClock, look: 'warning' },
	uploaded: { icon: IconZoomScan, look: 'info' },
	findings: { icon: IconCircleDashed, look: 'warning' },
	refused: { icon: IconAlertTriangle, look: 'danger' },
	released: { icon: IconCircleCheck, look: 'success' },
	printed: { icon: IconPrinter, look: 'plain' },
} as const satisfies Record<LinePrintState, object>;

export function PrintStateChip({ state }: { state: LinePrintState }) {
	const { t } = usePlatform();
	return <StateChip {...looks[state]} label={t(`printOrders.state.${state}`)} />;
}
