// Whether React has taken the page over. The first rendering in the browser must be what the server sent: what only the browser
// knows (its address, its storage, that a script runs at all) comes with the second.
import { useSyncExternalStore } from 'react';

const never = () => () => {};

export const useHydrated = (): boolean =>
	useSyncExternalStore(
		never,
		() => true,
		() => false,
	);
