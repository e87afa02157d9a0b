// The tier of the shop, and how much of it is used: read only, the tab Subscription and the operator change it.
import type { ReactNode } from 'react';
import { Card } from '../../kit/card.tsx';
import { TextLink } from '../../kit/link.tsx';
import { Notice } from '../../kit/notice.tsx';
import { Progress } from '../../kit/progress.tsx';
import { useAdminQuery } from '../../platform/backoffice/data.ts';
import { Loaded } from '../../platform/backoffice/loaded.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import type { Data } from '../../platform/graphql.ts';
import { mayOpen, useMe } from '../me.tsx';
import { planDocument } from './settings.documents.ts';

function QuotaFrame({ children }: { children: ReactNode }) {
	const { t } = usePlatform();
	const me = useMe();
	return (
		<Card
			heading="h2"
			title={t('settings.plan')}
			actions={mayOpen(me, ['qContent']) && <TextLink to="/admin/pages">{t('settings.managePages')}</TextLink>}
		>
			{children}
		</Card>
	);
}

type Quota = Data<typeof planDocument>['pageQuota'];

/**
 * @param quota of the same result as what is shown beside it
 * @param isForSale a larger tier can be chosen below
 */
export const QuotaCard = ({ quota, isForSale }: { quota: Quota; isForSale: boolean }) => (
	<QuotaFrame>
		<QuotaFigures quota={quota} isForSale={isForSale} />
	</QuotaFrame>
);

export function PlanCard() {
	const answer = useAdminQuery(planDocument, {});
	return (
		<QuotaFrame>
			<Loaded answer={answer}>{({ pageQuota }) => <QuotaFigures quota={pageQuota} />}</Loaded>
		</QuotaFrame>
	);
}

function QuotaFigures({ quota, isForSale = false }: { quota: Quota; isForSale?: boolean }) {
	const { tier, pages, links, usedPages, usedLinks } = quota;
	const { t } = usePlatform();
	return (
		<div className="grid gap-4 tablet:grid-cols-3">
			<div>
				<p className="text-sm font-semibold text-label">{t('settings.tier')}</p>
				<p className="text-lg font-bold">{t(`settings.tier.${tier}`)}</p>
			</div>
			<Used label={t('settings.pagesUsed')} used={usedPages} most={pages} isForSale={isForSale} />
			<Used label={t('settings.linksUsed')} used={usedLinks} most={links} isForSale={isForSale} />
		</div>
	);
}

/** From this share on the limit is near. */
const near = 0.8;

interface UsedProps {
	label: string;
	used: number;
	/** Null: there is no limit. */
	most: number | null;
	isForSale: boolean;
}

function Used({ label, used, most, isForSale }: UsedProps) {
	const { t } = usePlatform();
	if (most === null)
		return (
			<div>
				<p className="text-sm font-semibold text-label">{label}</p>
				<p className="tabular-nums">{t('settings.usedUnlimited', { used })}</p>
			</div>
		);
	const left = Math.max(0, most - used);
	return (
		<div className="grid content-start gap-2">
			<Progress label={`${label}: ${t('settings.usedOf', { used, most })}`} share={used / most} />
			{used >= near * most && (
				<Notice kind={left === 0 ? 'warning' : 'info'}>
					{used > most
						? t('settings.overFull', { over: used - most })
						: t(isForSale ? 'settings.almostFullForSale' : 'settings.almostFull', { left })}
				</Notice>
			)}
		</div>
	);
}
