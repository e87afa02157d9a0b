// The rights as people think of them: areas of the shop, each not at all, to view or to change. What is stored is a list of rights.
import { mayDo, type Right } from '../../../rules/permissions.ts';

export const levels = ['none', 'view', 'change'] as const;
export type Level = (typeof levels)[number];

export interface Area {
	/** As in its texts. */
	id: 'area' | 'order' | 'product' | 'category' | 'price' | 'user' | 'role' | 'content' | 'text' | 'tenant' | 'crm';
	/** The right of each level; an area may lack one. */
	rights: Readonly<Partial<Record<Exclude<Level, 'none'>, Right>>>;
}

export const areas: readonly Area[] = [
	{ id: 'area', rights: { view: 'gAdminArea' } },
	{ id: 'order', rights: { view: 'qOrder', change: 'mOrder' } },
	{ id: 'product', rights: { view: 'qProd', change: 'mProd' } },
	{ id: 'category', rights: { view: 'qCat', change: 'mCat' } },
	{ id: 'price', rights: { view: 'qPrice', change: 'mPrice' } },
	{ id: 'user', rights: { view: 'qUser', change: 'mUser' } },
	{ id: 'role', rights: { change: 'mRole' } },
	{ id: 'content', rights: { view: 'qContent', change: 'mContent' } },
	{ id: 'text', rights: { view: 'qLocalisation', change: 'mLocalisation' } },
	{ id: 'tenant', rights: { view: 'qTenant', change: 'mTenant' } },
	{ id: 'crm', rights: { view: 'qCRM', change: 'mCRM' } },
];

export const levelsOf = ({ rights }: Area): Level[] =>
	levels.filter((level) => level === 'none' || rights[level] !== undefined);

/** The highest of them: who may change may view. */
export function levelOf({ rights: { view, change } }: Area, access: readonly Right[]): Level {
	const holder = { roles: [{ admin: false, access }] };
	if (change && mayDo(holder, change)) return 'change';
	return view && mayDo(holder, view) ? 'view' : 'none';
}

/** The order of the others stays as it is. */
export function withLevel({ rights }: Area, access: readonly Right[], level: Level): Right[] {
	const others = access.filter((right) => right !== rights.view && right !== rights.change);
	const right = level === 'none' ? undefined : rights[level];
	return right ? [...others, right] : others;
}
