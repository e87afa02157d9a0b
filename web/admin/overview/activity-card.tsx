// What was changed last, and by whom.
import { Card } from '../../kit/card.tsx';
import { TextLink } from '../../kit/link.tsx';
import { useAdminQuery } from '../../platform/backoffice/data.ts';
import { Loaded } from '../../platform/backoffice/loaded.tsx';
import { Moment } from '../../platform/backoffice/moment.tsx';
import { usePlatform, useTexts } from '../../platform/environment.tsx';
import type { Data } from '../../platform/graphql.ts';
import { describeAction } from '../system/describe-action.ts';
import { describeEntity, entityPath } from '../system/describe-entity.ts';
import { activityDocument } from './overview.documents.ts';

type Activity = Data<typeof activityDocument>['auditLog']['items'][number];

export function ActivityCard() {
	const { t, language } = usePlatform();
	const answer = useAdminQuery(activityDocument, { language });
	return (
		<Card
			heading="h2"
			title={t('overview.activity')}
			actions={<TextLink to="/admin/system?tab=audit">{t('overview.all')}</TextLink>}
		>
			<Loaded answer={answer}>
				{({ auditLog }) =>
					auditLog.items.length === 0 ? (
						<p className="text-muted">{t('system.noChangesText')}</p>
					) : (
						<ul className="text-sm">
							{auditLog.items.map((entry) => (
								<li
									key={entry.id}
									className="flex flex-wrap justify-between gap-x-4 border-b border-line py-1.5 last:border-b-0"
								>
									<span className="min-w-0 wrap-anywhere">
										<span className="font-medium">{describeAction(t, entry.action) ?? entry.action}</span>
										<Thing entry={entry} />{' '}
										<span className="text-muted">{entry.actorName ?? entry.actorEmail ?? t('system.nobody')}</span>
									</span>
									<span className="text-muted">
										<Moment at={entry.at} />
									</span>
								</li>
							))}
						</ul>
					)
				}
			</Loaded>
		</Card>
	);
}

/** What it was about, with the way there; nothing where the words of the action say it all. */
function Thing({ entry }: { entry: Activity }) {
	const t = useTexts();
	const { name } = describeEntity(t, entry);
	const path = entityPath(entry);
	if (!name) return null;
	return (
		<>
			: {path ? <TextLink to={path}>{name}</TextLink> : name}
			{' ·'}
		</>
	);
}
