// The theme editor: what can be set on one side, the shop as it would look on the other.
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { mediaQuery } from '../../rules/breakpoints.ts';
import { Skeleton } from '../kit/skeleton.tsx';
import { useAdminQuery } from '../platform/backoffice/data.ts';
import { Failed } from '../platform/backoffice/loaded.tsx';
import { usePlatform, useTexts } from '../platform/environment.tsx';
import { EditingProvider, readTheme, type ThemeState, useEditing } from './editing.tsx';
import { EditorBar } from './editor-bar.tsx';
import { Panel } from './panel.tsx';
import { PreviewTools } from './preview/preview-tools.tsx';
import { Previews, type View } from './preview/previews.tsx';
import { themeStateDocument } from './theme-editor.documents.ts';
import { useDraft } from './use-draft.ts';

export function Component() {
	const { data, error, refetch } = useAdminQuery(themeStateDocument, {});
	if (!data)
		return (
			<main id="content" className="mx-auto max-w-prose p-8">
				{error ? <Failed error={error} onRetry={refetch} /> : <Skeleton lines={4} />}
			</main>
		);
	return <Editor state={data.themeState} refresh={refetch} />;
}

interface EditorProps {
	state: ThemeState;
	refresh(): Promise<unknown>;
}

function Editor({ state, refresh }: EditorProps) {
	const draft = useDraft(readTheme(state.draft ?? state.published), state.draftUpdatedAt);
	return (
		<EditingProvider state={state} draft={draft} refresh={refresh}>
			<Workplace />
		</EditingProvider>
	);
}

const wide = mediaQuery('desktop');

/** Whether three previews fit beside the settings. */
const useRoom = (): boolean =>
	useSyncExternalStore(
		(tell) => {
			const media = window.matchMedia(wide);
			media.addEventListener('change', tell);
			return () => media.removeEventListener('change', tell);
		},
		() => window.matchMedia(wide).matches,
	);

function Workplace() {
	const t = useTexts();
	const { base } = usePlatform();
	const roomy = useRoom();
	const [tab, setTab] = useState('colours');
	const [page, setPage] = useState('/');
	const [chosenView, setView] = useState<View>('all');
	const [round, setRound] = useState(0);
	const [published, setPublished] = useState(false);
	useKeys();
	const view = chosenView === 'all' && !roomy ? 'mobile' : chosenView;
	return (
		<div className="flex h-dvh flex-col">
			<EditorBar />
			<main
				id="content"
				tabIndex={-1}
				className="grid min-h-0 grow grid-rows-[minmax(0,1fr)_minmax(0,1fr)] outline-none desktop:grid-cols-[26rem_minmax(0,1fr)] desktop:grid-rows-1"
			>
				<section
					aria-label={t('themeEditor.settings')}
					className="min-h-0 min-w-0 overflow-y-auto border-line bg-surface px-3 desktop:border-e"
				>
					<Panel tab={tab} onTab={setTab} onReload={() => setRound(round + 1)} />
				</section>
				<section
					aria-label={t('themeEditor.previews')}
					className="flex min-h-0 min-w-0 flex-col gap-2 border-t border-line p-2 desktop:border-t-0 desktop:p-4"
				>
					<PreviewTools
						page={page}
						onPage={setPage}
						view={view}
						onView={setView}
						roomy={roomy}
						published={published}
						onPublished={setPublished}
						onReload={() => setRound(round + 1)}
					/>
					<Previews
						view={view}
						address={`${base}${page === '/' && base ? '' : page}`}
						round={round}
						published={published}
						marksChosen={tab === 'colours'}
					/>
				</section>
			</main>
		</div>
	);
}

/** Fields that are not about the theme keep their own undo. */
const hasOwnUndo = (target: EventTarget | null) =>
	target instanceof Element && target.closest('input[type="search"], textarea, [role="dialog"] input[type="text"]');

function useKeys(): void {
	const { undo, redo } = useEditing();
	const press = useEffectEvent((event: KeyboardEvent) => {
		const key = event.key.toLowerCase();
		if (!(event.ctrlKey || event.metaKey) || event.altKey || hasOwnUndo(event.target)) return;
		const again = (key === 'z' && event.shiftKey) || (key === 'y' && !event.shiftKey);
		if (!again && key !== 'z') return;
		event.preventDefault();
		if (again) redo();
		else undo();
	});
	useEffect(() => {
		const listen = (event: KeyboardEvent) => press(event);
		window.addEventListener('keydown', listen, true);
		return () => window.removeEventListener('keydown', listen, true);
	}, []);
}
