// Approvals of orders: the pages of those who approve and of those who have ordered, in the account and in the administration.
import { type ShippedText, withArguments } from '../entry.ts';

const tags = ['shop', 'approval'];
const text = (words: string): ShippedText => ({ text: words, tags });

export const approvals = {
	'approvals.title': text('Approvals'),
	'approvals.intro': text('Orders that need the approval of somebody before they are placed and paid.'),
	'approvals.one': text('Approval'),
	'approvals.failed': text('The approvals could not be loaded.'),
	'approvals.missing': text('There is no such order here'),
	'approvals.missingText': text(
		'It may have been deleted, or it is not yours to approve. Are you signed in with the right account?',
	),
	'approvals.toList': text('All approvals'),
	'approvals.mine': text('Waiting for you'),
	'approvals.mineNone': text('No order waits for your approval.'),
	'approvals.own': text('Your orders'),
	'approvals.ownNone': text('None of your orders needs an approval.'),
	'approvals.decided': text('Decided by you'),
	'approvals.decidedNone': text('You have not decided about any order yet.'),
	'approvals.all': text('All'),
	'approvals.open': text('Open'),
	'approvals.allNone': text('No approvals yet'),
	'approvals.openNone': text('Nothing waits for an approval'),
	'approvals.allNoneText': text(
		'Orders come here as soon as a rule of the order workflow, or a budget of a company, asks for an approval.',
	),
	'approvals.toRules': text('To the order workflow'),
	'approvals.view': text('View'),
	'approvals.decide': text('Look and decide'),
	'approvals.showMore': text('Show more'),
	'approvals.orderBy': withArguments<{ name: string }>()({
		text: 'Order by {name}',
		tags,
	}),
	'approvals.ownOrder': text('Your order'),
	'approvals.products': withArguments<{ name: string; count: number }>()({
		text: '{count, plural, =0 {{name}} one {{name} and 1 more} other {{name} and # more}}',
		tags,
	}),
	'approvals.waitsFor': withArguments<{ names: string }>()({
		text: 'Waits for approval by {names}',
		tags,
	}),
	'approvals.waitsForShop': text('Waits for approval by the shop'),
	'approvals.waitsForBuyer': text('Waits for the answer of the buyer'),
	'approvals.waitsForYou': text('Waits for your answer'),
	'approvals.toPay': text('To be paid'),
	'approvals.step': withArguments<{ step: number; steps: number }>()({
		text: 'Step {step} of {steps}',
		tags,
	}),
	'approvals.until': withArguments<{ day: string }>()({
		text: 'Until {day}',
		tags,
	}),
	'approvals.orderedOn': withArguments<{ day: string }>()({
		text: 'Ordered on {day}',
		tags,
	}),
	'approvals.company': text('Company'),
	'approvals.costCentre': text('Cost centre'),
	'approvals.costCentreOf': withArguments<{ code: string }>()({
		text: 'Cost centre {code}',
		tags,
	}),
	'approvals.rule': text('Rule'),
	'approvals.budgetRule': text('A budget of the company would be exceeded'),
	'approvals.buyer': text('Ordered by'),
	'approvals.deadline': text('To be decided by'),
	'approvals.payment': text('Payment'),
	'approvals.total': text('Total'),
	'approvals.stateColumn': text('State'),
	'approvals.orderColumn': text('Order'),
	'approvals.state.pending': text('Waits for approval'),
	'approvals.state.returned': text('Sent back'),
	'approvals.state.approved': text('Approved'),
	'approvals.state.rejected': text('Rejected'),
	'approvals.state.expired': text('Expired'),
	'approvals.state.withdrawn': text('Taken back'),
	'approvals.articles': text('What was ordered'),
	'approvals.proof': text('Print proof'),
	'approvals.proofPage': withArguments<{ name: string; page: number }>()({
		text: 'Proof of {name}, page {page}',
		tags,
	}),
	'approvals.noProof': text(
		'Nothing to look at: this product is printed without a design of the buyer, or its print data is still missing.',
	),
	'approvals.decision': text('Your decision'),
	'approvals.decisionText': text(
		'Stock is kept for this order until you decide. Payment comes after the last approval.',
	),
	'approvals.youStandIn': withArguments<{ name: string }>()({
		text: 'You stand in for {name}.',
		tags,
	}),
	'approvals.shopDecides': text('Nobody whom the rule asks is there any more, so whoever may change orders decides.'),
	'approvals.approve': text('Approve'),
	'approvals.reject': text('Reject'),
	'approvals.return': text('Send back'),
	'approvals.changeAndReturn': text('Change and send back'),
	'approvals.note': text('Note for the buyer'),
	'approvals.noteHint': text('Optional when you approve; needed when you reject the order or send it back.'),
	'approvals.reasonMissing': text('Please say why.'),
	'approvals.reasonLong': text('Please use at most 1,000 characters.'),
	'approvals.changeHint': text(
		'Enter fewer pieces, or 0 to take a line out. The buyer confirms the change before you are asked again.',
	),
	'approvals.pieces': text('Pieces'),
	'approvals.piecesOf': withArguments<{ name: string }>()({
		text: 'Pieces of {name}',
		tags,
	}),
	'approvals.piecesWrong': text('Only fewer pieces than ordered, in a quantity that this product can be ordered in.'),
	'approvals.nothingChanged': text(
		'Nothing is changed yet: enter fewer pieces, or send the order back without a change.',
	),
	'approvals.rejectAsk': text('Reject this order?'),
	'approvals.rejectText': text(
		'It is not placed, its stock and its budget are free again, and the buyer gets your reason by mail.',
	),
	'approvals.doneApproved': text('Approved'),
	'approvals.doneRejected': text('Rejected'),
	'approvals.doneReturned': text('Sent back'),
	'approvals.decidedFirst.approved': withArguments<{ by: string; at: string }>()({
		text: '{by} was faster and has approved this order on {at}. Your decision was not needed.',
		tags,
	}),
	'approvals.decidedFirst.rejected': withArguments<{ by: string; at: string }>()({
		text: '{by} was faster and has rejected this order on {at}. Your decision does not count.',
		tags,
	}),
	'approvals.decidedFirst.returned': withArguments<{ by: string; at: string }>()({
		text: '{by} was faster and has sent this order back on {at}. Your decision does not count.',
		tags,
	}),
	'approvals.decidedFirst.other': text(
		'Something else has happened to this order meanwhile. Please look at it as it is now.',
	),
	'approvals.pendingText': text(
		'Your order has been sent. It is placed as soon as it is approved; until then its stock is kept and nothing is charged.',
	),
	'approvals.returnedText': text(
		'Your order was sent back to you. Confirm it as it is now, and it goes on; or take it back.',
	),
	'approvals.approvedPayText': withArguments<{ day: string }>()({
		text: 'Your order is approved. Please pay it by {day}; after that it expires.',
		tags,
	}),
	'approvals.approvedText': text('The order is approved and placed.'),
	'approvals.approvedUnpaid': text('The order is approved and waits for its payment.'),
	'approvals.approvedGone': text('The order was approved, but not paid in time.'),
	'approvals.rejectedText': text('The order was rejected. Nothing was ordered and nothing charged.'),
	'approvals.expiredText': text('Nobody has decided in time. Nothing was ordered and nothing charged.'),
	'approvals.withdrawnText': text('The order was taken back. Nothing was ordered and nothing charged.'),
	'approvals.confirm': text('Confirm order with obligation to pay'),
	'approvals.noteForApprovers': text('Note for those who approve (optional)'),
	'approvals.withdraw': text('Take the order back'),
	'approvals.withdrawAsk': text('Take this order back?'),
	'approvals.withdrawText': text('It will not be placed. You can order the same again at any time.'),
	'approvals.doneConfirmed': text('Confirmed'),
	'approvals.doneWithdrawn': text('The order was taken back'),
	'approvals.pay': text('Pay now'),
	'approvals.again': text('Put it into the cart again'),
	'approvals.toOrder': withArguments<{ number: string }>()({
		text: 'To order {number}',
		tags,
	}),
	'approvals.story': text('What has happened'),
	'approvals.storyBegun': withArguments<{ name: string }>()({
		text: 'Ordered by {name}',
		tags,
	}),
	'approvals.story.approved': withArguments<{ by: string }>()({
		text: 'Approved by {by}',
		tags,
	}),
	'approvals.story.rejected': withArguments<{ by: string }>()({
		text: 'Rejected by {by}',
		tags,
	}),
	'approvals.story.returned': withArguments<{ by: string }>()({
		text: 'Sent back by {by}',
		tags,
	}),
	'approvals.story.confirmed': withArguments<{ by: string }>()({
		text: 'Confirmed by {by}',
		tags,
	}),
	'approvals.story.withdrawn': withArguments<{ by: string }>()({
		text: 'Taken back by {by}',
		tags,
	}),
	'approvals.story.expired': text('Expired, as nobody has decided'),
	'approvals.onBehalfOf': withArguments<{ name: string }>()({
		text: 'on behalf of {name}',
		tags,
	}),
	'approvals.deletedPerson': text('deleted person'),
	'approvals.changed': withArguments<{ name: string; from: string; to: string }>()({
		text: '{name}: {to} instead of {from} pieces',
		tags,
	}),
	'approvals.takenOut': withArguments<{ name: string }>()({
		text: '{name}: taken out',
		tags,
	}),
	'approvals.substitutes': text('Your substitutes'),
	'approvals.substitutesText': text(
		'While you are away somebody else can decide in your place. You can still decide, too; what was decided names both of you.',
	),
	'approvals.substituteNone': text('Nobody stands in for you.'),
	'approvals.substituteEntry': withArguments<{ name: string; from: string; to: string }>()({
		text: '{name}, from {from} to {to}',
		tags,
	}),
	'approvals.substituteEmail': text('E-mail address of the substitute'),
	'approvals.substituteEmailHint': text('A colleague of your company, or somebody with the same role in the shop.'),
	'approvals.substituteFirst': text('From'),
	'approvals.substituteLast': text('To'),
	'approvals.substituteAdd': text('Add substitute'),
	'approvals.substituteRemove': withArguments<{ name: string }>()({
		text: 'Remove {name} as substitute',
		tags,
	}),
	'approvals.substituteAdded': text('Substitute added; a mail is on its way'),
	'approvals.substituteRemoved': text('Substitute removed'),
	'approvals.substituteUnknown': text('There is no such colleague in your company or with your role.'),
	'approvals.substituteDays': text(
		'Please choose a last day that is not before the first and not past, within a year.',
	),
	'approvals.substituteMany': text('You have named as many substitutes as are possible.'),
	'approvals.decidedMeanwhile': text(
		'Somebody else has already decided about this order. Please look at it as it is now.',
	),
	'approvals.changedMeanwhile': text(
		'This order has changed since you opened it. Please look at it again before you decide.',
	),
	'approvals.notYours': text('You are not asked to approve this order. Nobody approves their own orders.'),
	'approvals.ruleChanged': text('Somebody else has changed this rule meanwhile. Please load it again.'),
};
