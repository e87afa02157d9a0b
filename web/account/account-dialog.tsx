// A form over the page of the account. What is said at the bottom is said inside of it: everything else lies behind it.
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Button } from '../kit/button.tsx';
import { useRoomForToasts } from '../kit/toast-room.ts';
import { useTexts } from '../platform/environment.tsx';
import { ToastRegion } from './toast-region.tsx';

interface AccountDialogProps {
	title: string;
	onClose(): void;
	/** Whether there is a way back. */
	cancel: boolean;
	children: ReactNode;
}

export function AccountDialog({ title, onClose, cancel, children }: AccountDialogProps) {
	const t = useTexts();
	const id = useId();
	const dialog = useRef<HTMLDialogElement>(null);
	const room = useRoomForToasts(true);
	useEffect(() => dialog.current?.showModal(), []);
	return (
		<dialog
			ref={dialog}
			aria-labelledby={id}
			onClose={onClose}
			style={room}
			className="bottom-(--toast-room) m-auto max-h-[calc(100dvh-2rem-var(--toast-room))] w-[calc(100%-2rem)] max-w-md rounded-theme border border-line bg-surface p-5 text-text shadow-xl shadow-popover-shadow backdrop:bg-backdrop phone:p-8"
		>
			<h2 id={id} className="mb-5 font-heading text-2xl font-bold">
				{title}
			</h2>
			{children}
			{cancel && (
				<div className="mt-3 grid">
					<Button onClick={() => dialog.current?.close()}>{t('account.cancel')}</Button>
				</div>
			)}
			<ToastRegion inside />
		</dialog>
	);
}
