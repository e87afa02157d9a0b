// What was typed before React took the page over stands in the fields, and their state does not know of it: on a slow phone a whole log-in, or what
// the browser has filled in. The next rendering would write the state over it. So it is entered once more when there is code to receive it.
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

interface Typed {
	control: Control;
	value: string;
}

const isTick = (control: Control): control is HTMLInputElement => /^(checkbox|radio)$/.test(control.type);

function isTyped(control: Control): boolean {
	if ('options' in control) {
		const { options, selectedIndex } = control;
		return (
			selectedIndex !==
			Math.max(
				0,
				[...options].findIndex(({ defaultSelected }) => defaultSelected),
			)
		);
	}
	return isTick(control) ? control.checked !== control.defaultChecked : control.value !== control.defaultValue;
}

const readTyped = (): Typed[] =>
	[...document.querySelectorAll<Control>('input:not([type=hidden], [type=file]), textarea, select')]
		.filter((control) => isTyped(control))
		.map((control) => ({ control, value: control.value }));

/** What is the same as before is no change to React: first the opposite by the property that it observes, then the new one past it. */
function enter({ control, value }: Typed): void {
	if (isTick(control)) {
		control.checked = control.defaultChecked;
		control.click();
		return;
	}
	const isFocused = control === document.activeElement;
	if ('defaultValue' in control) control.value = control.defaultValue;
	Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value);
	for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }));
	if (isFocused && 'select' in control) control.setSelectionRange(value.length, value.length);
}

/** Around the whole page: its effects come after those of everything in it. */
export function TypedBefore({ children }: { children: ReactNode }) {
	const typed = useRef<Typed[]>([]);
	useLayoutEffect(() => {
		typed.current = readTyped();
	}, []);
	useEffect(() => {
		for (const one of typed.current.splice(0)) if (one.control.isConnected) enter(one);
	}, []);
	return children;
}
