// The print data of all lines of a page, asked for at once, and again while the shop checks a file.
import { useQuery } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext } from 'react';
import { usePlatform } from '../../platform/environment.tsx';
import type { Data } from '../../platform/graphql.ts';
import { useHydrated } from '../../platform/hydrated.ts';
import { printLinesDocument } from '../../print-data/print-data.documents.ts';
import type { PrintLine } from '../../print-data/print-line.ts';
import { Confirmations } from '../confirmations.tsx';

interface PrintLines {
	lines: readonly PrintLine[];
	/** They could not be loaded, and none are known. */
	failed: boolean;
	/** Whether it is known which there are, or that they cannot be had. */
	known: boolean;
	askAgain(): Promise<unknown>;
}

export const PrintLinesContext = createContext<PrintLines>({
	lines: [],
	failed: false,
	known: false,
	askAgain: async () => undefined,
});

const checkingEvery = 1500;

const isChecked = ({ data, attempts }: PrintLine) => [...data, ...attempts].every(({ state }) => state !== 'uploaded');

/** @param itemIds of lines of a cart or an order; those that are not printed from data show nothing */
export function useLinesQuery(itemIds: readonly string[]): PrintLines {
	const { ask } = usePlatform();
	const hydrated = useHydrated();
	const { data, isError, refetch } = useQuery({
		queryKey: ['printLines', ...itemIds],
		queryFn: async () =>
			((await ask(printLinesDocument, { itemIds: [...itemIds] })) as Data<typeof printLinesDocument>).printLines,
		enabled: hydrated && itemIds.length > 0,
		staleTime: 0,
		placeholderData: (before) => before,
		refetchInterval: ({ state }) => (state.data?.every(isChecked) === false ? checkingEvery : false),
	});
	return {
		lines: data ?? [],
		failed: isError && data === undefined,
		known: itemIds.length === 0 || isError || data !== undefined,
		askAgain: refetch,
	};
}

export function PrintLinesProvider({ itemIds, children }: { itemIds: readonly string[]; children: ReactNode }) {
	return (
		<PrintLinesContext value={useLinesQuery(itemIds)}>
			<Confirmations>{children}</Confirmations>
		</PrintLinesContext>
	);
}

export const usePrintLines = () => useContext(PrintLinesContext);
