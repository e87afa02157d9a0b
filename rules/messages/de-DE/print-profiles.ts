// The German of en-GB/print-profiles.ts.
import type { printProfiles as base } from '../en-GB/print-profiles.ts';
import type { TranslationOf } from '../entry.ts';

export const printProfiles: TranslationOf<typeof base> = {
	'printProfiles.choice': 'Farbprofil',
	'printProfiles.choiceHint': 'Bilder und Farben werden dafür umgerechnet, und Druckdateien nennen es.',
	'printProfiles.usual': 'FOGRA39L Coated (Offset auf gestrichenem Papier)',
	'printProfiles.manage': 'Farbprofile verwalten',
	'printProfiles.title': 'Farbprofile',
	'printProfiles.about': 'ICC-Profile Ihrer Druckmaschinen. FOGRA39L Coated ist immer vorhanden.',
	'printProfiles.none': 'Noch keine eigenen Profile.',
	'printProfiles.file': 'Profil hinzufügen',
	'printProfiles.fileHint': 'ICC-Datei eines Druckers in CMYK, höchstens 3 MB.',
	'printProfiles.nameOf': 'Name von {name}',
	'printProfiles.ofFile': '{description} · {size}',
	'printProfiles.used': 'In Gebrauch',
	'printProfiles.rename': 'Name speichern',
	'printProfiles.delete': 'Löschen',
	'printProfiles.deleteAsk': 'Profil „{name}“ löschen?',
	'printProfiles.deleteText': 'Es lässt sich nicht wiederherstellen, aber erneut hochladen.',
	'printProfiles.added': 'Farbprofil hinzugefügt',
	'printProfiles.renamed': 'Name gespeichert',
	'printProfiles.deleted': 'Farbprofil gelöscht',
	'printProfiles.renameFailed': 'Fehler beim Speichern des Namens',
	'printProfiles.deleteFailed': 'Fehler beim Löschen des Farbprofils',
	'printProfiles.nameInvalid': 'Bitte 1 bis 100 Zeichen.',
	'printProfiles.unusable': 'Diese Datei lässt sich nicht als Farbprofil verwenden.',
	'printProfiles.inUse': 'Dieses Farbprofil ist in Gebrauch: Produkte oder Bestellungen werden damit gedruckt.',
	'printProfiles.refusal.tooLarge': 'Diese Datei ist größer als 3 MB.',
	'printProfiles.refusal.notAProfile': 'Diese Datei ist kein ICC-Profil.',
	'printProfiles.refusal.notForOutput':
		'Dieses Profil gehört nicht zu einem Drucker. Profile von Monitoren, Kameras oder Scannern lassen sich nicht verwenden.',
	'printProfiles.refusal.notCmyk': 'Dieses Profil ist nicht in CMYK.',
	'printProfiles.refusal.damaged': 'Dieses Profil ist beschädigt. Bitten Sie Ihre Druckerei um ein neues.',
	'printProfiles.refusal.alreadyThere': 'Dieses Profil haben Sie bereits: „{name}“.',
	'printProfiles.refusal.tooMany': 'Es sind bereits 20 Profile. Löschen Sie bitte zuerst eines.',
};
