// What the parts of free mode share: the way to do a command, what is dragged, what is typed into, guides.
import { createContext, useCallback, useContext, useMemo, useState } from 'react';
import { findPage } from '../../../rules/designs/editing/find-element.ts';
import { usePlatform } from '../../platform/environment.tsx';
import type { DesignStore } from '../state/design-store.ts';
import { useStudio } from '../studio-context.tsx';
import { useView } from '../view/view-state.tsx';
import { type CommandContext, type CommandResult, isRefusal, type Refusal } from './commands/command.ts';
import { DragStore } from './drag-store.ts';
import { GuideStore } from './guide-store.ts';
import { useDescribePosition } from './use-describe-position.ts';

interface RunOptions {
	/** What follows under the same name becomes the same step of undo. */
	typing?: string;
	/** Read aloud when it is done; without it the place of what is selected. */
	said?: string;
}

export interface Free {
	drag: DragStore;
	guides: GuideStore;
	/** @returns whether it was done; if not, why is shown and read aloud */
	run(make: (context: CommandContext) => CommandResult, options?: RunOptions): boolean;
	refuse(refusal: Refusal): void;
	context(): CommandContext;
	/** Why the last command was not done. */
	notice: string | undefined;
	/** Id of the text that is typed into on the page. */
	editing: string | undefined;
	edit(element: string | undefined): void;
	toForm(key: string): void;
}

const FreeContext = createContext<Free | undefined>(undefined);
export const FreeProvider = FreeContext.Provider;

export function useFree(): Free {
	const free = useContext(FreeContext);
	if (!free) throw new Error('no free mode around this component');
	return free;
}

const reasons: Readonly<Record<string, Refusal>> = { locked: 'locked', limit: 'limit' };

const contextOf = (store: DesignStore, page: string): CommandContext => ({
	design: store.document,
	page: findPage(store.document, page),
	selection: store.selection,
	role: store.role,
});

/** @param toForm goes to the field with this key */
export function useFreeMode(toForm: (key: string) => void): Free {
	const { t } = usePlatform();
	const { id, store, announce } = useStudio();
	const { view } = useView();
	const [drag] = useState(() => new DragStore());
	const [guides] = useState(() => new GuideStore(id));
	const [notice, setNotice] = useState<string>();
	const [editing, edit] = useState<string>();
	const describePlace = useDescribePosition();
	const page = store.page(view.page) ? view.page : (store.pages[0] ?? '');
	const context = useCallback(() => contextOf(store, page), [store, page]);
	const refuse = useCallback(
		(refusal: Refusal) => {
			const text = t(`studio.free.refusal.${refusal}`);
			setNotice(text);
			announce(text);
		},
		[t, announce],
	);
	const run = useCallback<Free['run']>(
		(make, { typing, said } = {}) => {
			const result = make(context());
			if (isRefusal(result)) {
				refuse(result.refusal);
				return false;
			}
			const problem = result.operations.length > 0 ? store.change(result.operations, typing) : undefined;
			if (problem) {
				refuse(reasons[problem.code] ?? 'failed');
				return false;
			}
			if (result.selection) store.select(result.selection);
			setNotice(undefined);
			announce(said ?? describePlace(context()));
			return true;
		},
		[context, store, refuse, announce, describePlace],
	);
	return useMemo(
		() => ({ drag, guides, run, refuse, context, notice, editing, edit, toForm }),
		[drag, guides, run, refuse, context, notice, editing, toForm],
	);
}
