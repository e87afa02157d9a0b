// What has become of a visit of the editor, where the browser comes back to: seen and read out first, wherever that is.
import { useEffect, useRef } from 'react';
import { Notice } from '../../kit/notice.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import { useHydrated } from '../../platform/hydrated.ts';
import { useRouteLocation } from '../../platform/page.ts';

const outcomes = { saved: 'success', unchanged: 'info' } as const;

const isOutcome = (text: string | null): text is keyof typeof outcomes =>
	text !== null && Object.hasOwn(outcomes, text);

/** @returns for what takes the focus once the page runs; it needs a `tabIndex` */
function useArrival<Place extends HTMLElement>(isArrived: boolean) {
	const place = useRef<Place>(null);
	useEffect(() => {
		if (!isArrived) return;
		place.current?.scrollIntoView({ block: 'nearest' });
		place.current?.focus({ preventScroll: true });
	}, [isArrived]);
	return place;
}

export function useEditorOutcome() {
	const named = useRouteLocation().search.get('editor');
	// Pages are rendered without what the address says of a visit.
	const isHydrated = useHydrated();
	return isHydrated && isOutcome(named) ? named : undefined;
}

export function EditorReturn() {
	const { t } = usePlatform();
	const outcome = useEditorOutcome();
	const place = useArrival<HTMLDivElement>(outcome !== undefined);
	return (
		outcome && (
			<div ref={place} tabIndex={-1} role="status" className="mt-4 max-w-2xl scroll-mt-4 outline-none">
				<Notice kind={outcomes[outcome]}>{t(`printData.editor.${outcome}`)}</Notice>
			</div>
		)
	);
}
