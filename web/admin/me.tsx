// Who works here, and what they may do. The screens show accordingly; the API asks again.
import { createContext, useContext } from 'react';
import { type Holder, isRight, type Right } from '../../rules/permissions.ts';
import type { meDocument } from '../platform/backoffice/me.documents.ts';
import type { Data } from '../platform/graphql.ts';
import type { Need } from './routes.ts';

export interface Me extends Omit<Data<typeof meDocument>['me'], 'rights'> {
	rights: readonly Right[];
	/** Has an admin role. */
	isAdmin: boolean;
	/** As the rules know it: what may be given is asked of them. */
	holder: Holder;
}

export const readMe = ({ rights, ...me }: Data<typeof meDocument>['me']): Me => ({
	...me,
	rights: rights.filter(isRight),
	isAdmin: me.roles.some(({ admin }) => admin),
	holder: { roles: me.roles.map(({ admin, access }) => ({ admin, access: access.filter(isRight) })) },
});

const MeContext = createContext<Me | undefined>(undefined);
export const MeProvider = MeContext.Provider;

export function useMe(): Me {
	const me = useContext(MeContext);
	if (!me) throw new Error('nobody is known here');
	return me;
}

export const has = (me: Me, right: Right): boolean => me.rights.includes(right);

export function mayOpen(me: Me, needs: Need): boolean {
	if (needs === 'area') return true;
	if (needs === 'operator') return me.admin;
	return needs === 'admin' ? me.isAdmin : needs.some((right) => has(me, right));
}
