// The newsletter of the shop: who gets it, who must not, and what they can choose.
import { IconUserPlus } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router';
import { Button } from '../../kit/button.tsx';
import { Notice } from '../../kit/notice.tsx';
import { PageFrame } from '../../kit/page-frame.tsx';
import { useTableState } from '../../kit/table-state.ts';
import { Tabs } from '../../kit/tabs.tsx';
import { useAdminQuery } from '../../platform/backoffice/data.ts';
import { usePlatform } from '../../platform/environment.tsx';
import { has, useMe } from '../me.tsx';
import { AddSubscriberDialog, type Topic } from './add-subscriber-dialog.tsx';
import { useSubscriberExchange } from './exchange.tsx';
import { aroundSubscribersDocument } from './newsletter.documents.ts';
import { SubscribersTab, wantedSubscribers } from './subscribers-tab.tsx';
import { SuppressionsTab } from './suppressions-tab.tsx';
import { TopicsTab } from './topics-tab.tsx';

const views = ['subscribers', 'suppressions', 'topics'] as const;

export function Component() {
	const { t, language, shopfront } = usePlatform();
	const me = useMe();
	const [parameters, setParameters] = useSearchParams();
	const [adding, setAdding] = useState(false);
	const view = views.find((one) => one === parameters.get('view')) ?? 'subscribers';
	const { data } = useAdminQuery(aroundSubscribersDocument, { language }, { keep: true });
	const topics: readonly Topic[] = data?.newsletterTopics ?? [];
	const [state] = useTableState();
	const { buttons, notices } = useSubscriberExchange(wantedSubscribers(state));
	const contents: Record<(typeof views)[number], ReactNode> = {
		subscribers: (
			<>
				{notices}
				{data && (
					<p className="mb-4 text-muted">
						{t('adminNewsletter.figures', { count: data.newsletterAudience.subscribed })}
					</p>
				)}
				<SubscribersTab topics={topics} />
			</>
		),
		suppressions: <SuppressionsTab />,
		topics: <TopicsTab />,
	};
	return (
		<PageFrame
			wide
			title={t('adminNewsletter.section')}
			actions={
				view === 'subscribers' && (
					<>
						{buttons}
						{has(me, 'mCRM') && (
							<Button colour="primary" icon={<IconUserPlus aria-hidden size={18} />} onClick={() => setAdding(true)}>
								{t('adminNewsletter.add')}
							</Button>
						)}
					</>
				)
			}
		>
			{shopfront.newsletter === 'off' && (
				<div className="mb-4">
					<Notice kind="info">{t('adminNewsletter.offNotice')}</Notice>
				</div>
			)}
			<Tabs
				label={t('adminNewsletter.section')}
				chosen={view}
				// What one view was narrowed by means nothing in the other.
				onChoose={(id) => id !== view && setParameters(id === 'subscribers' ? {} : { view: id })}
				tabs={views.map((id) => ({
					id,
					label: t(`adminNewsletter.view.${id}`),
					content: id === view && contents[id],
				}))}
			/>
			{adding && <AddSubscriberDialog topics={topics} onClose={() => setAdding(false)} />}
		</PageFrame>
	);
}
