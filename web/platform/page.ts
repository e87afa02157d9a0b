// A page: what it is called, what it needs to know, and the code that shows it.
import { type QueryClient, queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { useLocation, useParams } from 'react-router';
import type { ForeignLoad, PageEntry } from '../../rules/page-contract.ts';
import type { Fetcher } from './api.ts';
import { type Platform, usePlatform } from './environment.tsx';
import { type Data, textOf, type Variables } from './graphql.ts';
import type { PageState } from './page-state.ts';

/** Where a page stands: its parameters in the path and in the query. */
export interface RouteLocation {
	params: Record<string, string | undefined>;
	search: URLSearchParams;
}

/** A query to the API whose result a page shows. */
interface Query {
	document: unknown;
	variables: unknown;
	/** How long a result holds, in milliseconds, where that is not as long as for all others. */
	staleTime?: number | undefined;
	/** In place of asking the server alone; in the browser. */
	ask?: Fetcher | undefined;
}

/** A query that knows what its result looks like. */
export interface TypedQuery<D> extends Query {
	document: D;
	variables: Variables<D>;
}

export const query = <D>(document: D, variables: Variables<D>, staleTime?: number): TypedQuery<D> => ({
	document,
	variables,
	staleTime,
});

export interface PageDefinition {
	/** Undefined as long as that is not known: a document that came from the server goes on being called as it is. */
	title(platform: Platform, place: RouteLocation): string | undefined;
	/** Everything the page asks for: answered before it is shown, on the server and when a link comes near. */
	questions(platform: Platform, place: RouteLocation): Query[] | Promise<Query[]>;
	/** What follows from the results: further queries. Code that they name is loaded when this is done. */
	next?(platform: Platform, place: RouteLocation): Promise<Query[]>;
	/** What it loads from other sites; its document allows no more. */
	loads?(platform: Platform, place: RouteLocation): readonly ForeignLoad[];
	/** The source files of that code, as the build names them. */
	modules?(platform: Platform, place: RouteLocation): string[];
}

/** The key of a result in the cache. */
const keyOf = ({ document, variables }: Query): [string, unknown] => [textOf(document), variables];

export const toQueryOptions = (platform: Platform, asked: Query) =>
	queryOptions({
		queryKey: keyOf(asked),
		queryFn: () => (asked.ask ?? platform.ask)(asked.document, asked.variables),
		...(asked.staleTime !== undefined && { staleTime: asked.staleTime }),
	});

/** Asks what is not known yet. */
export async function prepare(platform: Platform, page: PageDefinition, place: RouteLocation): Promise<void> {
	const { queryClient } = platform;
	const ask = (queries: readonly Query[]) =>
		Promise.all(queries.map((asked) => queryClient.ensureQueryData(toQueryOptions(platform, asked))));
	await ask(await page.questions(platform, place));
	if (page.next) await ask(await page.next(platform, place));
}

type Answer = PageState['answers'][number];

const written = new WeakMap<QueryClient, Answer[]>();

/** Of a page that is made once: a handful, which no one watches. Finding one by its key in the client's way costs more than asking. */
function writtenAnswers(client: QueryClient): Answer[] {
	const known = written.get(client) ?? [];
	written.set(client, known);
	return known;
}

function findWritten(client: QueryClient, asked: Query): unknown {
	const variables = JSON.stringify(asked.variables);
	const text = textOf(asked.document);
	return writtenAnswers(client).find(({ key }) => key[0] === text && JSON.stringify(key[1]) === variables)?.data;
}

/** Asks everything for a page that is made once and thrown away, where nothing is known yet. */
export async function fetchAll(
	platform: Platform,
	page: PageDefinition,
	place: RouteLocation,
): Promise<PageState['answers']> {
	const { ask, queryClient } = platform;
	const askThese = (queries: readonly Query[]) =>
		Promise.all(
			queries.map(async (asked) => {
				const answer = { key: keyOf(asked), data: await ask(asked.document, asked.variables) };
				writtenAnswers(queryClient).push(answer);
				return answer;
			}),
		);
	const answers = await askThese(await page.questions(platform, place));
	return page.next ? [...answers, ...(await askThese(await page.next(platform, place)))] : answers;
}

function useLiveAnswer<D>(asked: TypedQuery<D>): Data<D> {
	return useSuspenseQuery(toQueryOptions(usePlatform(), asked)).data as Data<D>;
}

/** What is known already; for titles, which are asked for when everything else is there. */
export const cachedResult = <D>({ queryClient }: Platform, asked: TypedQuery<D>): Data<D> | undefined =>
	(import.meta.env.SSR ? findWritten(queryClient, asked) : queryClient.getQueryData(keyOf(asked))) as
		| Data<D>
		| undefined;

/** A page that is only written never asks again: it needs no one who watches its answers. */
function useWrittenAnswer<D>(asked: TypedQuery<D>): Data<D> {
	const data = findWritten(usePlatform().queryClient, asked);
	if (data === undefined) throw new Error(`A page shows an answer that it did not ask for: ${textOf(asked.document)}`);
	return data as Data<D>;
}

export const useResult = import.meta.env.SSR ? useWrittenAnswer : useLiveAnswer;

export function useRouteLocation(): RouteLocation {
	const params = useParams();
	const { search } = useLocation();
	return { params, search: new URLSearchParams(search) };
}

export interface RoutedPage extends PageDefinition {
	path: string;
	/** The source file of the component, as the build names it; empty in the browser, which does not look for files. */
	module: string;
	load(): Promise<{ Component: React.ComponentType }>;
	/** What stands around it instead of the frame of the shop. Such a page is shown by the browser alone. */
	frame?: PageFrame;
	/** Where what was here is now, path and query; undefined for what never was. */
	movedTo?(platform: Platform, place: RouteLocation): Promise<string | undefined>;
	/** A document of its own, which the server alone renders: links to it load it as a whole. */
	entry?: PageEntry;
	/** Stands for addresses at which there is nothing. */
	missing?: boolean;
}

export type PageFrame = Pick<RoutedPage, 'module' | 'load'>;
