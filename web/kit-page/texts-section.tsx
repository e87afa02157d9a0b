// The grid of texts: each mark, and as many rows as anyone will ever have on a page.
import { useState } from 'react';
import { Button } from '../kit/button.tsx';
import { type Drafts, noDrafts, withDraft } from '../text-editing/grid/drafts.ts';
import type { GridText, GridWording } from '../text-editing/grid/grid-text.ts';
import { TextsGrid } from '../text-editing/grid/texts-grid.tsx';
import { Section, useSamples } from './section.tsx';

const many = 2000;
const languages = ['de-DE', 'en-GB'];

const plainWording = { origin: 'human', outdated: false, missing: false, queued: false, failure: null };

const wording = (languageCode: string, text: string, more: Partial<GridWording> = {}): GridWording => ({
	...plainWording,
	languageCode,
	text,
	shown: text,
	sourceLanguage: languageCode,
	...more,
});

function textAt(index: number, marks: Partial<GridWording>): GridText {
	const words = `{count, plural, one {# sample} other {# samples}} no. ${index}`;
	return {
		key: `sample.${String(index).padStart(4, '0')}.text`,
		type: 'static',
		group: 'samples',
		context: null,
		locked: index === 5,
		baseText: words,
		baseLanguage: 'en-GB',
		icu: true,
		placeholders: ['count'],
		placeholdersOptional: false,
		languages: [wording('de-DE', `{count} Muster Nr. ${index}`, marks), wording('en-GB', words)],
	};
}

const states: Partial<GridWording>[] = [
	{},
	{ text: null, shown: '{count} samples', sourceLanguage: 'en-GB', missing: true },
	{ outdated: true },
	{ origin: 'machine' },
	{ text: null, shown: '{count} samples', sourceLanguage: 'en-GB', missing: true, queued: true },
];

const textsOf = (count: number) => Array.from({ length: count }, (_, index) => textAt(index, states[index] ?? {}));

export function TextsSection() {
	const s = useSamples();
	const [texts, setTexts] = useState(() => textsOf(6));
	const [drafts, setDrafts] = useState<Drafts>(noDrafts);
	return (
		<Section title={s.texts}>
			<div>
				<Button onClick={() => setTexts(textsOf(many))}>{s.manyTexts}</Button>
			</div>
			<TextsGrid
				texts={texts}
				languages={languages}
				drafts={drafts}
				onDraft={(text, languageCode, typed) => setDrafts((before) => withDraft(before, text, languageCode, typed))}
				isEditable={({ locked }) => !locked}
			/>
		</Section>
	);
}
