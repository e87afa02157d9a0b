// Products in the administration: the list and what is done from it.
import { type ShippedText, withArguments } from '../entry.ts';

const label = (text: string, context?: string): ShippedText => ({
	text,
	tags: ['admin', 'form'],
	...(context ? { context } : {}),
});
const button = (text: string, context?: string): ShippedText => ({
	text,
	tags: ['admin', 'button'],
	...(context ? { context } : {}),
});
const failure = (text: string): ShippedText => ({ text, tags: ['admin', 'error'] });
const success = (text: string): ShippedText => ({ text, tags: ['admin', 'success'] });

export const adminProducts = {
	'products.new': button('New product'),
	'products.one': label('Product', 'Title of the screen of one product'),
	'products.name': label('Name'),
	'products.code': label('Code', 'Of the article'),
	'products.state': label('State'),
	'products.price': label('Price from'),
	'products.labels': label('Labels'),
	'products.category': label('Category'),
	'products.variants': label('Variants'),
	'products.created': label('Created'),
	'products.updated': label('Changed'),
	'products.position': label('Order'),
	'products.actions': label('Actions', 'Column and button of a row'),
	'products.actionsOf': withArguments<{ name: string }>()({
		text: 'Actions for {name}',
		tags: ['admin'],
	}),
	'products.none': label('No products yet'),
	'products.noneText': label('Create a product, or import a table.'),
	'products.lacks': label('Incomplete', 'Filter: what a product lacks'),
	'products.lacks.price': label('cannot be ordered'),
	'products.lacks.image': label('without an image'),
	'products.lacks.category': label('without a category'),
	'products.lacks.stock': label('low stock'),
	'products.state.published': label('Published'),
	'products.state.notPublished': label('Not published'),
	'products.state.scheduled': label('Scheduled'),
	'products.state.expired': label('Expired'),
	'products.state.archived': label('Archived'),
	'products.archivedOn': withArguments<{ moment: string }>()({
		text: 'Archived on {moment}',
	}),
	'products.state.offline': label('Offline', 'All categories of the product are offline'),
	'products.unavailable.noPrice': label('Unavailable for order: no price'),
	'products.unavailable.outOfStock': label('Unavailable for order: out of stock'),
	'products.unavailable.notOffered': label('Unavailable for order: not offered at present'),
	'products.edit': button('Edit'),
	'products.view': button('View', 'Opens the page of the product in the shop'),
	'products.copy': button('Copy', 'Makes a second product like this one'),
	'products.copyLink': button('Copy link'),
	'products.testLink': button('Copy test link'),
	'products.testLinkText': label('A test link shows the product for 24 hours, also if it is not published.'),
	'products.publish': button('Publish'),
	'products.unpublish': button('Unpublish'),
	'products.archive': button('Archive'),
	'products.restore': button('Restore'),
	'products.delete': button('Delete'),
	'products.showArchived': label('Show archived'),
	'products.many': withArguments<{ count: number }>()({
		text: '{count, plural, one {# product} other {# products}}',
	}),
	'products.publishAsk': withArguments<{ what: string }>()({ text: 'Publish {what}?' }),
	'products.publishText': withArguments<{ count: number }>()({
		text: '{count, plural, one {Shoppers will then find it in its categories.} other {Shoppers will then find them in their categories.}}',
	}),
	'products.unpublishAsk': withArguments<{ what: string }>()({
		text: 'Unpublish {what}?',
	}),
	'products.unpublishText': label('Shoppers will no longer see this. No data is lost.'),
	'products.archiveAsk': withArguments<{ what: string }>()({ text: 'Archive {what}?' }),
	'products.archiveText': label(
		'Nobody finds archived products any more, except here under “Show archived”. From there they can be restored or deleted.',
	),
	'products.restoreAsk': withArguments<{ what: string }>()({ text: 'Restore {what}?' }),
	'products.restoreText': label(
		'Everything returns to how it was before archiving: what was published is published again.',
	),
	'products.deleteAsk': withArguments<{ what: string }>()({
		text: 'Delete {what} for good?',
	}),
	'products.deleteText': label(
		'With all variants, texts and values. The images stay in the media library. This cannot be undone.',
	),
	'products.published': success('Product published'),
	'products.unpublished': success('Product unpublished'),
	'products.archived': success('Product archived'),
	'products.restored': success('Product restored'),
	'products.deleted': success('Product deleted'),
	'products.copied': success('Product copied'),
	'products.created.done': success('Product created'),
	'products.saved': success('Product saved'),
	'products.linkCopied': success('Link copied'),
	'products.publishFailed': failure('Error publishing product'),
	'products.unpublishFailed': failure('Error unpublishing product'),
	'products.archiveFailed': failure('Error archiving product'),
	'products.restoreFailed': failure('Error restoring product'),
	'products.deleteFailed': failure('Error deleting product'),
	'products.copyFailed': failure('Error copying product'),
	'products.createFailed': failure('Error adding product'),
	'products.saveFailed': failure('Error saving product updates'),
	'products.nameFailed': failure('Error saving product name translations'),
	'products.descriptionFailed': failure('Error updating the description'),
	'products.priceFailed': failure('Error saving pricing. Please try again.'),
	'products.variantFailed': failure('Error creating the variant'),
	'products.faulty': failure('Please check the marked fields.'),
	'products.linkNotCopied': failure('Link could not be copied to the clipboard.'),
	'products.changedMeanwhile': failure(
		'Somebody else has changed this product meanwhile. What you typed is still here.',
	),
	'products.notArchived': failure('Only archived products can be deleted.'),
	'products.imagesFull': failure('A product can have at most 20 images.'),
	'products.imagesChanged': failure('The images have changed meanwhile. The order was not saved.'),
	'products.newText': label('A name is enough. The product is not visible until you publish it.'),
	'products.create': button('Create'),
	'products.slugFromName': label('Leave empty to generate it from the name.'),
	'products.card.published': label('published', 'Below a number'),
	'products.card.notPublished': withArguments<{ count: number }>()({
		text: '{count, plural, one {# not published} other {# not published}}',
	}),
	'products.card.archived': withArguments<{ count: number }>()({
		text: '{count, plural, one {# archived} other {# archived}}',
	}),
	'products.card.hints': label('Hints'),
	'products.card.unavailable': withArguments<{ count: number }>()({
		text: '{count, plural, one {# cannot be ordered} other {# cannot be ordered}}',
	}),
	'products.card.withoutImage': withArguments<{ count: number }>()({
		text: '{count, plural, one {# has no image} other {# have no image}}',
	}),
	'products.card.withoutCategory': withArguments<{ count: number }>()({
		text: '{count, plural, one {# is in no category} other {# are in no category}}',
	}),
	'products.card.offline': withArguments<{ count: number }>()({
		text: '{count, plural, one {# is in offline categories only} other {# are in offline categories only}}',
	}),
};
