// The German of en-GB/studio-orders.ts.
import type { studioOrders as base } from '../en-GB/studio-orders.ts';

export const studioOrders: Record<keyof typeof base, string> = {
	'studioOrders.editing': 'Sie bearbeiten die Gestaltung von {customer} für die Bestellung {number}.',
	'studioOrders.editingHint':
		'Gedruckt wird, was freigegeben wurde, bis der Kunde die Gestaltung erneut freigibt oder Sie das an seiner Stelle tun.',
	'studioOrders.looking': 'Sie sehen die Gestaltung von {customer} für die Bestellung {number}.',
	'studioOrders.lookingHint': 'Zum Ändern brauchen Sie das Recht, Bestellungen zu verwalten.',
	'studioOrders.printed': 'Sie ist schon gedruckt: Was Sie hier ändern, wird nicht mehr gedruckt.',
	'studioOrders.toOrder': 'Zur Bestellung',
	'studioOrders.sendBack': 'Zurückgeben …',
	'studioOrders.sendBackTitle': 'Gestaltung zurückgeben',
	'studioOrders.sendBackText':
		'Der Kunde liest Ihren Grund per E-Mail und auf der Seite der Bestellung. Haben Sie die Gestaltung geändert, liest er auch das und vergleicht sie mit der bisher freigegebenen Fassung. Dann gibt er sie erneut frei.',
	'studioOrders.reason': 'Grund für den Kunden',
	'studioOrders.sendBackDo': 'Zurückgeben',
	'studioOrders.notSentBack': 'Die Gestaltung wurde nicht zurückgegeben. {reason}',
	'studioOrders.approve': 'Von Hand freigeben …',
	'studioOrders.approveTitle': 'Anstelle des Kunden freigeben',
	'studioOrders.approveText':
		'Gedruckt wird, was Sie hier sehen. Der Kunde liest in der Bestellung, dass der Shop die Gestaltung freigegeben hat.',
	'studioOrders.overruled': 'Sie setzen sich über die Druckprüfung hinweg:',
	'studioOrders.notPrintable': 'Das lässt sich nicht drucken, auch nicht von Hand freigegeben:',
	'studioOrders.approveDo': 'Von Hand freigeben',
	'studioOrders.notApproved': 'Die Gestaltung wurde nicht freigegeben. {reason}',
	'studioOrders.releaseOrdered':
		'Diese Gestaltung ist schon bestellt und freigegeben. Um sie mit Ihren Änderungen zu bestellen, arbeiten Sie mit einer Kopie weiter: Sie enthält alles, was Sie hier sehen.',
	'studioOrders.continueAsCopy': 'Mit einer Kopie weiterarbeiten',
	'studioOrders.notCopied': 'Die Kopie wurde nicht angelegt. {reason}',
	'studioOrders.ordered':
		'Diese Gestaltung gehört zur Bestellung {number}. Was Sie hier ändern, ändert die Bestellung nicht. Unverändert bestellen Sie sie dort mit „Erneut bestellen“, geändert als Kopie.',
	'studioOrders.sentBack': 'Wir haben Ihnen diese Gestaltung der Bestellung {number} zurückgegeben:',
	'studioOrders.sentBackHint': 'Bitte ändern Sie sie und geben Sie sie erneut frei. Sie müssen nicht neu bestellen.',
	'studioOrders.corrected': 'Der Shop hat Ihre Gestaltung der Bestellung {number} korrigiert:',
	'studioOrders.correctedHint':
		'Bitte vergleichen Sie sie mit der bisher freigegebenen Fassung und geben Sie sie dann erneut frei. Sie können sie auch noch ändern.',
	'studioOrders.compare': 'Vergleichen …',
	'studioOrders.compareTitle': 'Was sich geändert hat',
	'studioOrders.compareReleased': '{side}: bisher freigegeben',
	'studioOrders.compareNow': '{side}: jetzt',
	'studioOrders.compareRow': 'Zeile {row}, {label}',
	'studioOrders.compareEmpty': '(leer)',
	'studioOrders.compareSeries': 'Die Bilder zeigen die erste Zeile der Serie.',
	'studioOrders.releaseAgain': 'Erneut freigeben',
	'studioOrders.newerTemplate': 'Von dieser Vorlage gibt es eine neuere Fassung.',
	'studioOrders.newerTemplateHint': 'Ihre Angaben bleiben, wie sie sind. Sie können auch Ihre Fassung behalten.',
	'studioOrders.lookAtTemplate': 'Ansehen',
	'studioOrders.keepTemplate': 'Meine behalten',
	'studioOrders.templateTitle': 'Neuere Fassung der Vorlage',
	'studioOrders.templateNow': '{side}: jetzt',
	'studioOrders.templateNew': '{side}: neuere Fassung',
	'studioOrders.loadingTemplate': 'Die neuere Fassung wird geladen',
	'studioOrders.templateSame': 'Gedruckt würde genau dasselbe.',
	'studioOrders.templateRequires':
		'{count, plural, one {Die neuere Fassung verlangt eine Angabe, die noch leer ist: {fields}.} other {Die neuere Fassung verlangt Angaben, die noch leer sind: {fields}.}}',
	'studioOrders.adoptText': 'Sie können das danach rückgängig machen.',
	'studioOrders.adopt': 'Neuere Fassung übernehmen',
	'studioOrders.adopted': 'Ihre Gestaltung hat jetzt die neuere Fassung der Vorlage.',
	'studioOrders.notAdopted': 'Die neuere Fassung konnte nicht übernommen werden. {reason}',
};
