// Text is typed as one; its runs keep their face and their swatch.
import type { TextElement } from '../../../../rules/designs/design.ts';

type Run = TextElement['runs'][number];

export const textOfRuns = (runs: readonly Run[]): string => runs.map(({ text }) => text).join('');

/** The runs with the text after it was edited: what is typed looks like the letter before it. */
export function editRuns(runs: readonly Run[], after: string): readonly Run[] {
	const before = textOfRuns(runs);
	if (before === after) return runs;
	const most = Math.min(before.length, after.length);
	let start = 0;
	while (start < most && before[start] === after[start]) start += 1;
	let end = 0;
	while (end < most - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
	const typed = after.slice(start, after.length - end);
	const edited: Run[] = [];
	let at = 0;
	let isTyped = false;
	for (const run of runs) {
		const [from, to] = [at, at + run.text.length];
		at = to;
		const head = run.text.slice(0, Math.max(0, start - from));
		const tail = run.text.slice(Math.min(run.text.length, Math.max(0, before.length - end - from)));
		// The run that reaches the place takes what is typed; a later one may begin there.
		const takes: boolean = !isTyped && to >= start;
		isTyped ||= takes;
		edited.push({ ...run, text: head + (takes ? typed : '') + tail });
	}
	const filled = edited.filter(({ text }) => text !== '');
	const [first] = runs;
	if (filled.length > 0) return filled;
	return [{ text: isTyped ? '' : typed, faceId: first?.faceId ?? null, swatchId: first?.swatchId ?? null }];
}
