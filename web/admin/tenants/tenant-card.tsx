// A shop in the list of a phone.
import type { ReactNode } from 'react';
import { formatFileSize, formatNumber } from '../../../rules/formats.ts';
import { Moment } from '../../platform/backoffice/moment.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import { type ListedTenant, TenantMenu } from './tenant-menu.tsx';
import { DomainList, StateChip, useUsed } from './tenant-state.tsx';
import { type ComingTier, TierText } from './tier-text.tsx';

export function TenantCard({ shop, coming }: { shop: ListedTenant; coming: readonly ComingTier[] }) {
	const { t, language } = usePlatform();
	const used = useUsed();
	const { name, address, pages, pageLimit, orders, storage, lastUpdate, domains, own, sellsPlans } = shop;
	const facts: [string, ReactNode][] = [
		[t('tenants.tier'), <TierText key="tier" {...{ shop, coming }} />],
		[t('tenants.pages'), used(pages, pageLimit)],
		[t('tenants.orders'), formatNumber(orders, language)],
		[t('tenants.storage'), formatFileSize(storage, language)],
		[t('tenants.lastUpdate'), <Moment key="lastUpdate" at={lastUpdate} />],
	];
	return (
		<div className="flex flex-col gap-3 p-4">
			<div className="flex flex-wrap items-start justify-between gap-2">
				<div className="min-w-0">
					<p className="font-semibold wrap-anywhere">
						{name}
						{own && <span className="font-normal text-muted"> · {t('tenants.own')}</span>}
						{sellsPlans && <span className="font-normal text-muted"> · {t('tenants.sellsPlans')}</span>}
					</p>
					<a href={address} className="text-sm text-muted underline wrap-anywhere">
						{new URL(address).host}
					</a>
				</div>
				<StateChip shop={shop} />
			</div>
			<dl className="grid grid-cols-2 gap-x-4 gap-y-1 text-sm">
				{facts.map(([term, fact]) => (
					<div key={term} className="min-w-0">
						<dt className="text-muted">{term}</dt>
						<dd className="wrap-anywhere">{fact}</dd>
					</div>
				))}
				{domains.length > 0 && (
					<div className="col-span-2 min-w-0">
						<dt className="text-muted">{t('tenants.domains')}</dt>
						<dd>
							<DomainList domains={domains} />
						</dd>
					</div>
				)}
			</dl>
			<TenantMenu shop={shop} />
		</div>
	);
}
