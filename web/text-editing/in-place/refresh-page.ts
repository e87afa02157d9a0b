// Shows the page as the server would write it now: its words, what stands around it, its answers. Nothing that was typed is lost.
import { createTranslator } from '../../../rules/texts/translator.ts';
import type { Platform } from '../../platform/environment.tsx';
import { parseInertDocument } from '../../platform/inert-document.ts';
import type { PageState } from '../../platform/page-state.ts';

export type Show = (platform: Platform) => void;

async function loadState(): Promise<PageState> {
	const response = await fetch(window.location.href, { credentials: 'same-origin', headers: { accept: 'text/html' } });
	const page = parseInertDocument(await response.text());
	const block = page.getElementById('state')?.textContent;
	if (!block) throw new Error('no page');
	return JSON.parse(block);
}

const tries = 6;

/** What was changed: texts of the shop, or what a page itself says. */
export type Changed = 'texts' | 'content' | 'nothing';
export type Refresh = (changed: Changed) => Promise<void>;

/** Another process may not have received the change yet, or could not ask in time who this is and shows what everyone sees. */
async function loadChanged(isChanged: (state: PageState) => boolean): Promise<PageState> {
	for (let attempt = 1; ; attempt++) {
		const state = await loadState();
		if ((state.environment.textMarks && isChanged(state)) || attempt === tries) return state;
		await new Promise((resolve) => setTimeout(resolve, attempt * 150));
	}
}

let shown = 0;

export async function refreshPage(platform: Platform, show: Show, changed: Changed): Promise<void> {
	const { queryClient } = platform;
	const before = Math.max(shown, platform.textsVersion);
	const { environment, answers } = await loadChanged((state) =>
		changed === 'texts'
			? state.environment.textsVersion > before
			: state.answers.some(({ key, data }) => JSON.stringify(queryClient.getQueryData(key)) !== JSON.stringify(data)),
	);
	shown = environment.textsVersion;
	for (const { key, data } of answers) queryClient.setQueryData(key, data);
	show({ ...platform, ...environment, t: createTranslator(environment) });
	const fresh = new Set(answers.map(({ key }) => JSON.stringify(key)));
	await queryClient.invalidateQueries({ predicate: ({ queryKey }) => !fresh.has(JSON.stringify(queryKey)) });
}
