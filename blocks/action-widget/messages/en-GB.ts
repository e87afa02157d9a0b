// What the block and its settings are called, for those who build pages.
import type { ShippedText } from '../../../rules/messages/entry.ts';
import { pageBlockLabel } from '../../../rules/messages/page-block-label.ts';

export const messages = {
	'pageBlocks.actionWidget.name': pageBlockLabel('Action widget'),
	'pageBlocks.actionWidget.about': pageBlockLabel(
		'One action of a type that you choose: buttons, a meeting, a newsletter.',
	),
	'pageBlocks.actionWidget.title': pageBlockLabel('Title'),
	'pageBlocks.actionWidget.text': pageBlockLabel('Text'),
	'pageBlocks.actionWidget.action': pageBlockLabel('Type'),
	'pageBlocks.actionWidget.action.none': pageBlockLabel('None'),
	'pageBlocks.actionWidget.action.oneButton': pageBlockLabel('Single CTA button'),
	'pageBlocks.actionWidget.action.twoButtons': pageBlockLabel('Two CTA buttons'),
	'pageBlocks.actionWidget.action.onboarding': pageBlockLabel('Onboarding widget'),
	'pageBlocks.actionWidget.action.newsletter': pageBlockLabel('Newsletter subscription'),
	'pageBlocks.actionWidget.action.substack': pageBlockLabel('Substack subscription'),
	'pageBlocks.actionWidget.look': pageBlockLabel('Look'),
	'pageBlocks.actionWidget.look.plain': pageBlockLabel('Without a box'),
	'pageBlocks.actionWidget.look.box': pageBlockLabel('Calm box'),
	'pageBlocks.actionWidget.look.accent': pageBlockLabel('Striking box'),
	'pageBlocks.actionWidget.align': pageBlockLabel('Alignment'),
	'pageBlocks.actionWidget.align.start': pageBlockLabel('Left'),
	'pageBlocks.actionWidget.align.center': pageBlockLabel('Centred'),
	'pageBlocks.actionWidget.first': pageBlockLabel('First button'),
	'pageBlocks.actionWidget.second': pageBlockLabel('Second button'),
	'pageBlocks.actionWidget.publication': pageBlockLabel('Publication URL'),
	'pageBlocks.actionWidget.submit': pageBlockLabel('Words on the button of the form'),
} satisfies Record<`pageBlocks.actionWidget.${string}`, ShippedText>;
