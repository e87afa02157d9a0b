// The draft: what was changed, back and forth, and kept on the server a moment after each change. Whatever cannot be kept stays here.
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { OwnTheme } from '../../rules/theme/theme.ts';
import { ApiFailure } from '../platform/api.ts';
import { usePlatform } from '../platform/environment.tsx';
import type { Data } from '../platform/graphql.ts';
import { sessionOf } from '../platform/session.ts';
import { changed, redone, undone } from './history.ts';
import { keepHistory, recallHistory } from './stored-history.ts';
import { saveThemeDraftDocument } from './theme-editor.documents.ts';

type Saving = 'asPublished' | 'saved' | 'unsaved' | 'saving' | 'failed' | 'conflict' | 'signedOut';

export interface Draft {
	own: OwnTheme;
	saving: Saving;
	/** What the server has against it, in its own words. */
	refused: string | undefined;
	canUndo: boolean;
	canRedo: boolean;
	undo(): void;
	redo(): void;
	/** @param about changes of the same thing in quick succession are taken back as one */
	change(next: OwnTheme, about: string): void;
	/** Keeps what is not kept yet. @returns whether all of it is */
	flush(): Promise<boolean>;
	/** The server has this now: a version that was brought back, or what is published. */
	adopt(theme: OwnTheme, seen: string | null, about: string): void;
	/** Publishes what is kept, by this call that gets the time of the draft that is known here. Throws where the server could not be asked. */
	publish(call: (seen: string | null) => Promise<boolean>): Promise<boolean>;
	/** Writes over what another user has kept meanwhile. */
	insist(seen: string | null): Promise<boolean>;
}

const outcomes: Readonly<Record<string, Saving>> = { changedMeanwhile: 'conflict', signedOut: 'signedOut' };

/** A session that has ended may have become a guest's, who has no right to anything here. */
const isSignedOut = (reason: unknown): boolean =>
	reason instanceof ApiFailure &&
	(reason.unauthorized || reason.code === 'FORBIDDEN' || reason.code === 'UNAUTHORIZED');

/** How often it is tried whether a user has signed in again, in another tab. */
const signInPause = 4000;

/** Long enough to type a colour, short enough to lose nothing. */
const quiet = 600;

export function useDraft(initial: OwnTheme, initiallySeen: string | null): Draft {
	const { ask } = usePlatform();
	const [history, setHistory] = useState(() => recallHistory(initial));
	const [saving, setSaving] = useState<Saving>(initiallySeen === null ? 'asPublished' : 'saved');
	const [refused, setRefused] = useState<string>();
	const kept = useRef(initial);
	const latest = useRef(initial);
	const seen = useRef(initiallySeen);
	const queue = useRef<Promise<boolean>>(Promise.resolve(true));
	/** Why the server could not be asked. */
	const cause = useRef<unknown>(undefined);

	const become = (next: typeof history) => {
		latest.current = next.present;
		setHistory(next);
		if (next.present !== kept.current) setSaving((before) => (before === 'conflict' ? before : 'unsaved'));
	};

	/** @returns what the server has against it */
	async function send(theme: OwnTheme) {
		const given = { theme, seen: seen.current };
		const answer = (await ask(saveThemeDraftDocument, given)) as Data<typeof saveThemeDraftDocument>;
		const { faults, state } = answer.saveThemeDraft;
		if (faults[0]) return faults[0];
		kept.current = theme;
		seen.current = state.draftUpdatedAt;
		return undefined;
	}

	/** How things stand when nothing is on its way. */
	const settle = () => {
		const calm = seen.current === null ? 'asPublished' : 'saved';
		setSaving(latest.current === kept.current ? calm : 'unsaved');
	};

	async function saveOnce(): Promise<boolean> {
		setRefused(undefined);
		if (latest.current !== kept.current) {
			setSaving('saving');
			cause.current = undefined;
			const error = await send(latest.current).catch((reason: unknown) => {
				cause.current = reason;
				return { code: isSignedOut(reason) ? 'signedOut' : 'unreachable', path: '', message: '' };
			});
			if (error) {
				setSaving(outcomes[error.code] ?? 'failed');
				if (error.path) setRefused(`${error.path}: ${error.message}`);
				return false;
			}
		}
		settle();
		return true;
	}

	/** One after the other: each must know what the one before it has left. */
	const flush = (): Promise<boolean> => {
		queue.current = queue.current.then(saveOnce);
		return queue.current;
	};
	const keep = useEffectEvent(flush);
	// biome-ignore lint/correctness/useExhaustiveDependencies: every further change begins the wait anew
	useEffect(() => {
		if (saving !== 'unsaved') return;
		const waiting = setTimeout(() => void keep(), quiet);
		return () => clearTimeout(waiting);
	}, [saving, history.present]);
	useEffect(() => {
		if (saving !== 'signedOut') return;
		const trying = setInterval(() => {
			if (sessionOf() === 'user') void keep();
		}, signInPause);
		return () => clearInterval(trying);
	}, [saving]);
	useEffect(() => {
		if (saving === 'saved' || saving === 'asPublished') keepHistory(history);
	}, [saving, history]);
	useEffect(() => {
		if (saving === 'saved' || saving === 'asPublished') return;
		const ask = (event: BeforeUnloadEvent) => event.preventDefault();
		window.addEventListener('beforeunload', ask);
		return () => window.removeEventListener('beforeunload', ask);
	}, [saving]);

	return {
		own: history.present,
		saving,
		refused,
		canUndo: history.past.length > 0,
		canRedo: history.future.length > 0,
		undo: () => become(undone(history)),
		redo: () => become(redone(history)),
		change: (next, about) => become(changed({ ...history, present: latest.current }, next, about, Date.now())),
		flush,
		adopt(theme, since, about) {
			kept.current = theme;
			seen.current = since;
			become(changed(history, theme, about, Date.now()));
			settle();
		},
		async publish(call) {
			if (!(await flush())) {
				if (cause.current !== undefined) throw cause.current;
				return false;
			}
			if (!(await call(seen.current))) return false;
			seen.current = null;
			settle();
			return true;
		},
		insist(since) {
			seen.current = since;
			return flush();
		},
	};
}
