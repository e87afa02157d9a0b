import { expect, it } from 'vitest';
import { mayDo } from './permissions.ts';

const withAccess = (...access: Parameters<typeof mayDo>[1][]) => ({ roles: [{ admin: false, access }] });

it('nobody may do nothing', () => {
	expect(mayDo(undefined, 'qProd')).toBe(false);
	expect(mayDo({ roles: [] }, 'qProd')).toBe(false);
});

it('an admin role may do everything', () => {
	expect(mayDo({ roles: [{ admin: true, access: [] }] }, 'mRole')).toBe(true);
});

it('one of the roles is enough', () => {
	expect(mayDo({ roles: [...withAccess('qCat').roles, ...withAccess('mProd').roles] }, 'mProd')).toBe(true);
});

it('who may write may read, not the other way round', () => {
	expect(mayDo(withAccess('mProd'), 'qProd')).toBe(true);
	expect(mayDo(withAccess('qProd'), 'mProd')).toBe(false);
});
