// What is to be done about a contact, by whom and until when.
import { IconChecks, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { contactTaskRules } from '../../../rules/contacts/fields.ts';
import { dayIn, isDay, writeDay } from '../../../rules/dates.ts';
import { errorText, findDayError, findFieldError } from '../../../rules/fields.ts';
import { Button } from '../../kit/button.tsx';
import { Card } from '../../kit/card.tsx';
import { useConfirm } from '../../kit/confirm.tsx';
import { DateField } from '../../kit/date-field.tsx';
import { Menu } from '../../kit/menu.tsx';
import { SearchSelect } from '../../kit/search-select.tsx';
import { TextField } from '../../kit/text-field.tsx';
import { useAttempt, useChange } from '../../platform/backoffice/data.ts';
import { Moment } from '../../platform/backoffice/moment.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import type { Assignees, Contact, ContactTask } from './contact.ts';
import { addTaskDocument, finishTaskDocument, removeTaskDocument, updateTaskDocument } from './contacts.documents.ts';
import { FormDialog } from './form-dialog.tsx';

interface TasksCardProps {
	contact: Contact;
	assignees: Assignees;
	mayChange: boolean;
}

export function TasksCard({ contact: { id, tasks }, assignees, mayChange }: TasksCardProps) {
	const { t } = usePlatform();
	const [editing, setEditing] = useState<ContactTask | 'new'>();
	return (
		<Card
			heading="h2"
			title={t('contacts.tasks')}
			actions={
				mayChange && (
					<Button size="small" icon={<IconPlus aria-hidden size={18} />} onClick={() => setEditing('new')}>
						{t('contacts.addTask')}
					</Button>
				)
			}
		>
			{tasks.length === 0 && <p className="text-muted">{t('contacts.noTasks')}</p>}
			<ul className="grid gap-3">
				{tasks.map((task) => (
					<OneTask key={task.id} task={task} {...(mayChange ? { onEdit: () => setEditing(task) } : {})} />
				))}
			</ul>
			{editing && (
				<TaskDialog
					contactId={id}
					task={editing === 'new' ? undefined : editing}
					assignees={assignees}
					onClose={() => setEditing(undefined)}
				/>
			)}
		</Card>
	);
}

/** Until when, and who. */
function TaskLine({ task: { dueOn, assignee, doneAt, doneBy } }: { task: ContactTask }) {
	const { t, language, timeZone } = usePlatform();
	if (doneAt)
		return (
			<p className="text-sm text-muted">
				{t('contacts.doneBy', { name: doneBy ?? t('contacts.gone') })} · <Moment at={doneAt} />
			</p>
		);
	const day = dueOn && writeDay(dueOn, language, 'medium');
	const isOverdue = dueOn !== null && dueOn < dayIn(timeZone);
	return (
		<p className="text-sm text-muted wrap-anywhere">
			{day && (
				<span className={isOverdue ? 'font-medium text-error' : ''}>
					{t(isOverdue ? 'contacts.overdueSince' : 'contacts.dueOnDay', { day })}
				</span>
			)}
			{!day && t('contacts.noDay')} · {assignee ?? t('contacts.noAssignee')}
		</p>
	);
}

interface OneTaskProps {
	task: ContactTask;
	/** Left out where nothing may be changed. */
	onEdit?(): void;
}

function OneTask({ task, onEdit }: OneTaskProps) {
	const { t } = usePlatform();
	const change = useChange();
	const attempt = useAttempt();
	const confirm = useConfirm();
	const { id, title, doneAt } = task;
	const isDone = doneAt !== null;
	const set = (done: boolean) => () => change(finishTaskDocument, { taskId: id, done });
	const said = (done: boolean) => ({
		done: t(done ? 'contacts.taskDone' : 'contacts.taskReopened'),
		failed: t('contacts.taskFailed'),
	});
	const finish = () => attempt(set(!isDone), { ...said(!isDone), undo: { ...said(isDone), work: set(isDone) } });
	const remove = async () => {
		const sure = await confirm({
			title: t('contacts.deleteTaskTitle'),
			text: title,
			confirmLabel: t('contacts.deleteTask'),
			colour: 'danger',
		});
		if (!sure) return;
		await attempt(() => change(removeTaskDocument, { taskId: id }), {
			done: t('contacts.taskDeleted'),
			failed: t('contacts.taskDeleteFailed'),
		});
	};
	return (
		<li className="flex flex-wrap items-start justify-between gap-2">
			<div className="min-w-0 flex-1 basis-40">
				<p className={`wrap-anywhere ${isDone ? 'text-muted line-through' : 'font-medium'}`}>{title}</p>
				<TaskLine task={task} />
			</div>
			{onEdit && (
				<div className="flex gap-1">
					<Button
						size="small"
						aria-label={t(isDone ? 'contacts.reopenOf' : 'contacts.finishOf', { title })}
						icon={<IconChecks aria-hidden size={18} />}
						onClick={finish}
					>
						{t(isDone ? 'contacts.reopen' : 'contacts.finish')}
					</Button>
					<Menu
						compact
						size="small"
						label={t('contacts.moreOfTask', { title })}
						actions={[
							{ id: 'edit', label: t('contacts.editTask'), onAction: onEdit },
							{ id: 'delete', label: t('contacts.deleteTask'), danger: true, onAction: () => void remove() },
						]}
					/>
				</div>
			)}
		</li>
	);
}

interface TaskDialogProps {
	contactId: string;
	/** Undefined: a new one. */
	task: ContactTask | undefined;
	assignees: Assignees;
	onClose(): void;
}

const nobody = 'nobody';

function TaskDialog({ contactId, task, assignees, onClose }: TaskDialogProps) {
	const { t, language } = usePlatform();
	const change = useChange();
	const attempt = useAttempt();
	const [title, setTitle] = useState(task?.title ?? '');
	const [dueOn, setDueOn] = useState(task?.dueOn ?? '');
	const [assigneeId, setAssigneeId] = useState(task?.assigneeId ?? nobody);
	const titleError = findFieldError(title.trim(), contactTaskRules.title);
	const dayError = findDayError(dueOn, {}, language);
	const given = {
		title: title.trim(),
		dueOn: isDay(dueOn) ? dueOn : null,
		assigneeId: assigneeId === nobody ? null : assigneeId,
	};
	// Who has the task keeps it, also without the right by now.
	const gone =
		task?.assigneeId && task.assignee && !assignees.some(({ id }) => id === task.assigneeId)
			? [{ value: task.assigneeId, label: task.assignee }]
			: [];
	return (
		<FormDialog
			title={t(task ? 'contacts.editTask' : 'contacts.addTask')}
			saveLabel={t('contacts.save')}
			isValid={!titleError && !dayError}
			save={() =>
				attempt(
					() =>
						task
							? change(updateTaskDocument, { taskId: task.id, task: given })
							: change(addTaskDocument, { id: contactId, task: given }),
					{ done: t('contacts.taskSaved'), failed: t('contacts.taskFailed') },
				)
			}
			onClose={onClose}
		>
			{(tried) => (
				<>
					<TextField
						label={t('contacts.taskTitle')}
						required
						autoFocus
						autoComplete="off"
						maxLength={contactTaskRules.title.maxLength}
						value={title}
						onChange={setTitle}
						error={tried ? (titleError ? errorText(titleError, t) : null) : undefined}
					/>
					<DateField
						label={t('contacts.dueOn')}
						value={dueOn}
						onChange={setDueOn}
						error={tried ? (dayError ? errorText(dayError, t) : null) : undefined}
					/>
					<SearchSelect
						label={t('contacts.assignee')}
						value={assigneeId}
						onChange={setAssigneeId}
						choices={[
							{ value: nobody, label: t('contacts.noAssignee') },
							...gone,
							...assignees.map(({ id, name }) => ({ value: id, label: name })),
						]}
					/>
				</>
			)}
		</FormDialog>
	);
}
