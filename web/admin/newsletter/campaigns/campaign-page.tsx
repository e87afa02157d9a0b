// One campaign: what it says, whom it is for, and what became of its mails.
import { IconCopy, IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { formatMoment, formatNumber } from '../../../../rules/formats.ts';
import { noMailServer } from '../../../../rules/newsletter/campaign.ts';
import { Button, ButtonLink } from '../../../kit/button.tsx';
import { Card } from '../../../kit/card.tsx';
import { useConfirm } from '../../../kit/confirm.tsx';
import { Notice } from '../../../kit/notice.tsx';
import { PageFrame } from '../../../kit/page-frame.tsx';
import { Progress } from '../../../kit/progress.tsx';
import { useAdminQuery, useAttempt, useChange } from '../../../platform/backoffice/data.ts';
import { Loaded } from '../../../platform/backoffice/loaded.tsx';
import { usePlatform } from '../../../platform/environment.tsx';
import type { Data } from '../../../platform/graphql.ts';
import { useScreenName } from '../../frame/use-screen-name.ts';
import { has, useMe } from '../../me.tsx';
import { CampaignActions } from './campaign-actions.tsx';
import { CampaignChip } from './campaign-chip.tsx';
import { CampaignFigures } from './campaign-figures.tsx';
import { CampaignForm, useCampaignEditor } from './campaign-form.tsx';
import { CampaignPreview } from './campaign-preview.tsx';
import { campaignDocument, deleteCampaignDocument } from './campaigns.documents.ts';
import { NewCampaignDialog } from './new-campaign-dialog.tsx';

export type Campaign = Data<typeof campaignDocument>['newsletterCampaign'];
export type Topic = Data<typeof campaignDocument>['newsletterTopics'][number];

const underWay = ['preparing', 'sending'];

export function Component() {
	const { t, language } = usePlatform();
	const { id = '' } = useParams();
	const lookAgain = ({ newsletterCampaign: { state } }: Data<typeof campaignDocument>) =>
		underWay.includes(state) ? 1500 : 20_000;
	const answer = useAdminQuery(campaignDocument, { id, language }, { lookAgain });
	return (
		<Loaded answer={answer} title={t('adminCampaigns.one')}>
			{({ newsletterCampaign, newsletterTopics }) => (
				<OneCampaign key={id} campaign={newsletterCampaign} topics={newsletterTopics} reload={answer.refetch} />
			)}
		</Loaded>
	);
}

interface OneCampaignProps {
	campaign: Campaign;
	topics: readonly Topic[];
	reload(): Promise<unknown>;
}

function OneCampaign({ campaign, topics, reload }: OneCampaignProps) {
	const { t } = usePlatform();
	const me = useMe();
	const [copying, setCopying] = useState(false);
	const { id, name, state } = campaign;
	useScreenName(name);
	const mayChange = has(me, 'mCRM');
	const readOnly = !mayChange || state !== 'draft';
	const editor = useCampaignEditor(campaign, reload);
	return (
		<PageFrame
			title={name}
			above={[{ label: t('adminCampaigns.title'), to: '/admin/newsletter/campaigns' }]}
			actions={
				mayChange && (
					<>
						<Button icon={<IconCopy aria-hidden size={18} />} onClick={() => setCopying(true)}>
							{t('adminCampaigns.copy')}
						</Button>
						{state === 'draft' && <Remove campaign={campaign} />}
					</>
				)
			}
			{...(readOnly ? {} : { save: editor.bar })}
		>
			<div className="grid gap-4">
				<Situation campaign={campaign} />
				{mayChange && <CampaignActions campaign={campaign} unsaved={!readOnly && editor.bar.dirty} />}
				{campaign.figures.total > 0 && <CampaignFigures figures={campaign.figures} />}
				<CampaignForm editor={editor} topics={topics} readOnly={readOnly} />
				<Card
					heading="h2"
					title={t('adminCampaigns.preview')}
					actions={
						!readOnly && (
							<ButtonLink
								to={`/admin/newsletter/campaigns/${id}/edit`}
								size="small"
								icon={<IconPencil aria-hidden size={18} />}
							>
								{t('adminCampaigns.edit')}
							</ButtonLink>
						)
					}
				>
					<CampaignPreview campaign={campaign} />
				</Card>
			</div>
			{copying && <NewCampaignDialog from={campaign} onClose={() => setCopying(false)} />}
		</PageFrame>
	);
}

function Situation({ campaign }: { campaign: Campaign }) {
	const { t, language, timeZone, notation } = usePlatform();
	const count = (value: number) => formatNumber(value, language, notation);
	const { state, sendAt, startedAt, endedAt, problem, figures } = campaign;
	const moment = (at: string) => formatMoment(at, language, timeZone);
	return (
		<div className="grid gap-3">
			<p className="flex flex-wrap items-center gap-x-4 gap-y-2">
				<CampaignChip state={state} />
				{startedAt && (
					<span className="text-sm text-muted tabular-nums">
						{t('adminCampaigns.startedAt')}: {moment(startedAt)}
					</span>
				)}
				{endedAt && (
					<span className="text-sm text-muted tabular-nums">
						{t('adminCampaigns.endedAt')}: {moment(endedAt)}
					</span>
				)}
			</p>
			{problem && (
				<div role="alert">
					<Notice kind="danger">
						{problem === noMailServer
							? t('adminCampaigns.noMailServer')
							: t('adminCampaigns.problem', { reason: problem })}
					</Notice>
				</div>
			)}
			{state === 'scheduled' && sendAt && (
				<Notice kind="info">{t('adminCampaigns.scheduledNote', { moment: moment(sendAt) })}</Notice>
			)}
			{(state === 'preparing' || state === 'sending' || state === 'paused') && (
				<Progress
					label={t('adminCampaigns.progress', {
						sent: count(figures.total - figures.waiting),
						total: count(figures.total),
					})}
					{...(figures.total > 0 && { share: (figures.total - figures.waiting) / figures.total })}
				/>
			)}
		</div>
	);
}

function Remove({ campaign: { id, name } }: { campaign: Campaign }) {
	const { t } = usePlatform();
	const confirm = useConfirm();
	const attempt = useAttempt();
	const change = useChange();
	const navigate = useNavigate();
	const confirmLabel = t('admin.delete');
	const remove = async () => {
		const title = t('adminCampaigns.deleteTitle', { name });
		if (!(await confirm({ title, text: t('adminCampaigns.deleteText'), confirmLabel, colour: 'danger' }))) return;
		const said = { done: t('adminCampaigns.deleted'), failed: t('adminCampaigns.deleteFailed') };
		if (await attempt(() => change(deleteCampaignDocument, { id }), said)) navigate('/admin/newsletter/campaigns');
	};
	return (
		<Button icon={<IconTrash aria-hidden size={18} />} onClick={remove}>
			{confirmLabel}
		</Button>
	);
}
