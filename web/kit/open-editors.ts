// Every editor that stands open in this document, in whichever React root: what is unsaved in them is asked about before another screen,
// another editor or another document takes their place. The router knows one blocker only, so they share it.
import type { Location } from 'react-router';
import { type DocumentRouter, documentRouter } from '../platform/document-router.ts';

export interface OpenEditor {
	isDirty(): boolean;
	/** A parameter of the query that closes it with another value, on the same screen. */
	parameter: string | undefined;
	/** Asks Save & Close, Discard or stay. True: it was saved or discarded. */
	ask(): Promise<boolean>;
}

const editors = new Set<OpenEditor>();
const blockerKey = 'unsaved-changes';
let leaving: Promise<boolean> | undefined;
/** The one that is blocked at present. */
let router: DocumentRouter | undefined;
let unsubscribe: (() => void) | undefined;
/** A document is left whose editors were asked already. */
let unloads = false;

const dirtyEditors = () => [...editors].filter((editor) => editor.isDirty());

async function askEach(): Promise<boolean> {
	for (const editor of dirtyEditors()) if (!(await editor.ask())) return false;
	return true;
}

/** Before another editor opens: false if a user stays in one of those that are open. */
export function leaveEditors(): Promise<boolean> {
	leaving ??= askEach().finally(() => {
		leaving = undefined;
	});
	return leaving;
}

const parameterOf = ({ search }: Location, name: string) => new URLSearchParams(search).get(name);

const isLeftFor = ({ parameter }: OpenEditor, from: Location, to: Location) =>
	from.pathname !== to.pathname ||
	(parameter !== undefined && parameterOf(from, parameter) !== parameterOf(to, parameter));

/** Asks once for each navigation that was stopped. */
function watch(watched: DocumentRouter): () => void {
	watched.getBlocker(blockerKey, ({ currentLocation, nextLocation }) =>
		dirtyEditors().some((editor) => isLeftFor(editor, currentLocation, nextLocation)),
	);
	let handled: unknown;
	return watched.subscribe(async ({ blockers }) => {
		const blocker = blockers.get(blockerKey);
		if (blocker?.state !== 'blocked' || blocker === handled) return;
		handled = blocker;
		const left = await leaveEditors();
		// Saving may have led somewhere itself: then the router has forgotten what it had stopped.
		if (watched.state.blockers.get(blockerKey) === blocker) blocker[left ? 'proceed' : 'reset']();
		else if (left) await watched.navigate(blocker.location);
		release();
	});
}

function release(): void {
	if (editors.size > 0 || leaving || !router) return;
	unsubscribe?.();
	router.deleteBlocker(blockerKey);
	router = undefined;
}

const askBrowser = (event: BeforeUnloadEvent) => {
	if (!unloads && dirtyEditors().length > 0) event.preventDefault();
};

/** A link that the router does not follow leads to a new document: the browser alone could not offer to save. */
async function askBeforeLink(event: MouseEvent): Promise<void> {
	const link = event.target instanceof Element && event.target.closest('a');
	if (!link || event.defaultPrevented || event.button !== 0 || dirtyEditors().length === 0) return;
	if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
	if ((link.target && link.target !== '_self') || link.hasAttribute('download')) return;
	const { origin, pathname, search } = window.location;
	if (link.origin !== origin || (link.pathname === pathname && link.search === search)) return;
	event.preventDefault();
	if (!(await leaveEditors())) return;
	unloads = true;
	window.location.assign(link.href);
}

/** @returns what to call when it is closed. */
export function registerEditor(editor: OpenEditor): () => void {
	if (editors.size === 0) {
		unloads = false;
		window.addEventListener('beforeunload', askBrowser);
		window.addEventListener('click', askBeforeLink);
	}
	editors.add(editor);
	const blocked = documentRouter();
	if (blocked && !router) {
		router = blocked;
		unsubscribe = watch(blocked);
	}
	return () => {
		editors.delete(editor);
		if (editors.size > 0) return;
		window.removeEventListener('beforeunload', askBrowser);
		window.removeEventListener('click', askBeforeLink);
		release();
	};
}
