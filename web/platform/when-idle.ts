// Work that can wait until the page is loaded and the browser has nothing else to do.

/** A browser that cannot tell when it is idle is given a moment; one that never is does it all the same. */
const aMoment = 200;
const longest = 2000;

export function whenIdle(work: () => void): void {
	const wait = () =>
		'requestIdleCallback' in window
			? requestIdleCallback(() => work(), { timeout: longest })
			: setTimeout(work, aMoment);
	if (document.readyState === 'complete') wait();
	else window.addEventListener('load', wait, { once: true });
}
