// The screens of pages in the administration: their list, a new one, their settings, the templates.
import { type ShippedText, withArguments } from './entry.ts';

const label = (de: string, en: string): ShippedText => ({ de, en, tags: ['admin', 'form'] });
const button = (de: string, en: string): ShippedText => ({ de, en, tags: ['admin', 'button'] });
const failure = (de: string, en: string): ShippedText => ({ de, en, tags: ['admin', 'error'] });
const state = (de: string, en: string): ShippedText => ({ de, en, context: 'State of a page', tags: ['admin'] });
const template = (de: string, en: string): ShippedText => ({ de, en, context: 'Template of a page', tags: ['admin'] });

export const adminPages = {
	'adminPages.title': {
		de: 'CMS-Seiten',
		en: 'CMS pages',
		context: 'Screen and entry of the sidebar',
		tags: ['admin'],
	},
	'adminPages.one': { de: 'Seite', en: 'Page', context: 'Title of the screen of one page' },
	'adminPages.intro': {
		de: 'Seiten bearbeiten Sie dort, wo sie stehen. Hier legen Sie sie an, benennen und ordnen sie.',
		en: 'Pages are edited where they stand. Here you create, name and arrange them.',
	},
	'adminPages.kind.page': { de: 'Seiten', en: 'Regular pages', context: 'Tab' },
	'adminPages.kind.link': { de: 'Linkseiten', en: 'Link pages', context: 'Tab' },
	'adminPages.usedPages': withArguments<{ used: number; most: number }>()({
		de: '{used} von {most} Seiten',
		en: '{used} of {most} pages',
	}),
	'adminPages.usedLinks': withArguments<{ used: number; most: number }>()({
		de: '{used} von {most, plural, one {# Linkseite} other {# Linkseiten}}',
		en: '{used} of {most, plural, one {# link page} other {# link pages}}',
	}),
	'adminPages.countPages': withArguments<{ count: number }>()({
		de: '{count, plural, one {# Seite} other {# Seiten}}, unbegrenzt',
		en: '{count, plural, one {# page} other {# pages}}, no limit',
	}),
	'adminPages.countLinks': withArguments<{ count: number }>()({
		de: '{count, plural, one {# Linkseite} other {# Linkseiten}}, unbegrenzt',
		en: '{count, plural, one {# link page} other {# link pages}}, no limit',
	}),
	'adminPages.full': {
		de: 'Mehr sind in Ihrem Tarif nicht enthalten. Löschen Sie eine, oder wechseln Sie den Tarif.',
		en: 'Your plan does not include any more. Delete one, or change your plan.',
	},
	'adminPages.searchHint': { de: 'Name oder Adresse', en: 'Name or address', context: 'In the empty search field' },
	'adminPages.emptyTitle': { de: 'Noch keine Seiten', en: 'No pages yet' },
	'adminPages.emptyText': {
		de: 'Erzählen Sie, wer Sie sind und was Sie anbieten. Eine Vorlage macht den Anfang leicht.',
		en: 'Tell who you are and what you offer. A template makes it easy to begin.',
	},
	'adminPages.emptyLinksTitle': { de: 'Noch keine Linkseiten', en: 'No link pages yet' },
	'adminPages.emptyLinksText': {
		de: 'Eine Linkseite sammelt alles, wohin ein Profil in sozialen Netzwerken führen soll, unter einer Adresse.',
		en: 'A link page gathers everything that a social profile should lead to at one address.',
	},
	'adminPages.orderHint': {
		de: 'Die Reihenfolge lässt sich ändern, sobald alle Seiten zu sehen sind.',
		en: 'The order can be changed once all pages are in sight.',
	},
	'adminPages.new': button('Neue Seite', 'New page'),
	'adminPages.edit': button('Bearbeiten', 'Edit'),
	'adminPages.editNamed': withArguments<{ name: string }>()({ de: '{name} bearbeiten', en: 'Edit {name}' }),
	'adminPages.view': button('Ansehen', 'View'),
	'adminPages.viewNamed': withArguments<{ name: string; address: string }>()({
		de: '{name} ansehen: {address}',
		en: 'View {name}: {address}',
		context: 'Link that shows the address, read aloud',
	}),
	'adminPages.settings': button('Einstellungen', 'Settings'),
	'adminPages.copy': button('Kopieren', 'Copy'),
	'adminPages.activate': button('Aktivieren', 'Activate'),
	'adminPages.deactivate': button('Deaktivieren', 'Deactivate'),
	'adminPages.actionsFor': withArguments<{ name: string }>()({
		de: 'Aktionen für {name}',
		en: 'Actions for {name}',
		context: 'Read aloud: a button with three dots',
	}),
	'adminPages.changedAt': { de: 'Geändert', en: 'Changed', context: 'Before day and time of the last change' },
	'adminPages.state.published': state('Veröffentlicht', 'Published'),
	'adminPages.state.draft': state('Entwurf', 'Draft'),
	'adminPages.state.changed': state('Seitdem geändert', 'Changed since'),
	'adminPages.state.scheduled': withArguments<{ at: string }>()({
		de: 'Geplant für {at}',
		en: 'Scheduled for {at}',
		context: 'State of a page; at is day and time',
	}),
	'adminPages.state.deactivated': state('Deaktiviert', 'Deactivated'),
	'adminPages.state.needed': state('Vorgeschrieben', 'Required by law'),
	'adminPages.state.home': state('Startseite', 'Home page'),
	'adminPages.moveUp': withArguments<{ name: string }>()({ de: '{name} nach oben', en: 'Move {name} up' }),
	'adminPages.moveDown': withArguments<{ name: string }>()({ de: '{name} nach unten', en: 'Move {name} down' }),
	'adminPages.placed': withArguments<{ name: string; position: number; count: number }>()({
		de: '{name} steht jetzt an Stelle {position} von {count}.',
		en: '{name} is now at position {position} of {count}.',
		context: 'Read aloud after a step',
	}),
	'adminPages.orderSaved': { de: 'Reihenfolge der Seiten gespeichert', en: 'Page order saved' },
	'adminPages.orderFailed': failure('Fehler beim Speichern der Reihenfolge', 'Error saving page order'),
	'adminPages.createTitle': { de: 'Neue Seite anlegen', en: 'Create new page', context: 'Title of the dialog' },
	'adminPages.create': button('Seite anlegen', 'Create page'),
	'adminPages.createFailed': failure(
		'Die Seite konnte nicht angelegt werden. Bitte versuchen Sie es noch einmal.',
		'Failed to create page. Please try again.',
	),
	'adminPages.created': { de: 'Seite erfolgreich angelegt', en: 'Page successfully created' },
	'adminPages.kind': label('Art der Seite', 'Kind of page'),
	'adminPages.kindChoice.page': { de: 'Seite des Shops', en: 'Regular page', context: 'Kind of page' },
	'adminPages.kindChoice.link': { de: 'Linkseite', en: 'Link page', context: 'Kind of page' },
	'adminPages.about': { de: 'Name und Adresse', en: 'Name and address', context: 'Heading' },
	'adminPages.nameIn': withArguments<{ language: string }>()({
		de: 'Name der Seite ({language})',
		en: 'Page name ({language})',
	}),
	'adminPages.fallbackHint': {
		de: 'Ohne Übersetzung steht dort der Name in der Standardsprache.',
		en: 'Without a translation, the name in the default language is shown.',
	},
	'adminPages.slug': label('URL-Adresse', 'Address'),
	'adminPages.slugNewHint': {
		de: 'Bleibt das Feld leer, entsteht sie aus dem Namen.',
		en: 'Left empty, it is made of the name.',
	},
	'adminPages.slugHint': withArguments<{ address: string }>()({
		de: 'Zu finden unter {address}',
		en: 'Found at {address}',
		context: 'Below the address of a page',
	}),
	'adminPages.slugRules': {
		de: 'Kleinbuchstaben, Ziffern und einzelne Bindestriche dazwischen, höchstens 80 Zeichen.',
		en: 'Small letters, digits and single hyphens between them, at most 80 characters.',
		context: 'Below an address that is not possible',
	},
	'adminPages.neededAddress': {
		de: 'Der Shop findet die Seite unter dieser Adresse, darum bleibt sie.',
		en: 'The shop finds the page at this address, which is why it stays.',
	},
	'adminPages.neededStays': {
		de: 'Diese Seite ist gesetzlich vorgeschrieben. Inhalt und Name lassen sich ändern; sie wird nicht gelöscht oder deaktiviert, solange keine andere Seite dasselbe leistet.',
		en: 'This page is required by law. Its content and name can be changed; it is not deleted or deactivated as long as no other page does the same.',
	},
	'adminPages.homeNotDeleted': {
		de: 'Machen Sie zuerst eine andere Seite zur Startseite.',
		en: 'Make another page the home page first.',
	},
	'adminPages.slugMoved': {
		de: 'Die bisherige Adresse führt weiterhin hierher.',
		en: 'The previous address goes on leading here.',
	},
	'adminPages.beginWith': label('Beginnen mit', 'Begin with'),
	'adminPages.emptyPage': template('Leere Seite', 'Empty page'),
	'adminPages.emptyPageAbout': template(
		'Ohne Inhalt. Sie fügen jeden Abschnitt selbst ein.',
		'Without content. You insert every section yourself.',
	),
	'adminPages.templateHint': {
		de: 'Texte auf Deutsch und Englisch sind Vorschläge: Ersetzen Sie sie durch Ihre eigenen, bevor Sie veröffentlichen.',
		en: 'Texts in German and English are suggestions: replace them with your own before you publish.',
	},
	'adminPages.category.coaching': template('Coaching', 'Coaching'),
	'adminPages.category.contentCreator': template('Content Creator', 'Content creator'),
	'adminPages.category.eCommerce': template('E-Commerce', 'E-commerce'),
	'adminPages.category.landingPage': template('Landingpage', 'Landing page'),
	'adminPages.template.coachingOffer': template('Coaching-Angebot', 'Coaching offer'),
	'adminPages.template.coachingOffer.about': template(
		'Für Einzelcoaching: Anliegen, Ablauf, Preise und der Weg zum Erstgespräch.',
		'For one-to-one coaching: concerns, process, prices and the way to a first talk.',
	),
	'adminPages.template.coachingWorkshop': template('Workshop oder Kurs', 'Workshop or course'),
	'adminPages.template.coachingWorkshop.about': template(
		'Für einen Termin mit Programm, Leitung, Fragen und Anmeldung.',
		'For a date with its programme, who leads it, questions and registration.',
	),
	'adminPages.template.creatorPortfolio': template('Portfolio', 'Portfolio'),
	'adminPages.template.creatorPortfolio.about': template(
		'Arbeiten zeigen, sich vorstellen, Aufträge bekommen.',
		'Show work, introduce yourself, win commissions.',
	),
	'adminPages.template.creatorMediaKit': template('Mediakit', 'Media kit'),
	'adminPages.template.creatorMediaKit.about': template(
		'Reichweite, Formate und Preise für Marken, die zusammenarbeiten möchten.',
		'Reach, formats and prices for brands that want to work together.',
	),
	'adminPages.template.creatorLinks': template('Alle Links', 'All links'),
	'adminPages.template.creatorLinks.about': template(
		'Eine Adresse für alle Profile: Links, soziale Netzwerke, eine Stimme.',
		'One address for all profiles: links, social networks, a voice.',
	),
	'adminPages.template.shopFront': template('Shop-Startseite', 'Shop front'),
	'adminPages.template.shopFront.about': template(
		'Sortiment, Neues, Vorteile und Antworten: ein Einstieg in den ganzen Shop.',
		'Range, news, reasons to buy and answers: a way into the whole shop.',
	),
	'adminPages.template.seasonSale': template('Saisonaktion', 'Seasonal campaign'),
	'adminPages.template.seasonSale.about': template(
		'Ein Anlass, passende Produkte, Bestellfristen und Fragen zur Lieferung.',
		'An occasion, products for it, order deadlines and questions on delivery.',
	),
	'adminPages.template.landingProduct': template('Ein Produkt im Mittelpunkt', 'One product in focus'),
	'adminPages.template.landingProduct.about': template(
		'Ein Produkt von allen Seiten: Nutzen, Einzelheiten, Stimmen, Kauf.',
		'One product from all sides: benefits, details, voices, purchase.',
	),
	'adminPages.template.landingService': template('Angebot für Geschäftskunden', 'Offer for business customers'),
	'adminPages.template.landingService.about': template(
		'Ein Rahmenangebot mit Vorteilen, Konditionen und Ansprechperson.',
		'A standing offer with benefits, terms and somebody to talk to.',
	),
	'adminPages.shown': { de: 'Sichtbarkeit', en: 'Visibility', context: 'Heading' },
	'adminPages.active': label('Aktiv', 'Active'),
	'adminPages.activeHint': {
		de: 'Ausgeschaltet lesen Besucher, dass die Seite deaktiviert wurde.',
		en: 'Switched off, visitors read that the page has been deactivated.',
	},
	'adminPages.home': label('Startseite des Shops', 'Home page of the shop'),
	'adminPages.homeHint': {
		de: 'Es gibt nur eine: Die bisherige ist danach eine gewöhnliche Seite.',
		en: 'There is only one: the previous one becomes an ordinary page.',
	},
	'adminPages.homeStays': {
		de: 'Machen Sie eine andere Seite zur Startseite, um diese abzulösen. Sie bleibt bis dahin aktiv.',
		en: 'Make another page the home page to replace this one. Until then it stays active.',
	},
	'adminPages.inNavigation': label('In der Navigation', 'In the navigation'),
	'adminPages.inFooter': label('In der Fußzeile', 'In the footer'),
	'adminPages.saved': { de: 'Seite erfolgreich gespeichert', en: 'Page successfully saved' },
	'adminPages.saveFailed': failure('Fehler beim Speichern der Seite', 'Error saving page'),
	'adminPages.copied': { de: 'Seite erfolgreich kopiert', en: 'Page successfully copied' },
	'adminPages.copyFailed': failure('Fehler beim Kopieren der Seite', 'Error copying page'),
	'adminPages.activated': { de: 'Seite aktiviert', en: 'Page activated' },
	'adminPages.deactivated': { de: 'Seite deaktiviert', en: 'Page deactivated' },
	'adminPages.deleteAsk': withArguments<{ name: string }>()({
		de: 'Seite „{name}“ löschen?',
		en: 'Delete page “{name}”?',
	}),
	'adminPages.deleteText': {
		de: 'Ihr Inhalt geht in allen Sprachen und mit allen früheren Fassungen endgültig verloren.',
		en: 'Its content is permanently lost, in all languages and with all earlier versions.',
	},
	'adminPages.deleted': { de: 'Seite erfolgreich gelöscht', en: 'Page successfully deleted' },
	'adminPages.deleteFailed': failure('Fehler beim Löschen der Seite', 'Error deleting page'),
} satisfies Record<string, ShippedText>;
