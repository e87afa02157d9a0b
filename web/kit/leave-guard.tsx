// Nobody loses what is unsaved: a way to another screen asks first whether to save or to discard; a reload, a link to another
// site and a closed tab are asked about by the browser. The dialog is the browser's own, so that light pages may have it too.
import { useCallback, useEffect, useId, useRef } from 'react';
import { useBlocker } from 'react-router';
import { useTexts } from '../platform/environment.tsx';
import { Button } from './button.tsx';

/** Whether it was saved. */
export type Saving = boolean | Promise<boolean>;

interface LeaveGuardProps {
	dirty: boolean;
	onSave(): Saving;
	onDiscard(): void;
}

/** One at a time on a screen: the router knows only one. */
export function LeaveGuard({ dirty, onSave, onDiscard }: LeaveGuardProps) {
	useEffect(() => {
		if (!dirty) return;
		const ask = (event: BeforeUnloadEvent) => event.preventDefault();
		window.addEventListener('beforeunload', ask);
		return () => window.removeEventListener('beforeunload', ask);
	}, [dirty]);
	/** Another query or place on the same screen leaves the form where it is. */
	const blocker = useBlocker(
		useCallback<Extract<Parameters<typeof useBlocker>[0], (...args: never[]) => boolean>>(
			({ currentLocation, nextLocation }) => dirty && currentLocation.pathname !== nextLocation.pathname,
			[dirty],
		),
	);
	if (blocker.state !== 'blocked') return null;
	return <LeaveDialog onStay={blocker.reset} onLeave={blocker.proceed} onSave={onSave} onDiscard={onDiscard} />;
}

interface LeaveDialogProps extends Omit<LeaveGuardProps, 'dirty'> {
	onStay(): void;
	onLeave(): void;
}

/** Asks the same wherever something unsaved is about to be closed. */
export function LeaveDialog({ onStay, onLeave, onSave, onDiscard }: LeaveDialogProps) {
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
		if (await onSave()) onLeave();
		else onStay();
	};
	return (
		<dialog
			ref={dialog}
			aria-labelledby={`${id}-title`}
			aria-describedby={`${id}-text`}
			onCancel={onStay}
			className="m-auto w-[calc(100%-2rem)] max-w-lg rounded-theme border border-line bg-surface p-5 text-text shadow-xl shadow-popover-shadow backdrop:bg-backdrop"
		>
			<h2 id={`${id}-title`} className="text-lg font-bold">
				{t('kit.leaveTitle')}
			</h2>
			<p id={`${id}-text`} className="mt-3 mb-5">
				{t('kit.leaveText')}
			</p>
			<div className="grid gap-2 small:flex small:flex-wrap small:justify-end">
				<Button onClick={onStay}>{t('kit.stay')}</Button>
				<Button
					onClick={() => {
						onDiscard();
						onLeave();
					}}
				>
					{t('kit.discard')}
				</Button>
				<Button colour="primary" ref={first} onClick={save}>
					{t('kit.saveAndClose')}
				</Button>
			</div>
		</dialog>
	);
}
