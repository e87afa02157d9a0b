import { describe, expect, it } from 'vitest';
import { closeOnBack } from './close-on-back.ts';

type Listener = (event: Event) => void;

/** A window of two pages, the second of which is shown, and its router. Those that capture come first, as in browsers and unlike in Node. */
function openWindow() {
	const capturing = new Set<Listener>();
	const entries: unknown[] = ['before', 'shown'];
	const visited: unknown[] = [];
	const route: Listener = () => visited.push(entries.at(-1));
	function dispatch(): void {
		let isStopped = false;
		const event = { stopImmediatePropagation: () => (isStopped = true) } as unknown as Event;
		for (const listener of [...capturing, route]) if (!isStopped) listener(event);
	}
	const view = {
		addEventListener: ((_type: string, listener: Listener, options: { capture: boolean }) =>
			options.capture && capturing.add(listener)) as Window['addEventListener'],
		removeEventListener: ((_type: string, listener: Listener) =>
			capturing.delete(listener)) as Window['removeEventListener'],
		history: {
			get state() {
				return entries.at(-1);
			},
			pushState: (state: unknown) => void entries.push(state),
			back() {
				entries.pop();
				dispatch();
			},
		},
	};
	return { view, entries, visited };
}

describe('“Back” while a dialog is open', () => {
	it('closes the dialog once, and the router does not learn of it', () => {
		const { view, entries, visited } = openWindow();
		let closed = 0;
		const end = closeOnBack(view, () => closed++);
		view.history.back();
		end();
		expect([closed, entries, visited]).toEqual([1, ['before', 'shown'], []]);
		view.history.back();
		expect([closed, visited]).toEqual([1, ['before']]);
	});

	it('leads to the page before it when the dialog was closed another way', () => {
		const { view, entries, visited } = openWindow();
		let closed = 0;
		closeOnBack(view, () => closed++)();
		expect([closed, entries, visited]).toEqual([0, ['before', 'shown'], []]);
		view.history.back();
		expect(visited).toEqual(['before']);
	});
});
