// Rich text of a page: shown as visitors see it until it is gone into; then its editor takes its place, which comes when it is needed.
import { lazy, Suspense, useState } from 'react';
import { RichText } from '../../../blocks/stage/rich-text.tsx';
import type { RichProps } from '../../../blocks/stage/stage.tsx';
import { noRichText, type RichText as Rich } from '../../../rules/pages/rich-text.ts';
import { isRich, plainText, spokenText } from '../../../rules/pages/texts.ts';
import { useEditor } from '../state/editor.tsx';
import { textOperations, typingIn } from '../state/texts.ts';
import { usePartText } from './part-slot.tsx';

const RichEditor = lazy(() => import('../../text-editing/rich/rich-editor.tsx'));

export function CanvasRich({ of, name, className }: RichProps) {
	const { store, language, base, readOnly } = useEditor();
	const { at, texts, field, label } = usePartText(of, name);
	const [editing, setEditing] = useState(false);
	const own = texts?.[language]?.text;
	const text = own !== undefined && isRich(own) ? own : noRichText;
	const lent = spokenText(texts, [base]);
	const write = (next: Rich) =>
		!store.change(textOperations(texts, at, name, { text: next, language, base }), typingIn(at, name, language));
	const hint = lent === undefined ? label : plainText(lent);
	const shown = text.length > 0 ? <RichText text={text} /> : <p className="page-words" data-hint={hint} />;
	if (!editing || readOnly)
		return (
			// biome-ignore lint/a11y/useSemanticElements: it becomes an editor as soon as it has the focus
			<div
				className={className}
				lang={language}
				role="textbox"
				aria-multiline
				aria-readonly={readOnly}
				aria-label={label}
				tabIndex={0}
				onFocus={() => setEditing(!readOnly)}
			>
				{shown}
			</div>
		);
	return (
		<div className={className} lang={language}>
			<Suspense fallback={shown}>
				<RichEditor
					key={language}
					text={text}
					label={label}
					hint={hint}
					longest={field?.max ?? 0}
					onChange={write}
					onLeave={() => setEditing(false)}
				/>
			</Suspense>
		</div>
	);
}
