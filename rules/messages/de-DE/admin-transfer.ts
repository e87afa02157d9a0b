// The German of en-GB/admin-transfer.ts.
import type { adminTransfer as base } from '../en-GB/admin-transfer.ts';
import type { TranslationOf } from '../entry.ts';

export const adminTransfer: TranslationOf<typeof base> = {
	'transfer.section': 'Export',
	'transfer.exportTitle': 'Diesen Shop exportieren',
	'transfer.exportText':
		'Eine Datei mit allem, was zum Shop gehört: Produkte, Bestellungen, Kunden, Seiten, Bilder, Druckdaten und Belege. Sie lässt sich hier oder in einer anderen Installation importieren.',
	'transfer.exportLeftOut':
		'Nicht enthalten: Schlüssel von Anbietern, Sitzungen, Passwörter und versendete E-Mails. Der Shop bleibt während des Exports online.',
	'transfer.export': 'Shop exportieren',
	'transfer.withPasswords': 'Passwort-Hashes mit exportieren',
	'transfer.withPasswordsHint':
		'Sonst vergibt jeder nach dem Import ein neues Passwort. Bewahren Sie eine Datei mit Passwort-Hashes sicher auf.',
	'transfer.requested': 'Der Export wurde gestartet',
	'transfer.requestFailed': 'Der Export konnte nicht gestartet werden',
	'transfer.exports': 'Exporte',
	'transfer.expires': 'Verfügbar bis',
	'transfer.download': 'Herunterladen',
	'transfer.downloadOf': 'Export vom {day} herunterladen',
	'transfer.noExports': 'Noch keine Exporte',
	'transfer.state.waiting': 'wartet',
	'transfer.state.running': 'läuft',
	'transfer.state.checking': 'Datei wird geprüft',
	'transfer.state.writing': 'wird importiert',
	'transfer.state.done': 'fertig',
	'transfer.state.failed': 'fehlgeschlagen',
	'transfer.progress': '{done} von {total}',
	'transfer.withPasswordsMark': 'mit Passwort-Hashes',

	'transfer.importTitle': 'Shop importieren',
	'transfer.importText':
		'Wählen Sie die Datei eines Exports. Sie wird vollständig geprüft, bevor etwas geschrieben wird. Der neue Shop ist zunächst gesperrt und hat keine Schlüssel von Anbietern.',
	'transfer.file': 'Datei des Exports (.zip)',
	'transfer.fileMissing': 'Wählen Sie eine Datei.',
	'transfer.slug': 'Kürzel',
	'transfer.slugHint': 'Leer lassen, um das des Exports zu behalten.',
	'transfer.import': 'Importieren',
	'transfer.importing': 'Die Datei wird hochgeladen und geprüft …',
	'transfer.imported': 'Der Shop „{slug}“ wurde importiert. Er bleibt gesperrt, bis Sie ihn entsperren.',
	'transfer.toDo': 'Was noch zu tun ist',
	'transfer.toDo.tier': 'Tarif prüfen: {tier} steht in der Datei. Ändern können Sie ihn in der Liste der Shops.',
	'transfer.toDo.domains': 'Domains erneut nachweisen: {domains}',
	'transfer.toDo.keys':
		'Schlüssel von Anbietern eintragen (Zahlung, E-Mail, Printformer, Übersetzung): Sie sind in keinem Export.',
	'transfer.toDo.passwords':
		'Ohne exportierte Passwort-Hashes vergibt jeder mit „Passwort vergessen“ ein neues Passwort.',
	'transfer.toDo.resume': 'Shop in der Liste entsperren, wenn alles stimmt.',
	'transfer.openShop': 'Shop öffnen',
	'transfer.importFailed': 'Der Shop wurde nicht importiert',
	'transfer.nothingWritten': 'Es wurde nichts geschrieben.',

	'transfer.fault.notAnArchive': 'Die Datei ist kein ZIP-Archiv.',
	'transfer.fault.truncated': 'Die Datei ist unvollständig: Ihr Ende fehlt.',
	'transfer.fault.damaged': 'Die Datei ist beschädigt oder wurde nach dem Export verändert: {names}.',
	'transfer.fault.encrypted': 'Die Datei ist verschlüsselt: {names}.',
	'transfer.fault.unsafeName': 'Die Datei enthält einen Eintrag mit unzulässigem Namen: {names}.',
	'transfer.fault.tooManyEntries': 'Die Datei enthält zu viele Einträge.',
	'transfer.fault.tooLarge': 'Der entpackte Inhalt der Datei ist zu groß.',
	'transfer.fault.bomb': 'Die Datei wird beim Entpacken um ein Vielfaches größer („ZIP-Bombe“): {names}.',
	'transfer.fault.notAnExport': 'Die Datei ist kein Export eines Shops.',
	'transfer.fault.newerFormat':
		'Die Datei hat das Format {theirs}, geschrieben von Version {version}; diese Installation liest Formate bis {ours}. Aktualisieren Sie zuerst diese Installation.',
	'transfer.fault.newerSchema':
		'Die Datei stammt von Version {version} mit Datenbankschema {theirs}; diese Installation hat noch Schema {ours}. Aktualisieren Sie zuerst diese Installation.',
	'transfer.fault.olderSchema':
		'Die Datei stammt von Version {version} mit Datenbankschema {theirs}; diese Installation hat bereits Schema {ours}. Importieren Sie die Datei in einer Installation mit Schema {theirs}, aktualisieren Sie diese und exportieren Sie erneut.',
	'transfer.fault.otherSchema':
		'Die Datei stammt von Version {version}, deren Datenbankschema {theirs} vom Schema {ours} dieser Installation abweicht. Importieren Sie sie in einer Installation jener Version.',
	'transfer.fault.unknownTable': 'Die Datei enthält eine Tabelle, die es hier nicht gibt: {names}.',
	'transfer.fault.missingTable': 'In der Datei fehlt eine Tabelle: {names}.',
	'transfer.fault.unknownColumn': 'Die Datei enthält eine Spalte, die es hier nicht gibt: {names}.',
	'transfer.fault.foreignTenant': 'Die Datei enthält Zeilen eines anderen Shops, in der Tabelle {names}.',
	'transfer.fault.unknownFile': 'Die Datei enthält einen Eintrag, den ihr Manifest nicht nennt: {names}.',
	'transfer.fault.missingFile': 'In der Datei fehlt ein Eintrag: {names}.',
	'transfer.fault.brokenLog': 'Das Protokoll in der Datei wurde verändert: Seine Prüfkette passt nicht.',
	'transfer.fault.shopInvalid':
		'Der Shop in der Datei hat Angaben, die kein Shop haben kann: {names}. Die Datei wurde verändert.',
	'transfer.fault.slugInvalid':
		'Dieses Kürzel ist nicht möglich: {names}. Erlaubt sind a–z, 0–9 und Bindestriche, bis zu 63 Zeichen.',
	'transfer.fault.slugReserved':
		'Das Kürzel „{names}“ ist für das System reserviert. Geben Sie im Feld „Kürzel“ ein anderes an.',
	'transfer.fault.slugTaken':
		'Es gibt bereits einen Shop mit dem Kürzel „{names}“. Geben Sie im Feld „Kürzel“ ein anderes an.',
	'transfer.fault.inconsistent':
		'Der Inhalt der Datei widerspricht sich oder dem Datenbankschema, in der Tabelle {names}.',
	'transfer.fault.interrupted': 'Der Import wurde unterbrochen. Starten Sie ihn erneut.',
	'transfer.fault.failed': 'Der Import ist fehlgeschlagen. Das Protokoll des Servers nennt den Grund.',
};
