// Messages that stay until a user takes them away: two seconds of a toast are too short for some.
import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react';
import type { NoticeKind } from './notice.tsx';

export interface StoredNotice {
	id: number;
	kind: NoticeKind;
	text: string;
}

interface Notices {
	kept: readonly StoredNotice[];
	keep(kind: NoticeKind, text: string): void;
	dismiss(id: number): void;
	dismissAll(): void;
}

const NoticesContext = createContext<Notices | undefined>(undefined);

/** Older ones make room: no one reads a hundred. */
const atMost = 50;

export function NoticesProvider({ children }: { children: ReactNode }) {
	const [kept, setKept] = useState<readonly StoredNotice[]>([]);
	const keep = useCallback((kind: NoticeKind, text: string) => {
		setKept((before) => [{ id: (before[0]?.id ?? 0) + 1, kind, text }, ...before].slice(0, atMost));
	}, []);
	const notices = useMemo(
		() => ({
			kept,
			keep,
			dismiss: (id: number) => setKept((before) => before.filter((notice) => notice.id !== id)),
			dismissAll: () => setKept([]),
		}),
		[kept, keep],
	);
	return <NoticesContext value={notices}>{children}</NoticesContext>;
}

export function useNotices(): Notices {
	const notices = useContext(NoticesContext);
	if (!notices) throw new Error('no KitProvider around this component');
	return notices;
}
