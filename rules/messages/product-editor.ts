// The editor of a product in the administration.
import { type ShippedText, withArguments } from './entry.ts';
import { productImages } from './product-images.ts';

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

export const productEditor = {
	'product.tabs': label('Teile des Produkts', 'Parts of the product', 'Read aloud for the row of tabs'),
	'product.tab.settings': label('Einstellungen', 'Settings', 'Tab of the product editor'),
	'product.tab.fields': label('Felder', 'Fields', 'Tab of the product editor'),
	'product.tab.meta': label('Metafelder', 'Meta Fields', 'Tab of the product editor'),
	'product.tab.access': label('Kategorie & Zugriff', 'Category & Access', 'Tab of the product editor'),
	'product.tab.price': label('Preisverwaltung', 'Price Management', 'Tab of the product editor'),
	'product.tab.stock': label('Lagerverwaltung', 'Inventory Management', 'Tab of the product editor'),
	'product.tab.variants': label('Varianten', 'Variants', 'Tab of the product editor'),
	'product.readOnly': label(
		'Sie dürfen Produkte ansehen, aber nicht ändern.',
		'You may look at products, but not change them.',
	),
	'product.pricesOnly': label(
		'Sie dürfen die Preise ändern, alles andere nur ansehen.',
		'You may change the prices and look at everything else.',
	),
	'product.general': label('Allgemein', 'General'),
	'product.description': label('Beschreibung', 'Description'),
	'product.inLanguage': withArguments<{ label: string; language: string }>()({
		de: '{label} ({language})',
		en: '{label} ({language})',
		context: 'Label of a field in one language',
	}),
	'product.codeHint': label('Darf leer sein.', 'May be empty.'),
	'product.slug': label('URL-Adresse', 'Address', 'Last part of the address of the product page'),
	'product.slugPreview': withArguments<{ address: string }>()({ de: '{address}', en: '{address}' }),
	'product.slugChanged': withArguments<{ slug: string }>()({
		de: 'Die bisherige Adresse „{slug}“ leitet nach dem Speichern hierher weiter.',
		en: 'After saving, the present address “{slug}” leads here.',
	}),
	'product.slugSuggest': button('Aus dem Namen bilden', 'Generate from name'),
	'product.visibility': label('Sichtbarkeit', 'Visibility'),
	'product.publishedField': label('Veröffentlicht', 'Published'),
	'product.publishedHint': label(
		'Kunden finden das Produkt, wenn auch eine seiner Kategorien online ist.',
		'Shoppers find the product if one of its categories is online as well.',
	),
	'product.validFrom': label('Gültig ab', 'Valid from'),
	'product.validUntil': label('Gültig bis', 'Valid until'),
	'product.ordering': label('Bestellung', 'Ordering'),
	'product.orderable': label('Bestellbar', 'Available for order'),
	'product.orderableHint': label('Sonst wird es gezeigt, aber nicht verkauft.', 'Otherwise it is shown, but not sold.'),
	'product.productionDays': label('Produktionstage', 'Production days'),
	'product.productionDaysHint': label('Arbeitstage bis zum Versand.', 'Working days until dispatch.'),
	'product.weight': label('Gewicht eines Stücks', 'Weight of one piece'),
	'product.weightHint': label(
		'Für Versandkosten nach Gewicht; ohne Angabe zählt es als 0.',
		'Used for weight-based shipping; empty counts as 0.',
	),
	'product.weightInherited': label(
		'Ohne Angabe das Gewicht des Produkts.',
		'If left empty, the weight of the product.',
	),
	'product.grams': label('g', 'g', 'Unit: grams'),
	'product.personalised': label('Nach Kundenspezifikation angefertigt', 'Made to the customer’s specification'),
	'product.personalisedHint': label(
		'Dann gibt es kein Widerrufsrecht, und die Kasse weist darauf hin.',
		'There is no right of withdrawal then, and the checkout says so.',
	),
	'product.itemName': label('Artikelbezeichnung', 'Item description'),
	'product.itemNameHint': label(
		'Der Kunde darf dem Artikel einen eigenen Namen geben.',
		'Lets the customer rename the item.',
	),
	'product.labelsHint': label(
		'Labels erscheinen als Kennzeichnung auf dem Produkt.',
		'Shown as a badge on the product.',
	),
	'product.noLabels': label('Dieser Shop hat noch keine Labels.', 'This shop has no labels yet.'),
	'product.seo': label('Suchmaschinen', 'Search engines'),
	'product.seoTitle': label('SEO-Titel', 'SEO title'),
	'product.seoTitleHint': label('Ohne Eingabe wird der Produktname verwendet.', 'Leave empty to use the product name.'),
	'product.seoDescription': label('SEO-Beschreibung', 'SEO description'),
	'product.seoDescriptionHint': label(
		'Ohne Eingabe wird der Anfang der Beschreibung verwendet.',
		'Leave empty to use the beginning of the description.',
	),
	'product.canonicalUrl': label('Kanonische URL', 'Canonical URL'),
	'product.canonicalUrlHint': label(
		'Nur ausfüllen, wenn Suchmaschinen statt dieser Seite eine andere des Shops anzeigen sollen. Gilt in jeder Sprache.',
		'Fill this in only if search engines should show another page of the shop instead. Applies to every language.',
	),
	'product.seoPreview': label('So kann ein Suchergebnis aussehen', 'A search result may look like this'),
	'product.fieldsText': label(
		'Was Kunden auf der Produktseite lesen. Leere Felder zeigen die Vorgabe des Shops.',
		'What shoppers read on the product page. Empty fields show the default of the shop.',
	),
	'product.metaText': label(
		'Kunden sehen diese Werte nicht: ERP-Nummer, Hinweise für die Produktion und Ähnliches.',
		'Shoppers do not see these values: ERP number, hints for production and the like.',
	),
	'product.noFields': label('Dieser Shop hat noch keine Produktfelder.', 'This shop has no product fields yet.'),
	'product.noMetaFields': label('Dieser Shop hat noch keine Metafelder.', 'This shop has no meta fields yet.'),
	'product.default': withArguments<{ value: string }>()({ de: 'Vorgabe: {value}', en: 'Default: {value}' }),
	'product.inherited': withArguments<{ value: string }>()({
		de: 'Vom Produkt: {value}',
		en: 'From the product: {value}',
	}),
	'product.inheritedNothing': label('Beim Produkt ist kein Wert hinterlegt.', 'No value set on the product.'),
	'product.url': withArguments<{ label: string }>()({
		de: '{label}: Adresse des Links',
		en: '{label}: address of the link',
	}),
	'product.linkWords': withArguments<{ label: string }>()({ de: '{label}: Linktext', en: '{label}: link text' }),
	'product.categories': label('Kategorien', 'Categories'),
	'product.categoriesText': label(
		'Ein Produkt ist sichtbar, wenn mindestens eine seiner Kategorien online und für den Kunden offen ist.',
		'A product is visible if at least one of its categories is online and open to the visitor.',
	),
	'product.unlinkAsk': withArguments<{ name: string }>()({
		de: 'Produkt aus der Kategorie „{name}“ nehmen?',
		en: 'Unlink the product from the category “{name}”?',
	}),
	'product.unlinkText': label(
		'Das Produkt selbst bleibt erhalten. Die Änderung gilt, sobald Sie speichern.',
		'The product itself is kept. The change takes effect when you save.',
	),
	'product.unlinkLastText': label(
		'Das Produkt steht dann in keiner Kategorie mehr: Listen zeigen es nicht, aber wer seine Adresse kennt, kann es öffnen. Die Änderung gilt, sobald Sie speichern.',
		'The product will then be in no category: lists do not show it, but anyone who knows its address can open it. The change takes effect when you save.',
	),
	'product.unlink': label('Herausnehmen', 'Unlink', 'Button: takes a product out of a category'),
	'product.noCategories': label('Dieser Shop hat noch keine Kategorien.', 'This shop has no categories yet.'),
	'product.openToAll': label('Alle', 'All', 'Who may see a category'),
	'product.openTo': withArguments<{ roles: string }>()({ de: 'Nur: {roles}', en: 'Only: {roles}' }),
	'product.openToNobody': label('Niemand', 'Nobody', 'Who may see a category'),
	'product.categoryOffline': label('offline', 'offline', 'State of a category'),
	'product.result': label('Was daraus folgt', 'What follows from it'),
	'product.result.unpublished': label(
		'Das Produkt ist nicht veröffentlicht: Kunden sehen es nirgends.',
		'The product is not published: shoppers see it nowhere.',
	),
	'product.result.unlisted': label(
		'Das Produkt steht in keiner Kategorie: Es hat seine Seite, aber keine Liste nennt es.',
		'The product is in no category: it has its page, but no list names it.',
	),
	'product.result.offline': label(
		'Alle gewählten Kategorien sind offline: Kunden sehen das Produkt nicht.',
		'All chosen categories are offline: shoppers do not see the product.',
	),
	'product.result.all': label('Alle Besucher sehen das Produkt.', 'All visitors see the product.'),
	'product.result.roles': withArguments<{ roles: string }>()({
		de: 'Nur diese Rollen sehen das Produkt: {roles}.',
		en: 'Only these roles see the product: {roles}.',
	}),
	'product.noPriceRight': label(
		'Preise darf ändern, wer das Recht mPrice hat.',
		'Prices may be changed by those who hold the right mPrice.',
	),
	'product.hints': label('Hinweise', 'Hints'),
	'product.hint.noPrice': label(
		'Kein Preis: Das Produkt ist nicht bestellbar.',
		'No price: the product is unavailable for order.',
	),
	'product.hint.noPriceList': label(
		'Keine Preisliste mit Preisen: Das Produkt ist nicht bestellbar.',
		'No price list with prices: the product is unavailable for order.',
	),
	'product.hint.noImage': label('Kein Bild.', 'No image.'),
	'product.hint.offlineCategory': label(
		'Alle Kategorien des Produkts sind offline.',
		'All categories of the product are offline.',
	),
	'product.hint.stockBelowWarning': label(
		'Der Bestand wird knapp oder ist ausverkauft.',
		'The stock is running low or sold out.',
	),
	'product.hint.missingLanguage': withArguments<{ languages: string }>()({
		de: 'Nicht vollständig übersetzt: {languages}.',
		en: 'Not fully translated: {languages}.',
	}),
	'product.hint.sharedCodes': withArguments<{ count: number; codes: string }>()({
		de: '{count, plural, one {Diese Artikelnummer ist mehrfach vergeben: {codes}.} other {Diese Artikelnummern sind mehrfach vergeben: {codes}.}} Preislisten und Importe können sie nicht zuordnen.',
		en: '{count, plural, one {This code is used more than once: {codes}.} other {These codes are used more than once: {codes}.}} Price lists and imports cannot tell them apart.',
	}),
	'product.fault.required': failure('Pflichtfeld', 'Field is required'),
	'product.fault.baseMissing': failure(
		'Bitte füllen Sie die Standardsprache aus, um eine Übersetzung zu erstellen.',
		'Please fill out the default language to create a translation.',
	),
	'product.fault.tooLong': failure('Das ist zu lang.', 'This is too long.'),
	'product.fault.forbiddenCharacter': failure(
		'Darin ist ein Zeichen, das sich nicht speichern lässt.',
		'There is a character in it that cannot be kept.',
	),
	'product.fault.slugInvalid': failure(
		'Kleinbuchstaben, Ziffern und einzelne Bindestriche, höchstens 80 Zeichen.',
		'Lowercase letters, digits and single hyphens, at most 80 characters.',
	),
	'product.fault.slugTaken': failure(
		'Diese Adresse hat schon ein anderes Produkt.',
		'Another product has this address already.',
	),
	'product.fault.variantExists': failure(
		'Die Variante existiert bereits. Bitte ändern Sie die Artikelnummer.',
		'Variant already exists. Please change the code.',
	),
	'product.fault.notADay': failure('Das ist kein Datum.', 'This is not a date.'),
	'product.fault.endsBeforeBegin': failure('Das Ende liegt vor dem Anfang.', 'The end is before the beginning.'),
	'product.fault.weightInvalid': failure(
		'Von 0 bis 1.000.000 Gramm, höchstens drei Nachkommastellen.',
		'From 0 to 1,000,000 grams, with at most three decimal places.',
	),
	'product.fault.notWhole': failure(
		'Das ist keine Zahl, die hier möglich ist.',
		'This is not a number that is possible here.',
	),
	'product.fault.urlInvalid': failure(
		'Die Adresse muss mit https:// oder mit / beginnen.',
		'URL is not valid and must start with https:// or be relative and start with /',
	),
	'product.fault.unknown': failure('Das gibt es nicht mehr.', 'This is not there any more.'),
	'product.fault.tooMany': failure('Höchstens 2000 Varianten.', 'At most 2000 variants.'),
	...productImages,
	'product.choiceFields': label('Auswahl', 'Choices', 'The fields by which variants are told apart'),
	'product.choiceFieldsHint': label(
		'Die Felder, an denen Kunden die Varianten unterscheiden, etwa Papier und Format.',
		'The fields by which shoppers tell the variants apart, such as paper and format.',
	),
	'product.noVariants': label('Noch keine Varianten', 'No variants yet'),
	'product.noVariantsText': label(
		'Varianten haben eigene Artikelnummern. Bilder und Werte erben sie vom Produkt, bis Sie sie überschreiben.',
		'Variants have codes of their own. They inherit images and values from the product until you overwrite them.',
	),
	'product.addVariant': button('Variante hinzufügen', 'Add variant'),
	'product.addCombinations': button('Alle Kombinationen', 'All combinations'),
	'product.combinations': label('Varianten aus allen Kombinationen', 'Variants of all combinations'),
	'product.combinationsText': label(
		'Schreiben Sie zu jedem Feld die Werte, einen in jede Zeile. Für jede Kombination, die es noch nicht gibt, entsteht eine Variante.',
		'Write the values of each field, one in each line. A variant is made for every combination that is not there yet.',
	),
	'product.combinationsCount': withArguments<{ count: number }>()({
		de: '{count, plural, =0 {Keine neue Variante} one {# neue Variante} other {# neue Varianten}}',
		en: '{count, plural, =0 {No new variant} one {# new variant} other {# new variants}}',
	}),
	'product.combinationsAdd': button('Hinzufügen', 'Add'),
	'product.variant': withArguments<{ code: string }>()({ de: 'Variante {code}', en: 'Variant {code}' }),
	'product.newVariant': label('Neue Variante', 'New variant'),
	'product.variantName': label('Name der Variante', 'Name of the variant'),
	'product.variantNameHint': label(
		'Ohne Eingabe die Werte der Auswahl, sonst die Artikelnummer.',
		'Leave empty to use the values of the choices, or else the code.',
	),
	'product.variantImages': label('Bilder', 'Images', 'Column of the variants'),
	'product.variantState': label('Status', 'State', 'Column of the variants'),
	'product.variantMarked.new': label('neu', 'new', 'Mark of a variant that is not saved'),
	'product.variantMarked.removed': label('wird eigenständig', 'becomes independent', 'Mark of a variant'),
	'product.variantMarked.deleted': label('wird gelöscht', 'will be deleted', 'Mark of a variant'),
	'product.variantNotOffered': label('nicht bestellbar', 'unavailable for order'),
	'product.variantRemove': button('Herauslösen', 'Remove', 'The variant becomes a product of its own'),
	'product.variantRemoveAsk': withArguments<{ code: string }>()({
		de: 'Variante {code} herauslösen?',
		en: 'Remove variant {code}?',
	}),
	'product.variantRemoveText': label(
		'Beim Speichern wird sie ein eigenständiges, nicht veröffentlichtes Produkt mit allem, was sie bisher geerbt hat.',
		'On saving it becomes an independent, unpublished product with everything it has inherited so far.',
	),
	'product.variantDelete': button('Löschen', 'Delete'),
	'product.variantDeleteAsk': withArguments<{ code: string }>()({
		de: 'Variante {code} löschen?',
		en: 'Delete variant {code}?',
	}),
	'product.variantDeleteText': label(
		'Gelöscht wird erst beim Speichern. Danach lässt es sich nicht rückgängig machen.',
		'The deletion takes effect only when you save. After that it cannot be undone.',
	),
	'product.variantKeep': button('Behalten', 'Keep', 'Takes back the deletion or removal of a variant'),
	'product.deletedOnSave': withArguments<{ count: number }>()({
		de: '{count, plural, one {# Variante wird beim Speichern gelöscht.} other {# Varianten werden beim Speichern gelöscht.}} Bis dahin lässt es sich zurücknehmen.',
		en: '{count, plural, one {# variant is deleted on saving.} other {# variants are deleted on saving.}} Until then you can take it back.',
	}),
	'product.removedOnSave': withArguments<{ count: number }>()({
		de: '{count, plural, one {# Variante wird beim Speichern ein eigenständiges Produkt.} other {# Varianten werden beim Speichern eigenständige Produkte.}}',
		en: '{count, plural, one {# variant becomes an independent product on saving.} other {# variants become independent products on saving.}}',
	}),
	'product.overwrite': withArguments<{ label: string }>()({
		de: '{label}: eigener Wert',
		en: '{label}: own value',
		context: 'Switch: the variant says something else than its product',
	}),
	'product.variantImagesLater': label(
		'Eigene Bilder bekommt die Variante, sobald sie gespeichert ist.',
		'The variant gets images of its own once it is saved.',
	),
	'product.searchVariants': label('Varianten suchen', 'Search variants'),
	'product.variantPage': withArguments<{ page: number; pages: number; total: number }>()({
		de: 'Seite {page} von {pages}, {total} Varianten',
		en: 'Page {page} of {pages}, {total} variants',
	}),
	'product.pageBefore': button('Vorige Seite', 'Previous page'),
	'product.pageAfter': button('Nächste Seite', 'Next page'),
	'product.done': button('Fertig', 'Done', 'Closes the drawer; nothing is saved yet'),
	'product.savedWithProduct': label('Gespeichert wird mit dem Produkt.', 'This is saved together with the product.'),
};
