// Name and address of who is signed in, for a form that everyone may fill in.
import { useMe } from '../../account/use-me.ts';
import { usePlatform } from '../../platform/environment.tsx';
import { useHydrated } from '../../platform/hydrated.ts';
import { sessionOf } from '../../platform/session.ts';

/** Empty for those who are not, and as long as nobody knows. */
export function useKnownPerson(longestName: number): { name: string; email: string } {
	const { person } = usePlatform();
	// The server has written it into the page, unless their session had to be renewed first.
	const hasSession = useHydrated() && sessionOf() !== undefined && person === undefined;
	const { data: me } = useMe(hasSession);
	const profileValue = (field: string) => me?.profile?.values.find(({ fieldName }) => fieldName === field)?.value ?? '';
	const name = [profileValue('firstName'), profileValue('surname')].filter(Boolean).join(' ');
	const { name: whole, email } = person ?? { name, email: me?.email ?? '' };
	return { name: whole.slice(0, longestName), email };
}
