// Questions of the pages of a shop that ask any. The dialog comes with the first of them: most visitors never see one.
import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { ConfirmContext, useConfirmations, type WaitingQuery } from '../platform/confirmation.ts';

interface DialogProps {
	question: WaitingQuery | undefined;
}

/** Without a connection the dialog cannot be loaded: the browser asks instead, and the page stays. */
function PlainQuery({ question }: DialogProps) {
	useEffect(() => {
		if (!question) return;
		const { title, text, points = [] } = question.asked;
		question.answer(window.confirm([title, ...(text ? [text] : []), ...points].join('\n\n')));
	}, [question]);
	return null;
}

const ConfirmDialog = lazy<ComponentType<DialogProps>>(() =>
	import('../kit/confirm-dialog.tsx').catch(() => ({ default: PlainQuery })),
);

export function Confirmations({ children }: { children: ReactNode }) {
	const { confirm, question } = useConfirmations();
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
