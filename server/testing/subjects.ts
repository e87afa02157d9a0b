// A caller with certain rights, for tests that do not care who it is.
import { newId } from '../../rules/ids.ts';
import type { Holder } from '../../rules/permissions.ts';
import type { Subject } from '../accounts/subject.ts';

export const testSubject = ({ roles }: Holder, given: Partial<Subject> = {}): Subject => ({
	id: newId(),
	sessionId: newId(),
	email: 'somebody@example.com',
	username: null,
	language: 'de-DE',
	guest: false,
	admin: false,
	technical: false,
	codeStep: false,
	rightsVersion: 1,
	roles: roles.map((role) => ({ id: newId(), name: 'some', label: 'Some', ...role })),
	...given,
});
