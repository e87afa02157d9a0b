// What follows a reader to another page of the same document: its head, and after a minute the texts of every page, should the shop have
// changed any.
import type { createBrowserRouter } from 'react-router';
import type { Platform } from '../platform/environment.tsx';
import { refreshTexts } from '../platform/fresh-texts.ts';
import { showHead } from './live-head.ts';

type RouterState = ReturnType<typeof createBrowserRouter>['state'];

const textsHoldFor = 60_000;

/** @param show shows the page with another platform */
export function followReader(
	platform: Platform,
	{ location, matches, errors }: Pick<RouterState, 'location' | 'matches' | 'errors'>,
	show: (platform: Platform) => void,
): void {
	const match = matches.at(-1);
	const place = { params: match?.params ?? {}, search: new URLSearchParams(location.search) };
	showHead(platform, errors ? undefined : match?.route.handle, place);
	// Translators see every change at once, and previews are looked at elsewhere.
	const isRead = !platform.textMarks && window.self === window.top;
	if (isRead && performance.now() > textsHoldFor) refreshTexts(platform, show).catch(() => undefined);
}
