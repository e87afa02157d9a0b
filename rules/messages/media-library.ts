// The media library: the screen, the dialog in which pictures are chosen, and what can go wrong with them.
import { type ShippedText, withArguments } from './entry.ts';

const button = (de: string, en: string): ShippedText => ({ de, en, tags: ['button'] });
const label = (de: string, en: string): ShippedText => ({ de, en, tags: ['form'] });
const failed = (de: string, en: string): ShippedText => ({ de, en, tags: ['error'] });
const use = (de: string, en: string): ShippedText => ({ de, en, context: 'Where a picture is used' });

export const mediaLibrary = {
	'mediaErrors.folderNameTaken': failed(
		'Hier gibt es schon einen Ordner mit diesem Namen.',
		'There is already a folder with this name here.',
	),
	'mediaErrors.folderNotEmpty': failed('Der Ordner ist nicht leer.', 'The folder is not empty.'),
	'mediaErrors.folderInsideItself': failed(
		'Ein Ordner kann nicht in sich selbst verschoben werden.',
		'A folder cannot be moved into itself.',
	),
	'mediaErrors.folderTooDeep': failed(
		'Ordner lassen sich höchstens sechs Ebenen tief verschachteln.',
		'Folders can be nested at most six levels deep.',
	),
	'mediaErrors.addressInvalid': failed('Bitte geben Sie eine gültige URL ein.', 'Please enter a valid URL.'),
	'mediaErrors.addressNotPublic': failed(
		'Diese Adresse liegt nicht im öffentlichen Internet.',
		'This address is not on the public internet.',
	),
	'mediaErrors.unreachable': failed(
		'Die andere Website ist nicht erreichbar oder antwortet zu langsam.',
		'The other website cannot be reached or takes too long to answer.',
	),
	'mediaErrors.noFile': failed(
		'Unter dieser Adresse gibt die andere Website kein Bild heraus.',
		'The other website gives out no picture at this address.',
	),

	'mediaLibrary.title': { de: 'Medien', en: 'Media', context: 'Name of a screen of the administration' },
	'mediaLibrary.pictures': { de: 'Bilder', en: 'Images', context: 'Name of the list of images, read aloud' },
	'mediaLibrary.unnamed': { de: 'Ohne Namen', en: 'Unnamed', context: 'An image without title and file name' },
	'mediaLibrary.searchHint': label('Dateiname, Titel oder Alternativtext', 'File name, title or alternative text'),
	'mediaLibrary.kind': label('Dateityp', 'File type'),
	'mediaLibrary.use': label('Verwendung', 'Use'),
	'mediaLibrary.onlyUnused': { de: 'Nicht verwendet', en: 'Not used', context: 'Filter, and state of an image' },
	'mediaLibrary.used': { de: 'Verwendet', en: 'In use', context: 'State of an image' },
	'mediaLibrary.sort': label('Sortierung', 'Sort by'),
	'mediaLibrary.newest': { de: 'Neueste zuerst', en: 'Newest first' },
	'mediaLibrary.oldest': { de: 'Älteste zuerst', en: 'Oldest first' },
	'mediaLibrary.byName': { de: 'Name', en: 'Name', context: 'Sorted by name' },
	'mediaLibrary.largest': { de: 'Größte zuerst', en: 'Largest first', context: 'Sorted by the size of the files' },
	'mediaLibrary.noAlt': { de: 'Alt-Text fehlt', en: 'Alt text missing', context: 'State of an image, short' },
	'mediaLibrary.thumbnail': { de: 'Vorschaubild', en: 'Thumbnail', context: 'State of an image made from another' },
	'mediaLibrary.external': { de: 'Von externer Adresse', en: 'From an external address', context: 'State of an image' },
	'mediaLibrary.empty': { de: 'Noch keine Bilder', en: 'No images yet' },
	'mediaLibrary.emptyText': {
		de: 'Laden Sie Bilder hoch oder ziehen Sie sie einfach hierher.',
		en: 'Upload images, or simply drop them here.',
	},
	'mediaLibrary.nothingFound': { de: 'Keine Bilder gefunden', en: 'No images found' },
	'mediaLibrary.nothingFoundText': {
		de: 'Versuchen Sie einen anderen Suchbegriff oder einen anderen Ordner.',
		en: 'Try a different search term or another folder.',
	},
	'mediaLibrary.dropHere': {
		de: 'Zum Hochladen loslassen',
		en: 'Drop to upload',
		context: 'Shown while files are dragged over the library',
	},
	'mediaLibrary.mayNotChange': {
		de: 'Zum Ändern fehlt Ihnen das Recht.',
		en: 'You do not have the right to make changes.',
	},

	'mediaLibrary.folders': { de: 'Ordner', en: 'Folders', context: 'Name of the tree of folders' },
	'mediaLibrary.allFolders': { de: 'Alle Bilder', en: 'All images', context: 'First entry of the folders' },
	'mediaLibrary.unfiled': { de: 'Ohne Ordner', en: 'In no folder', context: 'Entry of the folders' },
	'mediaLibrary.newFolder': button('Neuer Ordner', 'New folder'),
	'mediaLibrary.folderActions': withArguments<{ name: string }>()({
		de: 'Ordner „{name}“: Aktionen',
		en: 'Folder “{name}”: actions',
		context: 'Button, read aloud',
	}),
	'mediaLibrary.folderName': label('Name des Ordners', 'Name of the folder'),
	'mediaLibrary.folderNameFault': failed(
		'Bitte geben Sie einen Namen ohne / \\ < > ein, höchstens 100 Zeichen.',
		'Please enter a name without / \\ < >, at most 100 characters.',
	),
	'mediaLibrary.inFolder': label('Im Ordner', 'In folder'),
	'mediaLibrary.top': { de: 'Oberste Ebene', en: 'Top level', context: 'Where a folder can be put' },
	'mediaLibrary.renameFolder': button('Umbenennen', 'Rename'),
	'mediaLibrary.moveFolder': button('Verschieben', 'Move'),
	'mediaLibrary.deleteFolder': button('Löschen', 'Delete'),
	'mediaLibrary.deleteFolderTitle': withArguments<{ name: string }>()({
		de: 'Ordner „{name}“ löschen?',
		en: 'Delete the folder “{name}”?',
	}),
	'mediaLibrary.deleteFolderText': {
		de: 'Was darin liegt, bleibt erhalten und kommt eine Ebene höher.',
		en: 'What is in it is kept and moves up one level.',
	},
	'mediaLibrary.folderSaved': { de: 'Ordner gespeichert', en: 'Folder saved' },
	'mediaLibrary.folderDeleted': { de: 'Ordner gelöscht', en: 'Folder deleted' },
	'mediaLibrary.folderFailed': failed('Der Ordner konnte nicht gespeichert werden', 'The folder could not be saved'),

	'mediaLibrary.upload': button('Bilder hochladen', 'Upload images'),
	'mediaLibrary.uploads': { de: 'Hochgeladene Dateien', en: 'Uploads', context: 'Name of the list of uploads' },
	'mediaLibrary.uploading': withArguments<{ name: string }>()({
		de: '{name} wird hochgeladen',
		en: 'Uploading {name}',
		context: 'Beside a progress bar',
	}),
	'mediaLibrary.processing': withArguments<{ name: string }>()({
		de: '{name} wird verarbeitet',
		en: 'Processing {name}',
		context: 'The file has been sent; the server is working on it',
	}),
	'mediaLibrary.waiting': withArguments<{ name: string }>()({
		de: '{name} wartet',
		en: '{name} is waiting',
		context: 'An upload that begins when others are done',
	}),
	'mediaLibrary.uploaded': withArguments<{ name: string }>()({
		de: '{name} ist hochgeladen',
		en: '{name} is uploaded',
	}),
	'mediaLibrary.cancelUpload': withArguments<{ name: string }>()({
		de: 'Hochladen von {name} abbrechen',
		en: 'Cancel the upload of {name}',
		tags: ['button'],
	}),
	'mediaLibrary.cancelled': { de: 'Abgebrochen', en: 'Cancelled', context: 'State of an upload' },
	'mediaLibrary.retryUpload': withArguments<{ name: string }>()({
		de: '{name} erneut hochladen',
		en: 'Upload {name} again',
		tags: ['button'],
	}),
	'mediaLibrary.clearUploads': button('Liste leeren', 'Clear list'),
	'mediaLibrary.added': withArguments<{ count: number }>()({
		de: '{count, plural, one {Bild hinzugefügt} other {# Bilder hinzugefügt}}',
		en: '{count, plural, one {Image added} other {# images added}}',
	}),
	'mediaLibrary.addFailed': failed(
		'Fehler beim Hinzufügen des Bildes. Bitte versuchen Sie es noch einmal.',
		'Error adding the image. Please try again',
	),
	'mediaLibrary.uploadOrDeleteFailed': failed(
		'Fehler beim Hochladen oder Löschen des Bildes',
		'Error uploading or deleting the image',
	),
	'mediaLibrary.tooLarge': withArguments<{ size: string }>()({
		de: 'Die Datei ist zu groß. Erlaubt sind {size} und 40 Megapixel.',
		en: 'The file is too large. Allowed are {size} and 40 megapixels.',
	}),
	'mediaLibrary.wrongType': failed(
		'Das ist kein Bild, das wir kennen. Erlaubt sind JPEG, PNG, WebP, AVIF, GIF und SVG.',
		'This is not an image that we know. JPEG, PNG, WebP, AVIF, GIF and SVG are allowed.',
	),
	'mediaLibrary.damaged': failed(
		'Das Bild ist beschädigt oder enthält etwas, das nicht erlaubt ist.',
		'The image is damaged, or contains something that is not allowed.',
	),

	'mediaLibrary.addExternal': button('Von externer Adresse', 'From an external address'),
	'mediaLibrary.externalTitle': { de: 'Bild von externer Adresse', en: 'Image from an external address' },
	'mediaLibrary.externalUrl': label('Adresse des Bildes (URL)', 'Address of the image (URL)'),
	'mediaLibrary.externalHint': {
		de: 'Das Bild wird einmal geholt und hier gespeichert. Besucher rufen die andere Website nie auf. Bitte verwenden Sie nur Bilder, die Sie verwenden dürfen.',
		en: 'The image is fetched once and kept here. Visitors never call the other website. Please use only images that you are allowed to use.',
	},
	'mediaLibrary.fetch': button('Bild holen', 'Fetch image'),
	'mediaLibrary.externalFailed': failed(
		'Fehler beim Speichern des externen Medienlinks',
		'Error when saving external media link',
	),

	'mediaLibrary.select': withArguments<{ name: string }>()({
		de: '{name} auswählen',
		en: 'Select {name}',
		context: 'Checkbox of an image, read aloud',
	}),
	'mediaLibrary.move': button('Verschieben', 'Move'),
	'mediaLibrary.moveTitle': withArguments<{ count: number }>()({
		de: '{count, plural, one {Bild verschieben} other {# Bilder verschieben}}',
		en: '{count, plural, one {Move image} other {Move # images}}',
	}),
	'mediaLibrary.moved': withArguments<{ count: number }>()({
		de: '{count, plural, one {Bild verschoben} other {# Bilder verschoben}}',
		en: '{count, plural, one {Image moved} other {# images moved}}',
	}),
	'mediaLibrary.moveFailed': failed('Fehler beim Verschieben', 'Error when moving'),
	'mediaLibrary.delete': button('Löschen', 'Delete'),
	'mediaLibrary.deleteTitle': withArguments<{ count: number }>()({
		de: '{count, plural, one {Bild löschen?} other {# Bilder löschen?}}',
		en: '{count, plural, one {Delete image?} other {Delete # images?}}',
	}),
	'mediaLibrary.deleteText': {
		de: 'Das lässt sich nicht rückgängig machen.',
		en: 'This cannot be undone.',
	},
	'mediaLibrary.deleted': withArguments<{ count: number }>()({
		de: '{count, plural, one {Bild gelöscht} other {# Bilder gelöscht}}',
		en: '{count, plural, one {Image deleted} other {# images deleted}}',
	}),
	'mediaLibrary.removeFailed': failed(
		'Fehler beim Entfernen des Bildes. Bitte versuchen Sie es noch einmal.',
		'Error when removing the image. Please try again.',
	),
	'mediaLibrary.inUseTitle': withArguments<{ count: number }>()({
		de: '{count, plural, one {Das Bild wird noch verwendet} other {# Bilder werden noch verwendet}}',
		en: '{count, plural, one {The image is still in use} other {# images are still in use}}',
	}),
	'mediaLibrary.inUseText': {
		de: 'Es wurde nichts gelöscht. Nehmen Sie die Bilder zuerst dort heraus, wo sie verwendet werden, oder ersetzen Sie sie.',
		en: 'Nothing was deleted. First take the images out of the places where they are used, or replace them.',
	},
	'mediaLibrary.deleteRest': withArguments<{ count: number }>()({
		de: '{count, plural, one {Das andere löschen} other {Die anderen # löschen}}',
		en: '{count, plural, one {Delete the other one} other {Delete the other #}}',
		tags: ['button'],
	}),

	'mediaLibrary.details': withArguments<{ name: string }>()({
		de: '{name}: Details',
		en: '{name}: details',
		context: 'Button of an image, read aloud',
	}),
	'mediaLibrary.fileName': label('Dateiname', 'File name'),
	'mediaLibrary.mediaTitle': label('Titel', 'Title'),
	'mediaLibrary.mediaTitleHint': {
		de: 'Nur für Sie, zum Wiederfinden. Besucher sehen ihn nicht.',
		en: 'For you only, to find it again. Visitors do not see it.',
	},
	'mediaLibrary.alternativeTexts': { de: 'Alternativtexte', en: 'Alternative texts', context: 'Heading' },
	'mediaLibrary.alternativeTextsHint': {
		de: 'Was auf dem Bild zu sehen ist, für alle, die es nicht sehen können, und für Suchmaschinen.',
		en: 'What the image shows, for everybody who cannot see it, and for search engines.',
	},
	'mediaLibrary.missing': { de: 'fehlt', en: 'missing', context: 'Beside a language without an alternative text' },
	'mediaLibrary.focalPoint': { de: 'Fokuspunkt', en: 'Focal point', context: 'What stays in view when cropped' },
	'mediaLibrary.focalPointHint': {
		de: 'Klicken Sie auf die Stelle, die immer zu sehen sein soll, oder bewegen Sie den Punkt mit den Pfeiltasten.',
		en: 'Click the spot that should always be visible, or move the point with the arrow keys.',
	},
	'mediaLibrary.focalPointAt': withArguments<{ across: number; down: number }>()({
		de: '{across} % von links, {down} % von oben',
		en: '{across} % from the left, {down} % from the top',
		context: 'Where the focal point is, read aloud',
	}),
	'mediaLibrary.crops': { de: 'So wird das Bild zugeschnitten', en: 'How the image is cropped', context: 'Heading' },
	'mediaLibrary.square': { de: 'Quadrat', en: 'Square' },
	'mediaLibrary.landscape': { de: 'Querformat', en: 'Landscape' },
	'mediaLibrary.banner': { de: 'Banner', en: 'Banner' },
	'mediaLibrary.portrait': { de: 'Hochformat', en: 'Portrait' },
	'mediaLibrary.whereUsed': { de: 'Wo verwendet', en: 'Where used', context: 'Heading' },
	'mediaLibrary.nowhere': {
		de: 'Dieses Bild wird nirgends verwendet.',
		en: 'This image is not used anywhere.',
	},
	'mediaLibrary.use.product': use('Produkt', 'Product'),
	'mediaLibrary.use.category': use('Kategorie', 'Category'),
	'mediaLibrary.use.page': use('Seite', 'Page'),
	'mediaLibrary.use.shopImage': use('Erscheinungsbild', 'Look of the shop'),
	'mediaLibrary.shopImage.logoWide': use('Breites Logo', 'Wide logo'),
	'mediaLibrary.shopImage.logoWideDark': use('Breites Logo, dunkel', 'Wide logo, dark'),
	'mediaLibrary.shopImage.logoSquare': use('Quadratisches Logo', 'Square logo'),
	'mediaLibrary.shopImage.logoSquareDark': use('Quadratisches Logo, dunkel', 'Square logo, dark'),
	'mediaLibrary.shopImage.favicon': use('Favicon', 'Favicon'),
	'mediaLibrary.shopImage.faviconDark': use('Favicon, dunkel', 'Favicon, dark'),
	'mediaLibrary.shopImage.hero': use('Großes Bild der Startseite', 'Large image of the home page'),
	'mediaLibrary.shopImage.heroPhone': use(
		'Großes Bild der Startseite auf Telefonen',
		'Large image of the home page on phones',
	),
	'mediaLibrary.shopImage.loginBackground': use('Hintergrund der Anmeldung', 'Background of the log-in'),
	'mediaLibrary.shopImage.loginBackgroundDark': use(
		'Hintergrund der Anmeldung, dunkel',
		'Background of the log-in, dark',
	),
	'mediaLibrary.facts': { de: 'Angaben', en: 'Facts', context: 'Heading: size, type, date' },
	'mediaLibrary.dimensions': withArguments<{ width: number; height: number }>()({
		de: '{width} × {height} Pixel',
		en: '{width} × {height} pixels',
	}),
	'mediaLibrary.addedOn': withArguments<{ date: string }>()({
		de: 'Hinzugefügt am {date}',
		en: 'Added on {date}',
	}),
	'mediaLibrary.addedBy': withArguments<{ name: string }>()({ de: 'von {name}', en: 'by {name}' }),
	'mediaLibrary.sourceUrl': withArguments<{ url: string }>()({
		de: 'Geholt von {url}',
		en: 'Fetched from {url}',
	}),
	'mediaLibrary.save': button('Speichern', 'Save'),
	'mediaLibrary.saved': { de: 'Bild gespeichert', en: 'Image saved' },
	'mediaLibrary.saveFailed': failed('Das Bild konnte nicht gespeichert werden', 'The image could not be saved'),
	'mediaLibrary.download': button('Herunterladen', 'Download'),
	'mediaLibrary.replace': button('Ersetzen', 'Replace'),
	'mediaLibrary.replaceTitle': { de: 'Bild ersetzen?', en: 'Replace the image?' },
	'mediaLibrary.replaceText': withArguments<{ name: string; count: number }>()({
		de: '{name} kommt {count, plural, =0 {an die Stelle dieses Bildes} one {an einer Stelle für dieses Bild zum Einsatz} other {an # Stellen für dieses Bild zum Einsatz}}. Alternativtexte und Fokuspunkt bleiben, das alte Bild wird gelöscht.',
		en: '{name} takes the place of this image{count, plural, =0 {} one { in one place} other { in # places}}. Alternative texts and focal point stay, the old image is deleted.',
	}),
	'mediaLibrary.replaced': { de: 'Bild ersetzt', en: 'Image replaced' },

	'mediaLibrary.pickOne': { de: 'Bild auswählen', en: 'Choose an image', context: 'Title of a dialog' },
	'mediaLibrary.pickMany': withArguments<{ count: number }>()({
		de: 'Bilder auswählen (höchstens {count})',
		en: 'Choose images (at most {count})',
		context: 'Title of a dialog',
	}),
	'mediaLibrary.pick': withArguments<{ count: number }>()({
		de: '{count, plural, =0 {Übernehmen} one {Bild übernehmen} other {# Bilder übernehmen}}',
		en: '{count, plural, =0 {Use} one {Use image} other {Use # images}}',
		tags: ['button'],
	}),
	'mediaLibrary.full': withArguments<{ count: number }>()({
		de: '{count, plural, one {Mehr als ein Bild ist hier nicht möglich.} other {Mehr als # Bilder sind hier nicht möglich.}}',
		en: '{count, plural, one {No more than one image is possible here.} other {No more than # images are possible here.}}',
	}),
	'mediaLibrary.taken': { de: 'Schon dabei', en: 'Already there', context: 'State of an image that was chosen before' },
} satisfies Record<string, ShippedText>;
