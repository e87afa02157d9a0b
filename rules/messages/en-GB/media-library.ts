// The media library: the screen, the dialog in which pictures are chosen, and what can go wrong with them.
import { type ShippedText, withArguments } from '../entry.ts';

const button = (text: string): ShippedText => ({ text, tags: ['button'] });
const label = (text: string): ShippedText => ({ text, tags: ['form'] });
const failed = (text: string): ShippedText => ({ text, tags: ['error'] });
const use = (text: string): ShippedText => ({ text, context: 'Where a picture is used' });

export const mediaLibrary = {
	'mediaErrors.folderNameTaken': failed('There is already a folder with this name here.'),
	'mediaErrors.folderNotEmpty': failed('The folder is not empty.'),
	'mediaErrors.folderInsideItself': failed('A folder cannot be moved into itself.'),
	'mediaErrors.folderTooDeep': failed('Folders can be nested at most six levels deep.'),
	'mediaErrors.addressInvalid': failed('Please enter a valid URL.'),
	'mediaErrors.addressNotPublic': failed('This address is not on the public internet.'),
	'mediaErrors.unreachable': failed('The other website cannot be reached or takes too long to answer.'),
	'mediaErrors.noFile': failed('The other website gives out no picture at this address.'),

	'mediaLibrary.title': { text: 'Media', context: 'Name of a screen of the administration' },
	'mediaLibrary.pictures': { text: 'Images', context: 'Name of the list of images, read aloud' },
	'mediaLibrary.unnamed': { text: 'Unnamed', context: 'An image without title and file name' },
	'mediaLibrary.searchHint': label('File name, title or alternative text'),
	'mediaLibrary.filters': {
		text: 'Filter',
		context: 'Button on a phone: shows the filters of the pictures',
		tags: ['button'],
	},
	'mediaLibrary.kind': label('File type'),
	'mediaLibrary.use': label('Use'),
	'mediaLibrary.onlyUnused': { text: 'Not used', context: 'Filter, and state of an image' },
	'mediaLibrary.used': { text: 'In use', context: 'State of an image' },
	'mediaLibrary.sort': label('Sort by'),
	'mediaLibrary.newest': { text: 'Newest first' },
	'mediaLibrary.oldest': { text: 'Oldest first' },
	'mediaLibrary.byName': { text: 'Name', context: 'Sorted by name' },
	'mediaLibrary.largest': { text: 'Largest first', context: 'Sorted by the size of the files' },
	'mediaLibrary.noAlt': { text: 'Alt text missing', context: 'State of an image, short' },
	'mediaLibrary.thumbnail': { text: 'Thumbnail', context: 'State of an image made from another' },
	'mediaLibrary.external': { text: 'From an external address', context: 'State of an image' },
	'mediaLibrary.empty': { text: 'No images yet' },
	'mediaLibrary.emptyText': {
		text: 'Upload images, or simply drop them here.',
	},
	'mediaLibrary.nothingFound': { text: 'No images found' },
	'mediaLibrary.nothingFoundText': {
		text: 'Try a different search term or another folder.',
	},
	'mediaLibrary.perPage': { text: 'Pictures per page', context: 'Label of a choice of numbers' },
	'mediaLibrary.dropHere': {
		text: 'Drop to upload',
		context: 'Shown while files are dragged over the library',
	},
	'mediaLibrary.mayNotChange': {
		text: 'You do not have the right to make changes.',
	},

	'mediaLibrary.folders': { text: 'Folders', context: 'Name of the tree of folders' },
	'mediaLibrary.allFolders': { text: 'All images', context: 'First entry of the folders' },
	'mediaLibrary.unfiled': { text: 'In no folder', context: 'Entry of the folders' },
	'mediaLibrary.newFolder': button('New folder'),
	'mediaLibrary.folderActions': withArguments<{ name: string }>()({
		text: 'Folder “{name}”: actions',
		context: 'Button, read aloud',
	}),
	'mediaLibrary.folderName': label('Name of the folder'),
	'mediaLibrary.folderNameFault': failed('Please enter a name without / \\ < >, at most 100 characters.'),
	'mediaLibrary.inFolder': label('In folder'),
	'mediaLibrary.top': { text: 'Top level', context: 'Where a folder can be put' },
	'mediaLibrary.renameFolder': button('Rename'),
	'mediaLibrary.moveFolder': button('Move'),
	'mediaLibrary.deleteFolder': button('Delete'),
	'mediaLibrary.deleteFolderTitle': withArguments<{ name: string }>()({
		text: 'Delete the folder “{name}”?',
	}),
	'mediaLibrary.deleteFolderText': {
		text: 'What is in it is kept and moves up one level.',
	},
	'mediaLibrary.folderSaved': { text: 'Folder saved' },
	'mediaLibrary.folderDeleted': { text: 'Folder deleted' },
	'mediaLibrary.folderFailed': failed('The folder could not be saved'),

	'mediaLibrary.upload': button('Upload images'),
	'mediaLibrary.uploads': { text: 'Uploads', context: 'Name of the list of uploads' },
	'mediaLibrary.uploading': withArguments<{ name: string }>()({
		text: 'Uploading {name}',
		context: 'Beside a progress bar',
	}),
	'mediaLibrary.processing': withArguments<{ name: string }>()({
		text: 'Processing {name}',
		context: 'The file has been sent; the server is working on it',
	}),
	'mediaLibrary.waiting': withArguments<{ name: string }>()({
		text: '{name} is waiting',
		context: 'An upload that begins when others are done',
	}),
	'mediaLibrary.uploaded': withArguments<{ name: string }>()({
		text: '{name} is uploaded',
	}),
	'mediaLibrary.cancelUpload': withArguments<{ name: string }>()({
		text: 'Cancel the upload of {name}',
		tags: ['button'],
	}),
	'mediaLibrary.cancelled': { text: 'Cancelled', context: 'State of an upload' },
	'mediaLibrary.retryUpload': withArguments<{ name: string }>()({
		text: 'Upload {name} again',
		tags: ['button'],
	}),
	'mediaLibrary.clearUploads': button('Clear list'),
	'mediaLibrary.added': withArguments<{ count: number }>()({
		text: '{count, plural, one {Image added} other {# images added}}',
	}),
	'mediaLibrary.addFailed': failed('Error adding the image. Please try again'),
	'mediaLibrary.uploadOrDeleteFailed': failed('Error uploading or deleting the image'),
	'mediaLibrary.tooLarge': withArguments<{ size: string }>()({
		text: 'The file is too large. Allowed are {size} and 40 megapixels.',
	}),
	'mediaLibrary.wrongType': failed(
		'This is not an image that we know. JPEG, PNG, WebP, AVIF, GIF and SVG are allowed.',
	),
	'mediaLibrary.damaged': failed('The image is damaged, or contains something that is not allowed.'),

	'mediaLibrary.photos': button('Stock photos'),
	'mediaLibrary.remote': {
		text: 'Stays at the provider',
		context: 'State of a stock photo that is no file of the shop',
	},
	'mediaLibrary.openRemote': { text: 'Open at the provider', context: 'Link to the page of a stock photo' },
	'mediaLibrary.credit': withArguments<{ author: string; provider: string }>()({
		text: 'Photo: {author} / {provider}',
		context: 'Who took a picture, and where it comes from',
	}),
	'mediaLibrary.addExternal': button('From an external address'),
	'mediaLibrary.externalTitle': { text: 'Image from an external address' },
	'mediaLibrary.externalUrl': label('Address of the image (URL)'),
	'mediaLibrary.externalHint': {
		text: 'The image is fetched once and kept here. Visitors never call the other website. Please use only images that you are allowed to use.',
	},
	'mediaLibrary.fetch': button('Fetch image'),
	'mediaLibrary.externalFailed': failed('Error when saving external media link'),

	'mediaLibrary.select': withArguments<{ name: string }>()({
		text: 'Select {name}',
		context: 'Checkbox of an image, read aloud',
	}),
	'mediaLibrary.move': button('Move'),
	'mediaLibrary.moveTitle': withArguments<{ count: number }>()({
		text: '{count, plural, one {Move image} other {Move # images}}',
	}),
	'mediaLibrary.moved': withArguments<{ count: number }>()({
		text: '{count, plural, one {Image moved} other {# images moved}}',
	}),
	'mediaLibrary.moveFailed': failed('Error when moving'),
	'mediaLibrary.delete': button('Delete'),
	'mediaLibrary.deleteTitle': withArguments<{ count: number }>()({
		text: '{count, plural, one {Delete image?} other {Delete # images?}}',
	}),
	'mediaLibrary.deleteText': {
		text: 'This cannot be undone.',
	},
	'mediaLibrary.deleted': withArguments<{ count: number }>()({
		text: '{count, plural, one {Image deleted} other {# images deleted}}',
	}),
	'mediaLibrary.removeFailed': failed('Error when removing the image. Please try again.'),
	'mediaLibrary.inUseTitle': withArguments<{ count: number }>()({
		text: '{count, plural, one {The image is still in use} other {# images are still in use}}',
	}),
	'mediaLibrary.inUseText': {
		text: 'Nothing was deleted. First take the images out of the places where they are used, or replace them.',
	},
	'mediaLibrary.deleteRest': withArguments<{ count: number }>()({
		text: '{count, plural, one {Delete the other one} other {Delete the other #}}',
		tags: ['button'],
	}),

	'mediaLibrary.describe': button('Alt text, crop'),
	'mediaLibrary.describeNamed': withArguments<{ name: string }>()({
		text: 'Alt text, crop: {name}',
		context: 'Button of an image, read aloud',
	}),
	'mediaLibrary.details': withArguments<{ name: string }>()({
		text: '{name}: details',
		context: 'Button of an image, read aloud',
	}),
	'mediaLibrary.fileName': label('File name'),
	'mediaLibrary.mediaTitle': label('Title'),
	'mediaLibrary.mediaTitleHint': {
		text: 'For you only, to find it again. Visitors do not see it.',
	},
	'mediaLibrary.alternativeTexts': { text: 'Alternative texts', context: 'Heading' },
	'mediaLibrary.alternativeTextsHint': {
		text: 'What the image shows, for everybody who cannot see it, and for search engines.',
	},
	'mediaLibrary.missing': { text: 'missing', context: 'Beside a language without an alternative text' },
	'mediaLibrary.focalPoint': { text: 'Focal point', context: 'What stays in view when cropped' },
	'mediaLibrary.focalPointHint': {
		text: 'Click the spot that should always be visible, or move the point with the arrow keys.',
	},
	'mediaLibrary.focalPointAt': withArguments<{ across: number; down: number }>()({
		text: '{across} % from the left, {down} % from the top',
		context: 'Where the focal point is, read aloud',
	}),
	'mediaLibrary.crops': { text: 'How the image is cropped', context: 'Heading' },
	'mediaLibrary.square': { text: 'Square' },
	'mediaLibrary.landscape': { text: 'Landscape' },
	'mediaLibrary.banner': { text: 'Banner' },
	'mediaLibrary.portrait': { text: 'Portrait' },
	'mediaLibrary.whereUsed': { text: 'Where used', context: 'Heading' },
	'mediaLibrary.nowhere': {
		text: 'This image is not used anywhere.',
	},
	'mediaLibrary.use.product': use('Product'),
	'mediaLibrary.use.category': use('Category'),
	'mediaLibrary.use.page': use('Page'),
	'mediaLibrary.use.template': use('Template of a product'),
	'mediaLibrary.use.newsletterCampaign': use('Mail of a campaign'),
	'mediaLibrary.use.shopImage': use('Look of the shop'),
	'mediaLibrary.shopImage.logoWide': use('Wide logo'),
	'mediaLibrary.shopImage.logoWideDark': use('Wide logo, dark'),
	'mediaLibrary.shopImage.logoSquare': use('Square logo'),
	'mediaLibrary.shopImage.logoSquareDark': use('Square logo, dark'),
	'mediaLibrary.shopImage.favicon': use('Favicon'),
	'mediaLibrary.shopImage.faviconDark': use('Favicon, dark'),
	'mediaLibrary.shopImage.hero': use('Large image of the home page'),
	'mediaLibrary.shopImage.heroPhone': use('Large image of the home page on phones'),
	'mediaLibrary.shopImage.loginBackground': use('Background of the log-in'),
	'mediaLibrary.shopImage.loginBackgroundDark': use('Background of the log-in, dark'),
	'mediaLibrary.facts': { text: 'Facts', context: 'Heading: size, type, date' },
	'mediaLibrary.dimensions': withArguments<{ width: number; height: number }>()({
		text: '{width} × {height} pixels',
	}),
	'mediaLibrary.addedOn': withArguments<{ date: string }>()({
		text: 'Added on {date}',
	}),
	'mediaLibrary.addedBy': withArguments<{ name: string }>()({ text: 'by {name}' }),
	'mediaLibrary.sourceUrl': withArguments<{ url: string }>()({
		text: 'Fetched from {url}',
	}),
	'mediaLibrary.save': button('Save'),
	'mediaLibrary.saved': { text: 'Image saved' },
	'mediaLibrary.saveFailed': failed('The image could not be saved'),
	'mediaLibrary.download': button('Download'),
	'mediaLibrary.replace': button('Replace'),
	'mediaLibrary.replaceTitle': { text: 'Replace the image?' },
	'mediaLibrary.replaceText': withArguments<{ name: string; count: number }>()({
		text: '{name} takes the place of this image{count, plural, =0 {} one { in one place} other { in # places}}. Alternative texts and focal point stay, the old image is deleted.',
	}),
	'mediaLibrary.replaced': { text: 'Image replaced' },

	'mediaLibrary.pickOne': { text: 'Choose an image', context: 'Title of a dialog' },
	'mediaLibrary.pickMany': withArguments<{ count: number }>()({
		text: 'Choose images (at most {count})',
		context: 'Title of a dialog',
	}),
	'mediaLibrary.pick': withArguments<{ count: number }>()({
		text: '{count, plural, =0 {Use} one {Use image} other {Use # images}}',
		tags: ['button'],
	}),
	'mediaLibrary.full': withArguments<{ count: number }>()({
		text: '{count, plural, one {No more than one image is possible here.} other {No more than # images are possible here.}}',
	}),
	'mediaLibrary.taken': { text: 'Already there', context: 'State of an image that was chosen before' },
} satisfies Record<string, ShippedText>;
