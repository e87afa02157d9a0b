// Tasks in the API.
import {
	kindsSeenBy,
	mayAct,
	rightsToSeeTasks,
	type TaskKind,
	taskKindNames,
	taskObjects,
} from '../../rules/tasks/kinds.ts';
import { callerOf } from '../accounts/graphql-caller.ts';
import { builder } from '../graphql/builder.ts';
import { describeValues } from '../graphql/describe-values.ts';
import { checkId } from '../graphql/ids.ts';
import { checkPaging, pageSize } from '../graphql/paging.ts';
import { needs } from '../graphql/rights.ts';
import { finishTask, takeTask } from './change-task.ts';
import { listTasks, type Task } from './find-tasks.ts';

const kindType = builder.enumType('TaskKind', {
	description: 'What a task is about.',
	values: describeValues<TaskKind>(taskKindNames, {
		invoiceMissing: 'An order has no invoice, because something that it must state is missing.',
		cancellationWanted: 'A customer wants an order to be cancelled.',
		withdrawalDeclared: 'The withdrawal from an order was declared.',
		printDataFailed: 'The print file of an order could not be made.',
		printformerFailed: 'Printformer has not made the print file of an order, or not as it was released.',
		printDataToCheck: 'The customer has sent other print data after the shop had refused it.',
		printDataLate: 'A file has arrived after the print data of the order was released.',
		printDataMissing: 'An order has waited for print data for more than 7 days.',
		renewalFailed: 'An order of a subscription is paid and cannot be carried out as it is.',
	}),
});

const objectType = builder.enumType('TaskObject', {
	description: 'What the object of a task is.',
	values: describeValues(taskObjects, { order: 'The task is about an order.' }),
});

const taskType = builder.objectRef<Task>('Task').implement({
	description: 'Something that waits for a person of the shop.',
	fields: (t) => ({
		id: t.exposeID('id', { description: 'Id of the task.' }),
		kind: t.expose('kind', { type: kindType, description: 'What it is about.' }),
		objectType: t.expose('objectType', { type: objectType, description: 'What its object is.' }),
		objectId: t.exposeID('objectId', { description: 'Id of its object.' }),
		subject: t.exposeString('subject', { description: 'What its object is called, such as the number of an order.' }),
		since: t.string({ description: 'Since when it waits, as ISO 8601.', resolve: ({ since }) => since.toISOString() }),
		assigneeEmail: t.exposeString('assigneeEmail', {
			nullable: true,
			description: 'Email address of the user who has taken it on; null if it is free.',
		}),
		isMine: t.boolean({
			description: 'Whether the caller has taken it on.',
			resolve: ({ assignedTo }, _args, { user }) => assignedTo !== null && assignedTo === user?.id,
		}),
		mayAct: t.boolean({
			description: 'Whether the caller may take it on and finish it.',
			resolve: ({ kind }, _args, { user }) => mayAct(user, kind),
		}),
	}),
});

const listType = builder.objectRef<{ items: Task[]; total: number }>('TaskList').implement({
	description: 'The oldest tasks.',
	fields: (t) => ({
		items: t.expose('items', { type: [taskType], description: 'Tasks, the oldest first.' }),
		total: t.exposeInt('total', { description: 'Number of all tasks that match.' }),
	}),
});

const [firstRight = 'qOrder', ...otherRights] = rightsToSeeTasks;

builder.queryField('tasks', (t) =>
	t.field({
		type: listType,
		description: 'Open tasks that the caller may see: all, or those of one object.',
		extensions: needs(firstRight, ...otherRights),
		args: {
			objectType: t.arg({ type: objectType, description: 'Only tasks about such an object; with `objectId`.' }),
			objectId: t.arg.id({ description: 'Only tasks about this object; with `objectType`.' }),
			first: t.arg.int(pageSize(20)),
		},
		resolve: (_root, { objectType: type, objectId, first }, { tenant, user, inTenant }) => {
			const object = type && objectId ? { type, id: checkId(objectId) } : undefined;
			const paging = checkPaging({ first: first ?? 20, offset: 0 });
			return inTenant((sql) => listTasks(sql, tenant.id, { kinds: kindsSeenBy(user), object, first: paging.first }));
		},
	}),
);

const idArgument = { required: true, description: 'Id of the task.' } as const;

builder.mutationFields((t) => ({
	takeTask: t.boolean({
		description: 'Takes on a task, also one that another user had taken on. Always true.',
		extensions: needs(firstRight, ...otherRights),
		args: { id: t.arg.id(idArgument) },
		async resolve(_root, { id }, context) {
			await context.inTenant((sql) => takeTask(sql, callerOf(context), checkId(id), true));
			return true;
		},
	}),
	giveBackTask: t.boolean({
		description: 'Makes a task free for other users again. Always true.',
		extensions: needs(firstRight, ...otherRights),
		args: { id: t.arg.id(idArgument) },
		async resolve(_root, { id }, context) {
			await context.inTenant((sql) => takeTask(sql, callerOf(context), checkId(id), false));
			return true;
		},
	}),
	finishTask: t.boolean({
		description: 'Closes a task that is done. Always true. It is opened again when the same happens once more.',
		extensions: needs(firstRight, ...otherRights),
		args: { id: t.arg.id(idArgument) },
		async resolve(_root, { id }, context) {
			await context.inTenant((sql) => finishTask(sql, callerOf(context), checkId(id)));
			return true;
		},
	}),
}));
