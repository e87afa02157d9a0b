// A dialog of a panel. Its keys are its own: those of the page around it would move and delete objects, and take Escape away.
import type { ReactNode } from 'react';
import { NativeDialog } from '../../../kit/native-dialog.tsx';

interface DialogProps {
	title: string;
	onClose(): void;
	children: ReactNode;
}

export const PanelDialog = (props: DialogProps) => (
	<NativeDialog {...props} onKeyDown={(event) => event.stopPropagation()} />
);
