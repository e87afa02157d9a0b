// Where a reader of the page of prices chooses a plan: who looks after a shop, in its settings; everyone else begins with an account.
import { useMe } from '../../account/use-me.ts';
import { useHydrated } from '../../platform/hydrated.ts';
import { sessionOf } from '../../platform/session.ts';

/** @returns undefined for those who have nothing to choose it for, and as long as that is not known */
export function usePlanPage(): string | undefined {
	const isUser = useHydrated() && sessionOf() === 'user';
	const { data: me } = useMe(isUser);
	const isOwner = ['gAdminArea', 'qTenant'].every((right) => me?.rights.some((held) => held === right));
	return isOwner ? '/admin/settings/subscription' : undefined;
}
