// The sections of the page as links can name them, read when a link is made.
import { useCallback } from 'react';
import { anchorOf } from '../../../rules/pages/layout.ts';
import { plainText, spokenText } from '../../../rules/pages/texts.ts';
import { nameOfBlock } from '../../page-view/block-texts.ts';
import { useTexts } from '../../platform/environment.tsx';
import type { PageAnchor } from '../../text-editing/links/page-anchors.ts';
import type { PageStore } from './page-store.ts';

const mostWords = 60;

export function useAnchors(store: PageStore, [language, base]: readonly [string, string]): () => readonly PageAnchor[] {
	const t = useTexts();
	return useCallback(
		() =>
			store.document.sections.map((section) => {
				const words = spokenText(section.texts.title, [language, base]);
				const name = nameOfBlock(t, section.type);
				const title = words === undefined ? '' : plainText(words).slice(0, mostWords);
				return { anchor: anchorOf(section), name: title === '' ? name : `${name}: ${title}` };
			}),
		[store, t, language, base],
	);
}
