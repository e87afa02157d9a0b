// The German of en-GB/tenant-errors.ts.

import type { tenantErrors as base } from '../en-GB/tenant-errors.ts';
import type { TranslationOf } from '../entry.ts';

export const tenantErrors: TranslationOf<typeof base> = {
	'tenantErrors.nameInvalid': 'Der Name ist zu lang oder enthält nicht erlaubte Zeichen.',
	'tenantErrors.slugInvalid':
		'Erlaubt sind Kleinbuchstaben, Ziffern und Bindestriche, höchstens 63 Zeichen, davon mindestens ein Buchstabe; am Anfang und Ende kein Bindestrich.',
	'tenantErrors.slugReserved': 'Dieses Kürzel ist für das System reserviert.',
	'tenantErrors.slugTaken': 'Dieses Kürzel gehört bereits einem anderen Shop.',
	'tenantErrors.countryUnknown': 'Für dieses Land liegen keine Steuersätze vor.',
	'tenantErrors.own': 'Das geht nicht mit dem Shop, in dem Sie gerade angemeldet sind.',
	'tenantErrors.deleted': 'Der Shop ist gelöscht. Stellen Sie ihn zuerst wieder her.',
	'tenantErrors.phrase': 'Bestätigen Sie das Löschen mit dem Kürzel des Shops.',
	'tenantErrors.suspended': 'Dieser Shop ist vorübergehend geschlossen',
};
