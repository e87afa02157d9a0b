// Asks before something is done that is hard to undo: `if (await confirm({ … })) …`, with the dialog at hand from the start.
import type { ReactNode } from 'react';
import { ConfirmContext, useConfirmations } from '../platform/confirmation.ts';
import ConfirmDialog from './confirm-dialog.tsx';

export { type ConfirmationRequest, useConfirm } from '../platform/confirmation.ts';

export function ConfirmProvider({ children }: { children: ReactNode }) {
	const { confirm, question } = useConfirmations();
	return (
		<ConfirmContext value={confirm}>
			{children}
			<ConfirmDialog question={question} />
		</ConfirmContext>
	);
}
