// The browser's own dialog: what is behind it waits, Escape closes it, the focus stays inside and goes back. For the storefront, which
// does without the library of the kit's.
import { IconX } from '@tabler/icons-react';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { useTexts } from '../platform/environment.tsx';

interface NativeDialogProps {
	title: string;
	onClose(): void;
	/** Over the whole window. */
	wide?: boolean;
	/** Keys for whatever has the focus inside. */
	onKeyDown?(event: KeyboardEvent): void;
	children: ReactNode;
}

const shapes = {
	box: 'm-auto w-[calc(100%-2rem)] max-w-lg rounded-theme border border-line',
	wide: 'm-0 h-dvh max-h-none w-screen max-w-none',
};

export function NativeDialog({ title, onClose, wide = false, onKeyDown, children }: NativeDialogProps) {
	const t = useTexts();
	const dialog = useRef<HTMLDialogElement>(null);
	const id = useId();
	useEffect(() => {
		const element = dialog.current;
		if (!element) return;
		element.showModal();
		const { overflow } = document.documentElement.style;
		document.documentElement.style.overflow = 'hidden';
		return () => {
			document.documentElement.style.overflow = overflow;
			element.close();
		};
	}, []);
	return (
		<dialog
			ref={dialog}
			aria-labelledby={id}
			onClose={onClose}
			onKeyDown={onKeyDown}
			onClick={({ target }) => target === dialog.current && onClose()}
			className={`bg-surface p-0 text-text backdrop:bg-backdrop ${wide ? shapes.wide : shapes.box}`}
		>
			<div className="flex max-h-dvh min-h-0 flex-col in-[dialog.h-dvh]:h-full">
				<header className="flex items-center justify-between gap-4 border-b border-line px-4 py-2">
					<h2 id={id} className="min-w-0 truncate text-lg font-bold">
						{title}
					</h2>
					<button
						type="button"
						aria-label={t('common.close')}
						onClick={onClose}
						className="grid size-11 shrink-0 cursor-pointer place-items-center rounded-theme hover:bg-surface-hover"
					>
						<IconX aria-hidden size={22} />
					</button>
				</header>
				{children}
			</div>
		</dialog>
	);
}
