// The words of those parts of the kit that only whole screens have: the save bar and the tool bar of a table.
import { type ShippedText, withArguments } from '../entry.ts';

const button = (text: string, context?: string): ShippedText => ({
	text,
	...(context ? { context } : {}),
	tags: ['admin', 'button'],
});

export const kitScreens = {
	'kit.create': button('Create', 'Button of a form for something new'),
	'kit.notCreated': { text: 'Not created yet', context: 'Beside the button "Create" of a form for something new' },
	'kit.discarded': { text: 'Changes discarded', context: 'Short message, with a button that brings them back' },
	'kit.undo': button('Undo'),
	'kit.discardAsk': { text: 'Discard changes?', context: 'Headline of a question', tags: ['dialog'] },
	'kit.discardText': { text: 'Everything that is not saved is lost.', tags: ['dialog'] },
	'kit.conflict': {
		text: 'Somebody else has saved changes here since you opened this page. Your entries have not been saved yet.',
		context: 'In the save bar',
	},
	'kit.conflictFields': withArguments<{ fields: string }>()({
		text: 'Changed by them: {fields}.',
		context: 'In the save bar, after "Somebody else has saved changes"; {fields} are labels of fields',
	}),
	'kit.conflictBoth': withArguments<{ fields: string }>()({
		text: 'Changed by both of you: {fields}. If you keep your entries, yours replace theirs there.',
		context: 'In the save bar, after "Somebody else has saved changes"; {fields} are labels of fields',
	}),
	'kit.filters': withArguments<{ count: number }>()({
		text: '{count, plural, =0 {Filter} other {Filter (#)}}',
		context: 'Button on a phone: shows the filters of a list; {count} is how many are set',
		tags: ['table'],
	}),
	'kit.keepMine': button('Keep my entries', 'The changes of others are added to them'),
	'kit.takeTheirs': button('Load their version', 'What was typed here is discarded'),
} satisfies Record<string, ShippedText>;
