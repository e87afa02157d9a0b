// Around what became of a text: it opens below the form, where no one would look for it.
import { type ReactNode, useEffect, useRef } from 'react';
import { usePlatform } from '../../platform/environment.tsx';

/** @param loaded whether it has its height */
export function HistoryFrame({ loaded, children }: { loaded: boolean; children: ReactNode }) {
	const { t } = usePlatform();
	const frame = useRef<HTMLElement>(null);
	useEffect(() => {
		if (loaded) frame.current?.scrollIntoView({ block: 'nearest' });
	}, [loaded]);
	return (
		<section ref={frame} aria-label={t('textEditing.history')} className="scroll-my-4">
			{children}
		</section>
	);
}
