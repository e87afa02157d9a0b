// What a user may do: the rights of the product, and the one question everybody asks.

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

interface Role {
	admin: boolean;
	access: readonly Right[];
}

export interface Holder {
	roles: readonly Role[];
}

const isRight = (name: string): name is Right => rights.some((right) => right === name);

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
