// The browser's title of a screen about one thing, once it is known: tabs and the history tell it from the others.
import { useEffect } from 'react';
import { usePlatform } from '../../platform/environment.tsx';

export function useScreenName(name: string): void {
	const { shopName } = usePlatform();
	useEffect(() => {
		document.title = `${name} · ${shopName}`;
	}, [name, shopName]);
}
