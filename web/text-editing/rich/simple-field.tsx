// A formatted text in a form, kept as the plain text of rules/pages/simple-text.ts.
import { createElement, Fragment, useId, useRef } from 'react';
import type { RichText } from '../../../rules/pages/rich-text.ts';
import { readSimpleText, simpleParts, writeSimpleText } from '../../../rules/pages/simple-text.ts';
import { FieldNotes } from '../../kit/field.tsx';
import { drawSimpleText, simpleTextStyle } from '../../page-view/simple-text.tsx';
import { MoreTexts } from '../../platform/page-texts.tsx';
import RichEditor from './rich-editor.tsx';

export interface SimpleFieldProps {
	label: string;
	value: string;
	onChange(value: string): void;
	maxLength: number;
	error?: string | null | undefined;
	hint?: string | undefined;
	disabled?: boolean | undefined;
	language?: string | undefined;
	/** It was asked for by a press: the caret goes into it. */
	autoFocus?: boolean;
}

const look = 'rounded-theme border border-control-line bg-control px-3 py-2 text-control-text';

export default function SimpleField(props: SimpleFieldProps) {
	const { label, value, onChange, maxLength, error, hint, disabled = false, language, autoFocus = false } = props;
	const id = useId();
	const ids = { control: id, label: `${id}-label`, hint: `${id}-hint`, note: `${id}-note`, error: `${id}-error` };
	// What is written here reads back as it was, or the caret would jump: an empty item of a list has no text yet.
	const own = useRef<{ value: string; text: RichText }>(undefined);
	if (own.current?.value !== value) own.current = { value, text: readSimpleText(value) };
	const write = (text: RichText): boolean => {
		const next = writeSimpleText(text);
		if (next.length > maxLength) return false;
		own.current = { value: next, text };
		onChange(next);
		return true;
	};
	return (
		<div className="min-w-0" lang={language}>
			<p id={ids.label} className="mb-1 block text-sm font-semibold text-label hyphens-auto wrap-break-word">
				{label}
			</p>
			{disabled ? (
				// biome-ignore lint/a11y/useSemanticElements: a text with formats is no input
				<div
					role="textbox"
					tabIndex={0}
					aria-multiline
					aria-readonly
					aria-labelledby={ids.label}
					className={`${look} ${simpleTextStyle} min-h-36 max-h-96 content-start overflow-y-auto bg-control-off text-control-off-text`}
				>
					{createElement(Fragment, null, ...drawSimpleText(simpleParts(value)))}
				</div>
			) : (
				<div
					className={`${look} min-h-36 outline-focus has-[[data-slate-editor]:focus]:outline-2 has-[[data-slate-editor]:focus]:outline-offset-2 [&_[data-slate-editor]]:outline-none hover:border-control-line-hover focus-within:border-control-line-focus ${error ? 'border-control-line-invalid' : ''}`}
				>
					<MoreTexts groups={['pageEditor']}>
						<RichEditor
							scope="simple"
							quiet={!autoFocus}
							text={own.current.text}
							label={label}
							hint=""
							longest={maxLength}
							describedBy={[hint && ids.hint, error && ids.error].filter(Boolean).join(' ') || undefined}
							invalid={Boolean(error)}
							onChange={write}
						/>
					</MoreTexts>
				</div>
			)}
			<FieldNotes ids={ids} hint={hint} error={error ?? undefined} />
		</div>
	);
}
