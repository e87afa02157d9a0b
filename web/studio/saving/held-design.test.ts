import { expect, it } from 'vitest';
import { targetOf } from '../../../rules/designs/editing/apply-operation.ts';
import { applyDesignOperation } from '../../../rules/designs/editing/design-rules.ts';
import { sampleDesign } from '../../../rules/designs/sample-design.ts';
import { EditingSession } from '../../editing/editing-session.ts';
import { Clock, SimulatedBrowser, SimulatedTab } from '../../editing/testing/simulation.ts';
import { DesignStore } from '../state/design-store.ts';

const other = { name: 'Ada', own: false, since: '2026-11-17T10:00:00.000Z' };

it('a tab that only shows a design says so until it is opened again, also when nobody else has it any more', async () => {
	const clock = new Clock();
	const { environment } = new SimulatedTab(new SimulatedBrowser(), clock);
	let editor: typeof other | null = other;
	const opened = { subject: {}, document: sampleDesign(), revision: 1, steps: [] };
	const session = await EditingSession.open({
		edited: { kind: 'design', id: 'd1' },
		api: {
			open: async () => ({ ...opened, mine: false, editor }),
			hold: async () => ({ mine: false, editor }),
			change: async () => ({ revision: 1, taken: 0, subject: {} }) as never,
			leave: async () => undefined,
			keep: async () => undefined,
			sayGoodbye: () => undefined,
		},
		rules: { apply: applyDesignOperation, targetOf },
		takeOver: false,
		tab: environment,
		createStore: ({ document, steps }, put) => new DesignStore({ document, steps, role: 'shopper', put }),
	});
	expect([session.situation.holder, session.store.readOnly]).toEqual([other, true]);
	editor = null;
	await clock.pass(60_000);
	expect([session.situation.holder, session.store.readOnly]).toEqual([other, true]);
});
