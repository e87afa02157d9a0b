// The screens of categories in the administration.
import { type ShippedText, withArguments } from '../entry.ts';

const label = (text: string): ShippedText => ({ text, tags: ['admin', 'form'] });
const failure = (text: string): ShippedText => ({ text, tags: ['admin', 'error'] });
export const adminCategories = {
	'categories.new': { text: 'New category', tags: ['admin', 'button'] },
	'categories.newBelow': withArguments<{ name: string }>()({
		text: 'New subcategory of {name}',
	}),
	'categories.one': { text: 'Category', context: 'Title of the screen of one category' },
	'categories.intro': {
		text: 'This is how the categories appear in the shop’s menu, at most four levels deep.',
	},
	'categories.introOrder': {
		text: 'This is how the categories appear in the shop’s menu, at most four levels deep. Change the order with the arrows, or drag a category by its handle; every change is saved at once.',
	},
	'categories.emptyTitle': { text: 'No categories yet' },
	'categories.emptyText': {
		text: 'Categories arrange your products and make up the menu of the shop.',
	},
	'categories.online': { text: 'Online', context: 'State of a category' },
	'categories.offline': { text: 'Offline', context: 'State of a category' },
	'categories.offlineAbove': {
		text: 'Offline (parent)',
		context: 'State of a category that is published, while one above it is not',
	},
	'categories.productsTab': withArguments<{ count: number }>()({
		text: 'Products ({count, number})',
		context: 'Tab of a category',
	}),
	'categories.products': withArguments<{ count: number }>()({
		text: '{count, plural, =0 {no products} one {# product} other {# products}}',
	}),
	'categories.moveUp': withArguments<{ name: string }>()({ text: 'Move {name} up' }),
	'categories.moveDown': withArguments<{ name: string }>()({ text: 'Move {name} down' }),
	'categories.expand': withArguments<{ name: string }>()({
		text: 'Subcategories of {name}',
		context: 'Button that shows or hides them',
	}),
	'categories.placed': withArguments<{ name: string; position: number; count: number }>()({
		text: '{name} is now at position {position} of {count}.',
		context: 'Read aloud after a step',
	}),
	'categories.placedBelow': withArguments<{ name: string; parent: string }>()({
		text: '{name} is now below {parent}.',
		context: 'Read aloud after a category was moved into another one',
	}),
	'categories.top': { text: 'top level', context: 'In place of the name of a parent category' },
	'categories.orderSaved': { text: 'Category order saved.' },
	'categories.orderFailed': failure('Error saving category order'),

	'categories.view': { text: 'View', context: 'Link to the category in the shop', tags: ['admin', 'button'] },
	'categories.about': { text: 'Category', context: 'Heading: name and description' },
	'categories.name': label('Name'),
	'categories.description': label('Description'),
	'categories.nameIn': withArguments<{ language: string }>()({
		text: 'Name ({language})',
		tags: ['admin', 'form'],
	}),
	'categories.descriptionIn': withArguments<{ language: string }>()({
		text: 'Description ({language})',
		tags: ['admin', 'form'],
	}),
	'categories.fallbackHint': {
		text: 'Without a translation, the text in the default language is shown.',
	},
	'categories.publish': label('Published'),
	'categories.publishHint': {
		text: 'Switched off, the category and all its subcategories are offline.',
	},
	'categories.place': { text: 'Place in the menu', context: 'Heading: parent category, address' },
	'categories.parent': label('Parent category'),
	'categories.noParent': { text: 'None (top level)' },
	'categories.parentHint': {
		text: 'Products stay in the category when it is moved.',
	},
	'categories.slug': label('Address'),
	'categories.slugHint': withArguments<{ address: string }>()({
		text: 'Lowercase letters, numbers and hyphens. The page is at {address}; old addresses redirect to it.',
	}),
	'categories.slugNewHint': {
		text: 'Left empty, it is made from the name.',
	},
	'categories.access': { text: 'Access', context: 'Heading: who sees the category' },
	'categories.roles': label('Access roles'),
	'categories.all': { text: 'All', context: 'The category is open to everyone' },
	'categories.rolesHint': {
		text: 'With nothing selected: All.',
	},
	'categories.openToAll': {
		text: 'Everyone sees this category, including visitors who are not signed in.',
	},
	'categories.openTo': withArguments<{ roles: string }>()({
		text: 'Only signed-in users with one of these roles see this category: {roles}.',
	}),
	'categories.openToParent': withArguments<{ roles: string }>()({
		text: 'The parent category restricts access. Only these roles see this category: {roles}.',
	}),
	'categories.openToNobody': {
		text: 'Nobody sees this category: its roles and those of the categories above it have none in common.',
	},
	'categories.link': { text: 'Link', context: 'Heading: link URL and target' },
	'categories.linkUrl': label('Link URL'),
	'categories.linkUrlHint': {
		text: 'The menu entry leads there instead of to the category’s page: https://… or a path in the shop that begins with /.',
	},
	'categories.linkInvalid': failure('Please enter a valid URL.'),
	'categories.linkTarget': label('Link target'),
	'categories.sameWindow': { text: 'Same window', context: 'Link target' },
	'categories.newWindow': { text: 'New window', context: 'Link target' },
	'categories.windowName': label('Name of the window'),
	'categories.windowNameHint': {
		text: 'Links with the same name share a window; _blank opens a new one every time.',
	},
	'categories.windowNameInvalid': failure('Only letters, numbers, _ and -; not _self, _parent or _top.'),
	'categories.display': label('Display mode'),
	'categories.display.random': { text: 'Random products', context: 'Display mode' },
	'categories.display.newest': { text: 'Newest products', context: 'Display mode' },
	'categories.display.static': { text: 'Static list', context: 'Display mode' },
	'categories.displayHint.random': {
		text: 'In a different, random order every day.',
	},
	'categories.displayHint.newest': {
		text: 'Most recently created products first.',
	},
	'categories.displayHint.static': {
		text: 'In the order of the product list below.',
	},
	'categories.picture': { text: 'Picture', context: 'Heading' },
	'categories.noPicture': { text: 'No picture' },
	'categories.choosePicture': { text: 'Choose from the media', tags: ['admin', 'button'] },
	'categories.removePicture': { text: 'Remove picture', tags: ['admin', 'button'] },
	'categories.removePictureAsk': {
		text: 'Remove the picture of the category?',
		context: 'Confirmation',
	},
	'categories.removePictureText': {
		text: 'It disappears from the shop once you save. It stays in the media library.',
	},
	'categories.pictureFailed': failure('Error uploading or deleting the image'),
	'categories.pictureTaken': {
		text: 'Picture uploaded. It appears once you save.',
	},
	'categories.seo': { text: 'Search engines', context: 'Heading: SEO title and description' },
	'categories.seoTitleIn': withArguments<{ language: string }>()({
		text: 'SEO title ({language})',
		tags: ['admin', 'form'],
	}),
	'categories.seoDescriptionIn': withArguments<{ language: string }>()({
		text: 'SEO description ({language})',
		tags: ['admin', 'form'],
	}),
	'categories.seoHint': {
		text: 'Left empty, name and description are used.',
	},
	'categories.below': { text: 'Subcategories', context: 'Heading' },
	'categories.noneBelow': { text: 'No subcategories' },
	'categories.productList': { text: 'Products', context: 'Heading: what stands in the category' },
	'categories.productListText': {
		text: 'Changes to this list are saved at once.',
	},
	'categories.productListOther': {
		text: 'The order applies when the category is displayed as a static list. Changes are saved at once.',
	},
	'categories.productListNew': {
		text: 'You can add products once the category has been created.',
	},
	'categories.noProducts': { text: 'No products yet' },
	'categories.more': withArguments<{ count: number }>()({
		text: '{count, plural, one {Show # more product} other {Show # more products}}',
	}),
	'categories.search': label('Search for a product'),
	'categories.searchHint': { text: 'Name, code or address' },
	'categories.add': withArguments<{ name: string }>()({ text: 'Add {name}' }),
	'categories.isMember': { text: 'is in the category', context: 'Beside a product found' },
	'categories.added': { text: 'Product added to the category.' },
	'categories.notPublished': { text: 'Not published', context: 'State of a product' },
	'categories.archived': { text: 'Archived', context: 'State of a product' },
	'categories.productOrderSaved': { text: 'Product order saved.' },
	'categories.unlink': withArguments<{ name: string }>()({
		text: 'Unlink {name} from the category',
	}),
	'categories.unlinkAsk': withArguments<{ name: string }>()({
		text: 'Unlink “{name}” from the category?',
	}),
	'categories.unlinkText': {
		text: 'The product itself is kept.',
	},
	'categories.unlinkLast': {
		text: 'The product will then be in no category: lists do not show it, but anyone who knows its address can open it.',
	},
	'categories.unlinkConfirm': { text: 'Unlink', tags: ['admin', 'button'] },
	'categories.unlinked': { text: 'Product unlinked from the category.' },

	'categories.saved': { text: 'Category settings saved.' },
	'categories.saveFailed': failure('Error while saving category settings.'),
	'categories.created': { text: 'New category created.' },
	'categories.createFailed': failure('Error creating a new category.'),
	'categories.deleteAsk': withArguments<{ name: string }>()({
		text: 'Delete category “{name}”?',
	}),
	'categories.deleteProducts': withArguments<{ count: number; only: number }>()({
		text: '{count, plural, =0 {It contains no products.} one {# product is unlinked and kept.} other {# products are unlinked and kept.}} {only, plural, =0 {} one {# of them will be in no category: lists do not show it, but anyone who knows its address can open it.} other {# of them will be in no category: lists do not show them, but anyone who knows their address can open them.}}',
	}),
	'categories.deleteBelow': withArguments<{ count: number }>()({
		text: '{count, plural, =0 {} one {# subcategory moves up one level; nobody sees it who did not see it before.} other {# subcategories move up one level; nobody sees them who did not see them before.}}',
	}),
	'categories.deleted': { text: 'Category deleted.' },
	'categories.deleteFailed': failure('Error deleting category'),
	'categories.changed': failure('Somebody else has changed the categories in the meantime.'),
	'categories.circle': failure('A category cannot be placed in itself or in one of its subcategories.'),
	'categories.tooDeep': failure('Categories can be at most four levels deep.'),
	'categories.slugInvalid': failure('The address may only contain lowercase letters, numbers and hyphens.'),
	'categories.slugTaken': failure('Another category already has this address.'),
} satisfies Record<string, ShippedText>;
