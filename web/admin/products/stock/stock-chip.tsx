// Whether there is some, in one word.
import type { StockState } from '../../../../rules/stock.ts';
import { Chip } from '../../../kit/chip.tsx';
import { usePlatform } from '../../../platform/environment.tsx';

export type ShownState = StockState | 'notCounted';

const looks = {
	inStock: 'active',
	low: 'scheduled',
	onBackorder: 'scheduled',
	outOfStock: 'inactive',
	notCounted: 'inactive',
} as const;

export function StockChip({ state }: { state: ShownState }) {
	const { t } = usePlatform();
	return <Chip state={looks[state]} label={t(`stock.state.${state}`)} />;
}
