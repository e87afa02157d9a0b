// What stands in the query of this page. The page was written for everybody, without it: it is known once React has taken over.
import { useLocation } from 'react-router';
import { useHydrated } from '../platform/hydrated.ts';

/** @returns undefined as long as nobody can know */
export function useQueryValue(name: string): string | null | undefined {
	const { search } = useLocation();
	return useHydrated() ? new URLSearchParams(search).get(name) : undefined;
}
