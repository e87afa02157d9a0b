// What preflight says of the design. It reads all of it: letters come first, and this when the browser has painted them and nothing else to do.
import { useEffect, useState } from 'react';
import type { Finding } from '../../../rules/designs/findings.ts';
import { isSame } from '../../../rules/designs/is-same.ts';
import type { Studio } from '../studio-context.tsx';
import { findProblems } from './use-drawn.ts';

/** In milliseconds: no longer while somebody goes on typing. */
const longest = 400;
/** Where a browser does not say when it is idle. */
const usual = 150;

/** @returns cancels it */
function whenIdle(run: () => void): () => void {
	if ('requestIdleCallback' in window) {
		const id = requestIdleCallback(run, { timeout: longest });
		return () => cancelIdleCallback(id);
	}
	const id = setTimeout(run, usual);
	return () => clearTimeout(id);
}

/** The same list as long as nothing else was found. */
export function useFindings({ store, drawing, specification, engine }: Studio): readonly Finding[] {
	const find = () => findProblems(store.document, drawing.drawn, specification, engine, drawing.values);
	const [findings, setFindings] = useState(find);
	useEffect(() => {
		let cancel: (() => void) | undefined;
		const check = () => {
			cancel = undefined;
			const found = findProblems(store.document, drawing.drawn, specification, engine, drawing.values);
			setFindings((before) => (isSame(before, found) ? before : found));
		};
		// Whatever changes the design or its faces has it drawn anew; a selection does not.
		let checked: unknown;
		const stop = drawing.watch(() => {
			if (drawing.drawn === checked) return;
			checked = drawing.drawn;
			cancel ??= whenIdle(check);
		});
		cancel = whenIdle(check);
		return () => {
			stop();
			cancel?.();
		};
	}, [store, drawing, specification, engine]);
	return findings;
}
