// The screens of roles in the administration, and what each right means.
import { type ShippedText, withArguments } from '../entry.ts';

const label = (text: string): ShippedText => ({ text, tags: ['admin', 'form'] });
const failure = (text: string): ShippedText => ({ text, tags: ['admin', 'error'] });
const meaning = (text: string): ShippedText => ({
	text,
	context: 'What a right allows',
	tags: ['admin', 'right'],
});

const level = (text: string): ShippedText => ({
	text,
	context: 'What a role may do in an area of the shop',
	tags: ['admin', 'right'],
});
const area = (text: string): ShippedText => ({
	text,
	context: 'An area of the shop that a role has rights in',
	tags: ['admin', 'right'],
});

export const adminRoles = {
	'roles.new': { text: 'New role', tags: ['admin', 'button'] },
	'roles.one': { text: 'Role', context: 'Title of the screen of one role' },
	'roles.role': label('Role'),
	'roles.name': label('Name'),
	'roles.nameHint': {
		text: 'Lowercase letters and numbers. The system knows the role by it.',
	},
	'roles.label': label('Label'),
	'roles.labelHint': {
		text: 'What lists show; the name if left empty.',
	},
	'roles.description': label('Description'),
	'roles.type': label('Type'),
	'roles.staff': { text: 'Staff', context: 'Type of a role' },
	'roles.customer': { text: 'Customers (user group)', context: 'Type of a role' },
	'roles.rights': label('Rights'),
	'roles.assignRights': label('Assign rights'),
	'roles.rightsHint': {
		text: 'Whoever may change something may also view it. Rights that you do not hold yourself are greyed out.',
	},
	'roles.everything': { text: 'All', context: 'Rights of the role Admin' },
	'roles.adminText': {
		text: 'This role belongs to the system and allows everything.',
	},
	'roles.requiresCode': label('Require a code at every login'),
	'roles.requiresCodeHint': {
		text: 'Applies to everybody with this role, even if they have not switched the code on themselves.',
	},
	'roles.about': { text: 'Details', context: 'Heading: name, description, type' },
	'roles.beyondSome': {
		text: 'you do not hold all of it yourself',
		context: 'Below an area of the rights: why some of it is disabled',
	},
	'roles.noRights': { text: 'None', context: 'Rights of a role in a list' },
	'roles.level.none': level('None'),
	'roles.level.view': level('View'),
	'roles.level.change': level('Change'),
	'roles.areaName.area': area('Access to the administration'),
	'roles.areaName.order': area('Orders'),
	'roles.areaName.product': area('Products'),
	'roles.areaName.category': area('Categories'),
	'roles.areaName.price': area('Price lists'),
	'roles.areaName.user': area('Users and user groups'),
	'roles.areaName.role': area('Roles and rights'),
	'roles.areaName.content': area('CMS content'),
	'roles.areaName.text': area('Languages and texts'),
	'roles.areaName.tenant': area('Settings of the shop'),
	'roles.areaName.crm': area('CRM'),
	'roles.beyondAll': {
		text: 'This role contains rights that you do not hold yourself. You can view but not change it.',
	},
	'roles.holders': withArguments<{ count: number }>()({
		text: '{count, plural, =0 {Nobody has this role} one {# user has this role} other {# users have this role}}',
	}),
	'roles.deleteAsk': withArguments<{ names: string }>()({
		text: 'Delete role: {names}?',
	}),
	'roles.deleteText': withArguments<{ count: number }>()({
		text: 'This cannot be undone. {count, plural, =0 {Nobody has it at present.} one {# user loses it at once.} other {# users lose it at once.}}',
	}),
	'roles.deleted': { text: 'Role successfully deleted' },
	'roles.deleteFailed': failure('Error deleting role'),
	'roles.saved': { text: 'Role successfully saved' },
	'roles.saveFailed': failure('Error saving role'),
	'roles.createdMessage': { text: 'Role successfully created' },
	'roles.createFailed': failure('Error creating role'),

	'right.gAdminArea': meaning('Admin area access only, no further permissions'),
	'right.qUser': meaning('Read users and user groups'),
	'right.mUser': meaning('Create, update, delete users and user groups'),
	'right.mRole': meaning('Create, update, delete roles'),
	'right.qTenant': meaning('Read tenants'),
	'right.mTenant': meaning('Write tenants'),
	'right.qProd': meaning('Read products'),
	'right.mProd': meaning('Write products'),
	'right.qCat': meaning('Read categories'),
	'right.mCat': meaning('Write categories'),
	'right.qOrder': meaning('Read orders'),
	'right.mOrder': meaning('Create, review, update, delete orders'),
	'right.qContent': meaning('Read CMS content'),
	'right.mContent': meaning('Create, update, publish, delete CMS content'),
	'right.qCRM': meaning('Read CRM content'),
	'right.mCRM': meaning('Create, update, archive CRM content'),
	'right.qPrice': meaning('Read price tables'),
	'right.mPrice': meaning('Write price tables'),
	'right.qLocalisation': meaning('Read localisations'),
	'right.mLocalisation': meaning('Write localisations'),
} satisfies Record<string, ShippedText>;
