// What every part of the theme editor may ask for: the draft as it is seen, how to change it, and which colour is looked at.
import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import { darkTheme } from '../../rules/theme/dark-theme.ts';
import { withColour, withValue } from '../../rules/theme/edit-theme.ts';
import { mergeTheme } from '../../rules/theme/merge-theme.ts';
import { defaultTheme, type OwnTheme, type Theme } from '../../rules/theme/theme.ts';
import type { Data } from '../platform/graphql.ts';
import { type DraftStyles, stylesOf } from './preview/draft-styles.ts';
import type { themeStateDocument } from './theme-editor.documents.ts';
import type { Draft } from './use-draft.ts';

export type ThemeState = Data<typeof themeStateDocument>['themeState'];
export type Scheme = 'light' | 'dark';

interface Editing extends Draft {
	state: ThemeState;
	/** Asks for the state again, after something has changed that is not the draft. */
	refresh(): Promise<unknown>;
	/** The draft with everything it does not say itself, in light. */
	light: Theme;
	/** The same as it is looked at: light or dark. */
	theme: Theme;
	scheme: Scheme;
	setScheme(scheme: Scheme): void;
	styles: DraftStyles;
	/** Sets the colour of a token in the look that is shown; undefined: as in the default. */
	setColour(path: string, value: { color: string } | { linkedTo: string } | undefined): void;
	/** Sets something that is no colour. */
	setValue(path: string, value: unknown): void;
	/** Where a token of the look that is shown stands in what the shop stores. */
	placeOf(path: string): string;
	/** What was typed for a token and cannot be taken, by its place. */
	typed: Readonly<Record<string, string>>;
	setTyped(path: string, text: string | undefined): void;
	chosen: string | undefined;
	choose(path: string | undefined): void;
	pointAt(path: string | undefined): void;
	/** The token whose places are marked in the previews. */
	marked: string | undefined;
	/** How many places are marked. */
	places: number;
	setPlaces(count: number): void;
}

const EditingContext = createContext<Editing | undefined>(undefined);

export function useEditing(): Editing {
	const editing = useContext(EditingContext);
	if (!editing) throw new Error('no theme is edited here');
	return editing;
}

interface EditingProviderProps {
	state: ThemeState;
	draft: Draft;
	refresh(): Promise<unknown>;
	children: ReactNode;
}

export function EditingProvider({ state, draft, refresh, children }: EditingProviderProps) {
	const { own, change } = draft;
	const [scheme, setScheme] = useState<Scheme>('light');
	const [typed, setTypedTexts] = useState<Readonly<Record<string, string>>>({});
	const [chosen, setChosen] = useState<string>();
	const [pointed, pointAt] = useState<string>();
	const [places, setPlaces] = useState(0);
	const light = useMemo(() => mergeTheme(defaultTheme, own), [own]);
	const theme = useMemo(() => (scheme === 'dark' ? darkTheme(light) : light), [light, scheme]);
	const styles = useMemo(() => stylesOf(theme, scheme), [theme, scheme]);
	const placeOf = (path: string) => (scheme === 'dark' ? `dark.${path}` : path);
	const setTyped = (path: string, text: string | undefined) =>
		setTypedTexts(({ [placeOf(path)]: _before, ...others }) =>
			text === undefined ? others : { ...others, [placeOf(path)]: text },
		);
	const hasTyped = Object.keys(typed).length > 0;
	const value: Editing = {
		...draft,
		canUndo: draft.canUndo || hasTyped,
		/** What was typed and not taken goes first: it came last. */
		undo: () => (hasTyped ? setTypedTexts({}) : draft.undo()),
		state,
		refresh,
		light,
		theme,
		scheme,
		setScheme,
		styles,
		placeOf,
		setColour(path, item) {
			setTyped(path, undefined);
			change(withColour(own, placeOf(path), item), placeOf(path));
		},
		setValue: (path, next) => change(withValue(own, path, next), path),
		typed,
		setTyped,
		chosen,
		choose(path) {
			// What was pointed at before may be gone from the list without a word.
			pointAt(undefined);
			setChosen(path);
		},
		pointAt,
		marked: pointed ?? chosen,
		places,
		setPlaces,
	};
	return <EditingContext value={value}>{children}</EditingContext>;
}

/** What is published, or what was in a database before anyone edited it, is a theme as far as it can be read. */
export const readTheme = (stored: unknown): OwnTheme =>
	typeof stored === 'object' && stored !== null ? (stored as OwnTheme) : {};
