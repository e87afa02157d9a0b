// What stands around lists of products: filters, order, pages, and what is said when a list is empty.
import { type ShippedText, withArguments } from '../entry.ts';

const sort = (text: string): ShippedText => ({
	text,
	context: 'Order of a list of products',
	tags: ['catalogue', 'sort'],
});

export const productLists = {
	'list.filters': { text: 'Filters', context: 'Heading above the filters of a list', tags: ['filter'] },
	'list.filtersChosen': withArguments<{ count: number }>()({
		text: 'Filters ({count, number})',
		context: 'Button that unfolds the filters on a phone; {count} are chosen',
		tags: ['filter'],
	}),
	'list.apply': {
		text: 'Apply filters',
		context: 'Button, where no script runs',
		tags: ['filter', 'button'],
	},
	'list.showResults': withArguments<{ count: number }>()({
		text: '{count, plural, =0 {No products} one {Show # product} other {Show # products}}',
		context: 'Button below the unfolded filters on a phone: folds them',
		tags: ['filter', 'button'],
	}),
	'list.category': { text: 'Category', context: 'Heading of a filter', tags: ['filter'] },
	'list.priceInvalid': withArguments<{ example: string }>()({
		text: 'Please enter a price, such as {example}.',
		context: 'Below a field of the filter',
		tags: ['catalogue'],
	}),
	'list.label': {
		text: 'Label',
		context: 'Heading of a filter: New, Sale and so on',
		tags: ['filter'],
	},
	'list.availability': { text: 'Availability', context: 'Heading of a filter', tags: ['filter'] },
	'list.available': { text: 'Can be ordered', context: 'Filter', tags: ['filter'] },
	'list.price': withArguments<{ currency: string }>()({
		text: 'Price in {currency}',
		context: 'Heading of a filter',
		tags: ['filter', 'price'],
	}),
	'list.priceFrom': { text: 'from', context: 'Label of a field: the lowest price', tags: ['filter', 'price'] },
	'list.priceTo': { text: 'to', context: 'Label of a field: the highest price', tags: ['filter', 'price'] },
	'list.moreValues': withArguments<{ count: number }>()({
		text: '{count, number} more',
		context: 'Unfolds the rest of a long filter',
		tags: ['filter'],
	}),
	'list.chosen': {
		text: 'Chosen filters',
		context: 'Label of the list of chosen filters, read aloud',
		tags: ['filter', 'accessibility'],
	},
	'list.takeAway': withArguments<{ filter: string }>()({
		text: 'Remove filter: {filter}',
		context: 'Link on a chosen filter, read aloud',
		tags: ['filter', 'accessibility'],
	}),
	'list.takeAllAway': {
		text: 'Remove all filters',
		context: 'Link behind the chosen filters',
		tags: ['filter'],
	},
	'list.valueOf': withArguments<{ facet: string; value: string }>()({
		text: '{facet}: {value}',
		context: 'A chosen filter, such as "Paper: matt"',
		tags: ['filter'],
	}),
	'list.priceSpan': withArguments<{ from: string; to: string }>()({
		text: '{from} to {to}',
		context: 'A chosen span of prices',
		tags: ['filter', 'price'],
	}),
	'list.priceAbove': withArguments<{ price: string }>()({
		text: 'from {price}',
		context: 'A chosen lowest price',
		tags: ['filter', 'price'],
	}),
	'list.priceBelow': withArguments<{ price: string }>()({
		text: 'up to {price}',
		context: 'A chosen highest price',
		tags: ['filter', 'price'],
	}),

	'list.sort': { text: 'Sort by', context: 'Label of a choice', tags: ['catalogue', 'sort'] },
	'list.sortNow': { text: 'Sort', context: 'Button, where no script runs', tags: ['sort', 'button'] },
	'list.sort.recommended': sort('Recommended'),
	'list.sort.best': sort('Best matches'),
	'list.sort.newest': sort('Newest first'),
	'list.sort.name': sort('Name'),
	'list.sort.priceUp': sort('Price: low to high'),
	'list.sort.priceDown': sort('Price: high to low'),

	'list.moreThan': withArguments<{ count: number }>()({
		text: 'More than {count, number} products',
		context: 'How many a search has found, where there are too many to count',
		tags: ['catalogue', 'search'],
	}),
	'list.pageNumber': withArguments<{ page: number }>()({
		text: 'Page {page, number}',
		context: 'Link to a page of a list, read aloud',
		tags: ['catalogue', 'accessibility'],
	}),
	'list.subcategories': {
		text: 'Subcategories',
		context: 'Label of the categories below one, read aloud',
		tags: ['catalogue', 'accessibility'],
	},

	'list.noneMatch': {
		text: 'No products match these filters.',
		context: 'In place of a list',
		tags: ['catalogue', 'filter'],
	},
	'list.noneMatchText': {
		text: 'Remove a filter to see more again.',
		context: 'Below it',
		tags: ['catalogue', 'filter'],
	},
	'list.emptyShopText': {
		text: 'We are filling the shop at the moment. Please come back soon.',
		context: 'Below "There are no products here yet", in a shop without products',
		tags: ['catalogue'],
	},
	'list.emptyCategoryText': {
		text: 'Meanwhile, have a look at the other categories.',
		context: 'Below "There are no products here yet", in a category without products',
		tags: ['catalogue'],
	},
	'list.emptyStaffText': {
		text: 'Create products in the administration, publish them and put them into categories.',
		context: 'The same for people who manage products',
		tags: ['catalogue', 'admin'],
	},
	'list.toAdministration': {
		text: 'Manage products',
		context: 'Button for people who manage products',
		tags: ['catalogue', 'admin', 'button'],
	},
	'list.pastEnd': {
		text: 'This list does not have that many pages.',
		context: 'In place of a list',
		tags: ['catalogue'],
	},
	'list.toFirstPage': { text: 'To the first page', tags: ['catalogue', 'button'] },

	'search.corrected': withArguments<{ text: string }>()({
		text: 'Showing results for “{text}”',
		context: 'Above results, where typing errors were forgiven; {text} is what was found instead',
		tags: ['search'],
	}),
	'search.nothingTitle': withArguments<{ text: string }>()({
		text: 'We have found nothing for “{text}”.',
		context: 'In place of results',
		tags: ['search'],
	}),
	'search.tip1': { text: 'Check the spelling.', tags: ['search'] },
	'search.tip2': {
		text: 'Try another word, or a more general one.',
		tags: ['search'],
	},
	'search.tip3': {
		text: 'Or have a look at the categories:',
		tags: ['search'],
	},
} satisfies Record<string, ShippedText>;
