// Shows the page as the server would write it now: its words, what stands around it, its answers. Nothing that was typed is lost.
import { createTranslator } from '../../rules/texts/translator.ts';
import type { Platform } from '../platform/environment.tsx';
import type { PageState } from '../platform/page-state.ts';

export type Show = (platform: Platform) => void;

async function loadState(): Promise<PageState> {
	const response = await fetch(window.location.href, { credentials: 'same-origin', headers: { accept: 'text/html' } });
	const page = new DOMParser().parseFromString(await response.text(), 'text/html');
	const block = page.getElementById('state')?.textContent;
	if (!block) throw new Error('no page');
	return JSON.parse(block);
}

const tries = 6;

/** Another process may not have heard of the change yet, or could not ask in time who this is and shows what everybody sees. */
async function loadChanged(shownVersion: number): Promise<PageState> {
	for (let attempt = 1; ; attempt++) {
		const state = await loadState();
		const { textMarks, textsVersion } = state.environment;
		if ((textMarks && textsVersion > shownVersion) || attempt === tries) return state;
		await new Promise((resolve) => setTimeout(resolve, attempt * 150));
	}
}

let shown = 0;

export async function refreshPage(platform: Platform, show: Show): Promise<void> {
	const { environment, answers } = await loadChanged(Math.max(shown, platform.textsVersion));
	shown = environment.textsVersion;
	const { queryClient } = platform;
	for (const { key, data } of answers) queryClient.setQueryData(key, data);
	show({ ...platform, ...environment, t: createTranslator(environment) });
	const fresh = new Set(answers.map(({ key }) => JSON.stringify(key)));
	await queryClient.invalidateQueries({ predicate: ({ queryKey }) => !fresh.has(JSON.stringify(queryKey)) });
}
