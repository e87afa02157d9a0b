// Everything of the editor once a page is open: the bar above it, the page itself, what is open beside it.
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { usePlatform } from '../platform/environment.tsx';
import { PageAnchorsProvider } from '../text-editing/links/page-anchors.ts';
import { EditorBar } from './bar/editor-bar.tsx';
import { Trouble } from './bar/trouble.tsx';
import type { Width } from './bar/width-choice.tsx';
import { CanvasArea } from './canvas/canvas-area.tsx';
import { OpenedPart } from './opened-part.tsx';
import type { PageSession } from './saving/page-session.ts';
import { type Editor, EditorProvider, type Opened } from './state/editor.tsx';
import { type Actions, useActions } from './state/use-actions.ts';
import { useAnchors } from './state/use-anchors.ts';
import { useStoredLanguage } from './state/use-stored-language.ts';

interface WorkplaceProps {
	session: PageSession;
	/** At an address of its own. */
	alone: boolean;
	/** Of a campaign, and no page. */
	mail: boolean;
	/** Where the page is shown: outside of the look of the administration. */
	place: HTMLElement;
	onOpenAgain(takeOver: boolean): void;
}

/** What changes the page as it is pressed has nothing left to do once the page is only shown; what was typed is in the steps. */
const changing: readonly Opened['kind'][] = ['settings', 'insert', 'type', 'picture', 'publish', 'schedule', 'wizard'];

export function Workplace({ session, alone, mail, place, onOpenAgain }: WorkplaceProps) {
	const { languages, language: reading } = usePlatform();
	const [language, chooseLanguage] = useStoredLanguage();
	const [opened, setOpened] = useState<Opened>();
	const [said, setSaid] = useState('');
	const [width, setWidth] = useState<Width>('own');
	const base = languages.find(({ default: isDefault }) => isDefault)?.languageCode ?? reading;
	// The same words twice are read twice only if they differ.
	const announce = useCallback((text: string) => setSaid((before) => (before === text ? `${text}\u00a0` : text)), []);
	const readOnly = useSyncExternalStore(session.store.watch, () => session.store.readOnly);
	const shown = opened && readOnly && changing.includes(opened.kind) ? undefined : opened;
	const editor = useMemo(
		(): Editor => ({
			page: { id: session.situation.subject.id, kind: session.situation.subject.kind },
			mail,
			store: session.store,
			queue: session.queue,
			language,
			base,
			languages: languages.map(({ languageCode }) => languageCode),
			readOnly,
			open: setOpened,
			chooseLanguage,
			announce,
		}),
		[session, mail, language, base, languages, readOnly, chooseLanguage, announce],
	);
	const anchors = useAnchors(session.store, [language, base]);
	return (
		<EditorProvider value={editor}>
			<PageAnchorsProvider value={anchors}>
				<Keys />
				<EditorBar session={session} alone={alone} width={width} onWidth={setWidth} />
				<Trouble session={session} onOpenAgain={onOpenAgain} />
				<p aria-live="assertive" className="sr-only">
					{said}
				</p>
				{createPortal(<CanvasArea width={width} beside={shown?.kind === 'settings'} />, place)}
				{shown && (
					<OpenedPart
						opened={shown}
						session={session}
						onOpenAgain={() => onOpenAgain(false)}
						onClose={() => setOpened(undefined)}
					/>
				)}
			</PageAnchorsProvider>
		</EditorProvider>
	);
}

const isField = (target: EventTarget | null): boolean =>
	target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;

/** Fields outside of the page have an undo of their own. */
function keyOf({ key, ctrlKey, metaKey, altKey, shiftKey, target }: KeyboardEvent): string {
	if (!(ctrlKey || metaKey) || altKey) return '';
	const name = `${shiftKey ? 'Shift+' : ''}${key.toLowerCase()}`;
	return isField(target) && /[zy]$/.test(name) ? '' : name;
}

const keysOf = (actions: Actions): Readonly<Record<string, () => void>> => ({
	z: () => actions.turn('undo'),
	'Shift+z': () => actions.turn('redo'),
	y: () => actions.turn('redo'),
	s: actions.saveNow,
	'/': actions.showShortcuts,
	'Shift+/': actions.showShortcuts,
});

/** Keys that hold wherever one is in the editor. */
function Keys() {
	const actions = useActions();
	useEffect(() => {
		const keys = keysOf(actions);
		const press = (event: KeyboardEvent) => {
			const act = keys[keyOf(event)];
			if (!act) return;
			event.preventDefault();
			act();
		};
		// From a menu of the browser, or of a phone.
		const input = (event: InputEvent) => {
			const direction = { historyUndo: 'undo', historyRedo: 'redo' }[event.inputType] as 'undo' | 'redo' | undefined;
			if (!direction || isField(event.target)) return;
			event.preventDefault();
			actions.turn(direction);
		};
		window.addEventListener('keydown', press);
		window.addEventListener('beforeinput', input);
		return () => {
			window.removeEventListener('keydown', press);
			window.removeEventListener('beforeinput', input);
		};
	}, [actions]);
	return null;
}
