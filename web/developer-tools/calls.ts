// What went over the wire while the tools were there: every call of the API with how long it took and what came back. Heard where
// all of them pass, since components keep hold of the function that they were given to ask with.
import { useSyncExternalStore } from 'react';
import { readResult } from '../platform/api.ts';

export interface Call {
	id: number;
	document: string;
	variables: unknown;
	milliseconds?: number;
	answer?: unknown;
	error?: unknown;
}

const keptAtMost = 100;
let calls: readonly Call[] = [];
let count = 0;
const watchers = new Set<() => void>();

function become(next: readonly Call[]): void {
	calls = next.slice(-keptAtMost);
	for (const watcher of watchers) watcher();
}

function begin(body: string): (more: Partial<Call>) => void {
	const { query, variables } = JSON.parse(body);
	const began = performance.now();
	count += 1;
	const id = count;
	become([...calls, { id, document: query, variables }]);
	return (more) => {
		const milliseconds = Math.round(performance.now() - began);
		become(calls.map((call) => (call.id === id ? { ...call, ...more, milliseconds } : call)));
	};
}

async function note(response: Response, end: (more: Partial<Call>) => void): Promise<void> {
	try {
		end({ answer: readResult(await response.json().catch(() => null), response.status) });
	} catch (error) {
		end({ error });
	}
}

const isCall = (input: unknown): input is string =>
	typeof input === 'string' && input.startsWith('/service-api/graphql?');

/** @returns what ends it */
export function recordCalls(): () => void {
	const { fetch } = window;
	window.fetch = async (input, init) => {
		if (!isCall(input) || typeof init?.body !== 'string') return fetch(input, init);
		const end = begin(init.body);
		try {
			const response = await fetch(input, init);
			void note(response.clone(), end);
			return response;
		} catch (error) {
			end({ error });
			throw error;
		}
	};
	return () => {
		window.fetch = fetch;
	};
}

const watch = (watcher: () => void) => {
	watchers.add(watcher);
	return () => watchers.delete(watcher);
};

export const useCalls = (): readonly Call[] => useSyncExternalStore(watch, () => calls);
