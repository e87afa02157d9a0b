// The screens of roles in the administration, and what each right means.
import { type ShippedText, withArguments } from './entry.ts';

const label = (de: string, en: string): ShippedText => ({ de, en, tags: ['admin', 'form'] });
const failure = (de: string, en: string): ShippedText => ({ de, en, tags: ['admin', 'error'] });
const meaning = (de: string, en: string): ShippedText => ({
	de,
	en,
	context: 'What a right allows',
	tags: ['admin', 'right'],
});

export const adminRoles = {
	'roles.new': { de: 'Neue Rolle', en: 'New role', tags: ['admin', 'button'] },
	'roles.one': { de: 'Rolle', en: 'Role', context: 'Title of the screen of one role' },
	'roles.role': label('Rolle', 'Role'),
	'roles.name': label('Name', 'Name'),
	'roles.nameHint': {
		de: 'Kleinbuchstaben und Ziffern. Daran erkennt das System die Rolle.',
		en: 'Lowercase letters and numbers. The system knows the role by it.',
	},
	'roles.label': label('Bezeichnung', 'Label'),
	'roles.labelHint': {
		de: 'Was in Listen steht; ohne Angabe der Name.',
		en: 'What lists show; the name if left empty.',
	},
	'roles.description': label('Beschreibung', 'Description'),
	'roles.type': label('Art', 'Type'),
	'roles.staff': { de: 'Mitarbeiter', en: 'Staff', context: 'Type of a role' },
	'roles.customer': { de: 'Kunden (Benutzergruppe)', en: 'Customers (user group)', context: 'Type of a role' },
	'roles.rights': label('Rechte', 'Rights'),
	'roles.assignRights': label('Rechte zuweisen', 'Assign rights'),
	'roles.rightsHint': {
		de: 'Wer schreiben darf (m…), darf auch lesen (q…). Rechte, die Sie selbst nicht haben, sind ausgegraut.',
		en: 'Who may write (m…) may also read (q…). Rights that you do not hold yourself are greyed out.',
	},
	'roles.everything': { de: 'Alle', en: 'All', context: 'Rights of the role Admin' },
	'roles.adminText': {
		de: 'Diese Rolle gehört zum System und erlaubt alles.',
		en: 'This role belongs to the system and allows everything.',
	},
	'roles.requiresCode': label('Code bei jeder Anmeldung verlangen', 'Require a code at every login'),
	'roles.requiresCodeHint': {
		de: 'Gilt für alle mit dieser Rolle, auch wenn sie den Code für sich nicht eingeschaltet haben.',
		en: 'Applies to everybody with this role, even if they have not switched the code on themselves.',
	},
	'roles.about': { de: 'Angaben', en: 'Details', context: 'Heading: name, description, type' },
	'roles.beyond': {
		de: 'haben Sie selbst nicht',
		en: 'you do not hold it yourself',
		context: 'Why a right is disabled',
	},
	'roles.beyondAll': {
		de: 'Diese Rolle enthält Rechte, die Sie selbst nicht haben. Sie können sie ansehen, aber nicht ändern.',
		en: 'This role contains rights that you do not hold yourself. You can view but not change it.',
	},
	'roles.holders': withArguments<{ count: number }>()({
		de: '{count, plural, =0 {Niemand hat diese Rolle} one {# Benutzer hat diese Rolle} other {# Benutzer haben diese Rolle}}',
		en: '{count, plural, =0 {Nobody has this role} one {# user has this role} other {# users have this role}}',
	}),
	'roles.deleteAsk': withArguments<{ names: string }>()({
		de: 'Rolle löschen: {names}?',
		en: 'Delete role: {names}?',
	}),
	'roles.deleteText': withArguments<{ count: number }>()({
		de: 'Das lässt sich nicht rückgängig machen. {count, plural, =0 {Niemand hat sie zurzeit.} one {# Benutzer verliert sie sofort.} other {# Benutzer verlieren sie sofort.}}',
		en: 'This cannot be undone. {count, plural, =0 {Nobody has it at present.} one {# user loses it at once.} other {# users lose it at once.}}',
	}),
	'roles.deleted': { de: 'Rolle erfolgreich gelöscht', en: 'Role successfully deleted' },
	'roles.deleteFailed': failure('Fehler beim Löschen der Rolle', 'Error deleting role'),
	'roles.saved': { de: 'Rolle erfolgreich gespeichert', en: 'Role successfully saved' },
	'roles.saveFailed': failure('Fehler beim Speichern der Rolle', 'Error saving role'),
	'roles.createdMessage': { de: 'Rolle erfolgreich angelegt', en: 'Role successfully created' },
	'roles.createFailed': failure('Fehler beim Anlegen der Rolle', 'Error creating role'),

	'right.gAdminArea': meaning(
		'Zugang zur Verwaltung, ohne weitere Rechte',
		'Admin area access only, no further permissions',
	),
	'right.qUser': meaning('Benutzer und Benutzergruppen ansehen', 'Read users and user groups'),
	'right.mUser': meaning(
		'Benutzer und Benutzergruppen anlegen, ändern, löschen',
		'Create, update, delete users and user groups',
	),
	'right.mRole': meaning('Rollen anlegen, ändern, löschen', 'Create, update, delete roles'),
	'right.qTenant': meaning('Einstellungen des Shops ansehen', 'Read tenants'),
	'right.mTenant': meaning('Einstellungen des Shops ändern', 'Write tenants'),
	'right.qProd': meaning('Produkte ansehen', 'Read products'),
	'right.mProd': meaning('Produkte ändern', 'Write products'),
	'right.qCat': meaning('Kategorien ansehen', 'Read categories'),
	'right.mCat': meaning('Kategorien ändern', 'Write categories'),
	'right.qOrder': meaning('Bestellungen ansehen', 'Read orders'),
	'right.mOrder': meaning('Bestellungen anlegen, prüfen, ändern, löschen', 'Create, review, update, delete orders'),
	'right.qContent': meaning('Seiteninhalte ansehen', 'Read CMS content'),
	'right.mContent': meaning(
		'Seiteninhalte anlegen, ändern, veröffentlichen, löschen',
		'Create, update, publish, delete CMS content',
	),
	'right.qCRM': meaning('CRM-Inhalte ansehen', 'Read CRM content'),
	'right.mCRM': meaning('CRM-Inhalte anlegen, ändern, archivieren', 'Create, update, archive CRM content'),
	'right.qPrice': meaning('Preistabellen ansehen', 'Read price tables'),
	'right.mPrice': meaning('Preistabellen ändern', 'Write price tables'),
	'right.qLocalisation': meaning('Sprachen und Texte ansehen', 'Read localisations'),
	'right.mLocalisation': meaning('Sprachen und Texte ändern', 'Write localisations'),
} satisfies Record<string, ShippedText>;
