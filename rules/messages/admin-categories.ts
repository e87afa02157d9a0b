// The screens of categories in the administration.
import { type ShippedText, withArguments } from './entry.ts';

const label = (de: string, en: string): ShippedText => ({ de, en, tags: ['admin', 'form'] });
const failure = (de: string, en: string): ShippedText => ({ de, en, tags: ['admin', 'error'] });
export const adminCategories = {
	'categories.new': { de: 'Neue Kategorie', en: 'New category', tags: ['admin', 'button'] },
	'categories.newBelow': withArguments<{ name: string }>()({
		de: 'Unterkategorie von {name} anlegen',
		en: 'New subcategory of {name}',
	}),
	'categories.one': { de: 'Kategorie', en: 'Category', context: 'Title of the screen of one category' },
	'categories.intro': {
		de: 'So stehen die Kategorien im Menü des Shops, höchstens vier Ebenen tief.',
		en: 'This is how the categories appear in the shop’s menu, at most four levels deep.',
	},
	'categories.introOrder': {
		de: 'So stehen die Kategorien im Menü des Shops, höchstens vier Ebenen tief. Ändern Sie die Reihenfolge mit den Pfeilen oder ziehen Sie eine Kategorie am Griff; jede Änderung wird sofort gespeichert.',
		en: 'This is how the categories appear in the shop’s menu, at most four levels deep. Change the order with the arrows, or drag a category by its handle; every change is saved at once.',
	},
	'categories.emptyTitle': { de: 'Noch keine Kategorien', en: 'No categories yet' },
	'categories.emptyText': {
		de: 'Kategorien ordnen Ihre Produkte und bilden das Menü des Shops.',
		en: 'Categories arrange your products and make up the menu of the shop.',
	},
	'categories.online': { de: 'Online', en: 'Online', context: 'State of a category' },
	'categories.offline': { de: 'Offline', en: 'Offline', context: 'State of a category' },
	'categories.offlineAbove': {
		de: 'Offline (übergeordnet)',
		en: 'Offline (parent)',
		context: 'State of a category that is published, while one above it is not',
	},
	'categories.products': withArguments<{ count: number }>()({
		de: '{count, plural, =0 {keine Produkte} one {# Produkt} other {# Produkte}}',
		en: '{count, plural, =0 {no products} one {# product} other {# products}}',
	}),
	'categories.moveUp': withArguments<{ name: string }>()({ de: '{name} nach oben', en: 'Move {name} up' }),
	'categories.moveDown': withArguments<{ name: string }>()({ de: '{name} nach unten', en: 'Move {name} down' }),
	'categories.expand': withArguments<{ name: string }>()({
		de: 'Unterkategorien von {name}',
		en: 'Subcategories of {name}',
		context: 'Button that shows or hides them',
	}),
	'categories.placed': withArguments<{ name: string; position: number; count: number }>()({
		de: '{name} steht jetzt an Stelle {position} von {count}.',
		en: '{name} is now at position {position} of {count}.',
		context: 'Read aloud after a step',
	}),
	'categories.placedBelow': withArguments<{ name: string; parent: string }>()({
		de: '{name} steht jetzt unter {parent}.',
		en: '{name} is now below {parent}.',
		context: 'Read aloud after a category was moved into another one',
	}),
	'categories.top': { de: 'oberste Ebene', en: 'top level', context: 'In place of the name of a parent category' },
	'categories.orderSaved': { de: 'Reihenfolge der Kategorien gespeichert.', en: 'Category order saved.' },
	'categories.orderFailed': failure('Fehler beim Speichern der Reihenfolge', 'Error saving category order'),

	'categories.about': { de: 'Kategorie', en: 'Category', context: 'Heading: name and description' },
	'categories.nameIn': withArguments<{ language: string }>()({
		de: 'Name ({language})',
		en: 'Name ({language})',
		tags: ['admin', 'form'],
	}),
	'categories.descriptionIn': withArguments<{ language: string }>()({
		de: 'Beschreibung ({language})',
		en: 'Description ({language})',
		tags: ['admin', 'form'],
	}),
	'categories.fallbackHint': {
		de: 'Ohne Übersetzung steht dort der Text in der Standardsprache.',
		en: 'Without a translation, the text in the default language is shown.',
	},
	'categories.publish': label('Veröffentlicht', 'Published'),
	'categories.publishHint': {
		de: 'Ausgeschaltet ist die Kategorie mit allen Unterkategorien offline.',
		en: 'Switched off, the category and all its subcategories are offline.',
	},
	'categories.place': { de: 'Platz im Menü', en: 'Place in the menu', context: 'Heading: parent category, address' },
	'categories.parent': label('Übergeordnete Kategorie', 'Parent category'),
	'categories.noParent': { de: 'Keine (oberste Ebene)', en: 'None (top level)' },
	'categories.parentHint': {
		de: 'Die Produkte bleiben beim Verschieben in der Kategorie.',
		en: 'Products stay in the category when it is moved.',
	},
	'categories.slug': label('URL-Adresse', 'Address'),
	'categories.slugHint': withArguments<{ address: string }>()({
		de: 'Kleinbuchstaben, Ziffern und Bindestriche. Die Seite steht unter {address}; alte Adressen leiten weiter.',
		en: 'Lowercase letters, numbers and hyphens. The page is at {address}; old addresses redirect to it.',
	}),
	'categories.slugNewHint': {
		de: 'Ohne Angabe wird sie aus dem Namen gebildet.',
		en: 'Left empty, it is made from the name.',
	},
	'categories.access': { de: 'Zugriff', en: 'Access', context: 'Heading: who sees the category' },
	'categories.roles': label('Rollen mit Zugriff', 'Access roles'),
	'categories.all': { de: 'Alle', en: 'All', context: 'The category is open to everyone' },
	'categories.rolesHint': {
		de: 'Ohne Auswahl: Alle.',
		en: 'With nothing selected: All.',
	},
	'categories.openToAll': {
		de: 'Alle sehen diese Kategorie, auch Besucher ohne Anmeldung.',
		en: 'Everyone sees this category, including visitors who are not signed in.',
	},
	'categories.openTo': withArguments<{ roles: string }>()({
		de: 'Nur angemeldete Benutzer mit einer dieser Rollen sehen diese Kategorie: {roles}.',
		en: 'Only signed-in users with one of these roles see this category: {roles}.',
	}),
	'categories.openToParent': withArguments<{ roles: string }>()({
		de: 'Die übergeordnete Kategorie schränkt den Zugriff ein. Nur diese Rollen sehen diese Kategorie: {roles}.',
		en: 'The parent category restricts access. Only these roles see this category: {roles}.',
	}),
	'categories.openToNobody': {
		de: 'Niemand sieht diese Kategorie: Ihre Rollen und die der übergeordneten Kategorien haben keine gemeinsame.',
		en: 'Nobody sees this category: its roles and those of the categories above it have none in common.',
	},
	'categories.link': { de: 'Verknüpfung', en: 'Link', context: 'Heading: link URL and target' },
	'categories.linkUrl': label('Link-URL', 'Link URL'),
	'categories.linkUrlHint': {
		de: 'Der Menüeintrag führt dorthin statt auf die Seite der Kategorie: https://… oder ein Pfad im Shop, der mit / beginnt.',
		en: 'The menu entry leads there instead of to the category’s page: https://… or a path in the shop that begins with /.',
	},
	'categories.linkInvalid': failure('Bitte geben Sie eine gültige URL ein.', 'Please enter a valid URL.'),
	'categories.linkTarget': label('Link-Ziel', 'Link target'),
	'categories.sameWindow': { de: 'Gleiches Fenster', en: 'Same window', context: 'Link target' },
	'categories.newWindow': { de: 'Neues Fenster', en: 'New window', context: 'Link target' },
	'categories.windowName': label('Name des Fensters', 'Name of the window'),
	'categories.windowNameHint': {
		de: 'Links mit demselben Namen teilen sich ein Fenster; _blank öffnet jedes Mal ein neues.',
		en: 'Links with the same name share a window; _blank opens a new one every time.',
	},
	'categories.windowNameInvalid': failure(
		'Nur Buchstaben, Ziffern, _ und -; nicht _self, _parent oder _top.',
		'Only letters, numbers, _ and -; not _self, _parent or _top.',
	),
	'categories.display': label('Anzeige der Produkte', 'Display mode'),
	'categories.display.random': { de: 'Zufällige Produkte', en: 'Random products', context: 'Display mode' },
	'categories.display.newest': { de: 'Neueste Produkte', en: 'Newest products', context: 'Display mode' },
	'categories.display.static': { de: 'Feste Liste', en: 'Static list', context: 'Display mode' },
	'categories.displayHint.random': {
		de: 'Jeden Tag in einer anderen, zufälligen Reihenfolge.',
		en: 'In a different, random order every day.',
	},
	'categories.displayHint.newest': {
		de: 'Zuletzt angelegte Produkte zuerst.',
		en: 'Most recently created products first.',
	},
	'categories.displayHint.static': {
		de: 'In der Reihenfolge der Produktliste unten.',
		en: 'In the order of the product list below.',
	},
	'categories.picture': { de: 'Bild', en: 'Picture', context: 'Heading' },
	'categories.noPicture': { de: 'Kein Bild', en: 'No picture' },
	'categories.choosePicture': { de: 'Aus den Medien wählen', en: 'Choose from the media', tags: ['admin', 'button'] },
	'categories.removePicture': { de: 'Bild entfernen', en: 'Remove picture', tags: ['admin', 'button'] },
	'categories.removePictureAsk': {
		de: 'Bild der Kategorie entfernen?',
		en: 'Remove the picture of the category?',
		context: 'Confirmation',
	},
	'categories.removePictureText': {
		de: 'Es verschwindet aus dem Shop, sobald Sie speichern. In der Mediathek bleibt es.',
		en: 'It disappears from the shop once you save. It stays in the media library.',
	},
	'categories.pictureFailed': failure(
		'Fehler beim Hochladen oder Löschen des Bildes',
		'Error uploading or deleting the image',
	),
	'categories.pictureTaken': {
		de: 'Bild hochgeladen. Es erscheint mit dem Speichern.',
		en: 'Picture uploaded. It appears once you save.',
	},
	'categories.seo': { de: 'Suchmaschinen', en: 'Search engines', context: 'Heading: SEO title and description' },
	'categories.seoTitleIn': withArguments<{ language: string }>()({
		de: 'SEO-Titel ({language})',
		en: 'SEO title ({language})',
		tags: ['admin', 'form'],
	}),
	'categories.seoDescriptionIn': withArguments<{ language: string }>()({
		de: 'SEO-Beschreibung ({language})',
		en: 'SEO description ({language})',
		tags: ['admin', 'form'],
	}),
	'categories.seoHint': {
		de: 'Ohne Angabe stehen dort Name und Beschreibung.',
		en: 'Left empty, name and description are used.',
	},
	'categories.below': { de: 'Unterkategorien', en: 'Subcategories', context: 'Heading' },
	'categories.noneBelow': { de: 'Keine Unterkategorien', en: 'No subcategories' },
	'categories.productList': { de: 'Produkte', en: 'Products', context: 'Heading: what stands in the category' },
	'categories.productListText': {
		de: 'Änderungen an dieser Liste werden sofort gespeichert.',
		en: 'Changes to this list are saved at once.',
	},
	'categories.productListOther': {
		de: 'Die Reihenfolge gilt, wenn die Kategorie als feste Liste angezeigt wird. Änderungen werden sofort gespeichert.',
		en: 'The order applies when the category is displayed as a static list. Changes are saved at once.',
	},
	'categories.productListNew': {
		de: 'Produkte können Sie hinzufügen, sobald die Kategorie angelegt ist.',
		en: 'You can add products once the category has been created.',
	},
	'categories.noProducts': { de: 'Noch keine Produkte', en: 'No products yet' },
	'categories.more': withArguments<{ count: number }>()({
		de: '{count, plural, one {# weiteres Produkt zeigen} other {# weitere Produkte zeigen}}',
		en: '{count, plural, one {Show # more product} other {Show # more products}}',
	}),
	'categories.search': label('Produkt suchen', 'Search for a product'),
	'categories.searchHint': { de: 'Name, Artikelnummer oder Adresse', en: 'Name, code or address' },
	'categories.add': withArguments<{ name: string }>()({ de: '{name} hinzufügen', en: 'Add {name}' }),
	'categories.isMember': { de: 'ist in der Kategorie', en: 'is in the category', context: 'Beside a product found' },
	'categories.added': { de: 'Produkt zur Kategorie hinzugefügt.', en: 'Product added to the category.' },
	'categories.notPublished': { de: 'Nicht veröffentlicht', en: 'Not published', context: 'State of a product' },
	'categories.archived': { de: 'Archiviert', en: 'Archived', context: 'State of a product' },
	'categories.productOrderSaved': { de: 'Reihenfolge der Produkte gespeichert.', en: 'Product order saved.' },
	'categories.unlink': withArguments<{ name: string }>()({
		de: '{name} aus der Kategorie nehmen',
		en: 'Unlink {name} from the category',
	}),
	'categories.unlinkAsk': withArguments<{ name: string }>()({
		de: '„{name}“ aus der Kategorie nehmen?',
		en: 'Unlink “{name}” from the category?',
	}),
	'categories.unlinkText': {
		de: 'Das Produkt selbst bleibt erhalten.',
		en: 'The product itself is kept.',
	},
	'categories.unlinkLast': {
		de: 'Das Produkt steht dann in keiner Kategorie mehr: Listen zeigen es nicht, aber wer seine Adresse kennt, kann es öffnen.',
		en: 'The product will then be in no category: lists do not show it, but anyone who knows its address can open it.',
	},
	'categories.unlinkConfirm': { de: 'Herausnehmen', en: 'Unlink', tags: ['admin', 'button'] },
	'categories.unlinked': { de: 'Produkt aus der Kategorie genommen.', en: 'Product unlinked from the category.' },

	'categories.saved': { de: 'Kategorieeinstellungen gespeichert.', en: 'Category settings saved.' },
	'categories.saveFailed': failure(
		'Fehler beim Speichern der Kategorieeinstellungen.',
		'Error while saving category settings.',
	),
	'categories.created': { de: 'Neue Kategorie angelegt.', en: 'New category created.' },
	'categories.createFailed': failure('Fehler beim Anlegen einer neuen Kategorie.', 'Error creating a new category.'),
	'categories.deleteAsk': withArguments<{ name: string }>()({
		de: 'Kategorie „{name}“ löschen?',
		en: 'Delete category “{name}”?',
	}),
	'categories.deleteProducts': withArguments<{ count: number; only: number }>()({
		de: '{count, plural, =0 {In ihr stehen keine Produkte.} one {# Produkt wird herausgenommen und bleibt erhalten.} other {# Produkte werden herausgenommen und bleiben erhalten.}} {only, plural, =0 {} one {# davon steht dann in keiner Kategorie mehr: Listen zeigen es nicht, aber wer die Adresse kennt, kann es öffnen.} other {# davon stehen dann in keiner Kategorie mehr: Listen zeigen sie nicht, aber wer die Adresse kennt, kann sie öffnen.}}',
		en: '{count, plural, =0 {It contains no products.} one {# product is unlinked and kept.} other {# products are unlinked and kept.}} {only, plural, =0 {} one {# of them will be in no category: lists do not show it, but anyone who knows its address can open it.} other {# of them will be in no category: lists do not show them, but anyone who knows their address can open them.}}',
	}),
	'categories.deleteBelow': withArguments<{ count: number }>()({
		de: '{count, plural, =0 {} one {# Unterkategorie rückt eine Ebene auf; niemand sieht sie, der sie bisher nicht sah.} other {# Unterkategorien rücken eine Ebene auf; niemand sieht sie, der sie bisher nicht sah.}}',
		en: '{count, plural, =0 {} one {# subcategory moves up one level; nobody sees it who did not see it before.} other {# subcategories move up one level; nobody sees them who did not see them before.}}',
	}),
	'categories.deleted': { de: 'Kategorie gelöscht.', en: 'Category deleted.' },
	'categories.deleteFailed': failure('Fehler beim Löschen der Kategorie', 'Error deleting category'),
	'categories.changed': failure(
		'Jemand anderes hat die Kategorien inzwischen geändert.',
		'Somebody else has changed the categories in the meantime.',
	),
	'categories.changedText': {
		de: 'Jemand anderes hat diese Kategorie inzwischen geändert. Ihre Eingaben sind noch da: Behalten Sie sie, überschreiben Sie beim Speichern die anderen Änderungen.',
		en: 'Somebody else has changed this category in the meantime. Your entries are still here: if you keep them, saving overwrites the other changes.',
	},
	'categories.takeTheirs': {
		de: 'Aktuellen Stand laden',
		en: 'Load the current state',
		context: 'Button: gives up one’s own entries',
		tags: ['admin', 'button'],
	},
	'categories.keepMine': {
		de: 'Meine Eingaben behalten',
		en: 'Keep my entries',
		context: 'Button: saving will then overwrite the other changes',
		tags: ['admin', 'button'],
	},
	'categories.circle': failure(
		'Eine Kategorie kann nicht in sich selbst oder in einer ihrer Unterkategorien stehen.',
		'A category cannot be placed in itself or in one of its subcategories.',
	),
	'categories.tooDeep': failure(
		'Kategorien können höchstens vier Ebenen tief stehen.',
		'Categories can be at most four levels deep.',
	),
	'categories.slugInvalid': failure(
		'Die Adresse darf nur aus Kleinbuchstaben, Ziffern und Bindestrichen bestehen.',
		'The address may only contain lowercase letters, numbers and hyphens.',
	),
	'categories.slugTaken': failure(
		'Eine andere Kategorie hat diese Adresse bereits.',
		'Another category already has this address.',
	),
} satisfies Record<string, ShippedText>;
