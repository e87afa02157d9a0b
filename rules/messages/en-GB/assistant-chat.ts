// The screen of the assistant: conversations about the marketing of the shop.
import { type ShippedText, withArguments } from '../entry.ts';

const button = (text: string): ShippedText => ({ text, tags: ['admin', 'button'] });
const plain = (text: string, context?: string): ShippedText => ({
	text,
	tags: ['admin'],
	...(context ? { context } : {}),
});

export const assistantChat = {
	'assistantChat.conversations': plain('Conversations', 'Heading and button: those of the user'),
	'assistantChat.conversation': plain('Conversation'),
	'assistantChat.messages': plain('Messages', 'List of what was said in a conversation'),
	'assistantChat.new': button('New conversation'),
	'assistantChat.none': plain('There are no conversations yet.'),
	'assistantChat.retention': withArguments<{ days: number }>()({
		text: 'Only you see your conversations. They are deleted {days} days after your last message.',
	}),
	'assistantChat.deleteNamed': withArguments<{ title: string }>()({ text: 'Delete “{title}”' }),
	'assistantChat.deleteAsk': plain('Delete this conversation?'),
	'assistantChat.deleteText': withArguments<{ title: string }>()({
		text: '“{title}” and all its messages are deleted. This cannot be undone.',
	}),
	'assistantChat.deleted': plain('Conversation deleted'),
	'assistantChat.deleteFailed': plain('The conversation could not be deleted'),

	'assistantChat.missing': plain('The assistant is not set up yet'),
	'assistantChat.missingText': plain(
		'Connect a provider of language models, and the assistant plans your marketing and writes texts with you.',
	),
	'assistantChat.toSettings': button('Set up the assistant'),

	'assistantChat.emptyTitle': plain('Plan your marketing'),
	'assistantChat.emptyText': plain(
		'Ask for a plan, a campaign or a text. The assistant knows the name of your shop and what it sells.',
	),
	'assistantChat.suggestion.plan': plain('Make a marketing plan for the next three months', 'A message to choose'),
	'assistantChat.suggestion.newsletter': plain('Draft a newsletter for business customers', 'A message to choose'),
	'assistantChat.suggestion.season': plain('What should we prepare for Christmas?', 'A message to choose'),
	'assistantChat.suggestion.social': plain('Suggest posts for Instagram', 'A message to choose'),

	'assistantChat.you': plain('You', 'Above a message of the reader'),
	'assistantChat.message': plain('Your message', 'Label of a field'),
	'assistantChat.messageHint': plain('Enter sends, Shift + Enter begins a new line.'),
	'assistantChat.send': button('Send'),
	'assistantChat.stop': button('Stop'),
	'assistantChat.left': withArguments<{ count: number }>()({
		text: '{count, plural, one {One message left today} other {# messages left today}}',
	}),
	'assistantChat.writing': plain('The assistant is writing …'),
	'assistantChat.complete': plain('The assistant has finished.'),
	'assistantChat.stopped': plain('The assistant was stopped.'),
	'assistantChat.state.stopped': plain('Stopped', 'Below a message that is not complete'),
	'assistantChat.state.failed': plain('Broken off', 'Below a message that is not complete'),

	'assistantChat.copy': button('Copy'),
	'assistantChat.copied': plain('Copied'),
	'assistantChat.copyFailed': plain('The text could not be copied'),
	'assistantChat.makePage': button('Begin a page with it'),
	'assistantChat.makePageText': plain(
		'The text becomes the draft of a new page. Visitors see nothing of it until you publish the page.',
	),
} as const;
