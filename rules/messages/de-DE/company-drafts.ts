// Translation of ../en-GB/company-drafts.ts.
import type { companyDrafts as base } from '../en-GB/company-drafts.ts';
import type { TranslationOf } from '../entry.ts';

export const companyDrafts: TranslationOf<typeof base> = {
	'companyDrafts.title': 'Geteilte Entwürfe des Unternehmens',
	'companyDrafts.intro':
		'Einen geteilten Entwurf können alle im Unternehmen ansehen und kopieren. Ändern kann ihn nur, wem er gehört.',
	'companyDrafts.none': 'Noch teilt niemand einen Entwurf. Eigene teilen Sie in der Liste Ihrer Entwürfe.',
	'companyDrafts.failed': 'Die geteilten Entwürfe konnten nicht geladen werden.',
	'companyDrafts.by': '{name}, geteilt am {date}',
	'companyDrafts.byYou': 'Ihr Entwurf, geteilt am {date}',
	'companyDrafts.rows': '{count, plural, one {Mit einer Zeile einer Serie} other {Mit {rows} Zeilen einer Serie}}',
	'companyDrafts.notForYou': 'Dieses Produkt können Sie nicht bestellen.',
	'companyDrafts.look': 'Ansehen',
	'companyDrafts.copy': 'In meine Entwürfe kopieren',
	'companyDrafts.copied': 'Sie haben jetzt eine eigene Kopie.',
	'companyDrafts.openCopy': 'Öffnen',
	'companyDrafts.copyFailed': 'Der Entwurf wurde nicht kopiert',
	'companyDrafts.end': 'Nicht mehr teilen',
	'companyDrafts.endAsk': '„{name}“ von {owner} nicht mehr teilen?',
	'companyDrafts.endAskText':
		'Kopien, die andere schon gemacht haben, bleiben. Wieder teilen kann den Entwurf nur, wem er gehört.',
	'companyDrafts.ended': 'Der Entwurf wird nicht mehr geteilt.',
	'companyDrafts.endFailed': 'Der Entwurf wird weiterhin geteilt',
	'companyDrafts.gone': 'Er wird nicht mehr geteilt, oder das Produkt ist nicht mehr bestellbar.',
	'companyDrafts.page': 'Seite {page} von „{name}“',
	'companyDrafts.pageNumber': 'Seite {page}',
	'companyDrafts.doFor': '{action}: {name}',
	'companyDrafts.close': 'Schließen',
	'companyDrafts.cancel': 'Abbrechen',
	'companyDrafts.more': 'Mehr anzeigen',
	'companyDrafts.formerMember': 'Gelöschtes Konto',
};
