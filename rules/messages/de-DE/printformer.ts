// The German of en-GB/printformer.ts.
import type { printformer as base } from '../en-GB/printformer.ts';
import type { TranslationOf } from '../entry.ts';

export const printformer: TranslationOf<typeof base> = {
	'printformer.title': 'Printformer',
	'printformer.account': 'Zugang',
	'printformer.enabled': 'Produkte mit Printformer gestalten',
	'printformer.enabledHint':
		'Welche Produkte das sind, wählen Sie am Produkt selbst. Alle anderen bleiben im eingebauten Studio.',
	'printformer.baseUrl': 'Basis-URL',
	'printformer.baseUrlHint': 'Die Adresse Ihrer Instanz, zum Beispiel https://beispiel.printformer.net',
	'printformer.baseUrlInvalid':
		'Bitte geben Sie eine öffentliche https-Adresse ohne Pfad ein, zum Beispiel https://beispiel.printformer.net',
	'printformer.noAccount': 'Bitte speichern Sie zuerst Basis-URL, Client-Kennung und API-Schlüssel',
	'printformer.client': 'Client-Kennung',
	'printformer.clientHint': 'Sie finden sie bei Printformer in den Einstellungen Ihres Clients.',

	'printformer.sandboxTitle': 'Sandbox',
	'printformer.sandbox':
		'Dieser Shop ist mit der Sandbox verbunden, die zur Demo gehört: Sie arbeitet wie Printformer, gedruckt wird aber nichts.',
	'printformer.none':
		'Noch nicht verbunden. Tragen Sie Basis-URL, Client-Kennung und API-Schlüssel ein, speichern Sie und testen Sie die Verbindung.',
	'printformer.off':
		'Printformer ist ausgeschaltet: Neue Gestaltungen aller Produkte entstehen im eingebauten Studio. Bei Printformer begonnene Entwürfe können weiterhin fertiggestellt werden.',
	'printformer.test': 'Verbindung testen',
	'printformer.testUnsaved': 'Bitte speichern Sie zuerst: Getestet wird der gespeicherte Zugang.',
	'printformer.connected': 'Verbunden als Client „{name}“',
	'printformer.testFailed': 'Der Test ist fehlgeschlagen',
	'printformer.problem.address':
		'Diese Basis-URL kann nicht aufgerufen werden. Nötig ist eine öffentlich erreichbare https-Adresse ohne Pfad und Port.',
	'printformer.problem.unreachable':
		'Printformer antwortet unter dieser Basis-URL nicht. Bitte prüfen Sie die Adresse oder versuchen Sie es später noch einmal.',
	'printformer.problem.unresolved':
		'Einen Server mit dem Namen in dieser Basis-URL gibt es nicht. Bitte prüfen Sie die Schreibweise.',
	'printformer.problem.otherKey':
		'Der API-Schlüssel gehört zur Testumgebung und die Basis-URL zu einem Zugang, oder umgekehrt. Es wurde nichts gesendet. Bitte geben Sie den Schlüssel dieses Zugangs ein.',
	'printformer.problem.busy':
		'Printformer ist überlastet oder wird gerade gewartet. Bitte versuchen Sie es später noch einmal.',
	'printformer.problem.credentials':
		'Printformer hat den API-Schlüssel für diesen Client nicht angenommen. Bitte prüfen Sie Client-Kennung und API-Schlüssel.',
	'printformer.problem.forbidden': 'Ihr Zugang bei Printformer enthält diese Funktion nicht.',
	'printformer.problem.notFound':
		'Unter dieser Basis-URL gibt es kein Printformer, oder der Client ist dort unbekannt. Bitte prüfen Sie beides.',
	'printformer.problem.refused': 'Printformer hat die Anfrage abgelehnt.',
	'printformer.problem.invalidResponse':
		'Unter dieser Basis-URL antwortet nicht Printformer, oder eine Version, die nicht unterstützt wird.',
	'printformer.problem.tooLarge': 'Die Antwort von Printformer war zu groß.',
	'printformer.providerSays': 'Printformer meldet: „{message}“',
	'printformer.accountAsk': 'Einen anderen Zugang verbinden?',
	'printformer.accountText':
		'{drafts, plural, =0 {Kein Entwurf eines Kunden gehört zum bisherigen Zugang.} one {Ein Entwurf eines Kunden gehört zum bisherigen Zugang. Mit einem anderen lässt er sich nicht mehr öffnen.} other {# Entwürfe von Kunden gehören zum bisherigen Zugang. Mit einem anderen lassen sie sich nicht mehr öffnen.}}',
	'printformer.accountPrints':
		'{prints, plural, one {Eine Druckdatei ist} other {# Druckdateien sind}} dort bestellt und noch nicht eingetroffen.',
	'printformer.accountProducts':
		'{products, plural, one {Ein Produkt oder eine Ausführung wird} other {# Produkte und Ausführungen werden}} mit seinen Vorlagen gestaltet und {products, plural, one {braucht} other {brauchen}} eine andere Vorlage: Bis dahin können Kunden dort keine Gestaltung beginnen.',
	'printformer.accountBack': 'Wenn Sie den bisherigen Zugang später wieder verbinden, ist alles wieder da.',
	'printformer.accountConfirm': 'Anderen Zugang verwenden',

	'printformer.templates': 'Vorlagen',
	'printformer.sync': 'Synchronisieren',
	'printformer.syncing': 'Vorlagen werden synchronisiert',
	'printformer.syncStarted': 'Die Vorlagen werden synchronisiert',
	'printformer.syncNotStarted': 'Die Vorlagen konnten nicht synchronisiert werden',
	'printformer.syncedAt': 'Zuletzt synchronisiert: {moment}',
	'printformer.syncDaily': 'Die Vorlagen werden außerdem jede Nacht synchronisiert.',
	'printformer.syncFailed': 'Die Synchronisierung vom {moment} ist fehlgeschlagen.',
	'printformer.withoutPreview':
		'{count, plural, one {Eine Vorschau konnte} other {# Vorschauen konnten}} nicht geladen werden.',
	'printformer.noTemplates': 'Noch keine Vorlagen',
	'printformer.noTemplatesText':
		'Vorlagen entstehen bei Printformer. Synchronisieren Sie, um sie hier für Ihre Produkte auszuwählen.',
	'printformer.noTemplatesAtProvider':
		'In diesem Zugang gibt es keine Vorlage. Vorlagen entstehen bei Printformer; synchronisieren Sie danach noch einmal.',
	'printformer.connectFirst': 'Sobald der Zugang verbunden ist, erscheinen hier seine Vorlagen.',
	'printformer.pages': '{count, plural, one {# Seite} other {# Seiten}}',
	'printformer.intent.customize': 'Anpassen',
	'printformer.intent.personalize': 'Personalisieren (Serie)',
	'printformer.intent.upload': 'Datei hochladen',
	'printformer.intent.upload-and-editor': 'Hochladen und bearbeiten',
	'printformer.type.customizable': 'Anpassbar',
	'printformer.type.group': 'Gruppe',
	'printformer.type.bundle': 'Paket',
	'printformer.variantNames': 'Varianten: {names}',
	'printformer.members': 'Enthält: {names}',
	'printformer.gone': 'Nicht mehr bei Printformer',
	'printformer.noPreview': 'Keine Vorschau',

	'printformer.design': 'Gestaltung',
	'printformer.provider': 'Dieses Produkt gestalten Kunden mit',
	'printformer.providerVariant': 'Diese Variante gestalten Kunden mit',
	'printformer.provider.inherit': 'Wie das Produkt',
	'printformer.provider.studio': 'Eingebautes Studio',
	'printformer.provider.printformer': 'Printformer',
	'printformer.template': 'Vorlage',
	'printformer.templateChoose': 'Vorlage auswählen',
	'printformer.templateOther': 'Andere Vorlage auswählen',
	'printformer.templateSearch': 'Vorlagen suchen',
	'printformer.templateNone': 'Keine Vorlage passt dazu.',
	'printformer.templateMissing': 'Bitte wählen Sie eine Vorlage aus',
	'printformer.templateGone': 'Diese Vorlage gibt es bei Printformer nicht mehr. Bitte wählen Sie eine andere aus.',
	'printformer.intent': 'Was Kunden mit der Vorlage tun',
	'printformer.intentMissing': 'Bitte wählen Sie aus, was Kunden mit der Vorlage tun',
	'printformer.pagePlanner': 'Seitenplaner',
	'printformer.pagePlannerHint': 'Kunden können Seiten hinzufügen, sortieren und entfernen.',
	'printformer.variants': 'Varianten, die Kunden wählen können',
	'printformer.variantsHint': 'Ohne Häkchen können alle gewählt werden.',
	'printformer.noSpecification':
		'Dieses Produkt wird noch nicht nach Daten gedruckt. Schalten Sie das ein und geben Sie sein Format an: Ohne lassen sich Gestaltungen nicht freigeben.',
	'printformer.pagesDiffer':
		'Die Vorlage hat {template, plural, one {# Seite} other {# Seiten}}, das Produkt {product, plural, one {# bedruckte Seite} other {# bedruckte Seiten}}. Solche Gestaltungen lassen sich nicht freigeben.',
	'printformer.productFormat':
		'Format des Produkts: {size} mm, {pages, plural, one {# bedruckte Seite} other {# bedruckte Seiten}}',
	'printformer.formatDiffers':
		'Die Vorlage hat das Format {template} mm, das Produkt {product} mm. Solche Gestaltungen lassen sich nicht freigeben.',
	'printformer.proportionsDiffer':
		'Nach ihrer Vorschau hat die Vorlage nicht die Proportionen des Produkts ({product} mm). Bitte prüfen Sie ihr Format: Sonst lassen sich Gestaltungen nicht freigeben.',
	'printformer.toPrintformer':
		'Neue Gestaltungen entstehen bei Printformer. Entwürfe und Bestellungen aus dem eingebauten Studio bleiben dort und lassen sich fertigstellen.',
	'printformer.toStudio':
		'Neue Gestaltungen entstehen im eingebauten Studio. Entwürfe und Bestellungen von Printformer bleiben dort und lassen sich fertigstellen.',
	'printformer.productOff':
		'Printformer ist in den Einstellungen ausgeschaltet. Bis es eingeschaltet wird, wird dieses Produkt im eingebauten Studio gestaltet.',
	'printformer.toSettings': 'Printformer-Einstellungen',
	'printformer.productNoTemplates':
		'Es gibt noch keine Vorlagen. Verbinden Sie den Zugang und synchronisieren Sie sie in den Einstellungen.',
	'printformer.designFailed': 'Wo das Produkt gestaltet wird, konnte nicht gespeichert werden',
};
