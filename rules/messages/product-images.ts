// The pictures of a product or variant in its editor.
import { type ShippedText, withArguments } from './entry.ts';

const label = (de: string, en: string, context?: string): ShippedText => ({
	de,
	en,
	tags: ['admin', 'form'],
	...(context ? { context } : {}),
});
const button = (de: string, en: string, context?: string): ShippedText => ({
	de,
	en,
	tags: ['admin', 'button'],
	...(context ? { context } : {}),
});
const failure = (de: string, en: string): ShippedText => ({ de, en, tags: ['admin', 'error'] });
const success = (de: string, en: string): ShippedText => ({ de, en, tags: ['admin', 'success'] });

export const productImages = {
	'product.images': label('Bilder', 'Images'),
	'product.imagesOf': withArguments<{ count: number; most: number }>()({
		de: '{count} von {most}',
		en: '{count} of {most}',
		context: 'How many images a product has',
	}),
	'product.imagesAtOnce': label('Änderungen an Bildern gelten sofort.', 'Changes to images take effect at once.'),
	'product.noImages': label('Noch keine Bilder.', 'No images yet.'),
	'product.imagesInherited': label('Bilder des Produkts', 'Images of the product', 'State of a variant'),
	'product.imagesOwn': withArguments<{ count: number }>()({
		de: '{count, plural, one {# eigenes Bild} other {# eigene Bilder}}',
		en: '{count, plural, one {# own image} other {# own images}}',
	}),
	'product.imagesOwnHint': label(
		'Mit dem ersten Bild hat die Variante eigene Bilder; die des Produkts zeigt sie dann nicht mehr.',
		'With the first image the variant has images of its own; it does not show those of the product any more then.',
	),
	'product.imagesInherit': button('Bilder des Produkts zeigen', 'Show the images of the product'),
	'product.imagesInheritAsk': label(
		'Eigene Bilder der Variante entfernen und wieder die des Produkts zeigen?',
		'Remove the variant’s own images and show those of the product again?',
	),
	'product.addImages': button('Bilder hinzufügen', 'Add images'),
	'product.imageNumber': withArguments<{ number: number; total: number }>()({
		de: 'Bild {number} von {total}',
		en: 'Image {number} of {total}',
	}),
	'product.cover': label('Titelbild', 'Cover image'),
	'product.makeCover': button('Als Titelbild', 'Make cover image'),
	'product.coverSaved': success('Titelbild gespeichert', 'Cover image saved'),
	'product.coverFailed': failure('Fehler beim Speichern des Titelbilds', 'Error saving the cover image'),
	'product.moveHint': label(
		'Mit Alt und den Pfeiltasten verschieben, oder ziehen.',
		'Move with Alt and the arrow keys, or drag.',
	),
	'product.moveBefore': button('Nach vorn', 'Move forward'),
	'product.moveAfter': button('Nach hinten', 'Move back'),
	'product.moved': withArguments<{ number: number; total: number }>()({
		de: 'Bild steht jetzt an Stelle {number} von {total}.',
		en: 'The image is now at place {number} of {total}.',
		context: 'Read aloud',
	}),
	'product.orderSaved': success('Bilderreihenfolge gespeichert', 'Image order saved'),
	'product.orderFailed': failure('Fehler beim Speichern der Bilderreihenfolge', 'Error saving the image order'),
	'product.removeImage': button('Entfernen', 'Remove'),
	'product.removeImageAsk': label('Bild vom Produkt entfernen?', 'Remove the image from the product?'),
	'product.removeImageText': label('In den Medien bleibt es.', 'It stays in the media library.'),
	'product.imageAdded': success('Bild hinzugefügt', 'Image added'),
	'product.imageRemoved': success('Bild entfernt', 'Image removed'),
	'product.addImageFailed': failure(
		'Fehler beim Hinzufügen des Bildes. Bitte versuchen Sie es noch einmal.',
		'Error adding the image. Please try again',
	),
	'product.removeImageFailed': failure(
		'Fehler beim Entfernen des Bildes. Bitte versuchen Sie es noch einmal.',
		'Error when removing the image. Please try again.',
	),
	'product.imageLanguages': button('Andere Sprachen', 'Other languages', 'Other images for readers of a language'),
	'product.imageLanguagesOf': withArguments<{ number: number }>()({
		de: 'Bild {number} in anderen Sprachen',
		en: 'Image {number} in other languages',
	}),
	'product.imageLanguagesText': label(
		'Wer die Sprache liest, sieht dieses Bild anstelle des allgemeinen.',
		'Whoever reads the language sees this image in place of the general one.',
	),
	'product.imageForLanguage': button('Bild wählen', 'Choose image'),
	'product.imageForLanguageSaved': success('Bild für die Sprache gespeichert', 'Image for the language saved'),
	'product.imageForLanguageFailed': failure(
		'Fehler beim Speichern des Bildes für die Sprache',
		'Error saving the image for the language',
	),
	'product.removeImageForLanguageAsk': withArguments<{ language: string }>()({
		de: 'Bild für {language} entfernen?',
		en: 'Remove the image for {language}?',
	}),
	'product.removeImageForLanguageText': label(
		'Wer die Sprache liest, sieht dann das allgemeine Bild. In der Mediathek bleibt es.',
		'Readers of the language then see the general image. It stays in the media library.',
	),
	'product.imageSameAsOthers': label('Wie in den anderen Sprachen', 'As in the other languages'),
	'product.external': label('Adresse eines Bildes', 'External media URL'),
	'product.externalHint': label(
		'Das Bild wird geholt und in den Medien abgelegt.',
		'The image is fetched and kept in the media library.',
	),
	'product.externalInvalid': failure('Bitte geben Sie eine gültige URL ein.', 'Please enter a valid URL.'),
	'product.externalAdd': button('Bild holen', 'Fetch image'),
	'product.externalFailed': failure(
		'Fehler beim Speichern des externen Medienlinks',
		'Error when saving external media link',
	),
	'product.border': label('Rahmen der Bilder', 'Border of the images'),
	'product.rounding': label('Rundung', 'Border radius'),
	'product.rounding.none': label('keine', 'none'),
	'product.rounding.light': label('leicht', 'light'),
	'product.rounding.strong': label('stark', 'strong'),
	'product.borderWidth': label('Breite', 'Border width'),
	'product.borderColour': label('Farbe', 'Border colour'),
	'product.borderColourHint': label('Ohne Eingabe die Farbe der Linien.', 'Leave empty to use the colour of lines.'),
	'product.borderColourInvalid': failure(
		'Bitte als #rrggbb, oder leer lassen.',
		'Please write it as #rrggbb, or leave it empty.',
	),
	'product.borderSave': button('Rahmen speichern', 'Save border'),
	'product.borderSaved': success('Rahmen gespeichert', 'Border settings saved'),
	'product.borderFailed': failure('Fehler beim Speichern des Rahmens', 'Error saving border settings'),
	'product.thumbnail': label('Vorschaubild', 'Thumbnail', 'Heading: the image by which lists show the product'),
	'product.thumbnailText': label(
		'So erscheint das Produkt in Listen und im Warenkorb.',
		'This is how the product appears in lists and in the cart.',
	),
	'product.noThumbnail': label(
		'Kein eigenes Vorschaubild: Listen und Warenkorb zeigen das Titelbild.',
		'No thumbnail of its own: lists and the cart show the cover image.',
	),
	'product.chooseThumbnail': button('Vorschaubild wählen', 'Choose thumbnail'),
	'product.replaceThumbnail': button('Anderes Vorschaubild', 'Replace thumbnail'),
	'product.makeThumbnail': button('Als Vorschaubild verwenden', 'Use as thumbnail'),
	'product.removeThumbnail': button('Vorschaubild entfernen', 'Remove thumbnail'),
	'product.removeThumbnailAsk': label('Vorschaubild entfernen?', 'Remove the thumbnail?'),
	'product.removeThumbnailText': label(
		'Listen und Warenkorb zeigen dann das Titelbild. In der Mediathek bleibt es.',
		'Lists and the cart then show the cover image. It stays in the media library.',
	),
	'product.thumbnailSaved': success('Vorschaubild gespeichert', 'Thumbnail saved'),
	'product.thumbnailFailed': failure(
		'Fehler beim Hinzufügen des Bildes. Bitte versuchen Sie es noch einmal.',
		'Error adding the image. Please try again',
	),
	'product.generateThumbnails': button('Vorschaubilder erzeugen', 'Generate thumbnails'),
	'product.generateAsk': label(
		'Vorschaubilder mit neuen Vorschauen überschreiben?',
		'Overwrite thumbnails with previews?',
	),
	'product.generateText': label(
		'Sie werden aus dem Titelbild neu gemacht, auch die der Varianten mit eigenen Bildern.',
		'They are made anew of the cover image, also those of variants with images of their own.',
	),
	'product.generated': success('Vorschaubilder erzeugt', 'Thumbnails generated'),
	'product.generateFailed': failure('Fehler beim Erzeugen der Vorschaubilder', 'Error generating thumbnails'),
};
