// Short messages at the bottom: as long as it takes to read them, longer while a user points at them or has the focus in them.
// Errors are kept in the notices as well.
import './toasts.css';
import { IconX } from '@tabler/icons-react';
import { useEffect, useMemo, useRef } from 'react';
import { ToastContainer, type ToastTransitionProps, toast } from 'react-toastify/unstyled';
import { useTexts } from '../platform/environment.tsx';
import { Notice, type NoticeKind } from './notice.tsx';
import { useNotices } from './notices.tsx';
import { readingTime } from './reading-time.ts';
import { useThemeScope } from './theme-scope.tsx';
import { useMeasuredToasts } from './toast-room.ts';

/** A user who is offered something needs the time to decide. */
const offeredFor = 8000;
const attended = ':hover, :focus-within';

/** Begins to count unless a user already attends to what is there; leaves at once, as the fading is left to CSS. */
function Appearance({ isIn, done, nodeRef, playToast, children }: ToastTransitionProps) {
	// biome-ignore lint/correctness/useExhaustiveDependencies: the library hands new functions to each rendering
	useEffect(() => {
		if (!isIn) done();
		else if (!nodeRef.current?.closest('[data-toasts]')?.matches(attended)) playToast();
	}, [isIn]);
	return children;
}

/** Toasts are light wherever they are; the look of the administration is anyway. */
const alwaysLight = (look: ReturnType<typeof useThemeScope>) =>
	look['data-look'] === 'shop' && { 'data-theme': 'light' };

export function Toasts() {
	const t = useTexts();
	const look = useThemeScope();
	const place = useRef<HTMLDivElement>(null);
	useMeasuredToasts(place);
	useEffect(() => {
		const element = place.current;
		if (!element) return;
		const pause = () => toast.pause();
		// Whether the pointer or the focus is still inside is known after the event.
		const play = () => requestAnimationFrame(() => !element.matches(attended) && toast.play());
		const on = { mouseenter: pause, focusin: pause, mouseleave: play, focusout: play };
		for (const [name, listener] of Object.entries(on)) element.addEventListener(name, listener);
		return () => {
			for (const [name, listener] of Object.entries(on)) element.removeEventListener(name, listener);
		};
	}, []);
	return (
		// A dialog hides everything beside itself from screen readers, but not what says that it belongs on top.
		<div {...look} {...alwaysLight(look)} ref={place} data-toasts data-react-aria-top-layer="true">
			<ToastContainer
				position="bottom-center"
				theme="light"
				pauseOnHover={false}
				hideProgressBar
				draggable={false}
				newestOnTop
				icon={false}
				transition={Appearance}
				aria-label={t('kit.notifications')}
				closeButton={({ closeToast }) => (
					<button
						type="button"
						aria-label={t('common.close')}
						onClick={closeToast}
						className="absolute end-1.5 top-1.5 grid size-9 cursor-pointer place-items-center rounded-theme hover:underline pointer-coarse:size-11"
					>
						<IconX aria-hidden size={18} />
					</button>
				)}
			/>
		</div>
	);
}

/** Something that can be done about what is said, such as taking it back. */
export interface ToastAction {
	label: string;
	run(): void;
	/** It takes the focus: what had it is gone, and a user who has no mouse would not come here in time. */
	focused?: boolean;
}

const focusOnce = (element: HTMLElement | null) => element?.focus();

export const dismissToast = (shown: ReturnType<typeof showToast>) => toast.dismiss(shown);

/** For those who are not inside of a KitProvider; all others take `useToast`. */
export const showToast = (kind: NoticeKind, text: string, action?: ToastAction) =>
	toast(
		({ closeToast }) => (
			<Notice kind={kind}>
				<p className="pe-9">{text}</p>
				{action && (
					<button
						type="button"
						ref={action.focused ? focusOnce : undefined}
						onClick={() => {
							closeToast();
							action.run();
						}}
						className="mt-1 inline-flex min-h-8 cursor-pointer items-center rounded-theme font-bold underline underline-offset-2 pointer-coarse:min-h-11"
					>
						{action.label}
					</button>
				)}
			</Notice>
		),
		{
			role: kind === 'danger' || kind === 'warning' ? 'alert' : 'status',
			autoClose: Math.max(readingTime(text), action ? offeredFor : 0),
		},
	);

interface Toast {
	/** What the same user of toasts has said to be wrong is settled by it. */
	success(text: string): void;
	info(text: string): void;
	warning(text: string): void;
	/** Also kept in the notices. */
	error(text: string): void;
	/** The errors that it has said are gone, as what was tried has worked. */
	settle(): void;
}

export function useToast(): Toast {
	const { keep } = useNotices();
	return useMemo(() => {
		const wrong = new Set<ReturnType<typeof showToast>>();
		const settle = () => {
			for (const shown of wrong) dismissToast(shown);
			wrong.clear();
		};
		return {
			settle,
			success: (text) => {
				settle();
				showToast('success', text);
			},
			info: (text) => showToast('info', text),
			warning: (text) => showToast('warning', text),
			error: (text) => {
				wrong.add(showToast('danger', text));
				keep('danger', text);
			},
		};
	}, [keep]);
}
