// A text with its placeholders told apart from its words.
import { memo } from 'react';
import { outlineOf } from '../../rules/texts/icu-outline.ts';

export const MarkedText = memo(function MarkedText({ text, icu }: { text: string; icu: boolean }) {
	const pieces = icu && text.includes('{') ? outlineOf(text) : undefined;
	if (!pieces) return text;
	return pieces.map(({ kind, from, to }) =>
		kind === 'text' ? (
			text.slice(from, to)
		) : (
			<span
				key={from}
				className="rounded-box border border-(--applications-labels-border) bg-(--applications-labels-background) px-1 font-mono text-[0.85em] text-(--applications-labels-text) box-decoration-clone"
			>
				{text.slice(from, to)}
			</span>
		),
	);
});
