// Several forms that are saved by one bar: what was typed into all of them, to be put back at once.
import type { SaveBarProps } from './save-bar.tsx';

export function snapshotAll(bars: readonly SaveBarProps[]): () => void {
	const restored = bars.map(({ snapshot }) => snapshot?.());
	return () => {
		for (const restore of restored) restore?.();
	};
}
