// A store without a server, for tests.
import type { Design } from '../../../rules/designs/design.ts';
import type { DesignRole } from '../../../rules/designs/editing/validate-operation.ts';
import { DesignStore } from './design-store.ts';

export function makeStore(document: Design, role: DesignRole): DesignStore {
	let number = 0;
	let typed: string | undefined;
	return new DesignStore({
		document,
		steps: [],
		role,
		put(_step, typing) {
			// As the queue does: what is typed under one name is one step.
			if (typing === undefined || typing !== typed) number += 1;
			typed = typing;
			return number;
		},
	});
}
