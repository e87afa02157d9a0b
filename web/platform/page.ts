// A page: what it is called, what it needs to know, and the code that shows it.
import { type QueryKey, queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { useLocation, useParams } from 'react-router';
import { type Data, textOf, type Variables } from './graphql.ts';
import { type Platform, usePlatform } from './environment.tsx';

/** Where a page stands: its parameters in the path and in the query. */
export interface Place {
	params: Record<string, string | undefined>;
	search: URLSearchParams;
}

/** A question to the API whose answer a page shows. */
export interface Question<D = unknown> {
	document: D;
	variables: Variables<D>;
}

export const question = <D>(document: D, variables: Variables<D>): Question<D> => ({ document, variables });

export interface PageDefinition {
	title(platform: Platform, place: Place): string;
	/** Everything the page asks for: answered before it is shown, on the server and when a link comes near. */
	questions(platform: Platform, place: Place): Question[];
}

const keyOf = ({ document, variables }: Question): QueryKey => [textOf(document), variables];

function optionsFor<D>(platform: Platform, { document, variables }: Question<D>) {
	return queryOptions({
		queryKey: keyOf({ document, variables }),
		queryFn: (): Promise<Data<D>> => platform.ask(document, variables),
	});
}

/** Asks what is not known yet. */
export async function prepare(platform: Platform, page: PageDefinition, place: Place): Promise<void> {
	await Promise.all(page.questions(platform, place).map((asked) => platform.queryClient.ensureQueryData(optionsFor(platform, asked))));
}

export function useAnswer<D>(asked: Question<D>): Data<D> {
	const platform = usePlatform();
	return useSuspenseQuery(optionsFor(platform, asked)).data;
}

export function usePlace(): Place {
	const params = useParams();
	const { search } = useLocation();
	return { params, search: new URLSearchParams(search) };
}
