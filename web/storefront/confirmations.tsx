// Questions of the pages of a shop that ask any. The dialog comes with the first of them: most visitors never see one.
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { ConfirmContext, useQuestions } from '../platform/confirmation.ts';

const ConfirmDialog = lazy(() => import('../kit/confirm-dialog.tsx'));

export function Confirmations({ children }: { children: ReactNode }) {
	const { confirm, question } = useQuestions();
	const [asked, setAsked] = useState(false);
	if (question && !asked) setAsked(true);
	return (
		<ConfirmContext value={confirm}>
			{children}
			{asked && (
				<Suspense>
					<ConfirmDialog question={question} />
				</Suspense>
			)}
		</ConfirmContext>
	);
}
