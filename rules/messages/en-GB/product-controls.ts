// What those who look after the products find on the page of one.
import { type ShippedText, withArguments } from '../entry.ts';

const tags = ['product', 'controls'];

export const productControls = {
	'controls.title': { text: 'Edit article', context: 'Name of the bar above a product', tags },
	'controls.editor': {
		text: 'Open in the administration',
		context: 'Link to the editor of the product',
		tags,
	},
	'controls.name': { text: 'Name', context: 'Label of the field', tags },
	'controls.description': { text: 'Description', context: 'Label of the field', tags },
	'controls.editName': { text: 'Change name', context: 'Button', tags },
	'controls.editDescription': { text: 'Change description', context: 'Button', tags },
	'controls.inLanguage': withArguments<{ language: string }>()({
		text: 'Applies to: {language}',
		context: 'Below a field; {language} is the name of the language that is being changed',
		tags,
	}),
	'controls.save': { text: 'Save', context: 'Button', tags },
	'controls.saveAnyway': { text: 'Save anyway', context: 'Button below a warning', tags },
	'controls.cancel': { text: 'Cancel', context: 'Button', tags },
	'controls.publish': { text: 'Publish', context: 'Button', tags },
	'controls.unpublish': { text: 'Unpublish', context: 'Button', tags },
	'controls.unpublishAsk': {
		text: 'Unpublish this article?',
		context: 'Question before it is done',
		tags,
	},
	'controls.unpublishText': {
		text: 'Shoppers will no longer find it. Nothing is lost.',
		context: 'Below the question before an article is unpublished',
		tags,
	},
	'controls.images': { text: 'Edit pictures', context: 'Button', tags },
	'controls.nameSaved': { text: 'The name was saved.', tags },
	'controls.nameFailed': { text: 'Error updating the name', tags },
	'controls.descriptionSaved': {
		text: 'The description was saved.',
		tags,
	},
	'controls.descriptionFailed': {
		text: 'Error updating the description',
		tags,
	},
	'controls.published': { text: 'The article is published.', tags },
	'controls.unpublished': {
		text: 'The article is no longer published.',
		tags,
	},
	'controls.publishFailed': {
		text: 'Error saving the product',
		tags,
	},
	'controls.nameRequired': {
		text: 'An article needs a name.',
		tags,
	},
	'controls.prices.edit': { text: 'Change prices', context: 'Button below the price table', tags },
	'controls.prices.saved': { text: 'The prices were saved.', tags },
	'controls.prices.failed': {
		text: 'Error saving pricing. Please try again.',
		tags,
	},
	'controls.prices.changed': {
		text: 'Somebody has changed these prices meanwhile. Cancel and open them again; what you typed is still here.',
		tags,
	},
	'controls.prices.loading': { text: 'Loading prices …', tags },
	'controls.prices.notLoaded': {
		text: 'The prices could not be loaded.',
		tags,
	},
	'controls.prices.noList': {
		text: 'This article has no price list that holds. Choose one in the administration.',
		tags,
	},
	'controls.prices.list': { text: 'Price list', context: 'Label of a list to choose from', tags },
	'controls.prices.quantity': { text: 'Quantity', context: 'Head of a column', tags },
	'controls.prices.unitPrice': {
		text: 'Price per single unit',
		context: 'Head of a column',
		tags,
	},
	'controls.prices.total': { text: 'Total', context: 'Head of a column', tags },
	'controls.prices.cell': withArguments<{ name: string; row: number }>()({
		text: '{name}, row {row, number}',
		context: 'Name of a cell, read aloud; {name} is the head of its column',
		tags,
	}),
	'controls.prices.removeRow': withArguments<{ row: number }>()({
		text: 'Remove row {row, number}',
		context: 'Button',
		tags,
	}),
	'controls.prices.removeAsk': withArguments<{ row: number; quantity: string }>()({
		text: 'Remove row {row, number} (quantity {quantity})?',
		context: 'Question before a row of prices is removed',
		tags,
	}),
	'controls.prices.removeText': {
		text: 'The shop changes only once you save.',
		context: 'Below the question before a row of prices is removed',
		tags,
	},
	'controls.prices.remove': { text: 'Remove', context: 'Button of a question', tags },
	'controls.prices.forThis': {
		text: 'Holds for this article in this version alone.',
		context: 'What is changed',
		tags,
	},
	'controls.prices.forAllVersions': {
		text: 'Holds for all versions of this article that have no prices of their own.',
		context: 'What is changed',
		tags,
	},
	'controls.prices.becomesOwn': {
		text: 'These rows hold for every article of the price list. What you save holds for this one alone.',
		context: 'What is changed',
		tags,
	},
	'controls.prices.cheaper': withArguments<{ quantity: string; than: string }>()({
		text: '{quantity} pcs cost less altogether than {than} pcs.',
		context: 'Warning; two quantities',
		tags,
	}),
	'controls.prices.fault.quantityMissing': { text: 'The quantity is missing.', tags },
	'controls.prices.fault.quantityInvalid': {
		text: 'A whole number from 1 to 1,000,000.',
		tags,
	},
	'controls.prices.fault.priceMissing': { text: 'The price is missing.', tags },
	'controls.prices.fault.bothPrices': { text: 'Only one of the two prices.', tags },
	'controls.prices.fault.priceInvalid': { text: 'This is not a price.', tags },
	'controls.prices.fault.tooManyPlaces': { text: 'Too many decimal places.', tags },
	'controls.prices.fault.tooLarge': { text: 'The price is too high.', tags },
	'controls.prices.fault.double': { text: 'This quantity is there already.', tags },
	'controls.prices.fault.gap': { text: 'This row is empty.', tags },
	'controls.prices.fault.tooManyRows': { text: 'The price list is full.', tags },
	'controls.prices.fault.unknownCode': { text: 'There is no such article.', tags },
	'controls.prices.fault.ambiguousCode': {
		text: 'There are several such articles.',
		tags,
	},
	'hints.title': { text: 'Hints', context: 'Headline of what a product lacks', tags },
	'hints.noPrice': {
		text: 'No price is configured: the article cannot be ordered.',
		tags,
	},
	'hints.noPriceList': {
		text: 'No price list is configured: the article cannot be ordered.',
		tags,
	},
	'hints.noImage': { text: 'The article has no picture.', tags },
	'hints.noCategory': {
		text: 'The article is in no category: lists and search do not show it.',
		tags,
	},
	'hints.offlineCategory': {
		text: 'All categories of the article are offline: shoppers do not find it.',
		tags,
	},
	'hints.stockBelowWarning': {
		text: 'The stock is running low or sold out.',
		tags,
	},
	'hints.missingLanguage': withArguments<{ languages: string }>()({
		text: 'Name or description is missing in: {languages}',
		context: '{languages} are names of languages',
		tags,
	}),
} satisfies Record<string, ShippedText>;
