// What stands in place of the form: it is on its way, or it could not be had.
import { useEffect, useRef } from 'react';
import { Button } from '../../kit/button.tsx';
import { Notice } from '../../kit/notice.tsx';
import { Skeleton } from '../../kit/skeleton.tsx';
import { usePlatform } from '../../platform/environment.tsx';

export function Waiting({ text = '' }: { text?: string }) {
	const shown = useFocusOnShow<HTMLParagraphElement>(text !== '');
	return (
		<div className="min-h-dvh max-w-2xl">
			<p role="status" ref={shown} tabIndex={-1} className="mb-4 scroll-my-24 outline-none empty:hidden">
				{text}
			</p>
			{/* Where it is said what is waited for, nothing else is said. */}
			<div aria-hidden={text !== '' || undefined}>
				<Skeleton lines={8} />
			</div>
		</div>
	);
}

/** What takes the place of something else has the focus: who pressed a button there would be left below the end of the page. */
export function useFocusOnShow<Shown extends HTMLElement>(needed: boolean) {
	const shown = useRef<Shown>(null);
	useEffect(() => {
		if (needed) shown.current?.focus();
	}, [needed]);
	return shown;
}

interface FailureProps {
	text: string;
	/** Whether it stands in place of the form. */
	alone?: boolean;
	/** Whether it is being tried again. */
	busy?: boolean;
	onAgain(): void;
}

export function Failure({ text, alone = false, busy = false, onAgain }: FailureProps) {
	const { t } = usePlatform();
	const shown = useFocusOnShow<HTMLDivElement>(alone);
	const again = (
		<Button size="small" busy={busy} onClick={onAgain}>
			{t('common.tryAgain')}
		</Button>
	);
	return (
		<div
			role="alert"
			ref={shown}
			tabIndex={-1}
			data-outcome={(alone && !busy) || undefined}
			className="scroll-my-24 outline-none"
		>
			<Notice kind="danger" action={again}>
				{text}
			</Notice>
		</div>
	);
}
