// Asks before something is done that is hard to undo: `if (await confirm({ … })) …`. Enter confirms, Escape cancels.
// The worst things want a phrase typed.
import {
	createContext,
	type FormEvent,
	type KeyboardEvent,
	type ReactNode,
	useCallback,
	useContext,
	useState,
} from 'react';
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { useTexts } from '../platform/environment.tsx';
import { Button } from './button.tsx';
import type { ButtonColour } from './button-look.ts';
import { controlLook, describedBy, FieldNotes, useFieldIds } from './field.tsx';
import { useLook } from './look.tsx';

interface Question {
	title: string;
	text?: string;
	/** In place of "Confirm", such as "Delete". */
	confirmLabel?: string;
	colour?: Extract<ButtonColour, 'primary' | 'danger' | 'warning'>;
}

export type Asked = Question & ({ severity?: 'confirmOnly' } | { severity: 'stringConfirm'; phrase: string });

type Confirm = (asked: Asked) => Promise<boolean>;

interface Waiting {
	id: number;
	asked: Asked;
	answer(confirmed: boolean): void;
}

const ConfirmContext = createContext<Confirm | undefined>(undefined);

let count = 0;

export function ConfirmProvider({ children }: { children: ReactNode }) {
	const look = useLook();
	const [waiting, setWaiting] = useState<readonly Waiting[]>([]);
	const confirm = useCallback<Confirm>(
		(asked) =>
			new Promise((resolve) => {
				count += 1;
				const id = count;
				const answer = (confirmed: boolean) => {
					setWaiting((before) => before.filter((other) => other.id !== id));
					resolve(confirmed);
				};
				setWaiting((before) => [...before, { id, asked, answer }]);
			}),
		[],
	);
	// One after the other: two questions at once could be mistaken for each other.
	const first = waiting[0];
	return (
		<ConfirmContext value={confirm}>
			{children}
			<ModalOverlay
				{...look}
				isOpen={first !== undefined}
				onOpenChange={(isOpen) => !isOpen && first?.answer(false)}
				className="fixed inset-0 z-40 flex items-center justify-center bg-backdrop p-4"
			>
				<Modal className="flex max-h-full w-full max-w-md overflow-auto rounded-theme bg-surface text-text shadow-xl shadow-popover-shadow">
					{first && <Confirmation key={first.id} {...first} />}
				</Modal>
			</ModalOverlay>
		</ConfirmContext>
	);
}

function Confirmation({ asked, answer }: Waiting) {
	const t = useTexts();
	const [typed, setTyped] = useState('');
	const phrase = asked.severity === 'stringConfirm' ? asked.phrase : undefined;
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
				{phrase !== undefined && <PhraseField phrase={phrase} typed={typed} onChange={setTyped} />}
				<div className="flex flex-wrap justify-end gap-2">
					<Button onClick={() => answer(false)}>{t('kit.cancel')}</Button>
					<Button type="submit" colour={asked.colour ?? 'primary'} disabled={!allowed} autoFocus={phrase === undefined}>
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
				className={controlLook}
			/>
			<FieldNotes ids={ids} error={error} />
		</div>
	);
}

export function useConfirm(): Confirm {
	const confirm = useContext(ConfirmContext);
	if (!confirm) throw new Error('no KitProvider around this component');
	return confirm;
}
