// Rich text of a page: shown as visitors see it until it is gone into; then its editor takes its place.
import { RichText } from '../../../blocks/stage/rich-text.tsx';
import type { RichProps } from '../../../blocks/stage/stage.tsx';
import { noRichText, type RichText as Rich } from '../../../rules/pages/rich-text.ts';
import { isRich, plainText, spokenText } from '../../../rules/pages/texts.ts';
import { useTexts } from '../../platform/environment.tsx';
import { useEditor } from '../state/editor.tsx';
import { textOperations, typingIn } from '../state/texts.ts';
import { loadedRichEditor } from './load-rich-editor.ts';
import { usePartText } from './part-slot.tsx';
import { sampleMark } from './sample-mark.ts';
import { useRichEditor } from './use-rich-editor.ts';

export function CanvasRich({ of, name, className }: RichProps) {
	const { store, language, base, readOnly, open } = useEditor();
	const t = useTexts();
	const { at, texts, field, label } = usePartText(of, name);
	const { isEditing, isLeft, isLoading, takeAhead, close, waiting } = useRichEditor();
	const RichEditor = loadedRichEditor();
	const own = texts?.[language]?.text;
	const text = own !== undefined && isRich(own) ? own : noRichText;
	const lent = spokenText(texts, [base]);
	const write = (next: Rich) =>
		!store.change(textOperations(texts, at, name, { text: next, language, base }), typingIn(at, name, language));
	/** It gets the focus back when nothing is chosen: the editor is gone by then. */
	const insert = () => {
		document.querySelector<HTMLElement>(`[data-handle="${CSS.escape(at.section)}"]`)?.focus();
		open({ kind: 'insert', before: store.order[store.order.indexOf(at.section) + 1] ?? null });
	};
	const hint = lent === undefined ? label : plainText(lent);
	const shown = text.length > 0 ? <RichText text={text} /> : <p className="page-words" data-hint={hint} />;
	// On phones it stands in the text, which makes room for it.
	const toolsIn = matchMedia('(width >= 48rem)').matches
		? document.querySelector(`[data-canvas] [data-section="${CSS.escape(at.section)}"] .page-bar [data-rich-slot]`)
		: null;
	if (!isEditing || !RichEditor)
		return (
			// biome-ignore lint/a11y/useSemanticElements: it becomes an editor as soon as it has the focus
			<div
				className={`${className ?? ''} ${isLoading ? 'cursor-progress' : ''}`}
				lang={language}
				role="textbox"
				aria-multiline
				aria-readonly={readOnly}
				aria-label={label}
				aria-busy={isLoading}
				tabIndex={0}
				data-field={name}
				{...sampleMark(texts?.[language], t)}
				{...waiting}
			>
				{shown}
			</div>
		);
	return (
		<div className={className} lang={language}>
			<RichEditor
				key={language}
				text={text}
				label={label}
				hint={hint}
				longest={field?.max ?? 0}
				toolsIn={toolsIn}
				quiet={isLeft}
				takeAhead={takeAhead}
				onChange={write}
				onInsert={insert}
				onLeave={close}
			/>
		</div>
	);
}
