// How the state and the figures of a shop are shown.
import { Fragment } from 'react';
import { formatDate } from '../../../rules/formats.ts';
import { Chip } from '../../kit/chip.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import { DomainChips } from '../settings/domains/domain-chip.tsx';
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

/** A line of it ends before a dot rather than within a name. */
export const Host = ({ host }: { host: string }) => (
	<>
		{host.split('.').map((label, index) => (
			// biome-ignore lint/suspicious/noArrayIndexKey: the labels of a host stay where they are
			<Fragment key={index}>
				{index > 0 && (
					<>
						<wbr />.
					</>
				)}
				{label}
			</Fragment>
		))}
	</>
);

/** Each with its state: one that waits for DNS may belong to somebody else. */
export const DomainList = ({ domains }: Pick<ListedTenant, 'domains'>) => (
	<ul className="flex min-w-32 flex-col gap-2">
		{domains.map(({ host, displayName, state, isDefault }) => (
			<li key={host}>
				<span className="block wrap-break-word">
					<Host host={displayName} />
				</span>
				<span className="flex flex-wrap gap-1">
					<DomainChips isShort state={state} isDefault={isDefault} />
				</span>
			</li>
		))}
	</ul>
);

/** So many of so many. */
export function useUsed() {
	const { t } = usePlatform();
	return (used: number, most: number | null | undefined): string =>
		typeof most === 'number' ? t('tenants.used', { used, most }) : t('tenants.usedUnlimited', { used });
}
