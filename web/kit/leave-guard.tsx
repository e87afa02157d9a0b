// No one loses what is unsaved: another screen, another editor, another document ask first whether to save or to discard. A reload and
// a closed tab are asked about by the browser. The dialog is the browser's own, so that light pages may have it too.
import { type KeyboardEvent, type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { useTexts } from '../platform/environment.tsx';
import { Button } from './button.tsx';
import { registerEditor } from './open-editors.ts';

/** Whether it was saved. */
export type Saving = boolean | Promise<boolean>;

interface LeaveGuardProps {
	dirty: boolean;
	/** Left out where leaving must not save, as that would do more: it is discarded or goes on. */
	onSave?(): Saving;
	onDiscard(): void;
	/** In place of "Save changes?" and what is said about it. */
	question?: { title: string; text: string };
	/** A parameter of the query that closes it with another value; otherwise another query of the same screen leaves it where it is. */
	parameter?: string;
}

interface LeavableEditor {
	/** For what closes the editor: true if it was clean, saved or discarded. */
	leave(): Promise<boolean>;
	/** The question while it is asked: to be shown inside of the editor, which may be modal. */
	dialog: ReactNode;
}

/** For an editor with a way out of its own. It is also asked by everything else that would close it. */
export function useLeaveGuard({ dirty, onSave, onDiscard, question, parameter }: LeaveGuardProps): LeavableEditor {
	const [answer, setAnswer] = useState<{ give(left: boolean): void }>();
	const state = useRef({ dirty, settled: false });
	useLayoutEffect(() => {
		state.current = { dirty, settled: false };
	}, [dirty]);
	const pending = useRef<Promise<boolean>>(undefined);
	const [ask] = useState(() => () => {
		pending.current ??= new Promise<boolean>((give) => setAnswer({ give })).finally(() => {
			pending.current = undefined;
		});
		return pending.current;
	});
	useEffect(() => {
		const isDirty = () => state.current.dirty && !state.current.settled;
		return registerEditor({ isDirty, parameter, ask });
	}, [ask, parameter]);
	// Whatever closed it meanwhile: nothing is left to be asked about.
	useEffect(() => () => answer?.give(true), [answer]);
	const end = (left: boolean) => {
		if (left) state.current.settled = true;
		setAnswer(undefined);
		answer?.give(left);
	};
	return {
		leave: async () => !dirty || (await ask()),
		dialog: answer && (
			<LeaveDialog
				question={question}
				onSave={onSave}
				onDiscard={() => {
					state.current.settled = true;
					onDiscard();
				}}
				onStay={() => end(false)}
				onLeave={() => end(true)}
			/>
		),
	};
}

/** For a form that stays on its screen until that is left. */
export const LeaveGuard = (props: LeaveGuardProps) => useLeaveGuard(props).dialog;

interface LeaveDialogProps extends Pick<LeaveGuardProps, 'onDiscard'> {
	onSave: LeaveGuardProps['onSave'] | undefined;
	question: LeaveGuardProps['question'] | undefined;
	onStay(): void;
	onLeave(): void;
}

function LeaveDialog({ onStay, onLeave, onSave, onDiscard, question }: LeaveDialogProps) {
	const t = useTexts();
	const id = useId();
	const dialog = useRef<HTMLDialogElement>(null);
	const first = useRef<HTMLButtonElement>(null);
	useEffect(() => {
		dialog.current?.showModal();
		first.current?.focus();
	}, []);
	/** The form itself shows that it is being saved, or what keeps it from that: behind an open dialog nothing could take the focus. */
	const save = async () => {
		dialog.current?.close();
		if (await onSave?.()) onLeave();
		else onStay();
	};
	/** The editor around it may have a meaning for Escape, too. */
	const keepToItself = (event: KeyboardEvent) => event.stopPropagation();
	return (
		<dialog
			ref={dialog}
			aria-labelledby={`${id}-title`}
			aria-describedby={`${id}-text`}
			onCancel={onStay}
			onKeyDown={keepToItself}
			className="m-auto w-[calc(100%-2rem)] max-w-lg rounded-theme border border-line bg-surface p-5 text-text shadow-xl shadow-popover-shadow backdrop:bg-backdrop"
		>
			<h2 id={`${id}-title`} className="text-lg font-bold">
				{question?.title ?? t('kit.leaveTitle')}
			</h2>
			<p id={`${id}-text`} className="mt-3 mb-5">
				{question?.text ?? t('kit.leaveText')}
			</p>
			<div className="grid gap-2 small:flex small:flex-wrap small:justify-end">
				<Button {...(onSave ? {} : { ref: first })} onClick={onStay}>
					{t('kit.stay')}
				</Button>
				<Button
					colour={onSave ? 'neutral' : 'danger'}
					onClick={() => {
						onDiscard();
						onLeave();
					}}
				>
					{t('kit.discard')}
				</Button>
				{onSave && (
					<Button colour="primary" ref={first} onClick={save}>
						{t('kit.saveAndClose')}
					</Button>
				)}
			</div>
		</dialog>
	);
}
