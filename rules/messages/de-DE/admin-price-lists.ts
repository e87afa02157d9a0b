// The German of en-GB/admin-price-lists.ts.
import type { adminPriceLists as base } from '../en-GB/admin-price-lists.ts';
import type { TranslationOf } from '../entry.ts';

export const adminPriceLists: TranslationOf<typeof base> = {
	'adminPriceLists.title': 'Preislisten',
	'adminPriceLists.one': 'Preisliste',
	'adminPriceLists.new': 'Neue Preisliste',
	'adminPriceLists.name': 'Name',
	'adminPriceLists.nameHint': 'Nur Sie und Ihre Kollegen sehen ihn.',
	'adminPriceLists.rows': 'Zeilen',
	'adminPriceLists.products': 'Produkte',
	'adminPriceLists.updated': 'Geändert',
	'adminPriceLists.actions': 'Aktionen',
	'adminPriceLists.actionsOf': 'Aktionen für {name}',
	'adminPriceLists.showArchived': 'Archivierte anzeigen',
	'adminPriceLists.edit': 'Bearbeiten',
	'adminPriceLists.rename': 'Umbenennen',
	'adminPriceLists.copy': 'Kopieren',
	'adminPriceLists.archive': 'Archivieren',
	'adminPriceLists.restore': 'Wiederherstellen',
	'adminPriceLists.none': 'Noch keine Preislisten',
	'adminPriceLists.noneText':
		'Eine Preisliste sagt, was jede Auflage kostet, für ein Produkt oder für viele. Legen Sie die erste an und fügen Sie Ihre Preise aus Excel ein.',
	'adminPriceLists.noneArchived': 'Keine archivierten Preislisten',
	'adminPriceLists.noneArchivedText':
		'Archivierte Preislisten geben keine Preise und lassen sich hier wiederherstellen.',
	'adminPriceLists.many': '{count, plural, one {# Preisliste} other {# Preislisten}}',
	'adminPriceLists.archiveAsk': 'Möchten Sie {what} wirklich archivieren?',
	'adminPriceLists.unused': 'Kein Produkt verwendet sie.',
	'adminPriceLists.restoreAsk': 'Möchten Sie {what} wirklich wiederherstellen?',
	'adminPriceLists.restoreText': 'Produkte, die sie verwenden, bekommen wieder ihre Preise.',
	'adminPriceLists.copyName': '{name} (Kopie)',
	'adminPriceLists.archivedNote': 'Diese Preisliste ist archiviert und gibt keine Preise.',
	'adminPriceLists.readOnly': 'Sie dürfen Preise ansehen, aber nicht ändern.',
	'adminPriceLists.usedBy': 'Verwendet von',
	'adminPriceLists.everybody': 'alle',
	'adminPriceLists.forRoles': 'für {roles}',
	'adminPriceLists.more': 'und {count, plural, one {ein weiteres} other {# weitere}}',
	'adminPriceLists.sheet': 'Preise',
	'adminPriceLists.sheetHint':
		'Eine Zeile ohne Artikelnummer gilt für alle Produkte, die die Liste verwenden. Geben Sie je Zeile entweder den Preis pro Stück oder den Gesamtpreis ein, der andere wird berechnet.',
	'adminPriceLists.find': 'Zeile suchen: Artikelnummer, Produkt, Auflage',
	'adminPriceLists.found':
		'{count, plural, =0 {Keine Zeile gefunden} one {# Zeile} other {# Zeilen, Enter führt zur nächsten}}',
	'adminPriceLists.begin':
		'Noch keine Preise. Tippen Sie in die erste Zeile, oder kopieren Sie eine Tabelle aus Excel oder LibreOffice und fügen Sie sie hier mit Strg+V ein.',
	'adminPriceLists.codeOptional': 'Artikelnummer (optional)',
	'adminPriceLists.inCurrency': '{column} ({sign})',
	'adminPriceLists.faulty': 'Bitte korrigieren Sie die markierten Zellen.',
	'adminPriceLists.fault.tooFine': 'Höchstens {places} Nachkommastellen',
	'adminPriceLists.fault.noPrice': 'Das ist kein Preis. Schreiben Sie ihn so: {example}',
	'adminPriceLists.fault.twoPrices':
		'Preis pro Stück und Gesamtpreis passen nicht zueinander. Leeren Sie einen der beiden.',
	'adminPriceLists.loadTheirs': 'Neuen Stand laden',
	'adminPriceLists.keepMine': 'Meinen Stand behalten',
	'adminPriceLists.conflict':
		'Jemand anders hat diese Preisliste inzwischen geändert. Ihre Eingaben sind noch da. Sie können sie behalten und beim Speichern den neuen Stand ersetzen, oder den neuen Stand laden und Ihre Eingaben verwerfen.',
};
