// The purchasing systems that buy in the shop by punch-out, and what their side needs to know.
import { IconBuildingFactory2, IconPlus } from '@tabler/icons-react';
import { cxmlPath, ociPath } from '../../../../rules/procurement/addresses.ts';
import { ButtonLink } from '../../../kit/button.tsx';
import { Card } from '../../../kit/card.tsx';
import { Chip } from '../../../kit/chip.tsx';
import { EmptyState } from '../../../kit/empty-state.tsx';
import { useAdminQuery } from '../../../platform/backoffice/data.ts';
import { Loaded } from '../../../platform/backoffice/loaded.tsx';
import { Moment } from '../../../platform/backoffice/moment.tsx';
import { usePlatform } from '../../../platform/environment.tsx';
import type { Data } from '../../../platform/graphql.ts';
import { NearLink } from '../../../platform/near-link.tsx';
import { has, useMe } from '../../me.tsx';
import { procurementBuyersDocument } from './procurement.documents.ts';
import { useShopOrigin } from './use-shop-origin.ts';

type Listed = Data<typeof procurementBuyersDocument>['procurementBuyers'][number];

export const procurementHome = '/admin/settings/procurement';

export function ProcurementTab() {
	const { t } = usePlatform();
	const mayChange = has(useMe(), 'mTenant');
	const answer = useAdminQuery(procurementBuyersDocument, {});
	const add = mayChange && (
		<ButtonLink to={`${procurementHome}/new`} colour="primary" icon={<IconPlus aria-hidden size={18} />}>
			{t('procurement.new')}
		</ButtonLink>
	);
	return (
		<div className="grid gap-4">
			<Loaded answer={answer}>
				{({ procurementBuyers: buyers }) => (
					<Card
						heading="h2"
						title={t('procurement.title')}
						actions={
							buyers.length > 0 && (
								<>
									<ButtonLink to={`${procurementHome}/messages`}>{t('procurement.conversation')}</ButtonLink>
									{add}
								</>
							)
						}
					>
						{buyers.length > 0 ? (
							<>
								<p className="mb-4 max-w-prose text-muted">{t('procurement.intro')}</p>
								<ul className="divide-y divide-line">
									{buyers.map((buyer) => (
										<Row key={buyer.id} buyer={buyer} />
									))}
								</ul>
							</>
						) : (
							<EmptyState
								title={t('procurement.emptyTitle')}
								text={t('procurement.emptyText')}
								picture={<IconBuildingFactory2 aria-hidden size={32} />}
								action={add}
							/>
						)}
					</Card>
				)}
			</Loaded>
			<Addresses />
		</div>
	);
}

function Row({ buyer }: { buyer: Listed }) {
	const { t } = usePlatform();
	return (
		<li className="grid gap-x-4 gap-y-1 py-3 phone:grid-cols-2 phone:items-center tablet:grid-cols-[minmax(0,1fr)_minmax(0,14rem)_minmax(0,14rem)_7rem]">
			<NearLink
				to={`${procurementHome}/${buyer.id}`}
				className="min-w-0 justify-self-start rounded-theme font-semibold underline-offset-4 hover:underline"
			>
				{buyer.name}
			</NearLink>
			<p className="text-sm wrap-anywhere">
				{t(`procurement.protocol.${buyer.protocol}`)}
				<br />
				<span className="text-muted">{buyer.hosts.join(', ')}</span>
			</p>
			<p className="text-sm text-muted">
				{t(buyer.secretSetAt ? 'procurement.ownSecret' : 'procurement.shopSecret')}
				<br />
				{buyer.lastMessageAt ? <Moment at={buyer.lastMessageAt} /> : t('procurement.noMessage')}
			</p>
			<div>
				<Chip state={buyer.active ? 'active' : 'inactive'} />
			</div>
		</li>
	);
}

/** What those who set the other side up ask for. */
function Addresses() {
	const { t } = usePlatform();
	const origin = useShopOrigin();
	return (
		<Card heading="h2" title={t('procurement.addresses')}>
			<dl className="grid gap-3">
				<div>
					<dt className="text-sm font-semibold text-label">{t('procurement.cxmlAddress')}</dt>
					<dd className="font-mono text-sm wrap-anywhere">{origin + cxmlPath}</dd>
				</div>
				<div>
					<dt className="text-sm font-semibold text-label">{t('procurement.ociAddress')}</dt>
					<dd className="font-mono text-sm wrap-anywhere">{origin + ociPath}</dd>
				</div>
			</dl>
		</Card>
	);
}
