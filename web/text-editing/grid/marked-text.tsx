// A text with its placeholders told apart from its words.
import { memo } from 'react';
import { messageParts } from '../../../rules/texts/icu.ts';

export const MarkedText = memo(function MarkedText({ text, icu }: { text: string; icu: boolean }) {
	const places = icu && text.includes('{') ? messageParts(text) : undefined;
	if (!places) return text;
	return places.map(({ from, to, placeholder }) =>
		placeholder ? (
			<span
				key={from}
				className="rounded-box border border-(--applications-labels-border) bg-(--applications-labels-background) box-decoration-clone px-1 font-mono text-[0.85em] text-(--applications-labels-text)"
			>
				{text.slice(from, to)}
			</span>
		) : (
			text.slice(from, to)
		),
	);
});
