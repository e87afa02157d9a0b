// What the page of a product says beside the product's own words.
import { type ShippedText, withArguments } from '../entry.ts';

const tags = ['product'];

export const productPage = {
	'product.more': {
		text: 'More from this category',
		context: 'Headline above other products on the page of a product',
		tags,
	},
	'productPage.pictures': { text: 'Pictures', context: 'Name of the list of pictures, read aloud', tags },
	'productPage.picture': withArguments<{ number: number; count: number }>()({
		text: 'Picture {number} of {count}',
		context: 'Below a picture in large view, and the name of a small one, read aloud',
		tags,
	}),
	'productPage.enlarge': {
		text: 'Enlarge picture',
		context: 'On the large picture, read aloud',
		tags,
	},
	'productPage.zoomTitle': withArguments<{ name: string }>()({
		text: 'Pictures: {name}',
		context: 'Name of the large view of pictures; {name} is the product',
		tags,
	}),
	'productPage.previousPicture': { text: 'Previous picture', context: 'Button', tags },
	'productPage.nextPicture': { text: 'Next picture', context: 'Button', tags },
	'productPage.zoomIn': { text: 'Zoom in', context: 'Button in the large view of a picture', tags },
	'productPage.zoomOut': { text: 'Zoom out', context: 'Button in the large view of a picture', tags },
	'productPage.variant': {
		text: 'Version',
		context: 'Above the variants of a product that have only names',
		tags,
	},
	'productPage.chooseVariant': { text: 'Choose', context: 'Button behind a list of versions', tags },
	'productPage.otherCombination': {
		text: 'Not in this combination: chooses the nearest one',
		context: 'Of a paper or format that cannot be had together with the rest, read aloud and as a hint',
		tags,
	},
	'productPage.details': {
		text: 'Details',
		context: 'Headline above what is said of a product',
		tags,
	},
	'productPage.code': { text: 'Item number', context: 'Of a product or variant', tags },
	'productPage.delivery': withArguments<{ day: string }>()({
		text: 'Delivery expected by {day}',
		context: '{day} is a date with its weekday',
		tags,
	}),
	'productPage.deliveryNote': {
		text: 'if ordered today',
		context: 'Behind the expected day of delivery',
		tags,
	},
	'productPage.unavailable': {
		text: 'Unavailable for order',
		context: 'Headline of why a product cannot be ordered',
		tags,
	},
	'productPage.noPrice': {
		text: 'There is no price for this item yet.',
		context: 'Why it cannot be ordered',
		tags,
	},
	'productPage.notOffered': {
		text: 'We do not offer this item at the moment.',
		context: 'Why it cannot be ordered',
		tags,
	},
	'productPage.outOfStock': {
		text: 'This item is out of stock at the moment.',
		context: 'Why it cannot be ordered',
		tags,
	},
	'productPage.notice.label': {
		text: 'Notify me when it is available again',
		context: 'Label of a field for an e-mail address',
		tags,
	},
	'productPage.notice.button': { text: 'Notify me', context: 'Button', tags },
	'productPage.notice.hint': {
		text: 'One e-mail, nothing else. Afterwards we delete your address.',
		context: 'Below the field for an e-mail address',
		tags,
	},
	'productPage.notice.invalid': { text: 'Please enter an e-mail address, such as name@example.com.', tags },
	'productPage.notice.failed': { text: 'That did not work. Please try again in a few minutes.', tags },
	'productPage.notice.waiting': withArguments<{ email: string }>()({
		text: 'We will write to {email} when it is available again.',
		tags,
	}),
	'productPage.notice.mailed': withArguments<{ email: string }>()({
		text: 'Please look into your mailbox: we have sent a link to {email}. Once you have confirmed it, we will let you know.',
		tags,
	}),
	'productPage.notice.available': {
		text: 'It is available again by now. Please reload the page.',
		tags,
	},
	'productPage.askUs': {
		text: 'Please ask us about it:',
		context: 'Before a phone number and a mail address',
		tags,
	},
	'productPage.notPublished': {
		text: 'Not published',
		context: 'On a product that shoppers do not see',
		tags,
	},
	'productPage.offline': {
		text: 'Offline',
		context: 'On a product all of whose categories are offline',
		tags,
	},
	'productPage.testBanner': {
		text: 'Test view: this is how the page looks once this item is published. The link holds for 24 hours.',
		context: 'Above a product that is shown by a test link',
		tags,
	},

	'productPage.dataSheet': {
		text: 'Data sheet for print data (PDF)',
		context: 'Link to a PDF with sizes, bleed and template lines',
		tags,
	},
	'productPage.dataSize': withArguments<{ width: string; height: string; bleed: string }>()({
		text: '{width} × {height} mm, plus {bleed} mm of bleed',
		context: 'Size of the trimmed product beside the link to its data sheet',
		tags,
	}),

	'favourites.add': { text: 'Add to watchlist', context: 'Button with a heart', tags },
	'favourites.remove': {
		text: 'Remove from watchlist',
		context: 'Button with a full heart',
		tags,
	},
	'favourites.added': { text: 'The item is on your watchlist.', tags },
	'favourites.removed': {
		text: 'The item is no longer on your watchlist.',
		tags,
	},
	'favourites.failed': {
		text: 'Your watchlist could not be changed.',
		tags,
	},
	'favourites.full': {
		text: 'Your watchlist is full. Please remove something first.',
		context: 'There are 500 items on it',
		tags,
	},
	'share.open': { text: 'Share link', context: 'Button that opens the dialog', tags },
} satisfies Record<string, ShippedText>;
