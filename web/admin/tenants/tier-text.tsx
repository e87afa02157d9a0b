// The tier of a shop, and the one that it will have from its next payment on.
import { formatDate } from '../../../rules/formats.ts';
import { usePlatform } from '../../platform/environment.tsx';
import type { Data } from '../../platform/graphql.ts';
import type { ListedTenant } from './tenant-menu.tsx';
import type { tenantsDocument } from './tenants.documents.ts';

export type ComingTier = Data<typeof tenantsDocument>['tenants']['comingTiers'][number];

interface TierTextProps {
	shop: ListedTenant;
	/** Of all shops of the list. */
	coming: readonly ComingTier[];
}

export function TierText({ shop: { id, tier }, coming }: TierTextProps) {
	const { t, language, timeZone } = usePlatform();
	const next = coming.find(({ tenantId }) => tenantId === id);
	return (
		<>
			{t(`tenants.${tier}`)}
			{next && (
				<span className="block text-sm text-muted">
					{t('tenants.comingTier', {
						...{ tier: t(`tenants.${next.tier}`), day: formatDate(new Date(next.from), language, timeZone) },
					})}
				</span>
			)}
		</>
	);
}
