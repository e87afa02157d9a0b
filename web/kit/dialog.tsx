// A question or a form over the page; what is behind it waits. Escape and the cross close it, the focus goes back.
import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Dialog as DialogBase, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { useTexts } from '../platform/environment.tsx';
import { Button } from './button.tsx';
import { useScrollByKey } from './scroll-by-key.ts';
import { useThemeScope } from './theme-scope.tsx';
import { aboveToasts, useRoomForToasts } from './toast-room.ts';

const widths = { small: 'max-w-md', medium: 'max-w-2xl', large: 'max-w-5xl' };

const places = {
	centre: {
		overlay: `${aboveToasts} p-4`,
		modal: 'min-h-0 rounded-theme data-entering:opacity-0 data-exiting:opacity-0',
	},
	side: {
		overlay: 'justify-end',
		// A wide window has the toasts beside it.
		modal: 'h-full border-s max-[84rem]:pb-(--toast-room) data-entering:translate-x-full data-exiting:translate-x-full',
	},
};

export interface DialogProps {
	open: boolean;
	onClose(): void;
	title: string;
	children: ReactNode;
	/** Buttons, the one that acts last. */
	actions?: ReactNode;
	size?: keyof typeof widths;
}

interface PlacedProps extends DialogProps {
	place: keyof typeof places;
}

/** Mounted with the dialog, so it is measured when it opens. */
function DialogBody({ children }: { children: ReactNode }) {
	return (
		<div ref={useScrollByKey<HTMLDivElement>()} className="min-h-0 grow overflow-auto px-5 py-4">
			{children}
		</div>
	);
}

/** What dialog and drawer have in common. */
export function PlacedDialog({ open, onClose, title, children, actions, size = 'medium', place }: PlacedProps) {
	const t = useTexts();
	const look = useThemeScope();
	const room = useRoomForToasts(open);
	return (
		<ModalOverlay
			{...look}
			style={room}
			isOpen={open}
			onOpenChange={(isOpen) => !isOpen && onClose()}
			isDismissable
			className={`fixed inset-0 z-40 flex bg-backdrop transition-opacity duration-150 data-entering:opacity-0 data-exiting:opacity-0 motion-reduce:transition-none ${places[place].overlay}`}
		>
			<Modal
				className={`flex w-full flex-col overflow-hidden border-line bg-surface text-text shadow-xl shadow-popover-shadow transition duration-150 motion-reduce:transition-none ${widths[size]} ${places[place].modal}`}
			>
				<DialogBase className="flex min-h-0 grow flex-col outline-none">
					<header className="flex items-start justify-between gap-4 border-b border-line px-5 py-3">
						<Heading slot="title" className="min-w-0 py-1 text-lg font-bold hyphens-auto wrap-break-word">
							{title}
						</Heading>
						<Button icon={<IconX aria-hidden size={20} />} aria-label={t('common.close')} onClick={onClose} />
					</header>
					<DialogBody>{children}</DialogBody>
					{actions && (
						<footer className="flex flex-wrap justify-end gap-2 border-t border-line px-5 py-3">{actions}</footer>
					)}
				</DialogBase>
			</Modal>
		</ModalOverlay>
	);
}

export const Dialog = (props: DialogProps) => <PlacedDialog {...props} place="centre" />;
