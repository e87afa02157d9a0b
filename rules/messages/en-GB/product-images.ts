// The pictures of a product or variant in its editor.
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

export const productImages = {
	'product.images': label('Images'),
	'product.imagesOf': withArguments<{ count: number; most: number }>()({
		text: '{count} of {most}',
		context: 'How many images a product has',
	}),
	'product.imagesAtOnce': label('Changes to images take effect at once.'),
	'product.noImages': label('No images yet.'),
	'product.imagesInherited': label('Images of the product', 'State of a variant'),
	'product.imagesOwn': withArguments<{ count: number }>()({
		text: '{count, plural, one {# own image} other {# own images}}',
	}),
	'product.imagesOwnHint': label(
		'With the first image the variant has images of its own; it does not show those of the product any more then.',
	),
	'product.imagesInherit': button('Show the images of the product'),
	'product.imagesInheritAsk': label('Remove the variant’s own images and show those of the product again?'),
	'product.addImages': button('Add images'),
	'product.imageNumber': withArguments<{ number: number; total: number }>()({
		text: 'Image {number} of {total}',
	}),
	'product.cover': label('Cover image'),
	'product.makeCover': button('Make cover image'),
	'product.coverSaved': success('Cover image saved'),
	'product.coverFailed': failure('Error saving the cover image'),
	'product.moveHint': label('Move with Alt and the arrow keys, or drag.'),
	'product.moveBefore': button('Move forward'),
	'product.moveAfter': button('Move back'),
	'product.moved': withArguments<{ number: number; total: number }>()({
		text: 'The image is now at place {number} of {total}.',
		context: 'Read aloud',
	}),
	'product.orderSaved': success('Image order saved'),
	'product.orderFailed': failure('Error saving the image order'),
	'product.removeImage': button('Remove'),
	'product.removeImageAsk': label('Remove the image from the product?'),
	'product.removeImageText': label('It stays in the media library.'),
	'product.imageAdded': success('Image added'),
	'product.imageRemoved': success('Image removed'),
	'product.addImageFailed': failure('Error adding the image. Please try again'),
	'product.removeImageFailed': failure('Error when removing the image. Please try again.'),
	'product.imageLanguages': button('Other languages', 'Other images for readers of a language'),
	'product.imageLanguagesOf': withArguments<{ number: number }>()({
		text: 'Image {number} in other languages',
	}),
	'product.imageLanguagesText': label('Whoever reads the language sees this image in place of the general one.'),
	'product.imageForLanguage': button('Choose image'),
	'product.imageForLanguageSaved': success('Image for the language saved'),
	'product.imageForLanguageFailed': failure('Error saving the image for the language'),
	'product.removeImageForLanguageAsk': withArguments<{ language: string }>()({
		text: 'Remove the image for {language}?',
	}),
	'product.removeImageForLanguageText': label(
		'Readers of the language then see the general image. It stays in the media library.',
	),
	'product.imageSameAsOthers': label('As in the other languages'),
	'product.external': label('External media URL'),
	'product.externalHint': label('The image is fetched and kept in the media library.'),
	'product.externalInvalid': failure('Please enter a valid URL.'),
	'product.externalAdd': button('Fetch image'),
	'product.externalFailed': failure('Error when saving external media link'),
	'product.border': label('Border of the images'),
	'product.rounding': label('Border radius'),
	'product.rounding.none': label('none'),
	'product.rounding.light': label('light'),
	'product.rounding.strong': label('strong'),
	'product.borderWidth': label('Border width'),
	'product.borderColour': label('Border colour'),
	'product.borderColourHint': label('Leave empty to use the colour of lines.'),
	'product.borderColourInvalid': failure('Please write it as #rrggbb, or leave it empty.'),
	'product.borderSave': button('Save border'),
	'product.borderSaved': success('Border settings saved'),
	'product.borderFailed': failure('Error saving border settings'),
	'product.thumbnail': label('Thumbnail', 'Heading: the image by which lists show the product'),
	'product.thumbnailText': label('This is how the product appears in lists and in the cart.'),
	'product.noThumbnail': label('No thumbnail of its own: lists and the cart show the cover image.'),
	'product.chooseThumbnail': button('Choose thumbnail'),
	'product.replaceThumbnail': button('Replace thumbnail'),
	'product.makeThumbnail': button('Use as thumbnail'),
	'product.removeThumbnail': button('Remove thumbnail'),
	'product.removeThumbnailAsk': label('Remove the thumbnail?'),
	'product.removeThumbnailText': label('Lists and the cart then show the cover image. It stays in the media library.'),
	'product.thumbnailSaved': success('Thumbnail saved'),
	'product.thumbnailFailed': failure('Error adding the image. Please try again'),
	'product.generateThumbnails': button('Generate thumbnails'),
	'product.generateAsk': label('Overwrite thumbnails with previews?'),
	'product.generateText': label(
		'They are made anew of the cover image, or of the print format where there is no image; also those of variants with their own.',
	),
	'product.generated': success('Thumbnails generated'),
	'product.nothingToGenerate': failure(
		'There is nothing to make a thumbnail of. Add an image, or set the format under “Print”.',
	),
	'product.generateFailed': failure('Error generating thumbnails'),
};
