// What stands in the query of this page. The page was written for everyone, without it: it is known once React has taken over.
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useHydrated } from '../platform/hydrated.ts';

/** @returns nothing as long as no one can know */
export function useQueryString(): string {
	const { search } = useLocation();
	return useHydrated() ? search : '';
}

/** @returns undefined as long as no one can know */
export function useQueryValue(name: string): string | null | undefined {
	const { search } = useLocation();
	return useHydrated() ? new URLSearchParams(search).get(name) : undefined;
}

/**
 * A token that came with a link of a mail. It leaves the address bar, so that no one reads it there and no other address learns it; a
 * page that is loaded again still knows it.
 * @returns undefined as long as no one can know
 */
export function useToken(): string | null | undefined {
	const given = useQueryValue('token');
	const { state, search } = useLocation();
	const kept: unknown = state?.token;
	const navigate = useNavigate();
	useEffect(() => {
		if (!given) return;
		const rest = new URLSearchParams(search);
		rest.delete('token');
		void navigate({ search: rest.toString() }, { replace: true, state: { token: given }, preventScrollReset: true });
	}, [given, search, navigate]);
	return given === null && typeof kept === 'string' ? kept : given;
}
