// The German of en-GB/design-versions.ts.
import type { designVersions as base } from '../en-GB/design-versions.ts';
import type { TranslationOf } from '../entry.ts';

export const designVersions: TranslationOf<typeof base> = {
	'designVersions.choice': 'Version',
	'designVersions.none': 'Von diesem Entwurf gibt es keine Versionen mehr.',
	'designVersions.reason.unsaved': 'Nicht gespeichert',
	'designVersions.reason.takenOver': 'Bevor der Entwurf an anderer Stelle fortgesetzt wurde',
	'designVersions.reason.beforeRestore': 'Bevor eine andere Version zurückgeholt wurde',
	'designVersions.reason.beforeTemplate': 'Vor der neueren Vorlage',
	'designVersions.reason.beforeStaff': 'Bevor der Shop den Entwurf korrigiert hat',
	'designVersions.sideNow': '{side}, jetzt',
	'designVersions.sideThen': '{side}, diese Version',
	'designVersions.same': 'In dieser Version steht dasselbe wie jetzt im Entwurf.',
	'designVersions.empty': '(leer)',
	'designVersions.restore': 'Zurückholen',
	'designVersions.restoreText': 'Der jetzige Stand bleibt als Version erhalten. Auch „Rückgängig“ bringt ihn wieder.',
	'designVersions.restored': 'Die Version ist zurückgeholt. Sie können das rückgängig machen.',
	'designVersions.notRestored': 'Die Version konnte nicht zurückgeholt werden. {reason}',
	'designVersions.elsewhere': 'Um sie zurückzuholen, wählen Sie zuerst „Hier weitermachen“.',
	'designVersions.goneVisit':
		'Dieser Entwurf ist nicht mehr erreichbar: Der Besuch, zu dem er gehörte, ist beendet (Cookies gelöscht oder abgelaufen), oder er wurde gelöscht. Was Sie sehen, ist noch da.',
	'designVersions.goneAccount':
		'Dieser Entwurf ist nicht mehr erreichbar: Er wurde gelöscht oder gehört zu einem anderen Konto. Was Sie sehen, ist noch da.',
	'designVersions.beginAnew': 'In neuem Entwurf weitermachen',
	'designVersions.beginAnewHint':
		'Der neue Entwurf übernimmt, was Sie ausgefüllt haben; Bilder wählen Sie bitte erneut aus.',
	'designVersions.notBegun': 'Der neue Entwurf konnte nicht angelegt werden. {reason}',
	'designVersions.missing.title': 'Dieser Entwurf lässt sich hier nicht öffnen',
	'designVersions.missing.text':
		'Er wurde vielleicht gelöscht, gehört zu einem Konto oder zu einem Besuch, der beendet ist: Ohne Konto ist ein Entwurf nicht mehr erreichbar, sobald die Cookies des Browsers gelöscht oder abgelaufen sind.',
	'designVersions.missing.logInText':
		'Haben Sie ihn mit Ihrem Konto gestaltet, melden Sie sich bitte an: Alles ist noch da, auch was in diesem Browser nicht gespeichert werden konnte.',
	'designVersions.missing.sent': 'Was Sie gerade gesendet haben, zum Kopieren',
	'designVersions.missing.logIn': 'Anmelden',
	'designVersions.missing.product': 'Zum Produkt',
	'designVersions.missing.drafts': 'Meine Entwürfe',
	'designVersions.missing.shop': 'Zur Startseite',
};
