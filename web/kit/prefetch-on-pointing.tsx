// Inside of it only what is pointed at, or has the focus, is fetched ahead: for screens that show links to dozens of others all the time.
import { type ReactNode, useContext, useMemo } from 'react';
import { PrefetchContext } from '../platform/near-link.tsx';

export function PrefetchOnPointing({ children }: { children: ReactNode }) {
	const queue = useContext(PrefetchContext);
	const patient = useMemo(() => queue && { ...queue, near: () => undefined, gone: () => undefined }, [queue]);
	return <PrefetchContext value={patient}>{children}</PrefetchContext>;
}
