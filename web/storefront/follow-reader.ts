// What follows a reader to another page of the same document: how it gets on, its head, and after a minute the texts of every page,
// should the shop have changed any.
import { type createBrowserRouter, replace } from 'react-router';
import type { Platform } from '../platform/environment.tsx';
import { refreshTexts } from '../platform/fresh-texts.ts';
import { isNotFound } from '../platform/not-found.ts';
import { showHead } from './live-head.ts';
import { watchNavigations } from './navigation-progress.ts';

type Router = ReturnType<typeof createBrowserRouter>;

const textsHoldFor = 60_000;

/** Where what was looked for is now; undefined for what never was. */
export type MovedTo = () => Promise<string | undefined> | undefined;

/** What becomes of a page whose code or answers did not come. */
type Recover = <T>(error: unknown, load: () => Promise<T>, movedTo?: MovedTo) => Promise<T>;

let recover: Recover | undefined;

/** What was lost on its way comes when the reader tries again: until then the page stays, with what was typed into it. */
function recoverBy(untilRetried: () => Promise<void>): Recover {
	const again: Recover = async (error, load, movedTo) => {
		if (error instanceof TypeError) {
			await untilRetried();
			return load().catch((next: unknown) => again(next, load, movedTo));
		}
		const to = isNotFound(error) && (await movedTo?.());
		throw to ? replace(to) : error;
	};
	return again;
}

/**
 * Begins to follow, once.
 * @param first the location that the document came with: it has brought its own head and texts
 * @param show shows the page with another platform
 * @returns what is done with pages that did not come
 */
export function followReader(
	platform: Platform,
	router: Router,
	first: Router['state']['location'],
	show: (platform: Platform) => void,
): Recover {
	if (recover) return recover;
	let shown = first;
	const follow = ({ location, matches, errors, navigation }: Router['state']) => {
		if (navigation.state !== 'idle' || location === shown) return;
		shown = location;
		const match = matches.at(-1);
		const place = { params: match?.params ?? {}, search: new URLSearchParams(location.search) };
		showHead(platform, errors ? undefined : match?.route.handle, place);
		// Translators see every change at once, and previews are looked at elsewhere.
		const isRead = !platform.textMarks && window.self === window.top;
		if (isRead && performance.now() > textsHoldFor) refreshTexts(platform, show).catch(() => undefined);
	};
	router.subscribe(follow);
	follow(router.state);
	recover = recoverBy(watchNavigations(platform, router));
	return recover;
}
