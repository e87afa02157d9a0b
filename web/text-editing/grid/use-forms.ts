// Whether a text is written as one or form by form. That is decided when it is opened, when its words come from elsewhere, and by a user who
// writes it; never by what is being typed, or a brace would take the field away that it was typed into.
import { useState } from 'react';
import { joinPlural, type PluralText, splitPlural } from '../../../rules/texts/plural-forms.ts';
import type { EditedText } from './wording-field.tsx';

interface Writing {
	/** What was written last: any other value has come from elsewhere. */
	value: string;
	/** Undefined while it is written as one text. */
	plural: PluralText | undefined;
	/** Chosen by a user who writes: other words do not bring the forms back. */
	raw: boolean;
}

const formsIn = (text: EditedText, value: string): PluralText | undefined =>
	text.icu ? splitPlural(value || text.baseText) : undefined;

export function useForms(text: EditedText, value: string, onChange: (value: string) => void) {
	const [kept, setKept] = useState<Writing>(() => ({ value, plural: formsIn(text, value), raw: false }));
	let writing = kept;
	if (kept.value !== value) {
		writing = { value, plural: kept.raw ? undefined : formsIn(text, value), raw: kept.raw };
		setKept(writing);
	}
	const { plural, raw } = writing;
	const write = (next: Writing) => {
		setKept(next);
		onChange(next.value);
	};
	return {
		plural,
		/** Whether there is a way back from the one text. */
		hasForms: formsIn(text, value) !== undefined,
		writeForms: (forms: PluralText) => {
			const isEmpty = Object.values(forms.forms).every((words) => words.trim() === '');
			write({ value: isEmpty ? '' : joinPlural(forms), plural: forms, raw: false });
		},
		writeText: (typed: string) => write({ value: typed, plural: undefined, raw }),
		turn: () => setKept({ value, plural: plural ? undefined : formsIn(text, value), raw: plural !== undefined }),
	};
}
