// Stays at the bottom of a form: what is unsaved, and the ways out. A form that changes something shows it once something was changed, a form
// for something new from the start. Ctrl+S saves; a user who goes elsewhere is asked first.
import { type FocusEvent, type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useTexts } from '../platform/environment.tsx';
import { Button } from './button.tsx';
import { useConfirm } from './confirm.tsx';
import { LeaveGuard, type Saving } from './leave-guard.tsx';
import { useLowerEdge } from './lower-edge.ts';
import { Notice } from './notice.tsx';
import { useRoomForToasts } from './toast-room.ts';
import { dismissToast, showToast } from './toasts.tsx';

/** Others have saved the same thing since it was opened. */
export interface EditConflict {
	/** What they have changed, in words. */
	fields: readonly string[];
	/** Those of them that were changed here as well. */
	both: readonly string[];
	/** Goes on with what was typed, upon what they have saved. */
	keepMine(): void;
	takeTheirs(): void;
}

export interface SaveBarProps {
	dirty: boolean;
	busy?: boolean;
	/** Something new: its button is there before anything was typed, and the first field has the focus. */
	create?: boolean;
	/** Something that was typed keeps it from being saved: under the last field there is room for the toast that says so. */
	wrong?: boolean | undefined;
	/** Why it could not be saved. */
	failure?: string | undefined;
	conflict?: EditConflict | undefined;
	/** False where it could not be saved: a user who was about to leave stays, and sees why. */
	onSave(): Saving;
	onDiscard(): void;
	/** Keeps what was typed; its result puts that back once it was discarded. Without it a user is asked before anything is discarded. */
	snapshot?(): () => void;
}

/** A number is known only when its field is left: who saves from within it has typed it all the same. */
function settleNumber(): void {
	const field = document.activeElement;
	if (!(field instanceof HTMLElement) || field.role !== 'spinbutton') return;
	flushSync(() => field.blur());
	field.focus();
}

/**
 * Once it was saved the bar goes, and the focus would go with it: a user who works with the keyboard is brought back to where they came from, or to the
 * screen itself. Within the bar, as what is outside of it hears of its end when the focus is gone already.
 */
function FocusAfterwards({ origin }: { origin: RefObject<EventTarget | null> }) {
	useLayoutEffect(
		() => () => {
			if (!document.activeElement?.closest('[data-save-bar]')) return;
			requestAnimationFrame(() => {
				if (document.activeElement !== document.body) return;
				const { current: last } = origin;
				const isThere = last instanceof HTMLElement && last.isConnected;
				const target = isThere ? last : document.querySelector<HTMLElement>('#content');
				target?.focus({ preventScroll: true });
			});
		},
		[origin],
	);
	return null;
}

const firstField = () =>
	document.querySelector<HTMLElement>('#content :is(input, textarea, select):not(:disabled, [type=hidden])');

export function SaveBar(props: SaveBarProps) {
	const { dirty, busy = false, create = false, wrong = false, failure, conflict, onSave, onDiscard } = props;
	const t = useTexts();
	const bar = useRef<HTMLElement>(null);
	const discard = useDiscard(props);
	const shown = dirty || create;
	useLowerEdge(bar, shown);
	const origin = useRef<EventTarget>(null);
	const keepOrigin = ({ currentTarget, relatedTarget }: FocusEvent) => {
		if (relatedTarget && !currentTarget.contains(relatedTarget)) origin.current = relatedTarget;
	};
	useEffect(() => {
		if (create) firstField()?.focus();
	}, [create]);
	const save = useEffectEvent(() => {
		if (shown && !busy && !conflict) onSave();
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
	const state = t(create ? 'kit.notCreated' : 'kit.unsaved');
	const room = useRoomForToasts(wrong);
	return (
		<>
			{/* Only where the bar, and with it the toast, stands at the lower edge. */}
			<div
				aria-hidden
				style={room}
				className="h-[clamp(0px,var(--toast-room)_-_var(--lower-edge,0px),var(--lower-edge,0px)_*_9)]"
			/>
			<div className="sticky bottom-0 z-10">
				<LeaveGuard dirty={dirty} onSave={onSave} onDiscard={onDiscard} />
				{shown && (
					<section
						ref={bar}
						aria-label={state}
						data-save-bar
						onFocus={keepOrigin}
						className="mt-4 flex flex-wrap items-center justify-between gap-3 rounded-theme border border-strong-line bg-surface px-5 py-3 shadow-lg shadow-popover-shadow"
					>
						<FocusAfterwards origin={origin} />
						{/* Beside the button that was pressed, wherever on a long form that was. */}
						<div role="alert" className="w-full empty:hidden">
							{conflict ? <Conflict {...conflict} /> : failure && <Notice kind="danger">{failure}</Notice>}
						</div>
						<p role="status" className="font-semibold">
							{state}
						</p>
						<div className="flex flex-wrap gap-2">
							{dirty && (
								<Button onClick={discard} disabled={busy}>
									{t('kit.discard')}
								</Button>
							)}
							<Button
								colour="primary"
								busy={busy}
								disabled={conflict !== undefined}
								onClick={onSave}
								aria-keyshortcuts="Control+S"
							>
								{t(create ? 'kit.create' : 'kit.save')}
							</Button>
						</div>
					</section>
				)}
			</div>
		</>
	);
}

/** What was discarded can be brought back, as long as this form stands; where it could not, a user is asked. */
function useDiscard({ onDiscard, snapshot }: SaveBarProps): () => Promise<void> {
	const t = useTexts();
	const confirm = useConfirm();
	const offered = useRef<ReturnType<typeof showToast>>(undefined);
	useEffect(
		() => () => {
			if (offered.current) dismissToast(offered.current);
		},
		[],
	);
	return async () => {
		if (!snapshot) {
			const question = { title: t('kit.discardAsk'), text: t('kit.discardText'), confirmLabel: t('kit.discard') };
			if (await confirm({ ...question, colour: 'danger', isCautious: true })) onDiscard();
			return;
		}
		const restore = snapshot();
		onDiscard();
		if (offered.current) dismissToast(offered.current);
		offered.current = showToast('info', t('kit.discarded'), { label: t('kit.undo'), run: restore });
	};
}

/** Nothing is lost: one goes on with what was typed, or takes what the others have saved. */
function Conflict({ fields, both, keepMine, takeTheirs }: EditConflict) {
	const t = useTexts();
	const theirs = fields.filter((field) => !both.includes(field));
	return (
		<Notice
			kind="warning"
			action={
				<div className="flex flex-wrap gap-2">
					<Button size="small" onClick={keepMine}>
						{t('kit.keepMine')}
					</Button>
					<Button size="small" onClick={takeTheirs}>
						{t('kit.takeTheirs')}
					</Button>
				</div>
			}
		>
			<p>{t('kit.conflict')}</p>
			{theirs.length > 0 && <p className="mt-1">{t('kit.conflictFields', { fields: theirs.join(', ') })}</p>}
			{both.length > 0 && <p className="mt-1">{t('kit.conflictBoth', { fields: both.join(', ') })}</p>}
		</Notice>
	);
}
