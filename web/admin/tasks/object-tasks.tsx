// What waits for staff at one object, on its own screen. Nothing is shown while there is nothing to do.
import type { TaskObject } from '../../../rules/tasks/kinds.ts';
import { Card } from '../../kit/card.tsx';
import { useAdminQuery } from '../../platform/backoffice/data.ts';
import { usePlatform } from '../../platform/environment.tsx';
import { TaskList } from './task-list.tsx';
import { tasksDocument } from './tasks.documents.ts';

const lookAgainMs = 20_000;

export function ObjectTasks({ type, id }: { type: TaskObject; id: string }) {
	const { t } = usePlatform();
	const { data } = useAdminQuery(
		tasksDocument,
		{ objectType: type, objectId: id, first: 20 },
		{ lookAgain: () => lookAgainMs },
	);
	if (!data || data.tasks.items.length === 0) return null;
	return (
		<Card heading="h2" title={t('tasks.title')}>
			<TaskList tasks={data.tasks.items} hasLinks={false} />
		</Card>
	);
}
