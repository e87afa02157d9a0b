// The ways in which a shop sends things, in its settings.
import { type ShippedText, withArguments } from '../entry.ts';

const label = (text: string): ShippedText => ({ text, tags: ['admin', 'form'] });
const hint = (text: string): ShippedText => ({ text, tags: ['admin'] });
const button = (text: string): ShippedText => ({ text, tags: ['admin', 'button'] });
const error = (text: string): ShippedText => ({ text, tags: ['admin', 'error'] });

export const adminShipping = {
	'shipping.title': { text: 'Shipping', context: 'Tab of the settings', tags: ['admin'] },
	'shipping.intro': hint('The checkout offers these methods, in this order; the first that fits is chosen beforehand.'),
	'shipping.emptyTitle': hint('No shipping methods yet'),
	'shipping.emptyText': hint('Without a method nobody can order anything that is delivered.'),
	'shipping.new': button('New method'),
	'shipping.one': hint('Shipping method'),
	'shipping.nameIn': withArguments<{ language: string }>()({
		text: 'Name ({language})',
		tags: ['admin', 'form'],
	}),
	'shipping.descriptionIn': withArguments<{ language: string }>()({
		text: 'Description ({language})',
		tags: ['admin', 'form'],
	}),
	'shipping.descriptionHint': hint('A sentence below it in the checkout; optional.'),
	'shipping.words': { text: 'Name', context: 'Heading', tags: ['admin'] },
	'shipping.where': { text: 'Where to, and how fast', context: 'Heading', tags: ['admin'] },
	'shipping.cost': { text: 'Price', context: 'Heading', tags: ['admin'] },
	'shipping.collection': label('Collection'),
	'shipping.collectionHint': hint(
		'Customers collect the order in person. Collection makes no country one that you deliver to, and is never preselected abroad.',
	),
	'shipping.countries': label('Countries'),
	'shipping.countriesHint': hint('If none is chosen: to all countries.'),
	'shipping.everywhere': hint('All countries'),
	'shipping.days': label('Days on the way'),
	'shipping.daysHint': hint('Working days; with the production days they give the day of delivery.'),
	'shipping.daysCount': withArguments<{ count: number }>()({
		text: '{count, plural, =0 {same day} one {# working day} other {# working days}}',
		tags: ['admin'],
	}),
	'shipping.active': label('Is offered'),
	'shipping.kind': label('Calculation'),
	'shipping.kind.flat': hint('Flat price'),
	'shipping.kind.freeFrom': hint('Flat price, free from a value of goods on'),
	'shipping.kind.byWeight': hint('By weight'),
	'shipping.kind.byQuantity': hint('By number of pieces'),
	'shipping.netHint': hint('Net, like all prices of this shop.'),
	'shipping.grossHint': hint('Gross, like all prices of this shop.'),
	'shipping.price': label('Price'),
	'shipping.freeFrom': label('Free from'),
	'shipping.freeFromHint': hint('Sum of the goods in the cart.'),
	'shipping.steps': label('Steps'),
	'shipping.stepsHint': hint(
		'Each step holds up to its end. What is above the last one is not delivered with this method.',
	),
	'shipping.upToWeight': label('Up to weight'),
	'shipping.upToPieces': label('Up to pieces'),
	'shipping.kilograms': { text: 'kg', context: 'Unit', tags: ['admin'] },
	'shipping.pieces': { text: 'pcs', context: 'Unit', tags: ['admin'] },
	'shipping.addStep': button('Add a step'),
	'shipping.removeStep': withArguments<{ number: number }>()({
		text: 'Remove step {number}',
		context: 'Button, read aloud',
		tags: ['admin', 'button'],
	}),
	'shipping.noSteps': error('Please enter at least one step.'),
	'shipping.stepInvalid': error('Please fill in both fields of this step.'),
	'shipping.notRising': error('This step must be above the one before.'),
	'shipping.tooManySteps': error('At most 50 steps.'),
	'shipping.priceInvalid': error('Please enter an amount from 0 on.'),
	'shipping.faulty': error('Please check the marked fields.'),
	'shipping.preview': {
		text: 'Example calculation',
		context: 'Heading: what a parcel would cost',
		tags: ['admin'],
	},
	'shipping.previewText': hint('What a parcel would cost with what is entered above.'),
	'shipping.previewCountry': label('Country'),
	'shipping.previewGoods': label('Value of goods'),
	'shipping.previewWeight': label('Weight'),
	'shipping.previewPieces': label('Pieces'),
	'shipping.previewCost': withArguments<{ price: string }>()({
		text: 'Costs {price}',
		tags: ['admin'],
	}),
	'shipping.previewBlank': hint('No price entered yet'),
	'shipping.previewFree': hint('Free'),
	'shipping.previewNone': hint('Is not delivered with this method'),
	'shipping.freeFromSummary': withArguments<{ price: string; from: string }>()({
		text: '{price}, free from {from}',
		context: 'What a method costs, in a list',
		tags: ['admin'],
	}),
	'shipping.stepsSummary': withArguments<{ from: string; to: string }>()({
		text: '{from} to {to}',
		context: 'What a method costs by steps, in a list: cheapest and dearest',
		tags: ['admin'],
	}),
	'shipping.saved': hint('Shipping method saved'),
	'shipping.saveFailed': error('Error saving the shipping method'),
	'shipping.changedMeanwhile': error(
		'Somebody else has changed this shipping method meanwhile. Please reload the page.',
	),
	'shipping.delete': button('Delete'),
	'shipping.deleteAsk': withArguments<{ name: string }>()({
		text: 'Delete “{name}”?',
		tags: ['admin'],
	}),
	'shipping.deleteText': hint('Orders that were sent with it stay as they are.'),
	'shipping.deleted': hint('Shipping method deleted'),
	'shipping.deleteFailed': error('Error deleting the shipping method'),
	'shipping.orderSaved': hint('Order saved'),
	'shipping.orderFailed': error('Error saving the order'),
	'shipping.moveUp': withArguments<{ name: string }>()({
		text: 'Move {name} up',
		context: 'Button, read aloud',
		tags: ['admin', 'button'],
	}),
	'shipping.moveDown': withArguments<{ name: string }>()({
		text: 'Move {name} down',
		context: 'Button, read aloud',
		tags: ['admin', 'button'],
	}),
	'shipping.placed': withArguments<{ name: string; position: number; count: number }>()({
		text: '{name} is number {position} of {count}.',
		context: 'Read aloud after a move',
		tags: ['admin'],
	}),
};
