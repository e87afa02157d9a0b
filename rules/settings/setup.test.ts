import { describe, expect, it } from 'vitest';
import { afterStep, nextStep, type SetupProgress, setupSettings, setupSteps } from './setup.ts';
import { settingErrors } from './validate.ts';
import { defaultsOf } from './values.ts';

const fresh: SetupProgress = defaultsOf(setupSettings);

describe('the progress of setting up a shop', () => {
	it('begins with the first step and goes on with the next one that is left', () => {
		expect(nextStep(fresh)).toBe('pagebar');
		const after = afterStep(afterStep(fresh, 'pagebar', 'done'), 'logos', 'skipped');
		expect(nextStep(after)).toBe('general');
		expect(after).toMatchObject({ opened: true, doneSteps: ['pagebar'], skippedSteps: ['logos'], finished: false });
	});

	it('is finished when every step is done or skipped, and stays so when one is opened again', () => {
		const all = setupSteps.reduce((progress, step) => afterStep(progress, step, 'skipped'), fresh);
		expect(all.finished).toBe(true);
		expect(nextStep(all)).toBe('pagebar');
		const again = afterStep(all, 'theme', 'done');
		expect(again).toMatchObject({ finished: true, doneSteps: ['theme'] });
		expect(again.skippedSteps).not.toContain('theme');
	});

	it('does not forget that a step was done when it is skipped later', () => {
		const done = afterStep(fresh, 'general', 'done');
		expect(afterStep(done, 'general', 'skipped')).toMatchObject({ doneSteps: ['general'], skippedSteps: [] });
	});

	it('holds known steps only', () => {
		const errors = settingErrors(setupSettings, { ...fresh, doneSteps: ['everything'] }, {});
		expect(errors.doneSteps).toBeDefined();
	});
});
