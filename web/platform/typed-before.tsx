// What was typed before React took the page over stands in the fields, and their state does not know of it: on a slow phone a whole log-in, or what
// the browser has filled in. The next rendering would write the state over it. So it is entered once more when there is code to receive it.
import { type ReactNode, useEffect, useLayoutEffect } from 'react';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isTick = ({ type }: Control) => type === 'checkbox' || type === 'radio';

const isTyped = (control: Control): boolean =>
	'options' in control
		? control.selectedIndex > 0 && !control.options[control.selectedIndex]?.defaultSelected
		: isTick(control)
			? (control as HTMLInputElement).checked !== (control as HTMLInputElement).defaultChecked
			: control.type !== 'file' && control.value !== control.defaultValue;

/** What is the same as before is no change to React: first the opposite by the property that it observes, then the new one past it. */
function enter(control: Control, value: string): void {
	if (isTick(control)) {
		const tick = control as HTMLInputElement;
		tick.checked = tick.defaultChecked;
		tick.click();
		return;
	}
	if ('defaultValue' in control) control.value = control.defaultValue;
	Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value);
	for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }));
}

let typed: [Control, string][] = [];

/** Around the whole page: its effects come after those of everything in it. */
export function TypedBefore({ children }: { children: ReactNode }) {
	useLayoutEffect(() => {
		const controls = [...document.querySelectorAll<Control>('input, textarea, select')];
		typed = controls.filter(isTyped).map((control) => [control, control.value]);
	}, []);
	useEffect(() => {
		for (const [control, value] of typed.splice(0)) if (control.isConnected) enter(control, value);
	}, []);
	return children;
}
