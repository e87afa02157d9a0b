// A field that was written without code becomes one with a list to choose from: its keys, and what it says of itself.
import { useEffect, useRef, useState } from 'react';

interface ComboBox<Option> {
	field: HTMLInputElement;
	listId: string;
	options: readonly Option[];
	idOf(option: Option): string;
	onType(text: string): void;
	onTake(option: Option): void;
}

export function useComboBox<Option extends { key: string }>(given: ComboBox<Option>) {
	const { field, listId, options, idOf } = given;
	const [wanted, setWanted] = useState(true);
	const [activeKey, setActiveKey] = useState<string>();
	const active = options.find(({ key }) => key === activeKey);
	const open = wanted && options.length > 0;
	const latest = useRef({ ...given, open, active });
	useEffect(() => {
		latest.current = { ...given, open, active };
	});

	useEffect(() => {
		function move(step: number) {
			const { options: all, active: now } = latest.current;
			const outside = step > 0 ? -1 : all.length;
			const from = now ? all.indexOf(now) : outside;
			// One step beyond either end is the field itself again.
			setActiveKey(all[from + step]?.key);
		}
		/** By key; false leaves it to the browser. */
		const keys: Record<string, () => boolean> = {
			ArrowDown: () => stepBy(1),
			ArrowUp: () => stepBy(-1),
			Enter() {
				const { open: shown, active: chosen, onTake } = latest.current;
				if (!shown || !chosen) {
					close();
					return false;
				}
				onTake(chosen);
				return true;
			},
			// The browser would empty the field.
			Escape() {
				const shown = latest.current.open;
				close();
				return shown;
			},
		};
		function stepBy(step: number): boolean {
			if (latest.current.open) move(step);
			else setWanted(true);
			return true;
		}
		function press(event: KeyboardEvent) {
			if (keys[event.key]?.()) event.preventDefault();
		}
		function close() {
			setWanted(false);
			setActiveKey(undefined);
		}
		function type() {
			setWanted(true);
			setActiveKey(undefined);
			latest.current.onType(field.value);
		}
		// What was typed while this was being loaded.
		latest.current.onType(field.value);
		const listeners = { keydown: press, input: type, blur: close, focus: () => latest.current.onType(field.value) };
		for (const [name, listener] of Object.entries(listeners)) field.addEventListener(name, listener as EventListener);
		return () => {
			for (const [name, listener] of Object.entries(listeners))
				field.removeEventListener(name, listener as EventListener);
		};
	}, [field]);

	const activeId = active && idOf(active);
	useEffect(() => {
		field.setAttribute('role', 'combobox');
		field.setAttribute('aria-autocomplete', 'list');
		field.setAttribute('aria-expanded', String(open));
		for (const [name, value] of [
			['aria-controls', open ? listId : undefined],
			['aria-activedescendant', open ? activeId : undefined],
		] as const)
			if (value) field.setAttribute(name, value);
			else field.removeAttribute(name);
		if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
	}, [field, open, listId, activeId]);

	return {
		open,
		active,
		point: (option: Option) => setActiveKey(option.key),
		close() {
			setWanted(false);
			setActiveKey(undefined);
		},
	};
}
