// How far an owner has come with setting up the shop. What is really done of the rest is found out, not noted here.
import { fieldError } from '../fields.ts';
import { defineSettings, type SettingValues } from './schema.ts';

/** In their order. */
export const setupSteps = ['pagebar', 'general', 'logos', 'theme', 'translation', 'calendly'] as const;
export type SetupStep = (typeof setupSteps)[number];

const areSteps = (names: readonly string[]) => names.every((name) => setupSteps.some((step) => step === name));

export const setupSettings = defineSettings({
	group: 'setup',
	version: 1,
	messages: 'shopSetup',
	settings: {
		opened: {
			kind: 'boolean',
			description: 'Whether the setup wizard has been opened: only before that the overview leads to it by itself.',
			default: false,
		},
		doneSteps: {
			kind: 'lines',
			description:
				'Steps of the setup wizard that are done: `pagebar`, `general`, `logos`, `theme`, `translation`, `calendly`.',
			default: [],
			rules: { maxLength: 40 },
			most: 20,
		},
		skippedSteps: {
			kind: 'lines',
			description: 'Steps of the setup wizard that were skipped.',
			default: [],
			rules: { maxLength: 40 },
			most: 20,
		},
		finished: {
			kind: 'boolean',
			description: 'Whether the setup wizard has been finished.',
			default: false,
		},
		dismissed: {
			kind: 'boolean',
			description: 'Whether the checklist on the overview has been dismissed.',
			default: false,
		},
	},
	check: ({ doneSteps, skippedSteps }) => ({
		doneSteps: areSteps(doneSteps) ? undefined : fieldError('fields.notAChoice'),
		skippedSteps: areSteps(skippedSteps) ? undefined : fieldError('fields.notAChoice'),
	}),
});

export type SetupProgress = SettingValues<typeof setupSettings>;

/** Where to go on: the first step that is neither done nor skipped, else the first that was skipped; undefined: all are done. */
export const nextStep = ({ doneSteps, skippedSteps }: SetupProgress): SetupStep | undefined =>
	setupSteps.find((step) => !doneSteps.includes(step) && !skippedSteps.includes(step)) ??
	setupSteps.find((step) => !doneSteps.includes(step));

/** The progress after a step was done or skipped. */
export function afterStep(progress: SetupProgress, step: SetupStep, how: 'done' | 'skipped'): SetupProgress {
	const without = (steps: readonly string[]) => steps.filter((one) => one !== step);
	const { doneSteps, skippedSteps } = progress;
	const isDone = how === 'done' || doneSteps.includes(step);
	const next = {
		...progress,
		opened: true,
		doneSteps: isDone ? [...without(doneSteps), step] : without(doneSteps),
		skippedSteps: isDone ? without(skippedSteps) : [...without(skippedSteps), step],
	};
	const left = setupSteps.filter((one) => !next.doneSteps.includes(one) && !next.skippedSteps.includes(one));
	return { ...next, finished: progress.finished || left.length === 0 };
}
