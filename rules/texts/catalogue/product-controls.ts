// What those who look after the products find on the page of one.
import { type ShippedText, withArguments } from './entry.ts';

const tags = ['product', 'controls'];

export const productControls = {
	'controls.title': { de: 'Artikel bearbeiten', en: 'Edit article', context: 'Name of the bar above a product', tags },
	'controls.editor': {
		de: 'In der Verwaltung öffnen',
		en: 'Open in the administration',
		context: 'Link to the editor of the product',
		tags,
	},
	'controls.name': { de: 'Name', en: 'Name', context: 'Label of the field', tags },
	'controls.description': { de: 'Beschreibung', en: 'Description', context: 'Label of the field', tags },
	'controls.editName': { de: 'Name ändern', en: 'Change name', context: 'Button', tags },
	'controls.editDescription': { de: 'Beschreibung ändern', en: 'Change description', context: 'Button', tags },
	'controls.inLanguage': withArguments<{ language: string }>()({
		de: 'Gilt für: {language}',
		en: 'Applies to: {language}',
		context: 'Below a field; {language} is the name of the language that is being changed',
		tags,
	}),
	'controls.save': { de: 'Speichern', en: 'Save', context: 'Button', tags },
	'controls.cancel': { de: 'Abbrechen', en: 'Cancel', context: 'Button', tags },
	'controls.publish': { de: 'Veröffentlichen', en: 'Publish', context: 'Button', tags },
	'controls.unpublish': { de: 'Nicht mehr veröffentlichen', en: 'Unpublish', context: 'Button', tags },
	'controls.images': { de: 'Bilder bearbeiten', en: 'Edit pictures', context: 'Button', tags },
	'controls.nameSaved': { de: 'Der Name ist gespeichert.', en: 'The name was saved.', tags },
	'controls.nameFailed': { de: 'Der Name konnte nicht gespeichert werden.', en: 'Error updating the name', tags },
	'controls.descriptionSaved': {
		de: 'Die Beschreibung ist gespeichert.',
		en: 'The description was saved.',
		tags,
	},
	'controls.descriptionFailed': {
		de: 'Die Beschreibung konnte nicht gespeichert werden.',
		en: 'Error updating the description',
		tags,
	},
	'controls.published': { de: 'Der Artikel ist veröffentlicht.', en: 'The article is published.', tags },
	'controls.unpublished': {
		de: 'Der Artikel ist nicht mehr veröffentlicht.',
		en: 'The article is no longer published.',
		tags,
	},
	'controls.publishFailed': {
		de: 'Der Artikel konnte nicht geändert werden.',
		en: 'Error saving the product',
		tags,
	},
	'controls.nameRequired': {
		de: 'Ein Artikel braucht einen Namen.',
		en: 'An article needs a name.',
		tags,
	},
	'hints.title': { de: 'Hinweise', en: 'Hints', context: 'Headline of what a product lacks', tags },
	'hints.noPrice': {
		de: 'Es ist kein Preis hinterlegt: Der Artikel kann nicht bestellt werden.',
		en: 'No price is configured: the article cannot be ordered.',
		tags,
	},
	'hints.noPriceList': {
		de: 'Es ist keine Preisliste hinterlegt: Der Artikel kann nicht bestellt werden.',
		en: 'No price list is configured: the article cannot be ordered.',
		tags,
	},
	'hints.noImage': { de: 'Der Artikel hat kein Bild.', en: 'The article has no picture.', tags },
	'hints.offlineCategory': {
		de: 'Alle Kategorien des Artikels sind offline: Kundinnen und Kunden finden ihn nicht.',
		en: 'All categories of the article are offline: shoppers do not find it.',
		tags,
	},
	'hints.stockBelowWarning': {
		de: 'Der Bestand wird knapp oder ist ausverkauft.',
		en: 'The stock is running low or sold out.',
		tags,
	},
	'hints.missingLanguage': withArguments<{ languages: string }>()({
		de: 'Name oder Beschreibung fehlt in: {languages}',
		en: 'Name or description is missing in: {languages}',
		context: '{languages} are names of languages',
		tags,
	}),
} satisfies Record<string, ShippedText>;
