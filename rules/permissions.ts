// What a user may do: the rights of the product, and the one question everyone asks.

export const rights = [
	'gAdminArea',
	'qUser',
	'mUser',
	'mRole',
	'qTenant',
	'mTenant',
	'qProd',
	'mProd',
	'qCat',
	'mCat',
	'qOrder',
	'mOrder',
	'qContent',
	'mContent',
	'qCRM',
	'mCRM',
	'qPrice',
	'mPrice',
	'qLocalisation',
	'mLocalisation',
] as const;

export type Right = (typeof rights)[number];

export interface RoleRights {
	admin: boolean;
	access: readonly Right[];
}

export interface Holder {
	roles: readonly RoleRights[];
}

export const isRight = (name: string): name is Right => rights.some((right) => right === name);

/** Who may write may read: the right to read that a right to write includes. */
function includedRight(right: Right): Right | undefined {
	const read = right.replace(/^m/, 'q');
	return read !== right && isRight(read) ? read : undefined;
}

export function mayDo(user: Holder | undefined, right: Right): boolean {
	return (user?.roles ?? []).some(
		(role) => role.admin || role.access.some((held) => held === right || includedRight(held) === right),
	);
}

/** Operators of the platform have a flag of their own: no role of a shop gives it. */
export const isOperator = (user: { admin?: boolean | undefined } | undefined): boolean => user?.admin === true;

/** Also one who has entered another shop as its technical user. */
export const isActingOperator = (
	user: { admin?: boolean | undefined; operator?: object | null | undefined } | undefined,
): boolean => isOperator(user) || (user?.operator !== undefined && user.operator !== null);

export const isAdmin = (user: Holder | undefined): boolean => (user?.roles ?? []).some((role) => role.admin);

/** No one gives what they do not hold, and no one changes a user who holds more than themselves. */
export const covers = (user: Holder | undefined, roles: readonly RoleRights[]): boolean =>
	roles.every((role) =>
		role.admin ? isAdmin(user) : role.access.every((right) => isAdmin(user) || mayDo(user, right)),
	);

/** A tenant without anyone who may do everything could not be mended from within. */
export const leavesNoAdmin = (activeAdmins: readonly string[], leaving: string): boolean =>
	activeAdmins.every((id) => id === leaving);
