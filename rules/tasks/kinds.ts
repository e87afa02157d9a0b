// What can wait for staff. A domain that opens tasks adds its kinds here, and their sentences to the messages of `tasks`.
import { type Holder, mayDo, type Right } from '../permissions.ts';

/** What a task is about; screens know the way to each. */
export const taskObjects = ['order'] as const;
export type TaskObject = (typeof taskObjects)[number];

interface TaskKindRules {
	object: TaskObject;
	/** Who sees it. */
	sees: Right;
	/** Who may take it on and finish it. */
	acts: Right;
}

export const taskKinds = {
	/** An order has no invoice, because something that it must state is missing. */
	invoiceMissing: { object: 'order', sees: 'qOrder', acts: 'mOrder' },
	/** A customer wants an order to be cancelled. */
	cancellationWanted: { object: 'order', sees: 'qOrder', acts: 'mOrder' },
	/** A customer has withdrawn from an order: the shop decides what follows. */
	withdrawalDeclared: { object: 'order', sees: 'qOrder', acts: 'mOrder' },
	/** The print file of an order could not be made. */
	printDataFailed: { object: 'order', sees: 'qOrder', acts: 'mOrder' },
	/** Printformer has not made the print file of an order, or another one than was released. */
	printformerFailed: { object: 'order', sees: 'qOrder', acts: 'mOrder' },
	/** The customer has sent other print data after the shop had refused it. */
	printDataToCheck: { object: 'order', sees: 'qOrder', acts: 'mOrder' },
	/** Another file has come after the release of what is ordered. */
	printDataLate: { object: 'order', sees: 'qOrder', acts: 'mOrder' },
	/** An order has waited for its print data for a week. */
	printDataMissing: { object: 'order', sees: 'qOrder', acts: 'mOrder' },
	/** A renewal of a subscription is paid, and cannot be delivered as it is. */
	renewalFailed: { object: 'order', sees: 'qOrder', acts: 'mOrder' },
} as const satisfies Record<string, TaskKindRules>;

export type TaskKind = keyof typeof taskKinds;
export const taskKindNames = Object.keys(taskKinds) as TaskKind[];

/** Any one of them opens the list of tasks. */
export const rightsToSeeTasks: readonly Right[] = [...new Set(taskKindNames.map((kind) => taskKinds[kind].sees))];

export const kindsSeenBy = (user: Holder | undefined): TaskKind[] =>
	taskKindNames.filter((kind) => mayDo(user, taskKinds[kind].sees));

export const mayAct = (user: Holder | undefined, kind: TaskKind): boolean => mayDo(user, taskKinds[kind].acts);
