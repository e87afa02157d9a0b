// The campaigns of the shop, the latest first.
import { IconPlus, IconSend } from '@tabler/icons-react';
import { useState } from 'react';
import { formatMoment, formatNumber } from '../../../../rules/formats.ts';
import { Button } from '../../../kit/button.tsx';
import { EmptyState } from '../../../kit/empty-state.tsx';
import { TextLink } from '../../../kit/link.tsx';
import { PageFrame } from '../../../kit/page-frame.tsx';
import { Table, type TableColumn } from '../../../kit/table.tsx';
import { useTableState } from '../../../kit/table-state.ts';
import { useAdminQuery } from '../../../platform/backoffice/data.ts';
import { Failed } from '../../../platform/backoffice/loaded.tsx';
import { usePlatform } from '../../../platform/environment.tsx';
import type { Data } from '../../../platform/graphql.ts';
import { has, useMe } from '../../me.tsx';
import { CampaignChip } from './campaign-chip.tsx';
import { campaignsDocument } from './campaigns.documents.ts';
import { NewCampaignDialog } from './new-campaign-dialog.tsx';

type Listed = Data<typeof campaignsDocument>['newsletterCampaigns']['items'][number];

/** When it was or will be sent; a draft, when it was made. */
const momentOf = ({ endedAt, startedAt, sendAt, createdAt }: Listed): string =>
	endedAt ?? startedAt ?? sendAt ?? createdAt;

function Sent({ campaign: { figures } }: { campaign: Listed }) {
	const { t, language, notation } = usePlatform();
	if (figures.total === 0) return null;
	const [sent, total] = [figures.sent, figures.total].map((count) => formatNumber(count, language, notation));
	return t('adminCampaigns.sentOf', { sent: sent ?? '', total: total ?? '' });
}

function useColumns(): TableColumn<Listed>[] {
	const { t, language, timeZone } = usePlatform();
	return [
		{
			id: 'name',
			label: t('adminCampaigns.name'),
			cell: ({ name }) => <span className="block min-w-48 font-medium wrap-anywhere">{name}</span>,
		},
		{ id: 'state', label: t('adminCampaigns.stateLabel'), cell: ({ state }) => <CampaignChip state={state} /> },
		{
			id: 'recipients',
			label: t('adminCampaigns.recipients'),
			align: 'end',
			cell: (row) => (
				<span className="whitespace-nowrap tabular-nums">
					<Sent campaign={row} />
				</span>
			),
		},
		{
			id: 'when',
			label: t('adminCampaigns.when'),
			cell: (row) => (
				<span className="whitespace-nowrap tabular-nums">{formatMoment(momentOf(row), language, timeZone)}</span>
			),
		},
	];
}

function CampaignCard({ campaign }: { campaign: Listed }) {
	const { language, timeZone } = usePlatform();
	const { id, name, state } = campaign;
	return (
		<div className="grid gap-2 p-4">
			<span className="font-medium wrap-anywhere">
				<TextLink to={`/admin/newsletter/campaigns/${id}`}>{name}</TextLink>
			</span>
			<div>
				<CampaignChip state={state} />
			</div>
			<p className="flex flex-wrap justify-between gap-x-4 text-sm text-muted tabular-nums">
				<span>{formatMoment(momentOf(campaign), language, timeZone)}</span>
				<span>
					<Sent campaign={campaign} />
				</span>
			</p>
		</div>
	);
}

const underWay = ['preparing', 'sending'];

export function Component() {
	const { t } = usePlatform();
	const me = useMe();
	const [creating, setCreating] = useState(false);
	const [state, change] = useTableState();
	const { data, error, refetch, isFetching } = useAdminQuery(
		campaignsDocument,
		{ search: state.search, first: state.rows, offset: (state.page - 1) * state.rows },
		{
			keep: true,
			lookAgain: ({ newsletterCampaigns }) =>
				newsletterCampaigns.items.some((one) => underWay.includes(one.state)) && 3000,
		},
	);
	const add = has(me, 'mCRM') && (
		<Button colour="primary" icon={<IconPlus aria-hidden size={18} />} onClick={() => setCreating(true)}>
			{t('adminCampaigns.new')}
		</Button>
	);
	return (
		<PageFrame wide title={t('adminCampaigns.title')} actions={add}>
			<Table
				label={t('adminCampaigns.title')}
				columns={useColumns()}
				rows={data?.newsletterCampaigns.items ?? []}
				total={data?.newsletterCampaigns.total ?? 0}
				searchHint={t('adminCampaigns.searchHint')}
				rowId={({ id }) => id}
				state={state}
				onChange={change}
				hrefOf={({ id }) => `/admin/newsletter/campaigns/${id}`}
				card={(row) => <CampaignCard campaign={row} />}
				busy={isFetching && !data}
				failure={error && <Failed error={error} onRetry={refetch} />}
				empty={
					<EmptyState
						title={t('adminCampaigns.none')}
						text={t('adminCampaigns.noneText')}
						picture={<IconSend aria-hidden size={32} />}
					/>
				}
			/>
			{creating && <NewCampaignDialog onClose={() => setCreating(false)} />}
		</PageFrame>
	);
}
