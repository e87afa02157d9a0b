// What this page has asked the API: every response it keeps with its state, and every change it has made.
import type { Query } from '@tanstack/react-query';
import { type ReactNode, useEffect, useReducer } from 'react';
import type { PlainTextKey } from '../../rules/messages/groups.ts';
import { Button } from '../kit/button.tsx';
import { isMutation, operationName } from '../platform/api.ts';
import { usePlatform, useTexts } from '../platform/environment.tsx';
import { type Call, useCalls } from './calls.ts';

/** The text of the document, and its variables, wherever they stand in the key. */
function askedBy({ queryKey }: Query): { document: string; variables: unknown } {
	const at = queryKey.findIndex((part) => typeof part === 'string' && /^\s*query\b/.test(part));
	return { document: String(queryKey[at] ?? ''), variables: queryKey[at + 1] ?? {} };
}

const sameCall = (call: Call, document: string, variables: unknown) =>
	call.document === document && JSON.stringify(call.variables) === JSON.stringify(variables);

const usuallyFresh = 60_000;

function stateOf(query: Query): PlainTextKey {
	if (query.state.fetchStatus === 'fetching') return 'developer.fetching';
	if (query.state.status === 'error') return 'developer.error';
	const { staleTime } = query.options as { staleTime?: number };
	const stale = query.getObserversCount() > 0 ? query.isStale() : query.isStaleByTime(staleTime ?? usuallyFresh);
	return stale ? 'developer.stale' : 'developer.fresh';
}

/** Ages grow while nothing else happens. */
function useQueries(): Query[] {
	const { queryClient } = usePlatform();
	const [, showAgain] = useReducer((count: number) => count + 1, 0);
	useEffect(() => {
		const timer = setInterval(showAgain, 1000);
		// It may be notified in the middle of another user's rendering.
		const end = queryClient.getQueryCache().subscribe(() => queueMicrotask(showAgain));
		return () => {
			clearInterval(timer);
			end();
		};
	}, [queryClient]);
	return queryClient.getQueryCache().getAll();
}

export function QueryInspector() {
	const t = useTexts();
	const queries = useQueries();
	const calls = useCalls();
	const changes = calls.filter(({ document }) => isMutation(document));
	return (
		<div className="grid grid-cols-1 gap-2">
			{queries.length === 0 && <p>{t('developer.none')}</p>}
			{queries.map((query) => (
				<AskedQuery key={query.queryHash} query={query} calls={calls} />
			))}
			{changes.length > 0 && <h2 className="mt-3 font-bold">{t('developer.changes')}</h2>}
			{changes.map((call) => (
				<Entry
					key={call.id}
					name={operationName(call.document)}
					state={t(doneOr(call))}
					facts={[[t('developer.time'), <Taken key="time" call={call} />]]}
					variables={call.variables}
					answer={call.error ? String(call.error) : call.answer}
				/>
			))}
		</div>
	);
}

function doneOr({ error, milliseconds }: Call): PlainTextKey {
	if (error) return 'developer.error';
	return milliseconds === undefined ? 'developer.fetching' : 'developer.done';
}

const sizeOf = (data: unknown) => new TextEncoder().encode(JSON.stringify(data) ?? '').length;

function AskedQuery({ query, calls }: { query: Query; calls: readonly Call[] }) {
	const { t, queryClient, ask } = usePlatform();
	const { document, variables } = askedBy(query);
	const { data, dataUpdatedAt, error } = query.state;
	const call = calls.findLast((known) => sameCall(known, document, variables));
	const seconds = Math.max(0, Math.round((Date.now() - dataUpdatedAt) / 1000));
	// What came with the page has no way of its own to be asked again.
	const refetch = () =>
		query.options.queryFn
			? query.fetch().catch(() => undefined)
			: queryClient.prefetchQuery({
					queryKey: query.queryKey,
					queryFn: () => ask(document, variables),
					staleTime: 0,
				});
	return (
		<Entry
			name={operationName(document) || query.queryHash}
			state={t(stateOf(query))}
			facts={[
				...(dataUpdatedAt > 0 ? [[t('developer.age'), t('developer.seconds', { seconds })] as const] : []),
				[t('developer.size'), t('developer.bytes', { bytes: sizeOf(data) })],
				[t('developer.time'), <Taken key="time" call={call} />],
			]}
			variables={variables}
			answer={error ? String(error) : data}
			action={
				<Button size="small" onClick={refetch}>
					{t('developer.refetch')}
				</Button>
			}
		/>
	);
}

function Taken({ call }: { call: Call | undefined }) {
	const t = useTexts();
	if (!call) return t('developer.withPage');
	return call.milliseconds === undefined
		? t('developer.fetching')
		: t('developer.milliseconds', { milliseconds: call.milliseconds });
}

interface EntryProps {
	name: string;
	state: string;
	facts: readonly (readonly [name: string, value: ReactNode])[];
	variables: unknown;
	answer: unknown;
	action?: ReactNode;
}

function Entry({ name, state, facts, variables, answer, action }: EntryProps) {
	const t = useTexts();
	return (
		<details className="rounded-theme border border-line">
			<summary className="flex cursor-pointer justify-between gap-3 p-2">
				<span className="font-mono font-semibold wrap-anywhere">{name}</span>
				<span className="text-muted">{state}</span>
			</summary>
			<div className="grid grid-cols-1 gap-2 p-2 pt-0">
				<dl className="flex flex-wrap gap-x-4">
					{facts.map(([label, value]) => (
						<div key={label} className="flex gap-1">
							<dt className="text-muted">{label}</dt>
							<dd>{value}</dd>
						</div>
					))}
				</dl>
				<Json label={t('developer.variables')} value={variables} />
				<Json label={t('developer.answer')} value={answer} />
				{action && <div>{action}</div>}
			</div>
		</details>
	);
}

function Json({ label, value }: { label: string; value: unknown }) {
	return (
		<figure>
			<figcaption className="text-muted">{label}</figcaption>
			<pre
				// biome-ignore lint/a11y/noNoninteractiveTabindex: what is longer than its box is scrolled by the keyboard, too
				tabIndex={0}
				className="max-h-60 overflow-auto rounded-theme bg-sunken p-2 font-mono"
			>
				{JSON.stringify(value, null, 2)}
			</pre>
		</figure>
	);
}
