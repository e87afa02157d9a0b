// The ways in which a shop sends things, in its settings.
import { type ShippedText, withArguments } from './entry.ts';

const label = (de: string, en: string): ShippedText => ({ de, en, tags: ['admin', 'form'] });
const hint = (de: string, en: string): ShippedText => ({ de, en, tags: ['admin'] });
const button = (de: string, en: string): ShippedText => ({ de, en, tags: ['admin', 'button'] });
const fault = (de: string, en: string): ShippedText => ({ de, en, tags: ['admin', 'error'] });

export const adminShipping = {
	'shipping.title': { de: 'Versand', en: 'Shipping', context: 'Tab of the settings', tags: ['admin'] },
	'shipping.intro': hint(
		'Diese Versandarten bietet die Kasse an, in dieser Reihenfolge; die erste passende ist vorgewählt.',
		'The checkout offers these methods, in this order; the first that fits is chosen beforehand.',
	),
	'shipping.emptyTitle': hint('Noch keine Versandarten', 'No shipping methods yet'),
	'shipping.emptyText': hint(
		'Ohne Versandart kann niemand etwas bestellen, das geliefert wird.',
		'Without a method nobody can order anything that is delivered.',
	),
	'shipping.new': button('Neue Versandart', 'New method'),
	'shipping.one': hint('Versandart', 'Shipping method'),
	'shipping.nameIn': withArguments<{ language: string }>()({
		de: 'Name ({language})',
		en: 'Name ({language})',
		tags: ['admin', 'form'],
	}),
	'shipping.descriptionIn': withArguments<{ language: string }>()({
		de: 'Beschreibung ({language})',
		en: 'Description ({language})',
		tags: ['admin', 'form'],
	}),
	'shipping.descriptionHint': hint(
		'Ein Satz, der in der Kasse darunter steht; freiwillig.',
		'A sentence below it in the checkout; optional.',
	),
	'shipping.words': { de: 'Bezeichnung', en: 'Name', context: 'Heading', tags: ['admin'] },
	'shipping.where': { de: 'Wohin und wie schnell', en: 'Where to, and how fast', context: 'Heading', tags: ['admin'] },
	'shipping.cost': { de: 'Preis', en: 'Price', context: 'Heading', tags: ['admin'] },
	'shipping.countries': label('Länder', 'Countries'),
	'shipping.countriesHint': hint('Ohne Auswahl: in alle Länder.', 'If none is chosen: to all countries.'),
	'shipping.everywhere': hint('Alle Länder', 'All countries'),
	'shipping.days': label('Versanddauer', 'Days on the way'),
	'shipping.daysHint': hint(
		'Arbeitstage; zusammen mit den Produktionstagen ergeben sie den Liefertag.',
		'Working days; with the production days they give the day of delivery.',
	),
	'shipping.daysCount': withArguments<{ count: number }>()({
		de: '{count, plural, =0 {am selben Tag} one {# Arbeitstag} other {# Arbeitstage}}',
		en: '{count, plural, =0 {same day} one {# working day} other {# working days}}',
		tags: ['admin'],
	}),
	'shipping.active': label('Wird angeboten', 'Is offered'),
	'shipping.kind': label('Berechnung', 'Calculation'),
	'shipping.kind.flat': hint('Fester Preis', 'Flat price'),
	'shipping.kind.freeFrom': hint(
		'Fester Preis, ab einem Warenwert kostenlos',
		'Flat price, free from a value of goods on',
	),
	'shipping.kind.byWeight': hint('Nach Gewicht', 'By weight'),
	'shipping.kind.byQuantity': hint('Nach Stückzahl', 'By number of pieces'),
	'shipping.netHint': hint('Netto, wie alle Preise dieses Shops.', 'Net, like all prices of this shop.'),
	'shipping.grossHint': hint('Brutto, wie alle Preise dieses Shops.', 'Gross, like all prices of this shop.'),
	'shipping.price': label('Preis', 'Price'),
	'shipping.freeFrom': label('Kostenlos ab', 'Free from'),
	'shipping.freeFromHint': hint('Summe der Waren im Warenkorb.', 'Sum of the goods in the cart.'),
	'shipping.steps': label('Staffel', 'Steps'),
	'shipping.stepsHint': hint(
		'Jede Stufe gilt bis zu ihrem Ende. Was darüber liegt, wird mit dieser Versandart nicht geliefert.',
		'Each step holds up to its end. What is above the last one is not delivered with this method.',
	),
	'shipping.upToWeight': label('Bis Gewicht', 'Up to weight'),
	'shipping.upToPieces': label('Bis Stückzahl', 'Up to pieces'),
	'shipping.kilograms': { de: 'kg', en: 'kg', context: 'Unit', tags: ['admin'] },
	'shipping.pieces': { de: 'Stück', en: 'pcs', context: 'Unit', tags: ['admin'] },
	'shipping.addStep': button('Stufe hinzufügen', 'Add a step'),
	'shipping.removeStep': withArguments<{ number: number }>()({
		de: 'Stufe {number} entfernen',
		en: 'Remove step {number}',
		context: 'Button, read aloud',
		tags: ['admin', 'button'],
	}),
	'shipping.noSteps': fault('Bitte geben Sie mindestens eine Stufe an.', 'Please enter at least one step.'),
	'shipping.stepInvalid': fault(
		'Bitte füllen Sie beide Felder dieser Stufe aus.',
		'Please fill in both fields of this step.',
	),
	'shipping.notRising': fault('Diese Stufe muss über der vorigen liegen.', 'This step must be above the one before.'),
	'shipping.tooManySteps': fault('Höchstens 50 Stufen.', 'At most 50 steps.'),
	'shipping.priceInvalid': fault('Bitte geben Sie einen Betrag ab 0 an.', 'Please enter an amount from 0 on.'),
	'shipping.faulty': fault('Bitte prüfen Sie die markierten Felder.', 'Please check the marked fields.'),
	'shipping.preview': {
		de: 'Beispielrechnung',
		en: 'Example calculation',
		context: 'Heading: what a parcel would cost',
		tags: ['admin'],
	},
	'shipping.previewText': hint(
		'Was ein Paket nach den Angaben oben kosten würde.',
		'What a parcel would cost with what is entered above.',
	),
	'shipping.previewCountry': label('Land', 'Country'),
	'shipping.previewGoods': label('Warenwert', 'Value of goods'),
	'shipping.previewWeight': label('Gewicht', 'Weight'),
	'shipping.previewPieces': label('Stückzahl', 'Pieces'),
	'shipping.previewCost': withArguments<{ price: string }>()({
		de: 'Kostet {price}',
		en: 'Costs {price}',
		tags: ['admin'],
	}),
	'shipping.previewBlank': hint('Noch kein Preis angegeben', 'No price entered yet'),
	'shipping.previewFree': hint('Kostenlos', 'Free'),
	'shipping.previewNone': hint('Wird mit dieser Versandart nicht geliefert', 'Is not delivered with this method'),
	'shipping.freeFromSummary': withArguments<{ price: string; from: string }>()({
		de: '{price}, kostenlos ab {from}',
		en: '{price}, free from {from}',
		context: 'What a method costs, in a list',
		tags: ['admin'],
	}),
	'shipping.stepsSummary': withArguments<{ from: string; to: string }>()({
		de: '{from} bis {to}',
		en: '{from} to {to}',
		context: 'What a method costs by steps, in a list: cheapest and dearest',
		tags: ['admin'],
	}),
	'shipping.saved': hint('Versandart gespeichert', 'Shipping method saved'),
	'shipping.saveFailed': fault('Fehler beim Speichern der Versandart', 'Error saving the shipping method'),
	'shipping.changedMeanwhile': fault(
		'Jemand anderes hat diese Versandart inzwischen geändert. Bitte laden Sie die Seite neu.',
		'Somebody else has changed this shipping method meanwhile. Please reload the page.',
	),
	'shipping.delete': button('Löschen', 'Delete'),
	'shipping.deleteAsk': withArguments<{ name: string }>()({
		de: '„{name}“ löschen?',
		en: 'Delete “{name}”?',
		tags: ['admin'],
	}),
	'shipping.deleteText': hint(
		'Bestellungen, die so verschickt wurden, bleiben, wie sie sind.',
		'Orders that were sent with it stay as they are.',
	),
	'shipping.deleted': hint('Versandart gelöscht', 'Shipping method deleted'),
	'shipping.deleteFailed': fault('Fehler beim Löschen der Versandart', 'Error deleting the shipping method'),
	'shipping.orderSaved': hint('Reihenfolge gespeichert', 'Order saved'),
	'shipping.orderFailed': fault('Fehler beim Speichern der Reihenfolge', 'Error saving the order'),
	'shipping.moveUp': withArguments<{ name: string }>()({
		de: '{name} nach oben',
		en: 'Move {name} up',
		context: 'Button, read aloud',
		tags: ['admin', 'button'],
	}),
	'shipping.moveDown': withArguments<{ name: string }>()({
		de: '{name} nach unten',
		en: 'Move {name} down',
		context: 'Button, read aloud',
		tags: ['admin', 'button'],
	}),
	'shipping.placed': withArguments<{ name: string; position: number; count: number }>()({
		de: '{name} steht an Stelle {position} von {count}.',
		en: '{name} is number {position} of {count}.',
		context: 'Read aloud after a move',
		tags: ['admin'],
	}),
};
