// Stays at the bottom of a form that was changed: what is unsaved, and the two ways out. Ctrl+S saves; a user who goes elsewhere is
// asked first.
import { useEffect, useEffectEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useTexts } from '../platform/environment.tsx';
import { Button } from './button.tsx';
import { LeaveGuard, type Saving } from './leave-guard.tsx';
import { useLowerEdge } from './lower-edge.ts';

export interface SaveBarProps {
	dirty: boolean;
	busy?: boolean;
	/** False where it could not be saved: a user who was about to leave stays, and sees why. */
	onSave(): Saving;
	onDiscard(): void;
}

/** A number is known only when its field is left: who saves from within it has typed it all the same. */
function settleNumber(): void {
	const field = document.activeElement;
	if (!(field instanceof HTMLElement) || field.role !== 'spinbutton') return;
	flushSync(() => field.blur());
	field.focus();
}

export function SaveBar({ dirty, busy = false, onSave, onDiscard }: SaveBarProps) {
	const t = useTexts();
	const bar = useRef<HTMLElement>(null);
	useLowerEdge(bar, dirty);
	const save = useEffectEvent(() => {
		if (dirty && !busy) onSave();
	});
	useEffect(() => {
		const press = (event: KeyboardEvent) => {
			if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
			event.preventDefault();
			settleNumber();
			save();
		};
		// On the way down: lists and fields keep many keys to themselves.
		window.addEventListener('keydown', press, true);
		return () => window.removeEventListener('keydown', press, true);
	}, []);
	return (
		<div className="sticky bottom-0 z-10">
			<LeaveGuard dirty={dirty} onSave={onSave} onDiscard={onDiscard} />
			{dirty && (
				<section
					ref={bar}
					aria-label={t('kit.unsaved')}
					data-save-bar
					className="mt-4 flex flex-wrap items-center justify-between gap-3 rounded-theme border border-strong-line bg-surface px-5 py-3 shadow-lg shadow-popover-shadow"
				>
					<p role="status" className="font-semibold">
						{t('kit.unsaved')}
					</p>
					<div className="flex flex-wrap gap-2">
						<Button onClick={onDiscard} disabled={busy}>
							{t('kit.discard')}
						</Button>
						<Button colour="primary" busy={busy} onClick={onSave} aria-keyshortcuts="Control+S">
							{t('kit.save')}
						</Button>
					</div>
				</section>
			)}
		</div>
	);
}
