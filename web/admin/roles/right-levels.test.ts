import { expect, it } from 'vitest';
import { rights } from '../../../rules/permissions.ts';
import { areas, levelOf, levelsOf, withLevel } from './right-levels.ts';

const area = (id: string) => areas.find((one) => one.id === id) ?? expect.fail(id);

it('every right of the shop stands in the grid exactly once', () => {
	const shown = areas.flatMap((one) => Object.values(one.rights));
	expect([...shown].sort()).toEqual([...rights].sort());
});

it('a level of the grid is one right, and the rights of other areas stay as they are', () => {
	const access = withLevel(area('order'), ['gAdminArea', 'qOrder', 'mContent'], 'change');
	expect(access).toEqual(['gAdminArea', 'mContent', 'mOrder']);
	expect(withLevel(area('order'), access, 'view')).toEqual(['gAdminArea', 'mContent', 'qOrder']);
	expect(withLevel(area('content'), access, 'none')).toEqual(['gAdminArea', 'mOrder']);
});

it('of a role that may view and change, the grid shows that it may change', () => {
	expect(levelOf(area('order'), ['qOrder', 'mOrder'])).toBe('change');
	expect(levelOf(area('order'), ['qOrder'])).toBe('view');
	expect(levelOf(area('order'), ['mProd'])).toBe('none');
	expect(levelsOf(area('role'))).toEqual(['none', 'change']);
});
