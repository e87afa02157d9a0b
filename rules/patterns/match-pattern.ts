// Matches a text with a pattern of an administrator in one pass: all ways through the pattern are gone at once, so the time grows
// with the length of the text and never faster, whatever the pattern. (The built-in expressions try one way after the other.)
import { type Assertion, type PatternNode, PatternRefusal, parsePattern, type SignTest } from './parse-pattern.ts';

type Step =
	| { do: 'sign'; test: SignTest }
	| { do: 'assert'; assertion: Assertion }
	| { do: 'fork'; to: [number, number] }
	| { do: 'match' };

/** A pattern written out; with the length of the text it is what matching costs. */
const mostSteps = 500;
/** Repetitions of nothing write nothing out and still take their time. */
const mostWork = 20_000;
const longestPattern = 500;
/** Longer texts do not match: the largest pattern costs a fraction of a second on the longest text, and no more. */
const longestText = 1000;

class Compiler {
	readonly steps: Step[] = [];
	#work = 0;

	add(step: Step): number {
		if (this.steps.length >= mostSteps) throw new PatternRefusal('too large');
		return this.steps.push(step) - 1;
	}

	write(node: PatternNode): void {
		this.#work += 1;
		if (this.#work > mostWork) throw new PatternRefusal('too large');
		switch (node.kind) {
			case 'sign':
				this.add({ do: 'sign', test: node.test });
				return;
			case 'assert':
				this.add({ do: 'assert', assertion: node.assertion });
				return;
			case 'sequence':
				for (const part of node.parts) this.write(part);
				return;
			case 'choice':
				this.#writeChoice(node.branches);
				return;
			case 'repeat':
				this.#writeRepeat(node);
		}
	}

	#fork(): { to: [number, number] } {
		const step: Step & { do: 'fork' } = { do: 'fork', to: [this.steps.length + 1, this.steps.length + 1] };
		this.add(step);
		return step;
	}

	#writeChoice(branches: readonly PatternNode[]): void {
		const exits: { to: [number, number] }[] = [];
		for (const [index, branch] of branches.entries()) {
			const fork = index < branches.length - 1 ? this.#fork() : undefined;
			this.write(branch);
			if (!fork) break;
			exits.push(this.#fork());
			fork.to[1] = this.steps.length;
		}
		for (const exit of exits) exit.to = [this.steps.length, this.steps.length];
	}

	#writeRepeat({ part, min, max }: Extract<PatternNode, { kind: 'repeat' }>): void {
		for (let count = 0; count < min; count++) this.write(part);
		if (max === Number.POSITIVE_INFINITY) {
			const start = this.steps.length;
			const fork = this.#fork();
			this.write(part);
			this.#fork().to = [start, start];
			fork.to[1] = this.steps.length;
			return;
		}
		const forks = Array.from({ length: max - min }, () => {
			const fork = this.#fork();
			this.write(part);
			return fork;
		});
		for (const fork of forks) fork.to[1] = this.steps.length;
	}
}

function compile(pattern: string): Step[] {
	if (pattern.length > longestPattern) throw new PatternRefusal('too long');
	const compiler = new Compiler();
	compiler.write(parsePattern(pattern));
	compiler.add({ do: 'match' });
	return compiler.steps;
}

const isWord = (text: string, at: number) => /\w/.test(text.charAt(at));

function holds(assertion: Assertion, text: string, at: number): boolean {
	if (assertion === 'start') return at === 0;
	if (assertion === 'end') return at === text.length;
	return (isWord(text, at - 1) !== isWord(text, at)) === (assertion === 'boundary');
}

/** Where one can be without reading another sign; each place once. @returns whether the end of the pattern is among them */
function spread(
	steps: readonly Step[],
	from: readonly number[],
	text: string,
	at: number,
	reached: Set<number>,
): boolean {
	const open = [...from];
	for (let place = open.pop(); place !== undefined; place = open.pop()) {
		if (reached.has(place)) continue;
		reached.add(place);
		const step = steps[place];
		if (step?.do === 'match') return true;
		if (step?.do === 'fork') open.push(...step.to);
		if (step?.do === 'assert' && holds(step.assertion, text, at)) open.push(place + 1);
	}
	return false;
}

function run(steps: readonly Step[], text: string): boolean {
	let places: number[] = [];
	for (let at = 0; at <= text.length; at++) {
		const reached = new Set<number>();
		// A match may begin anywhere, as with the built-in expressions.
		if (spread(steps, [...places, 0], text, at, reached)) return true;
		const code = text.charCodeAt(at);
		places = [];
		for (const place of reached) {
			const step = steps[place];
			if (step?.do === 'sign' && step.test(code)) places.push(place + 1);
		}
	}
	return false;
}

function usable(pattern: string): Step[] | undefined {
	try {
		return compile(pattern);
	} catch (error) {
		if (error instanceof PatternRefusal) return undefined;
		throw error;
	}
}

/** Whether a pattern can be used. */
export const isUsablePattern = (pattern: string): boolean => usable(pattern) !== undefined;

/** Whether some part of the text fits the pattern. A pattern that cannot be used is met by everything. */
export function matchesPattern(pattern: string, text: string): boolean {
	const steps = usable(pattern);
	return !steps || (text.length <= longestText && run(steps, text));
}
