import { expect, it } from 'vitest';
import { covers, leavesNoAdmin, mayDo, rights } from './permissions.ts';

const withAccess = (...access: Parameters<typeof mayDo>[1][]) => ({ roles: [{ admin: false, access }] });

it('a visitor without a session has no rights', () => {
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

it('a user cannot grant rights that they lack', () => {
	const role = (...access: Parameters<typeof mayDo>[1][]) => [{ admin: false, access }];
	expect(covers(withAccess('mUser'), role('qUser'))).toBe(true);
	expect(covers(withAccess('qUser'), role('mUser'))).toBe(false);
	expect(covers(withAccess(...rights), [{ admin: true, access: [] }])).toBe(false);
	expect(covers({ roles: [{ admin: true, access: [] }] }, [{ admin: true, access: [] }, ...role('mRole')])).toBe(true);
	expect(covers(undefined, role('qUser'))).toBe(false);
	expect(covers(undefined, [])).toBe(true);
});

it('the last admin stays', () => {
	expect(leavesNoAdmin(['ada'], 'ada')).toBe(true);
	expect(leavesNoAdmin(['ada', 'bo'], 'ada')).toBe(false);
	expect(leavesNoAdmin(['bo'], 'ada')).toBe(false);
});
