// The words that a page needs beside those that all pages have: asked for with its other queries, known to everything in it.
import { type ComponentType, type ReactNode, useMemo } from 'react';
import type { TextGroup } from '../../rules/messages/groups.ts';
import { createTranslator, type Messages } from '../../rules/texts/translator.ts';
import { type Platform, PlatformProvider, usePlatform } from './environment.tsx';
import { query, useResult } from './page.ts';
import { interfaceTextsDocument } from './texts.documents.ts';

/** A browser keeps words; those who edit them always get them anew. */
export const textsQuery = (platform: Platform, groups: readonly TextGroup[]) => ({
	...query(interfaceTextsDocument, { language: platform.language, groups: [...groups] }),
	...(platform.textMarks
		? { staleTime: 0 }
		: { ask: async (...asked: unknown[]) => (await import('./cached-texts.ts')).fetchTexts(platform, asked) }),
});

type Words = Pick<Platform, 'messages' | 't'>;

const known = new WeakMap<Messages, WeakMap<Messages, Words>>();

/** As long as neither has changed, on a server for one page after the other. */
function together(platform: Platform, more: Messages): Words {
	const those = known.get(more) ?? new WeakMap<Messages, Words>();
	known.set(more, those);
	const before = those.get(platform.messages);
	if (before) return before;
	const messages = { ...platform.messages, ...more };
	const words = { messages, t: createTranslator({ ...platform, messages }) };
	those.set(platform.messages, words);
	return words;
}

interface MoreTextsProps {
	groups: readonly TextGroup[];
	children: ReactNode;
}

/** What is inside of it knows these words as well. */
export function MoreTexts({ groups, children }: MoreTextsProps) {
	const platform = usePlatform();
	const { interfaceTexts } = useResult(textsQuery(platform, groups));
	const richer = useMemo(
		() => ({ ...platform, ...together(platform, interfaceTexts as Messages) }),
		[platform, interfaceTexts],
	);
	return <PlatformProvider value={richer}>{children}</PlatformProvider>;
}

export const withTexts = (groups: readonly TextGroup[], Page: ComponentType): ComponentType =>
	function PageWithTexts() {
		return (
			<MoreTexts groups={groups}>
				<Page />
			</MoreTexts>
		);
	};
