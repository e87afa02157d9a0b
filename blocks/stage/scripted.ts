// Whether scripts run: what needs them is shown once they do, in place of what works without them.
import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

export const useScripted = (): boolean =>
	useSyncExternalStore(
		never,
		() => true,
		() => false,
	);
