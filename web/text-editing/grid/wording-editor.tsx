// A wording while it is edited in its cell. Ctrl+Enter or leaving it keeps what was typed, Escape gives it up.
import { type KeyboardEvent, useRef, useState } from 'react';
import { ownNameOfLanguage } from '../../../rules/languages.ts';
import { useTexts } from '../../platform/environment.tsx';
import { draftError } from './draft-error.ts';
import type { GridText } from './grid-text.ts';
import { WordingField } from './wording-field.tsx';

export type Leaving = 'kept' | 'next' | 'previous';

interface WordingEditorProps {
	text: GridText;
	languageCode: string;
	value: string;
	/** What visitors read while there is nothing. */
	placeholder: string;
	/** What the server has found. */
	fault: string | undefined;
	onChange(typed: string): void;
	/** Ended by a key, with the focus to be put somewhere, or by the focus having gone elsewhere. */
	onEnd(how: Leaving | 'left'): void;
}

/** Tab stays inside as long as there is something inside to go to. */
function leavingBy(event: KeyboardEvent, box: HTMLElement | null): Leaving | undefined {
	const { key, shiftKey } = event;
	if (key === 'Escape' || (key === 'Enter' && (event.ctrlKey || event.metaKey))) return 'kept';
	const stops = [...(box?.querySelectorAll('textarea, button') ?? [])];
	if (key !== 'Tab' || event.target !== stops.at(shiftKey ? 0 : -1)) return undefined;
	return shiftKey ? 'previous' : 'next';
}

export function WordingEditor(props: WordingEditorProps) {
	const { text, languageCode, value, placeholder, fault, onChange, onEnd } = props;
	const t = useTexts();
	const box = useRef<HTMLFieldSetElement>(null);
	const [before] = useState(value);
	const press = (event: KeyboardEvent) => {
		// The grid has other plans with most keys.
		event.stopPropagation();
		const how = leavingBy(event, box.current);
		if (!how) return;
		event.preventDefault();
		if (event.key === 'Escape') onChange(before);
		onEnd(how);
	};
	return (
		<fieldset
			ref={box}
			className="min-w-0"
			onKeyDown={press}
			onBlur={({ currentTarget, relatedTarget }) => {
				if (!currentTarget.contains(relatedTarget)) onEnd('left');
			}}
		>
			<legend className="sr-only">{text.key}</legend>
			<WordingField
				label={ownNameOfLanguage(languageCode)}
				text={text}
				languageCode={languageCode}
				value={value}
				onChange={onChange}
				placeholder={placeholder}
				error={draftError(text, languageCode, value, t) ?? fault}
				autoFocus
			/>
		</fieldset>
	);
}
