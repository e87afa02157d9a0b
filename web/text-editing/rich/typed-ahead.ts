// What is typed into a text while the code of its editor is still on its way: nothing of it is lost.
import type { PressedAt } from './pressed-at.ts';

export type TypedAhead = { write: string } | { press: 'selectAll' | 'back' | 'delete' | 'break' };

/** What has happened in a text before its editor was there. */
export interface Ahead {
	typed: readonly TypedAhead[];
	/** undefined: it was reached by the keyboard */
	pressed: PressedAt | undefined;
}

const presses: Readonly<Record<string, 'back' | 'delete' | 'break'>> = {
	Backspace: 'back',
	Delete: 'delete',
	Enter: 'break',
};

interface Key {
	key: string;
	ctrlKey: boolean;
	metaKey: boolean;
	altKey: boolean;
	/** AltGr writes letters, though browsers say that Control and Alt are held. */
	getModifierState(name: string): boolean;
}

/** @returns undefined for a key that writes nothing */
export function typedBy(event: Key): TypedAhead | undefined {
	const { key } = event;
	const isCommand = event.ctrlKey || event.metaKey || event.altKey;
	if (isCommand && !event.getModifierState('AltGraph'))
		return key.toLowerCase() === 'a' && !event.altKey ? { press: 'selectAll' } : undefined;
	if (Object.hasOwn(presses, key) && presses[key]) return { press: presses[key] };
	return [...key].length === 1 ? { write: key } : undefined;
}
