// The bodies and queries of Stripe's API: forms whose names are paths in brackets, such as line_items[0][price_data][currency].
import { invalid } from './failures.ts';

export interface FormBranch {
	[name: string]: FormTree;
}
export type FormTree = string | FormBranch;

const deepest = 12;
// Without a prototype a name such as __proto__ is one like any other.
const branch = (): FormBranch => Object.create(null) as FormBranch;

function pathOf(name: string): string[] {
	const [, first = '', rest = ''] = /^([^[\]]+)((?:\[[^[\]]*\])*)$/.exec(name) ?? [];
	if (!first) throw invalid(`Invalid parameter name: ${name}`, name);
	const path = [first, ...[...rest.matchAll(/\[([^[\]]*)\]/g)].map(([, inner = '']) => inner)];
	if (path.length > deepest) throw invalid(`Parameter nested too deeply: ${first}`, first);
	return path;
}

/** `a[]=x` goes behind what is there already. */
const stepIn = (at: FormBranch, name: string) => (name === '' ? String(Object.keys(at).length) : name);

function place(root: FormBranch, name: string, value: string): void {
	const path = pathOf(name);
	let at = root;
	for (const [depth, given] of path.entries()) {
		const step = stepIn(at, given);
		const last = depth === path.length - 1;
		if (last) {
			if (typeof at[step] === 'object') throw invalid(`Invalid parameter: ${name}`, path[0]);
			at[step] = value;
			return;
		}
		const next = at[step] ?? branch();
		if (typeof next === 'string') throw invalid(`Invalid parameter: ${name}`, path[0]);
		at[step] = next;
		at = next;
	}
}

export function readForm(text: string): FormBranch {
	const root = branch();
	for (const [name, value] of new URLSearchParams(text)) place(root, name, value);
	return root;
}
