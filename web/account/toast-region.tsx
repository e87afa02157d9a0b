// What the shopper's screens say at the bottom of the page, beside what stands in the form. The toasts are loaded with the first of
// them: most visitors see none.
import { lazy, Suspense, useEffect, useId, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import type { NoticeKind } from '../kit/notice.tsx';
import type { ToastAction } from '../kit/toasts.tsx';

const load = () => import('../kit/toasts.tsx');
const Toasts = lazy(async () => ({ default: (await load()).Toasts }));

/** Whether there has been one; the text itself where the toasts could not be loaded. */
let needed: boolean | string = false;
/** Where they can be shown; a dialog that lies over everything else is the last. */
let places: readonly string[] = [];
const watchers = new Set<() => void>();

function tell(): void {
	for (const watcher of watchers) watcher();
}

const watch = (watcher: () => void) => {
	watchers.add(watcher);
	return () => watchers.delete(watcher);
};

/** The latest failure that is still shown: what was true a moment ago would contradict what is said now. */
let failure: ReturnType<typeof import('../kit/toasts.tsx').showToast> | undefined;

export function sayAtBottom(kind: NoticeKind, text: string, action?: ToastAction): void {
	load().then(
		({ showToast, dismissToast }) => {
			needed = true;
			tell();
			if (failure !== undefined) dismissToast(failure);
			const shown = showToast(kind, text, action);
			failure = kind === 'danger' ? shown : undefined;
		},
		() => {
			if (needed === true) return;
			needed = text;
			tell();
		},
	);
}

/** @param inside in a dialog: what is outside of it lies behind it */
export function ToastRegion({ inside = false }: { inside?: boolean }) {
	const id = useId();
	useEffect(() => {
		places = [...places, id];
		tell();
		return () => {
			places = places.filter((place) => place !== id);
			tell();
		};
	}, [id]);
	const here = useSyncExternalStore(
		watch,
		() => places.at(-1) === id && needed,
		() => false,
	);
	if (!here) return null;
	const toasts =
		here === true ? (
			<Suspense>
				<Toasts />
			</Suspense>
		) : (
			<p
				role="alert"
				className="fixed inset-x-4 bottom-4 z-50 mx-auto max-w-md rounded-theme bg-popover p-4 text-popover-text shadow-lg"
			>
				{here}
			</p>
		);
	return inside ? toasts : createPortal(toasts, document.body);
}
