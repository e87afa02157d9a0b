// A text of a page, typed into where it stands. The browser owns what is in it while an editor types; words that come from elsewhere,
// as by undo, are put there.
import { type ClipboardEvent, type FormEvent, type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import type { TextProps } from '../../../blocks/stage/stage.tsx';
import { spokenText } from '../../../rules/pages/texts.ts';
import { useTexts } from '../../platform/environment.tsx';
import { plainPaste, readPlainText, setPlainText } from '../../text-editing/rich/plain-text.ts';
import { useEditor } from '../state/editor.tsx';
import { textOperations, typingIn } from '../state/texts.ts';
import { usePartText } from './part-slot.tsx';
import { sampleMark } from './sample-mark.ts';

const inline = ['span', 'strong', 'cite'];

export function CanvasText({ of, name, as: Element = 'span', className }: TextProps) {
	const { store, language, base, readOnly, announce } = useEditor();
	const t = useTexts();
	const { at, texts, field, label } = usePartText(of, name);
	const spot = useRef<HTMLSpanElement>(null);
	const own = texts?.[language]?.text;
	const text = typeof own === 'string' ? own : '';
	const lent = spokenText(texts, [base]);
	const several = field?.kind === 'lines';
	const longest = field?.max ?? Number.POSITIVE_INFINITY;
	useLayoutEffect(() => {
		if (spot.current) setPlainText(spot.current, text);
	}, [text]);
	const tooLong = () => announce(t('pageEditor.fault.textTooLong'));
	const input = (event: FormEvent<HTMLSpanElement>) => {
		const element = event.currentTarget;
		let words = readPlainText(element);
		// What a browser leaves behind in an empty element would hide the hint.
		if (words === '' && element.childNodes.length > 0) element.textContent = '';
		if (words.length > longest) {
			words = words.slice(0, longest);
			setPlainText(element, words);
			tooLong();
		}
		const problem = store.change(
			textOperations(texts, at, name, { text: words, language, base }),
			typingIn(at, name, language),
		);
		if (problem) setPlainText(element, text);
	};
	const press = (event: KeyboardEvent) => {
		if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
		event.preventDefault();
		if (several) document.execCommand('insertLineBreak');
	};
	const paste = (event: ClipboardEvent) => {
		const brought = event.clipboardData.getData('text/plain');
		event.preventDefault();
		event.stopPropagation();
		const room = Math.max(0, longest - text.length + (getSelection()?.toString().length ?? 0));
		const words = plainPaste(brought, several);
		if (words.length > room) tooLong();
		if (room > 0) document.execCommand('insertText', false, words.slice(0, room));
	};
	return (
		<Element className={className}>
			{/* biome-ignore lint/a11y/useSemanticElements: a field that grows with its words and looks like them is no input */}
			<span
				ref={spot}
				role="textbox"
				tabIndex={0}
				aria-multiline={several}
				aria-label={label}
				aria-required={field?.required}
				lang={language}
				aria-readonly={readOnly}
				contentEditable={readOnly ? false : 'plaintext-only'}
				suppressContentEditableWarning
				data-field={name}
				{...sampleMark(texts?.[language], t)}
				data-hint={typeof lent === 'string' && lent !== '' ? lent : label}
				onInput={input}
				onKeyDown={press}
				onKeyUp={(event) => event.key === ' ' && event.preventDefault()}
				onPaste={paste}
				className={`page-words ${inline.includes(Element) ? 'inline-block' : 'block'}`}
			/>
		</Element>
	);
}
