// Questions before something is done that is hard to undo, and who waits for their answers. What they look like is the kit's affair.
import { createContext, type ReactNode, useCallback, useContext, useState } from 'react';

interface Query {
	title: string;
	text?: string;
	/** What the text ends with, such as errors that were found. */
	points?: readonly string[];
	/** What had better be done before, in place of this. */
	first?(leave: () => void): ReactNode;
	/** In place of "Confirm", such as "Delete". */
	confirmLabel?: string;
	/** In place of "Cancel", where the texts of the kit are not at hand. */
	cancelLabel?: string;
	colour?: 'primary' | 'danger' | 'warning';
	/** The focus is on "Cancel": what is lost cannot be brought back, and Enter is pressed without reading. */
	isCautious?: boolean;
}

export type ConfirmationRequest = Query &
	({ severity?: 'confirmOnly' } | { severity: 'stringConfirm'; phrase: string });

export type Confirm = (asked: ConfirmationRequest) => Promise<boolean>;

export interface WaitingQuery {
	id: number;
	asked: ConfirmationRequest;
	answer(confirmed: boolean): void;
}

export const ConfirmContext = createContext<Confirm | undefined>(undefined);

let count = 0;

/** @returns what asks, and the question that is to be shown: one after the other, as two at once could be mistaken for each other */
export function useConfirmations(): { confirm: Confirm; question: WaitingQuery | undefined } {
	const [waiting, setWaiting] = useState<readonly WaitingQuery[]>([]);
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
	return { confirm, question: waiting[0] };
}

export function useConfirm(): Confirm {
	const confirm = useContext(ConfirmContext);
	if (!confirm) throw new Error('nobody asks questions around this component');
	return confirm;
}
