// A page: what it is called, what it needs to know, and the code that shows it.
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { useLocation, useParams } from 'react-router';
import { type Platform, usePlatform } from './environment.tsx';
import { type Data, textOf, type Variables } from './graphql.ts';

/** Where a page stands: its parameters in the path and in the query. */
export interface Place {
	params: Record<string, string | undefined>;
	search: URLSearchParams;
}

/** A question to the API whose answer a page shows. */
interface Question {
	document: unknown;
	variables: unknown;
}

/** A question that knows what its answer looks like. */
export interface TypedQuestion<D> extends Question {
	document: D;
	variables: Variables<D>;
}

export const question = <D>(document: D, variables: Variables<D>): TypedQuestion<D> => ({ document, variables });

export interface PageDefinition {
	title(platform: Platform, place: Place): string;
	/** Everything the page asks for: answered before it is shown, on the server and when a link comes near. */
	questions(platform: Platform, place: Place): Question[];
}

const optionsFor = (platform: Platform, { document, variables }: Question) =>
	queryOptions({
		queryKey: [textOf(document), variables],
		queryFn: () => platform.ask(document, variables),
	});

/** Asks what is not known yet. */
export async function prepare(platform: Platform, page: PageDefinition, place: Place): Promise<void> {
	const { queryClient } = platform;
	await Promise.all(
		page.questions(platform, place).map((asked) => queryClient.ensureQueryData(optionsFor(platform, asked))),
	);
}

export function useAnswer<D>(asked: TypedQuestion<D>): Data<D> {
	return useSuspenseQuery(optionsFor(usePlatform(), asked)).data as Data<D>;
}

/** What is known already; for titles, which are asked for when everything else is there. */
export const knownAnswer = <D>(platform: Platform, asked: TypedQuestion<D>): Data<D> | undefined =>
	platform.queryClient.getQueryData(optionsFor(platform, asked).queryKey) as Data<D> | undefined;

export function usePlace(): Place {
	const params = useParams();
	const { search } = useLocation();
	return { params, search: new URLSearchParams(search) };
}
