// How the state and the figures of a shop are shown.
import { formatDate } from '../../../rules/formats.ts';
import { Chip } from '../../kit/chip.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import type { ListedTenant } from './tenant-menu.tsx';

const chips = { active: 'active', suspended: 'scheduled', deleted: 'failed' } as const;
const labels = { active: 'tenants.active', suspended: 'tenants.suspended', deleted: 'tenants.deletedState' } as const;

export function StateChip({ shop: { state, removedAt } }: { shop: ListedTenant }) {
	const { t, language, timeZone } = usePlatform();
	return (
		<span className="flex flex-col items-start gap-1">
			<Chip state={chips[state]} label={t(labels[state])} />
			{removedAt && (
				<span className="text-sm text-muted">
					{t('tenants.removedOn', { day: formatDate(new Date(removedAt), language, timeZone) })}
				</span>
			)}
		</span>
	);
}

/** So many of so many. */
export function useUsed() {
	const { t } = usePlatform();
	return (used: number, most: number | null | undefined): string =>
		typeof most === 'number' ? t('tenants.used', { used, most }) : t('tenants.usedUnlimited', { used });
}
