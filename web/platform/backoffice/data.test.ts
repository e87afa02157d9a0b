import { expect, it } from 'vitest';
import { withReason } from './data.ts';

it.each([
	['Could not be saved', 'The shop cannot be reached.', 'Could not be saved: The shop cannot be reached.'],
	[
		'Error when removing the image. Please try again.',
		'The shop cannot be reached.',
		'Error when removing the image. Please try again. The shop cannot be reached.',
	],
	[
		'Fehler beim Speichern.',
		'Der Shop ist gerade nicht erreichbar.',
		'Fehler beim Speichern. Der Shop ist gerade nicht erreichbar.',
	],
])('the message %j with its reason has one punctuation mark between them', (failed, reason, message) => {
	expect(withReason(failed, reason)).toBe(message);
});
