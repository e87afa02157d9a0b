// What a reader sees of a page that is on its way: a bar at the upper edge when it takes a while, and a notice with a way to try again
// when nothing comes. Until then the page stays as it is, with what was typed into it.
import type { createBrowserRouter } from 'react-router';
import { buttonClass } from '../kit/button-style.ts';
import type { Platform } from '../platform/environment.tsx';

type Router = ReturnType<typeof createBrowserRouter>;

/** What comes sooner needs no sign. */
const slowAfterMs = 300;
/** A notice that comes back at once would seem not to have taken the press. */
const againAfterMs = 700;

const barLook = 'pointer-events-none fixed inset-x-0 top-0 z-50 h-1 bg-surface print:hidden';
const noticeLook =
	'fixed inset-x-4 top-4 z-50 mx-auto flex w-fit max-w-prose flex-wrap items-center gap-3 rounded-theme border border-line bg-raised px-4 py-3 text-text shadow-lg shadow-popover-shadow print:hidden';

function element<K extends keyof HTMLElementTagNameMap>(
	tag: K,
	className: string,
	text = '',
): HTMLElementTagNameMap[K] {
	const created = document.createElement(tag);
	created.className = className;
	created.textContent = text;
	return created;
}

function createBar({ t }: Platform): HTMLElement {
	const bar = element('div', barLook);
	bar.role = 'progressbar';
	bar.ariaLabel = t('common.loading');
	const done = bar.appendChild(element('div', 'h-full origin-left bg-accent rtl:origin-right'));
	const still = { transform: 'scaleX(0.5)' };
	const steps = matchMedia('(prefers-reduced-motion: reduce)').matches
		? [still, still]
		: [{ transform: 'scaleX(0.1)' }, { transform: 'scaleX(0.7)', offset: 0.2 }, { transform: 'scaleX(0.95)' }];
	done.animate(steps, { duration: 10_000, fill: 'forwards', easing: 'ease-out' });
	return bar;
}

function createButton(text: string, colour: 'primary' | 'neutral', press: () => void): HTMLButtonElement {
	const button = element('button', buttonClass(colour, 'small', false), text);
	button.type = 'button';
	button.addEventListener('click', press);
	return button;
}

/** Shows how the navigations of this document get on. */
export function watchNavigations(platform: Platform, router: Router) {
	const { t } = platform;
	const waiting = new Set<() => void>();
	let bar: HTMLElement | undefined;
	let notice: HTMLElement | undefined;
	let timer: ReturnType<typeof setTimeout> | undefined;
	/** What had the focus before the notice took it. */
	let focused: Element | null = null;

	const isLoading = () => router.state.navigation.state === 'loading';
	const isLost = () => waiting.size > 0 || navigator.onLine === false;

	function hideNotice(): void {
		const hadFocus = notice?.contains(document.activeElement);
		notice?.remove();
		notice = undefined;
		if (hadFocus && focused instanceof HTMLElement) focused.focus({ preventScroll: true });
	}

	function retry(): void {
		hideNotice();
		for (const resolve of waiting) resolve();
		waiting.clear();
		clearTimeout(timer);
		timer = setTimeout(showSigns, againAfterMs);
	}

	function showNotice(): void {
		if (notice) return;
		notice = element('div', noticeLook);
		notice.role = 'alert';
		const again = createButton(t('common.tryAgain'), 'primary', retry);
		notice.append(
			element('p', 'min-w-0 grow basis-64', t('common.networkError')),
			again,
			createButton(t('common.close'), 'neutral', hideNotice),
		);
		document.body.append(notice);
		focused = document.activeElement;
		// Whoever types meanwhile goes on typing.
		if (!focused?.matches('input, textarea, select, [contenteditable]')) again.focus();
	}

	function showSigns(): void {
		if (!isLoading()) return;
		if (isLost()) showNotice();
		bar ??= document.body.appendChild(createBar(platform));
	}

	router.subscribe(({ navigation }) => {
		clearTimeout(timer);
		if (navigation.state === 'loading') {
			timer = setTimeout(showSigns, slowAfterMs);
			return;
		}
		bar?.remove();
		bar = undefined;
		waiting.clear();
		hideNotice();
	});
	if (isLoading()) timer = setTimeout(showSigns, slowAfterMs);
	window.addEventListener('offline', () => showSigns());
	window.addEventListener('online', () => isLoading() && retry());

	/** Resolves when what was lost is to be asked for again. */
	return () =>
		new Promise<void>((resolve) => {
			waiting.add(resolve);
			showSigns();
		});
}
