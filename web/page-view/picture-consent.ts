// Whether pictures of other sites may be loaded: where the visitor has agreed, for good or for this visit of the page.
import { useSyncExternalStore } from 'react';
import { readConsent } from '../platform/consent.ts';

const changed = 'platen:pictures';
let once = false;

const mayLoadPictures = (): boolean => once || readConsent()?.choices.external === true;

export function loadPicturesOnce(): void {
	once = true;
	window.dispatchEvent(new Event(changed));
}

function subscribe(notify: () => void): () => void {
	// What was agreed to in the banner is in the storage when its focus goes elsewhere.
	window.addEventListener(changed, notify);
	window.addEventListener('focusin', notify);
	return () => {
		window.removeEventListener(changed, notify);
		window.removeEventListener('focusin', notify);
	};
}

export const useMayLoadPictures = (): boolean => useSyncExternalStore(subscribe, mayLoadPictures, () => false);
