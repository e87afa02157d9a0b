// The tools of those who look after the products: loaded for readers who are signed in, and for nobody else.
import { useEffect, useState } from 'react';
import { sessionOf } from '../../platform/session.ts';

type Tools = typeof import('../../product-controls/controls.ts');

export function useTools(): Tools | undefined {
	const [tools, setTools] = useState<Tools>();
	useEffect(() => {
		if (sessionOf() === 'user') import('../../product-controls/controls.ts').then(setTools, () => undefined);
	}, []);
	return tools;
}
