// Opens the editor of a rich text at once if its code is there, else as soon as it is, with everything that was typed meanwhile.
import {
	type ClipboardEvent,
	type KeyboardEvent,
	type PointerEvent,
	useCallback,
	useEffect,
	useRef,
	useState,
} from 'react';
import { flushSync } from 'react-dom';
import { useTexts } from '../../platform/environment.tsx';
import { plainPaste } from '../../text-editing/rich/plain-text.ts';
import { pressedAt } from '../../text-editing/rich/pressed-at.ts';
import { type Ahead, type TypedAhead, typedBy } from '../../text-editing/rich/typed-ahead.ts';
import { useEditor } from '../state/editor.tsx';
import { loadedRichEditor, loadRichEditor } from './load-rich-editor.ts';

export function useRichEditor() {
	const { readOnly, announce } = useEditor();
	const t = useTexts();
	const [state, setState] = useState<'shown' | 'loading' | 'editing' | 'left'>('shown');
	const typed = useRef<TypedAhead[]>([]);
	const pressed = useRef<Ahead['pressed']>(undefined);
	const hasFocus = useRef(false);
	useEffect(() => {
		if (readOnly) return;
		// Once the page is drawn.
		const timer = setTimeout(() => loadRichEditor().catch(() => undefined));
		return () => clearTimeout(timer);
	}, [readOnly]);
	const takeAhead = useCallback((): Ahead => ({ typed: typed.current.splice(0), pressed: pressed.current }), []);
	const close = () => {
		pressed.current = undefined;
		setState('shown');
	};
	const load = async () => {
		setState('loading');
		try {
			await loadRichEditor();
			// At once: the next key finds the editor, which has the focus.
			if (hasFocus.current || typed.current.length > 0)
				flushSync(() => setState(hasFocus.current ? 'editing' : 'left'));
			else close();
		} catch {
			close();
			announce(t('pageEditor.openFailed'));
		}
	};
	const keep = (one: TypedAhead | undefined, event: KeyboardEvent | ClipboardEvent) => {
		if (state !== 'loading' || !one) return;
		event.preventDefault();
		event.stopPropagation();
		typed.current.push(one);
	};
	const onFocus = () => {
		hasFocus.current = true;
		if (readOnly || state === 'loading') return;
		if (loadedRichEditor()) setState('editing');
		else load();
	};
	return {
		isEditing: !readOnly && (state === 'editing' || state === 'left'),
		/** The text was left before its editor came, which writes what was typed and takes no focus. */
		isLeft: state === 'left',
		takeAhead,
		isLoading: state === 'loading',
		close,
		waiting: {
			// Now, while the words that were pressed are still those on the screen.
			onPointerDown: (event: PointerEvent) => {
				pressed.current = pressedAt(event.currentTarget, event);
			},
			onFocus,
			onBlur: () => {
				hasFocus.current = false;
			},
			onKeyDown: (event: KeyboardEvent) => keep(typedBy(event), event),
			onPaste: (event: ClipboardEvent) =>
				keep({ write: plainPaste(event.clipboardData.getData('text/plain'), true) }, event),
		},
	};
}
