// Products in the administration: the list and what is done from it.
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

export const adminProducts = {
	'products.new': button('Neues Produkt', 'New product'),
	'products.one': label('Produkt', 'Product', 'Title of the screen of one product'),
	'products.name': label('Name', 'Name'),
	'products.code': label('Artikelnummer', 'Code', 'Of the article'),
	'products.state': label('Status', 'State'),
	'products.price': label('Preis ab', 'Price from'),
	'products.labels': label('Labels', 'Labels'),
	'products.category': label('Kategorie', 'Category'),
	'products.variants': label('Varianten', 'Variants'),
	'products.created': label('Angelegt', 'Created'),
	'products.updated': label('Geändert', 'Changed'),
	'products.position': label('Reihenfolge', 'Order'),
	'products.actions': label('Aktionen', 'Actions', 'Column and button of a row'),
	'products.actionsOf': withArguments<{ name: string }>()({
		de: 'Aktionen für {name}',
		en: 'Actions for {name}',
		tags: ['admin'],
	}),
	'products.none': label('Noch keine Produkte', 'No products yet'),
	'products.noneText': label(
		'Legen Sie ein Produkt an, oder importieren Sie eine Tabelle.',
		'Create a product, or import a table.',
	),
	'products.lacks': label('Unvollständig', 'Incomplete', 'Filter: what a product lacks'),
	'products.lacks.price': label('nicht bestellbar', 'cannot be ordered'),
	'products.lacks.image': label('ohne Bild', 'without an image'),
	'products.lacks.category': label('ohne Kategorie', 'without a category'),
	'products.lacks.stock': label('knapper Bestand', 'low stock'),
	'products.state.published': label('Veröffentlicht', 'Published'),
	'products.state.notPublished': label('Nicht veröffentlicht', 'Not published'),
	'products.state.scheduled': label('Geplant', 'Scheduled'),
	'products.state.expired': label('Abgelaufen', 'Expired'),
	'products.state.archived': label('Archiviert', 'Archived'),
	'products.archivedOn': withArguments<{ moment: string }>()({
		de: 'Archiviert am {moment}',
		en: 'Archived on {moment}',
	}),
	'products.state.offline': label('Offline', 'Offline', 'All categories of the product are offline'),
	'products.unavailable.noPrice': label('Nicht bestellbar: kein Preis', 'Unavailable for order: no price'),
	'products.unavailable.outOfStock': label('Nicht bestellbar: nicht vorrätig', 'Unavailable for order: out of stock'),
	'products.unavailable.subscription': label(
		'Noch nicht bestellbar: Abonnement',
		'Not yet available for order: subscription',
	),
	'products.unavailable.notOffered': label(
		'Nicht bestellbar: zurzeit nicht im Angebot',
		'Unavailable for order: not offered at present',
	),
	'products.edit': button('Bearbeiten', 'Edit'),
	'products.view': button('Ansehen', 'View', 'Opens the page of the product in the shop'),
	'products.copy': button('Duplizieren', 'Copy', 'Makes a second product like this one'),
	'products.copyLink': button('Link kopieren', 'Copy link'),
	'products.testLink': button('Testlink kopieren', 'Copy test link'),
	'products.testLinkText': label(
		'Ein Testlink zeigt das Produkt 24 Stunden lang, auch wenn es nicht veröffentlicht ist.',
		'A test link shows the product for 24 hours, also if it is not published.',
	),
	'products.publish': button('Veröffentlichen', 'Publish'),
	'products.unpublish': button('Veröffentlichung zurücknehmen', 'Unpublish'),
	'products.archive': button('Archivieren', 'Archive'),
	'products.restore': button('Wiederherstellen', 'Restore'),
	'products.delete': button('Löschen', 'Delete'),
	'products.showArchived': label('Archivierte anzeigen', 'Show archived'),
	'products.many': withArguments<{ count: number }>()({
		de: '{count, plural, one {# Produkt} other {# Produkte}}',
		en: '{count, plural, one {# product} other {# products}}',
	}),
	'products.publishAsk': withArguments<{ what: string }>()({ de: '{what} veröffentlichen?', en: 'Publish {what}?' }),
	'products.publishText': label(
		'Danach sind sie im Shop in ihren Kategorien zu finden.',
		'Shoppers will then find them in their categories.',
	),
	'products.unpublishAsk': withArguments<{ what: string }>()({
		de: 'Veröffentlichung von {what} zurücknehmen?',
		en: 'Unpublish {what}?',
	}),
	'products.unpublishText': label(
		'Im Shop ist davon danach nichts mehr zu sehen. Die Daten bleiben erhalten.',
		'Shoppers will no longer see this. No data is lost.',
	),
	'products.archiveAsk': withArguments<{ what: string }>()({ de: '{what} archivieren?', en: 'Archive {what}?' }),
	'products.archiveText': label(
		'Archivierte Produkte findet niemand mehr, außer hier unter „Archivierte anzeigen“. Von dort lassen sie sich wiederherstellen oder löschen.',
		'Nobody finds archived products any more, except here under “Show archived”. From there they can be restored or deleted.',
	),
	'products.restoreAsk': withArguments<{ what: string }>()({ de: '{what} wiederherstellen?', en: 'Restore {what}?' }),
	'products.restoreText': label(
		'Danach ist der Zustand wie vor dem Archivieren: Was veröffentlicht war, ist es wieder.',
		'Everything returns to how it was before archiving: what was published is published again.',
	),
	'products.deleteAsk': withArguments<{ what: string }>()({
		de: '{what} endgültig löschen?',
		en: 'Delete {what} for good?',
	}),
	'products.deleteText': label(
		'Mit allen Varianten, Texten und Werten. Die Bilder bleiben in der Mediathek. Das lässt sich nicht rückgängig machen.',
		'With all variants, texts and values. The images stay in the media library. This cannot be undone.',
	),
	'products.published': success('Veröffentlicht', 'Product published'),
	'products.unpublished': success('Nicht mehr veröffentlicht', 'Product unpublished'),
	'products.archived': success('Archiviert', 'Product archived'),
	'products.restored': success('Wiederhergestellt', 'Product restored'),
	'products.deleted': success('Gelöscht', 'Product deleted'),
	'products.copied': success('Produkt kopiert', 'Product copied'),
	'products.created.done': success('Produkt angelegt', 'Product created'),
	'products.saved': success('Produkt gespeichert', 'Product saved'),
	'products.linkCopied': success('Link kopiert', 'Link copied'),
	'products.publishFailed': failure('Fehler beim Veröffentlichen des Produkts', 'Error publishing product'),
	'products.unpublishFailed': failure('Fehler beim Zurücknehmen des Produkts', 'Error unpublishing product'),
	'products.archiveFailed': failure('Fehler beim Archivieren des Produkts', 'Error archiving product'),
	'products.restoreFailed': failure('Fehler beim Wiederherstellen des Produkts', 'Error restoring product'),
	'products.deleteFailed': failure('Fehler beim Löschen des Produkts', 'Error deleting product'),
	'products.copyFailed': failure('Fehler beim Kopieren des Produkts', 'Error copying product'),
	'products.createFailed': failure('Fehler beim Anlegen des Produkts', 'Error adding product'),
	'products.saveFailed': failure('Fehler beim Speichern des Produkts', 'Error saving product updates'),
	'products.nameFailed': failure(
		'Fehler beim Speichern der Übersetzungen des Produktnamens',
		'Error saving product name translations',
	),
	'products.descriptionFailed': failure('Fehler beim Speichern der Beschreibung', 'Error updating the description'),
	'products.priceFailed': failure(
		'Fehler beim Speichern des Preises. Bitte versuchen Sie es noch einmal.',
		'Error saving pricing. Please try again.',
	),
	'products.variantFailed': failure('Fehler beim Anlegen der Variante', 'Error creating the variant'),
	'products.faulty': failure('Bitte prüfen Sie die markierten Felder.', 'Please check the marked fields.'),
	'products.linkNotCopied': failure(
		'Der Link konnte nicht in die Zwischenablage kopiert werden.',
		'Link could not be copied to the clipboard.',
	),
	'products.changedMeanwhile': failure(
		'Jemand anders hat dieses Produkt inzwischen geändert. Ihre Eingaben sind noch da: Kopieren Sie, was Sie brauchen, und laden Sie die Seite neu.',
		'Somebody else has changed this product meanwhile. What you typed is still here: copy what you need and reload the page.',
	),
	'products.notArchived': failure(
		'Nur archivierte Produkte lassen sich löschen.',
		'Only archived products can be deleted.',
	),
	'products.imagesFull': failure(
		'Ein Produkt kann höchstens 20 Bilder haben.',
		'A product can have at most 20 images.',
	),
	'products.imagesChanged': failure(
		'Die Bilder sind inzwischen andere. Die Reihenfolge wurde nicht gespeichert.',
		'The images have changed meanwhile. The order was not saved.',
	),
	'products.newText': label(
		'Ein Name genügt. Das Produkt ist erst zu sehen, wenn Sie es veröffentlichen.',
		'A name is enough. The product is not visible until you publish it.',
	),
	'products.create': button('Anlegen', 'Create'),
	'products.slugFromName': label(
		'Ohne Eingabe wird sie aus dem Namen gebildet.',
		'Leave empty to generate it from the name.',
	),
	'products.card.published': label('veröffentlicht', 'published', 'Below a number'),
	'products.card.notPublished': withArguments<{ count: number }>()({
		de: '{count, plural, one {# nicht veröffentlicht} other {# nicht veröffentlicht}}',
		en: '{count, plural, one {# not published} other {# not published}}',
	}),
	'products.card.archived': withArguments<{ count: number }>()({
		de: '{count, plural, one {# archiviert} other {# archiviert}}',
		en: '{count, plural, one {# archived} other {# archived}}',
	}),
	'products.card.hints': label('Hinweise', 'Hints'),
	'products.card.unavailable': withArguments<{ count: number }>()({
		de: '{count, plural, one {# ist nicht bestellbar} other {# sind nicht bestellbar}}',
		en: '{count, plural, one {# cannot be ordered} other {# cannot be ordered}}',
	}),
	'products.card.withoutImage': withArguments<{ count: number }>()({
		de: '{count, plural, one {# hat kein Bild} other {# haben kein Bild}}',
		en: '{count, plural, one {# has no image} other {# have no image}}',
	}),
	'products.card.withoutCategory': withArguments<{ count: number }>()({
		de: '{count, plural, one {# steht in keiner Kategorie} other {# stehen in keiner Kategorie}}',
		en: '{count, plural, one {# is in no category} other {# are in no category}}',
	}),
	'products.card.offline': withArguments<{ count: number }>()({
		de: '{count, plural, one {# steht nur in Offline-Kategorien} other {# stehen nur in Offline-Kategorien}}',
		en: '{count, plural, one {# is in offline categories only} other {# are in offline categories only}}',
	}),
};
