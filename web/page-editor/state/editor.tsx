// What everything in the editor shares. It stays the same object while an editor types: a component that shows something of the page watches
// the store for it.
import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';
import { definitions } from '../../../blocks/registry.ts';
import type { BlockDefinition, PageKind } from '../../../rules/pages/block.ts';
import type { PageDocument, Section } from '../../../rules/pages/document.ts';
import type { At, Operation } from '../../../rules/pages/operations.ts';
import type { SaveQueue } from '../../editing/save-queue.ts';
import type { PageStore, Selection } from './page-store.ts';

/** What is open beside the page, or over it. */
export type Opened =
	| { kind: 'settings'; at: Selection; tab?: 'fields' | 'items' | 'texts' | 'layout' }
	| { kind: 'insert'; before: string | null }
	| { kind: 'call'; at: At; field: string }
	| { kind: 'widget'; section: string | undefined }
	| { kind: 'picture'; at: At; field: string }
	/** What a picture shows and what stays in view of it. */
	| { kind: 'media'; id: string }
	| { kind: 'type'; section: string }
	| { kind: 'share'; anchor: string }
	| { kind: 'publish' | 'schedule' | 'versions' | 'seo' | 'texts' | 'shortcuts' | 'wizard' | 'pages' | 'newPage' };

export interface Editor {
	page: { id: string; kind: PageKind };
	/** It is the mail of a campaign. */
	mail: boolean;
	store: PageStore;
	queue: SaveQueue<Operation>;
	/** The language that is written in; its words are those of the shop's default language where it has none. */
	language: string;
	base: string;
	languages: readonly string[];
	/** Another user has the page, or this tab has lost it: it is only shown. */
	readOnly: boolean;
	open(what: Opened | undefined): void;
	chooseLanguage(language: string): void;
	/** Read aloud by screen readers. */
	announce(text: string): void;
}

const EditorContext = createContext<Editor | undefined>(undefined);

export const EditorProvider = EditorContext.Provider;

export function useEditor(): Editor {
	const editor = useContext(EditorContext);
	if (!editor) throw new Error('no page editor around this component');
	return editor;
}

export const definitionOf = (type: string): BlockDefinition | undefined =>
	Object.hasOwn(definitions, type) ? definitions[type] : undefined;

/** Of one section: drawn anew when it changes, or is chosen. */
export function useSection(id: string): Section | undefined {
	const { store } = useEditor();
	const watch = useCallback((watcher: () => void) => store.watchSection(id, watcher), [store, id]);
	const read = useCallback(() => store.section(id), [store, id]);
	return useSyncExternalStore(watch, read, read);
}

export function useChosen(id: string): Selection | undefined {
	const { store } = useEditor();
	const watch = useCallback((watcher: () => void) => store.watchSection(id, watcher), [store, id]);
	const read = () => (store.selection?.section === id ? store.selection : undefined);
	return useSyncExternalStore(watch, read, read);
}

/** Anything of the page; the same value is not drawn again. */
export function usePage<Value>(read: (store: PageStore) => Value): Value {
	const { store } = useEditor();
	const take = () => read(store);
	return useSyncExternalStore(store.watch, take, take);
}

export const useDocument = (): PageDocument => usePage((store) => store.document);
