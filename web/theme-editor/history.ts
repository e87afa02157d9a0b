// What was changed, in order, so that it can be taken back and done again. Typing in one field is one change.

export interface History<State> {
	past: readonly State[];
	present: State;
	future: readonly State[];
	/** What the last change was about, and when it was made. */
	last?: { about: string; at: number } | undefined;
}

const longest = 200;
const pause = 1000;

export const beginHistory = <State>(present: State): History<State> => ({ past: [], present, future: [] });

/** @param about changes of the same thing that follow each other quickly are one */
export function changed<State>(history: History<State>, present: State, about: string, at: number): History<State> {
	const { past, last } = history;
	const goesOn = last?.about === about && at - last.at < pause && past.length > 0;
	return {
		past: goesOn ? past : [...past, history.present].slice(-longest),
		present,
		future: [],
		last: { about, at },
	};
}

export function undone<State>(history: History<State>): History<State> {
	const present = history.past.at(-1);
	if (present === undefined) return history;
	return { past: history.past.slice(0, -1), present, future: [history.present, ...history.future] };
}

export function redone<State>(history: History<State>): History<State> {
	const [present, ...future] = history.future;
	if (present === undefined) return history;
	return { past: [...history.past, history.present], present, future };
}
