// A section that is carried with the pointer. Nothing is drawn anew until it is let go: a line shows where it would come to stand.
import type { PointerEvent as ReactPointerEvent } from 'react';
import { useTexts } from '../../platform/environment.tsx';
import { useEditor } from '../state/editor.tsx';
import { useActions } from '../state/use-actions.ts';

/** Less than this is a click. */
const slack = 5;
/** So near the edge of the window the page moves along. */
const edge = 90;
const pace = 14;

function placeAt(y: number, sections: readonly HTMLElement[]): number {
	const at = sections.findIndex((element) => {
		const { top, height } = element.getBoundingClientRect();
		return y < top + height / 2;
	});
	return at < 0 ? sections.length : at;
}

/** Where the line is: above the section that it would stand before, or below the last one. */
function lineAt(place: number, sections: readonly HTMLElement[]): { top: number; left: number; width: number } {
	const next = sections[place]?.getBoundingClientRect();
	const last = sections.at(-1)?.getBoundingClientRect();
	const { left, width } = next ?? last ?? { left: 0, width: 0 };
	return { top: next ? next.top : (last?.bottom ?? 0), left, width };
}

export function useDrag(id: string) {
	const t = useTexts();
	const { store, announce } = useEditor();
	const actions = useActions();
	return (event: ReactPointerEvent<HTMLElement>) => {
		if (event.button !== 0) return;
		const root = event.currentTarget.closest<HTMLElement>('[data-canvas]');
		const own = event.currentTarget.closest<HTMLElement>('[data-section]');
		if (!root || !own) return;
		const beginning = event.clientY;
		const line = document.createElement('div');
		line.className = 'page-drop';
		let place: number | undefined;
		let y = beginning;
		let frame = 0;
		const sections = () => [...root.querySelectorAll<HTMLElement>(':scope [data-section]')];
		const show = () => {
			const all = sections();
			place = placeAt(y, all);
			const { top, left, width } = lineAt(place, all);
			Object.assign(line.style, { top: `${top}px`, left: `${left}px`, width: `${width}px` });
			if (y < edge) window.scrollBy(0, -pace);
			else if (y > window.innerHeight - edge) window.scrollBy(0, pace);
			frame = requestAnimationFrame(show);
		};
		const move = (next: PointerEvent) => {
			y = next.clientY;
			if (place !== undefined || Math.abs(y - beginning) < slack) return;
			document.body.append(line);
			own.dataset.dragged = '';
			announce(t('pageEditor.dragging', { block: actions.nameOf(store.section(id)) }));
			show();
		};
		const end = (drop: boolean) => {
			cancelAnimationFrame(frame);
			line.remove();
			delete own.dataset.dragged;
			window.removeEventListener('pointermove', move);
			window.removeEventListener('pointerup', up);
			window.removeEventListener('pointercancel', cancel);
			window.removeEventListener('keydown', giveUp, true);
			if (!drop || place === undefined) return;
			actions.move(id, store.order[place] ?? null);
		};
		const up = () => end(true);
		const cancel = () => end(false);
		const giveUp = (next: KeyboardEvent) => {
			if (next.key !== 'Escape') return;
			next.preventDefault();
			end(false);
		};
		window.addEventListener('pointermove', move);
		window.addEventListener('pointerup', up);
		window.addEventListener('pointercancel', cancel);
		window.addEventListener('keydown', giveUp, true);
	};
}
