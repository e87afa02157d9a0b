// The German of en-GB/admin-domains.ts.
import type { adminDomains as base } from '../en-GB/admin-domains.ts';
import type { TranslationOf } from '../entry.ts';

export const adminDomains: TranslationOf<typeof base> = {
	'domains.title': 'Domain',
	'domains.list': 'Domains',
	'domains.text': 'Alle aktiven Domains führen zu Ihrem Shop. Sie leiten auf die Standard-Domain weiter.',
	'domains.pending': 'Ausstehend: wartet auf DNS',
	'domains.pendingShort': 'Ausstehend',
	'domains.configuring': 'Wird eingerichtet',
	'domains.active': 'Aktiv',
	'domains.unknown': 'Unbekannt',
	'domains.default': 'Standard',
	'domains.fallback': 'Fallback',
	'domains.fallbackText': 'Von der Plattform vergeben. Sie lässt sich nicht ändern und führt immer zur Verwaltung.',

	'domains.host': 'Domain',
	'domains.hostHint': 'Zum Beispiel www.ihr-shop.de. Eine kopierte Adresse genügt.',
	'domains.add': 'Domain hinzufügen',
	'domains.delete': 'Löschen',
	'domains.deleteNamed': '{host} löschen',
	'domains.setDefault': 'Als Standard festlegen',
	'domains.setDefaultNamed': 'Als Standard festlegen: {host}',
	'domains.check': 'Jetzt prüfen',
	'domains.checkNamed': 'Jetzt prüfen: {host}',
	'domains.showRecords': 'DNS-Einträge',
	'domains.showRecordsNamed': 'DNS-Einträge von {host}',
	'domains.hideRecords': 'DNS-Einträge ausblenden',

	'domains.added': '{host} hinzugefügt',
	'domains.deleted': '{host} gelöscht',
	'domains.madeDefault': '{host} ist jetzt die Standard-Domain',
	'domains.checked': '{host} geprüft',
	'domains.addFailed': 'Die Domain konnte nicht hinzugefügt werden',
	'domains.deleteFailed': 'Die Domain konnte nicht gelöscht werden',
	'domains.setDefaultFailed': 'Die Standard-Domain konnte nicht festgelegt werden',
	'domains.checkFailed': 'Die Domain konnte nicht geprüft werden',
	'domains.deleteTitle': '{host} löschen?',
	'domains.deleteUnservedText': 'Der Shop war unter dieser Domain nicht erreichbar.',
	'domains.deleteText': 'Der Shop ist dann nicht mehr unter dieser Domain erreichbar.',
	'domains.deleteDefaultText':
		'Der Shop ist dann nicht mehr unter dieser Domain erreichbar. Die Fallback-Domain wird zum Standard.',

	'domains.noTenant': 'Kein Mandant ausgewählt',
	'domains.none': 'Es gibt keine Domain, die sich ändern ließe',
	'domains.invalid': 'Ungültiges Domain-Format',
	'domains.notOwned':
		'Dieser Name gehört der Plattform oder ist eine öffentliche Endung. Bitte geben Sie eine eigene Domain ein.',
	'domains.taken': 'Die Domain ist bereits vorhanden',
	'domains.limit': 'Ein Shop kann höchstens 50 Domains haben',
	'domains.fallbackProtected': 'Die Fallback-Domain kann nicht gelöscht werden',
	'domains.notActive': 'Nur eine aktive Domain kann Standard sein',

	'domains.records': 'DNS-Einträge',
	'domains.recordsText':
		'Tragen Sie diese Einträge beim Anbieter Ihrer Domain ein und lassen Sie sie dort stehen. Bis sie überall sichtbar sind, vergehen oft einige Minuten, manchmal bis zu einem Tag.',
	'domains.recordName': 'Name',
	'domains.recordValue': 'Wert',
	'domains.recordNow': 'DNS antwortet jetzt',
	'domains.recordProof': 'Belegt, dass die Domain Ihnen gehört.',
	'domains.recordAddress': 'Führt Besucher zu Ihrem Shop.',
	'domains.copy': '{value} kopieren',
	'domains.copied': 'Kopiert',
	'domains.copyFailed': 'Das Kopieren war nicht möglich. Bitte markieren und kopieren Sie den Text selbst.',
	'domains.nothingFound': 'Nichts',
	'domains.notAnswered': 'Keine Antwort',
	'domains.notChecked': 'Noch nicht geprüft',
	'domains.right': 'Richtig',

	'domains.proofTaken': 'Ein anderer Shop hat diese Domain bereits nachgewiesen.',
	'domains.elsewhere':
		'Die Domain führt zu einer anderen Adresse. Das ist richtig, wenn ein CDN vor dem Shop steht; sonst korrigieren Sie bitte den Eintrag.',
	'domains.probeFailed':
		'Die DNS-Einträge sind richtig, aber das Zertifikat ist noch nicht eingerichtet ({reason}). Es wird von selbst erneut versucht.',
	'domains.probeUnreachable':
		'Die Plattform konnte sich selbst nicht erreichen ({reason}). Bitte wenden Sie sich an deren Betreiber.',
	'domains.dnsSilent': 'Das DNS antwortet für diese Domain nicht. Es wird von selbst erneut versucht.',
	'domains.failingSince':
		'Seit {moment} schlagen die Prüfungen fehl. Nach drei Fehlschlägen innerhalb von mindestens 24 Stunden wird die Domain nicht mehr verwendet.',
	'domains.expiresAt': 'Ohne den TXT-Eintrag wird diese Domain am {moment} aus der Liste entfernt.',
	'domains.checkedAt': 'Letzte Prüfung: {moment}',
};
