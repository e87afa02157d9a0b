// Brings the head of the document into step with the page that its reader has gone to.
import { type HeadElement, headElements, headSelector } from '../../rules/seo/head.ts';
import type { Platform } from '../platform/environment.tsx';
import type { RoutedPage, RouteLocation } from '../platform/page.ts';
import { createPolicy } from '../platform/trusted-types.ts';
import { headOf } from './page-heads.ts';

/** A block of data is a script to the browser, though it runs none: only JSON gets into it. */
const policy = createPolicy('structured-data', { createScript: (json) => JSON.stringify(JSON.parse(json)) });

function createElement({ tag, attributes, data }: HeadElement): HTMLElement {
	const element = document.createElement(tag);
	for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
	if (!data) return element;
	const json = JSON.stringify(data);
	element.textContent = policy?.createScript(json) ?? json;
	return element;
}

/** @param page undefined where nothing was found, or not now */
export function showHead(platform: Platform, page: RoutedPage | undefined, place: RouteLocation): void {
	const { href, origin } = window.location;
	const head = headOf(page?.path, platform, place, new URL(href), page ? 200 : 404);
	const title = page?.title(platform, place) ?? document.title;
	for (const element of document.head.querySelectorAll(headSelector)) element.remove();
	document.head.append(...headElements(head, { ...platform, title, origin }).map(createElement));
}
