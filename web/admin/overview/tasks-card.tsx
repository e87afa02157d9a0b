// What waits for staff: the oldest first.
import { Card } from '../../kit/card.tsx';
import { useAdminQuery } from '../../platform/backoffice/data.ts';
import { Loaded } from '../../platform/backoffice/loaded.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import { TaskList } from '../tasks/task-list.tsx';
import { tasksDocument } from '../tasks/tasks.documents.ts';

export function TasksCard() {
	const { t } = usePlatform();
	const answer = useAdminQuery(tasksDocument, { first: 8 });
	return (
		<Card heading="h2" title={t('tasks.title')}>
			<Loaded answer={answer}>
				{({ tasks: { items, total } }) =>
					items.length === 0 ? (
						<p className="text-muted">{t('tasks.none')}</p>
					) : (
						<>
							<TaskList tasks={items} hasLinks />
							{total > items.length && (
								<p className="mt-2 text-sm text-muted">{t('tasks.more', { count: total - items.length })}</p>
							)}
						</>
					)
				}
			</Loaded>
		</Card>
	);
}
