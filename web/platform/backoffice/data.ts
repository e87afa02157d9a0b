// How screens of the administration ask and change: always anew, as another user may have changed it meanwhile.
import { keepPreviousData, type Query, type QueryClient, useQuery } from '@tanstack/react-query';
import { failureText } from '../../forms/failure-text.ts';
import { showToast, useToast } from '../../kit/toasts.tsx';
import { usePlatform } from '../environment.tsx';
import { type Data, textOf, type Variables } from '../graphql.ts';

const everything = 'admin';

interface Options<Answer> {
	/** Shows the rows of before until the new ones are there: lists do, forms must not. */
	keep?: boolean;
	enabled?: boolean;
	/** After how many milliseconds to ask again, as long as something goes on. */
	lookAgain?(answer: Answer): number | false;
}

export function useAdminQuery<D>(
	document: D,
	variables: Variables<D>,
	{ keep = false, enabled = true, lookAgain }: Options<Data<D>> = {},
) {
	const { ask } = usePlatform();
	return useQuery({
		queryKey: [everything, textOf(document), variables],
		queryFn: () => ask(document, variables) as Promise<Data<D>>,
		staleTime: 0,
		enabled,
		refetchInterval: ({ state: { data } }: Query<Data<D>>) => (data && lookAgain ? lookAgain(data as Data<D>) : false),
		...(keep ? { placeholderData: keepPreviousData } : {}),
	});
}

/** Whatever is shown is asked for again. */
export const refreshEverything = (queryClient: QueryClient): Promise<void> =>
	queryClient.invalidateQueries({ queryKey: [everything] });

/** Makes a change; whatever is shown is asked for again. */
export function useChange() {
	const { ask, queryClient } = usePlatform();
	return async <D>(document: D, variables: Variables<D>): Promise<Data<D>> => {
		const data = (await ask(document, variables)) as Data<D>;
		await refreshEverything(queryClient);
		return data;
	};
}

interface Said {
	done: string;
	failed: string;
	/** Offered beside what was done. */
	undo?: Said & { work(): Promise<unknown> };
}

/** The reason follows a colon, or is a sentence of its own where what failed is one already. */
export const withReason = (failed: string, reason: string): string =>
	/[.!?…]$/.test(failed.trim()) ? `${failed.trim()} ${reason}` : `${failed}: ${reason}`;

/** Does something outside of a form and says how it went. @returns whether it worked */
export function useAttempt() {
	const { t } = usePlatform();
	const toast = useToast();
	const attempt = async (work: () => Promise<unknown>, { done, failed, undo }: Said): Promise<boolean> => {
		try {
			await work();
			toast.settle();
			if (undo) showToast('success', done, { label: t('kit.undo'), run: () => void attempt(undo.work, undo) });
			else toast.success(done);
			return true;
		} catch (error) {
			toast.error(withReason(failed, failureText(error, t)));
			return false;
		}
	};
	return attempt;
}
