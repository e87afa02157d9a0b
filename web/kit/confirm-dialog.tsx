// The question itself, over the page: Enter confirms, unless the question is a cautious one, Escape cancels. The worst things want a phrase typed.
import { type FormEvent, type KeyboardEvent, useState } from 'react';
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import type { WaitingQuery } from '../platform/confirmation.ts';
import { useTexts } from '../platform/environment.tsx';
import { Button } from './button.tsx';
import { controlStyle, describedBy, FieldNotes, useFieldIds } from './field.tsx';
import { useThemeScope } from './theme-scope.tsx';
import { aboveToasts, useRoomForToasts } from './toast-room.ts';

/** @param question undefined while nothing is asked */
export default function ConfirmDialog({ question }: { question: WaitingQuery | undefined }) {
	const look = useThemeScope();
	const room = useRoomForToasts(question !== undefined);
	return (
		<ModalOverlay
			{...look}
			style={room}
			isOpen={question !== undefined}
			onOpenChange={(isOpen) => !isOpen && question?.answer(false)}
			className={`fixed inset-0 z-40 flex bg-backdrop p-4 ${aboveToasts}`}
		>
			<Modal className="flex min-h-0 w-full max-w-md overflow-auto rounded-theme bg-surface text-text shadow-xl shadow-popover-shadow">
				{question && <Confirmation key={question.id} {...question} />}
			</Modal>
		</ModalOverlay>
	);
}

function Confirmation({ asked, answer }: WaitingQuery) {
	const t = useTexts();
	const [typed, setTyped] = useState('');
	const phrase = asked.severity === 'stringConfirm' ? asked.phrase : undefined;
	const { isCautious = false } = asked;
	const allowed = phrase === undefined || typed === phrase;
	const submit = (event: FormEvent) => {
		event.preventDefault();
		if (allowed) answer(true);
	};
	/** Buttons have an Enter of their own. */
	const press = (event: KeyboardEvent) => {
		if (event.key !== 'Enter' || event.target instanceof HTMLButtonElement || !allowed) return;
		event.preventDefault();
		answer(true);
	};
	return (
		<Dialog role="alertdialog" className="min-w-0 grow outline-none">
			<form noValidate onSubmit={submit} onKeyDown={press} className="flex flex-col gap-4 p-5">
				<Heading slot="title" className="text-lg font-bold hyphens-auto wrap-break-word">
					{asked.title}
				</Heading>
				{asked.text && <p className="wrap-break-word">{asked.text}</p>}
				{asked.points && (
					<ul className="grid list-disc gap-1 ps-5 wrap-break-word">
						{asked.points.map((point) => (
							<li key={point}>{point}</li>
						))}
					</ul>
				)}
				{asked.first?.(() => answer(false))}
				{phrase !== undefined && <PhraseField phrase={phrase} typed={typed} onChange={setTyped} />}
				<div className="flex flex-wrap justify-end gap-2">
					<Button autoFocus={phrase === undefined && isCautious} onClick={() => answer(false)}>
						{asked.cancelLabel ?? t('kit.cancel')}
					</Button>
					<Button
						type="submit"
						colour={asked.colour ?? 'primary'}
						disabled={!allowed}
						autoFocus={phrase === undefined && !isCautious}
					>
						{asked.confirmLabel ?? t('kit.confirm')}
					</Button>
				</div>
			</form>
		</Dialog>
	);
}

interface PhraseProps {
	phrase: string;
	typed: string;
	onChange(typed: string): void;
}

function PhraseField({ phrase, typed, onChange }: PhraseProps) {
	const t = useTexts();
	const ids = useFieldIds();
	const error = typed !== '' && typed !== phrase ? t('kit.mustMatch') : undefined;
	return (
		<div>
			<label htmlFor={ids.control} className="block text-sm font-semibold text-label">
				{t('kit.typeToConfirm')}
			</label>
			<p id={ids.hint} className="my-2 rounded-theme bg-sunken px-3 py-2 font-mono wrap-anywhere select-all">
				{phrase}
			</p>
			<input
				{...describedBy({ ids, hint: phrase, error })}
				id={ids.control}
				value={typed}
				onChange={(event) => onChange(event.target.value)}
				autoComplete="off"
				autoCapitalize="off"
				spellCheck={false}
				// biome-ignore lint/a11y/noAutofocus: the dialog is about this field alone
				autoFocus
				className={controlStyle}
			/>
			<FieldNotes ids={ids} error={error} />
		</div>
	);
}
