// The assistant: prompts in text fields, the marketing-plan chat, and what can go wrong.
import { type ShippedText, withArguments } from '../entry.ts';

const failure = (text: string): ShippedText => ({ text, tags: ['admin', 'error'] });
const button = (text: string): ShippedText => ({ text, tags: ['admin', 'button'] });
const hint = (text: string): ShippedText => ({ text, tags: ['admin', 'hint'] });

export const assistant = {
	'assistant.title': { text: 'Assistant', context: 'Screen: conversations with the assistant', tags: ['admin'] },
	'assistant.beta': { text: 'This is a beta feature', tags: ['admin'] },
	'assistant.betaText': hint(
		'The assistant can be wrong. Please check what it writes before you use it, and enter no data of customers.',
	),
	'assistant.sandbox': hint('A sandbox answers here with prepared texts. Nothing leaves this installation.'),
	'assistant.madeWithAi': {
		text: 'Made with AI',
		context: 'Mark beside a text that the assistant has written',
		tags: ['admin'],
	},

	'assistant.unavailable': failure(
		'The assistant is not available. An administrator can set it up in the settings, under “Assistant”.',
	),
	'assistant.failed': failure('The provider of the assistant did not write the page. Please try again later.'),
	'assistant.dayLimit': failure('You have used up your messages for today. There are new ones tomorrow.'),
	'assistant.problem.key': failure('The provider did not accept the key. Please check it in the settings.'),
	'assistant.problem.quota': failure('The account with the provider has no budget left.'),
	'assistant.problem.busy': failure('The provider is too busy at the moment. Please try again later.'),
	'assistant.problem.unreachable': failure('The provider cannot be reached. Please try again later.'),
	'assistant.problem.timeout': failure('The provider took too long. Please try again.'),
	'assistant.problem.cut': failure('The text broke off. Please try again.'),
	'assistant.problem.invalid': failure('The provider sent something that cannot be read. Please try again.'),
	'assistant.problem.model': failure('The provider does not know the model. Please check its name in the settings.'),
	'assistant.problem.filtered': failure('The provider does not write about this. Please put it differently.'),
	'assistant.problem.refused': failure('The provider did not accept the request.'),
	'assistant.problem.address': failure(
		'The base URL cannot be called. It must be an https address on the public internet.',
	),
	'assistant.retryIn': withArguments<{ seconds: number }>()({
		text: '{seconds, plural, one {Please wait one second.} other {Please wait # seconds.}}',
		context: 'After a message that the provider is too busy',
	}),

	'assistant.prompt': button('Write with AI'),
	'assistant.promptFor': withArguments<{ label: string }>()({ text: 'Write with AI: {label}' }),
	'assistant.promptTitle': withArguments<{ label: string }>()({
		text: 'Write with AI: {label}',
		context: 'Heading of a dialog; {label} is the field that is written',
	}),
	'assistant.task': { text: 'What to do', context: 'Label: write, shorten, translate …', tags: ['admin', 'form'] },
	'assistant.task.write': { text: 'Write', tags: ['admin', 'form'] },
	'assistant.task.shorten': { text: 'Shorten', tags: ['admin', 'form'] },
	'assistant.task.translate': { text: 'Translate', tags: ['admin', 'form'] },
	'assistant.task.altText': { text: 'Alternative text', tags: ['admin', 'form'] },
	'assistant.task.seoTitle': { text: 'Title for search engines', tags: ['admin', 'form'] },
	'assistant.task.seoDescription': { text: 'Description for search engines', tags: ['admin', 'form'] },
	'assistant.taskHint.write': hint('Such as: why our business cards are worth their price, in three sentences'),
	'assistant.taskHint.shorten': hint('Can be left empty. Such as: keep the prices, at most two sentences'),
	'assistant.taskHint.translate': hint('Can be left empty. Such as: keep the names of the papers'),
	'assistant.taskHint.altText': hint(
		'The assistant does not see the picture. Such as: a stack of business cards with a copper edge',
	),
	'assistant.taskHint.seoTitle': hint('Can be left empty. Such as: name the region'),
	'assistant.taskHint.seoDescription': hint('Can be left empty. Such as: mention free samples'),
	'assistant.promptLabel': { text: 'Prompt', tags: ['admin', 'form'] },
	'assistant.promptOfPicture': { text: 'What is to be seen?', tags: ['admin', 'form'] },
	'assistant.submit': button('Write'),
	'assistant.again': button('Try again'),
	'assistant.accept': button('Accept'),
	'assistant.accepted': { text: 'Text taken over', tags: ['admin'] },
	'assistant.undo': button('Undo'),
	'assistant.stop': button('Stop'),
	'assistant.suggestion': { text: 'Suggestion', context: 'Heading: what the assistant has written', tags: ['admin'] },
	'assistant.writing': { text: 'The assistant is writing …', tags: ['admin'] },
	'assistant.written': { text: 'The suggestion is complete.', tags: ['admin'] },
	'assistant.tooLong': withArguments<{ count: number; most: number }>()({
		text: 'The suggestion has {count} characters; the field takes {most}. Please try again.',
	}),
	'assistant.promptRequired': failure('Please enter a prompt'),
	'assistant.promptFailed': failure('Failed to submit prompt'),
} as const;
