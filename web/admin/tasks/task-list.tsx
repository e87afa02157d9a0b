// Tasks with what they are about, who looks after them and since when they wait.
import type { TaskObject } from '../../../rules/tasks/kinds.ts';
import { Button } from '../../kit/button.tsx';
import { TextLink } from '../../kit/link.tsx';
import { useAttempt, useChange } from '../../platform/backoffice/data.ts';
import { Moment } from '../../platform/backoffice/moment.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import type { Data } from '../../platform/graphql.ts';
import { finishTaskDocument, giveBackTaskDocument, takeTaskDocument, type tasksDocument } from './tasks.documents.ts';

type Task = Data<typeof tasksDocument>['tasks']['items'][number];

interface TaskListProps {
	tasks: readonly Task[];
	/** Left out where the object itself is shown. */
	hasLinks: boolean;
}

export function TaskList({ tasks, hasLinks }: TaskListProps) {
	return (
		<ul>
			{tasks.map((task) => (
				<OneTask key={task.id} task={task} hasLink={hasLinks} />
			))}
		</ul>
	);
}

const wayTo: Record<TaskObject, (id: string) => string> = { order: (id) => `/admin/orders/${id}` };

function OneTask({ task, hasLink }: { task: Task; hasLink: boolean }) {
	const { t } = usePlatform();
	const { kind, objectType, objectId, subject, since, assigneeEmail } = task;
	return (
		<li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line py-2 last:border-b-0">
			<div className="min-w-0 flex-1 basis-72 wrap-anywhere">
				<p>
					{hasLink && (
						<>
							<TextLink to={wayTo[objectType](objectId)}>{t(`tasks.${objectType}`, { number: subject })}</TextLink>
							{': '}
						</>
					)}
					{t(`tasks.kind.${kind}`)}
				</p>
				<p className="text-sm text-muted">
					{assigneeEmail === null ? t('tasks.unassigned') : t('tasks.assignedTo', { name: assigneeEmail })}
					{' · '}
					{t('tasks.sinceBefore')} <Moment at={since} />
				</p>
			</div>
			{task.mayAct && <TaskButtons task={task} />}
		</li>
	);
}

function TaskButtons({ task: { id, isMine } }: { task: Task }) {
	const { t } = usePlatform();
	const attempt = useAttempt();
	const change = useChange();
	const act = (
		document: typeof takeTaskDocument | typeof giveBackTaskDocument | typeof finishTaskDocument,
		done: string,
	) => attempt(() => change(document, { id }), { done, failed: t('tasks.failed') });
	return (
		<div className="flex flex-wrap gap-2">
			{isMine ? (
				<Button size="small" onClick={() => act(giveBackTaskDocument, t('tasks.givenBack'))}>
					{t('tasks.giveBack')}
				</Button>
			) : (
				<Button size="small" onClick={() => act(takeTaskDocument, t('tasks.taken'))}>
					{t('tasks.take')}
				</Button>
			)}
			<Button size="small" onClick={() => act(finishTaskDocument, t('tasks.finished'))}>
				{t('tasks.finish')}
			</Button>
		</div>
	);
}
