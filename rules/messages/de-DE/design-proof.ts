// The German of en-GB/design-proof.ts.
import type { designProof as base } from '../en-GB/design-proof.ts';
import type { TranslationOf } from '../entry.ts';

export const designProof: TranslationOf<typeof base> = {
	'designProof.title': 'Prüfen und freigeben',
	'designProof.drafts': 'Entwürfe',
	'designProof.text': 'So werden wir es drucken. Bitte prüfen Sie jede Seite: Namen, Nummern, Rechtschreibung, Bilder.',
	'designProof.variant': 'Gewählte Variante: {variant}',
	'designProof.preparing': 'Ihr Korrekturabzug entsteht und wird geprüft',
	'designProof.preparingText': 'Das dauert einige Sekunden. Ihre Gestaltung ist gespeichert.',
	'designProof.slow':
		'Es dauert länger als gewöhnlich. Sie können hier warten oder später wiederkommen: Ihre Gestaltung finden Sie bei Ihren Entwürfen.',
	'designProof.lookAgain': 'Erneut nachsehen',
	'designProof.pages': 'Seiten',
	'designProof.proofOf': 'Korrekturabzug: {side}',
	'designProof.loadingPage': 'Die Seite wird geladen',
	'designProof.loadingPages': 'Die Seiten werden noch geladen. Danach können Sie freigeben.',
	'designProof.pageFailed':
		'Diese Seite konnte nicht gezeigt werden. Bitte prüfen Sie sie im Korrekturabzug als PDF-Datei oder laden Sie die Ansicht neu.',
	'designProof.larger': 'Größer zeigen',
	'designProof.whole': 'Ganze Seiten zeigen',
	'designProof.file': 'Korrekturabzug als PDF-Datei',
	'designProof.rows': 'Diese Gestaltung wird für {count, plural, one {# Person} other {# Personen}} gedruckt.',
	'designProof.firstRows': 'Hier sehen Sie die ersten {count, number}. Alle stehen in der PDF-Datei.',
	'designProof.takenBack':
		'Sie haben diese Gestaltung geändert, seit Sie sie freigegeben haben. Bitte prüfen Sie sie und geben Sie sie erneut frei.',
	'designProof.changedMeanwhile':
		'Die Gestaltung wurde in der Zwischenzeit geändert. Bitte prüfen Sie sie noch einmal.',
	'designProof.sentBack': 'Wir haben Ihnen diese Gestaltung zurückgegeben. Unser Hinweis:',
	'designProof.sentBackText':
		'Bitte ändern Sie sie und geben Sie sie dann erneut frei. Sie müssen nicht noch einmal bestellen.',
	'designProof.findings': 'Was bei der Prüfung aufgefallen ist',
	'designProof.errors': 'Bevor Sie den Inhalt freigeben können, korrigieren Sie bitte:',
	'designProof.onPage': 'Seite {page}:',
	'designProof.onRow': 'Person {row}:',
	'designProof.onRowPage': 'Person {row}, Seite {page}:',
	'designProof.confirm': 'Bitte bestätigen Sie.',
	'designProof.release': 'Freigeben und in den Warenkorb',
	'designProof.releaseAgain': 'Erneut freigeben',
	'designProof.edit': 'Weiter bearbeiten',
	'designProof.later': 'Für später speichern',
	'designProof.notReleased': 'Der Inhalt wurde nicht freigegeben. {reason}',
	'designProof.notAdded': 'Die Gestaltung wurde nicht in den Warenkorb gelegt. {reason}',
	'designProof.released': 'Sie haben diese Gestaltung freigegeben. So werden wir sie drucken.',
	'designProof.releasedEdit': 'Wenn Sie sie ändern, geben Sie sie erneut frei.',
	'designProof.toCart': 'Zum Warenkorb',
	'designProof.addToCart': 'In den Warenkorb',
	'designProof.ordered':
		'Diese Gestaltung ist bestellt (Bestellung {number}) und wird so gedruckt, wie Sie sie hier sehen.',
	'designProof.orderedText':
		'Möchten Sie sie geändert bestellen, arbeiten Sie mit einer Kopie weiter: Sie enthält alles, was Sie hier sehen.',
	'designProof.toOrder': 'Zur Bestellung',
	'designProof.copy': 'Mit einer Kopie weiterarbeiten',
	'designProof.notCopied': 'Die Gestaltung wurde nicht kopiert. {reason}',
	'designProof.ofCustomer': 'Sie sehen eine Gestaltung von {name}.',
	'designProof.lastProof': 'Dies ist der letzte Korrekturabzug, den wir haben:',
	'designProof.notLoaded': 'Die Gestaltung konnte nicht geladen werden. Nichts ist verloren.',
	'designProof.newDesign': 'Zum Produkt',
	'designProof.problem.account':
		'Diese Gestaltung ist mit einer früheren Verbindung unseres Shops zum Editor entstanden und lässt sich nicht mehr öffnen. Bitte beginnen Sie eine neue. Brauchen Sie diese, wenden Sie sich bitte an uns.',
	'designProof.problem.settings':
		'Der Editor ist zurzeit nicht mit unserem Shop verbunden. Ihre Gestaltung ist gespeichert. Bitte versuchen Sie es später noch einmal oder wenden Sie sich an uns.',
	'designProof.problem.gone': 'Der Editor hat diese Gestaltung nicht mehr. Bitte beginnen Sie eine neue.',
	'designProof.problem.unavailable':
		'Der Editor antwortet zurzeit nicht. Ihre Gestaltung ist gespeichert, nichts ist verloren. Bitte versuchen Sie es in einigen Minuten noch einmal.',
	'designProof.problem.refused':
		'Der Editor kann von dieser Gestaltung keinen Korrekturabzug erstellen. Bitte bearbeiten Sie sie weiter und speichern Sie sie erneut. Hilft das nicht, wenden Sie sich bitte an uns.',
	'designProof.problem.empty':
		'Es gibt noch nichts zu drucken. Bitte bearbeiten Sie die Gestaltung weiter oder laden Sie dort Ihre Datei hoch.',
	'designProof.problem.tooLarge':
		'Diese Gestaltung hat zu viele Seiten oder Personen, oder ihre Datei ist zu groß. Bitte verkleinern Sie sie oder wenden Sie sich an uns.',
	'designProof.problem.unreadable':
		'Der Korrekturabzug dieser Gestaltung lässt sich nicht zeigen. Bitte bearbeiten Sie sie weiter und speichern Sie sie erneut. Hilft das nicht, wenden Sie sich bitte an uns.',
	'designProof.misfit.pages':
		'Diese Gestaltung hat {pages, plural, one {eine Seite} other {# Seiten}}; gedruckt wird dieses Produkt mit {wanted, plural, one {einer Seite} other {# Seiten}}. So lässt sie sich nicht freigeben.',
	'designProof.misfit.size':
		'Die Seiten dieser Gestaltung messen {width, number} × {height, number} mm; dieses Produkt misst {wantedWidth, number} × {wantedHeight, number} mm. So lässt sie sich nicht freigeben.',
	'designProof.misfit.advice':
		'Lässt sich das im Editor nicht ändern, wenden Sie sich bitte an uns: Ihre Gestaltung bleibt unter Ihren Entwürfen.',
	'designProof.reason.wrongPageCount':
		'Die Gestaltung hat nicht so viele Seiten wie dieses Produkt. Bitte ändern Sie das im Editor.',
	'designProof.reason.wrongPageSize':
		'Die Seiten haben nicht das Format dieses Produkts. Bitte ändern Sie das im Editor.',
	'designProof.reason.series':
		'Die Gestaltung ist für eine andere Zahl von Personen als bestellt. Bitte ändern Sie das im Editor oder bestellen Sie neu.',
	'designProof.reason.variant':
		'In der Gestaltung ist eine andere Variante gewählt als bestellt. Bitte wählen Sie im Editor wieder die bestellte oder bestellen Sie neu.',
	'designProof.reason.orderedVariant':
		'Bestellt ist die Variante „{ordered}“, in der Gestaltung ist eine andere gewählt. Bitte wählen Sie im Editor wieder die bestellte oder bestellen Sie neu.',
	'designProof.reason.proofMissing': 'Der Korrekturabzug ist noch nicht da. Bitte warten Sie einen Moment.',
	'designProof.form.changed': 'Die Gestaltung wurde inzwischen geändert. Bitte prüfen Sie die Bilder noch einmal.',
	'designProof.form.errors': 'Bitte korrigieren Sie zuerst die Fehler.',
	'designProof.form.accept': 'Bitte bestätigen Sie, dass Sie die Warnungen gelesen haben.',
	'designProof.form.check': 'Bitte bestätigen Sie, dass Sie den Inhalt geprüft haben.',
	'designProof.form.failed': 'Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
	'designProof.missing': 'Diese Gestaltung wurde nicht gefunden',
	'designProof.missingText':
		'Vielleicht wurde sie gelöscht, oder sie gehört zu einem anderen Konto. Wenn Sie ein Konto haben, melden Sie sich an und sehen Sie bei Ihren Entwürfen nach.',
	'designProof.signIn': 'Anmelden',
	'designProof.toRelease': 'Zur Freigabe',
	'designProof.toDrafts': 'Zu Ihren Entwürfen',
};
