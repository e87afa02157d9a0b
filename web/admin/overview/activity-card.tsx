// What was changed last, and by whom.
import { Card } from '../../kit/card.tsx';
import { TextLink } from '../../kit/link.tsx';
import { useAdminQuery } from '../../platform/backoffice/data.ts';
import { Loaded } from '../../platform/backoffice/loaded.tsx';
import { Moment } from '../../platform/backoffice/moment.tsx';
import { useTexts } from '../../platform/environment.tsx';
import { describeAction } from '../system/describe-action.ts';
import { activityDocument } from './overview.documents.ts';

export function ActivityCard() {
	const t = useTexts();
	const answer = useAdminQuery(activityDocument, {});
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
							{auditLog.items.map(({ id, at, action, entityType, actorEmail }) => (
								<li
									key={id}
									className="flex flex-wrap justify-between gap-x-4 border-b border-line py-1.5 last:border-b-0"
								>
									<span className="min-w-0 wrap-anywhere">
										<span className="font-medium">{describeAction(t, action) ?? action}</span>{' '}
										<span className="text-muted">
											{describeAction(t, action) === undefined && `${entityType} · `}
											{actorEmail ?? t('system.nobody')}
										</span>
									</span>
									<span className="text-muted">
										<Moment at={at} />
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
