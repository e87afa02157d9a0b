// The field over a cell while it is edited. Enter and Tab keep what was typed and go on, Escape gives it up; a user who overwrites a cell
// goes on with the arrow keys as well.
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';

export type Onward = 'stay' | 'up' | 'down' | 'left' | 'right' | 'next' | 'previous';

interface CellEditorProps {
	label: string;
	initial: string;
	how: 'over' | 'in';
	numeric: boolean;
	/** What is typed takes the place of what is there, as a finger cannot easily move in it. */
	selected: boolean;
	/** Text undefined: given up. */
	onDone(text: string | undefined, onward: Onward): void;
}

const arrows: Record<string, Onward> = { ArrowUp: 'up', ArrowDown: 'down', ArrowLeft: 'left', ArrowRight: 'right' };

export function CellEditor({ label, initial, how, numeric, selected, onDone }: CellEditorProps) {
	const [text, setText] = useState(how === 'over' ? '' : initial);
	const field = useRef<HTMLInputElement>(null);
	const done = useRef(false);
	useLayoutEffect(() => {
		field.current?.focus({ preventScroll: true });
		if (selected) field.current?.select();
	}, [selected]);
	const unkept = text !== initial && !(how === 'over' && text === '');
	useEffect(() => {
		if (!unkept) return;
		const ask = (event: BeforeUnloadEvent) => event.preventDefault();
		window.addEventListener('beforeunload', ask);
		return () => window.removeEventListener('beforeunload', ask);
	}, [unkept]);
	const end = (kept: string | undefined, onward: Onward) => {
		if (done.current) return;
		done.current = true;
		onDone(kept, onward);
	};
	const onwardBy = ({ key, shiftKey }: KeyboardEvent): Onward | undefined => {
		if (key === 'Enter') return shiftKey ? 'up' : 'down';
		if (key === 'Tab') return shiftKey ? 'previous' : 'next';
		return how === 'over' && !shiftKey ? arrows[key] : undefined;
	};
	const press = (event: KeyboardEvent) => {
		event.stopPropagation();
		// Enter of an input method chooses letters.
		if (event.nativeEvent.isComposing) return;
		const onward = onwardBy(event);
		if (event.key !== 'Escape' && (!onward || event.altKey || event.ctrlKey || event.metaKey)) return;
		event.preventDefault();
		if (event.key === 'Escape') end(undefined, 'stay');
		else if (onward) end(text, onward);
	};
	return (
		<input
			ref={field}
			data-cell-editor
			value={text}
			aria-label={label}
			inputMode={numeric ? 'decimal' : 'text'}
			autoComplete="off"
			autoCapitalize="off"
			spellCheck={false}
			onChange={(event) => setText(event.target.value)}
			onKeyDown={press}
			onBlur={() => end(text, 'stay')}
			// Selecting text inside of the field selects no cells.
			onPointerDown={(event) => event.stopPropagation()}
			onDoubleClick={(event) => event.stopPropagation()}
			className={`absolute inset-0 z-10 w-full bg-control px-2 text-control-text outline-2 outline-focus pointer-coarse:text-base ${numeric ? 'text-end tabular-nums' : ''}`}
		/>
	);
}
