// The people of the demo, the same cast in each shop: who may do what, and what is known of them.
import type { RoleToEnter } from '../../server/accounts/users/enter-user.ts';
import { both, type InBoth } from './types.ts';

interface DemoRole extends Omit<RoleToEnter, 'label' | 'description'> {
	label: InBoth;
	description: InBoth;
}

export interface DemoAccount {
	username: string;
	/** What the start prints beside it. */
	may: string;
	role?: 'admin' | DemoRole;
	codeStep?: boolean;
	person: Record<string, string>;
}

export const demoAccounts: DemoAccount[] = [
	{
		username: 'editor',
		may: 'pages and their pictures',
		role: {
			name: 'editor',
			label: both('Redaktion', 'Content editor'),
			description: both('Baut Seiten und pflegt Bilder.', 'Builds pages and looks after pictures.'),
			type: 'staff',
			access: ['gAdminArea', 'mContent'],
		},
		person: { salutation: 'mrs', firstName: 'Jule', surname: 'Petersen', division: 'Redaktion' },
	},
	{
		username: 'translator',
		may: 'languages and texts',
		role: {
			name: 'translator',
			label: both('Übersetzung', 'Translator'),
			description: both('Pflegt Texte in allen Sprachen.', 'Looks after texts in every language.'),
			type: 'staff',
			access: ['gAdminArea', 'mLocalisation'],
		},
		person: { salutation: 'diverse', firstName: 'Sam', surname: 'Whitlock', division: 'Lektorat' },
	},
	{
		username: 'shopper',
		may: 'shop, like any customer',
		role: {
			name: 'regulars',
			label: both('Stammkunden', 'Regular customers'),
			description: both('Bestellen seit Jahren.', 'Have ordered for years.'),
			type: 'customer',
			access: [],
		},
		person: {
			salutation: 'mr',
			firstName: 'Henrik',
			surname: 'Lassen',
			companyName: 'Lassen Bootsbau',
			street: 'Fischerstraße 8',
			zipCode: '24376',
			city: 'Kappeln',
			country: 'DE',
			phone: '+49 4642 555018',
		},
	},
	{
		username: 'cautious',
		may: 'shop; asked for a code by mail at each log-in',
		codeStep: true,
		person: { salutation: 'mrs', firstName: 'Mira', surname: 'Voss', country: 'DE' },
	},
	{
		username: 'buyer',
		may: 'shop for a company',
		person: { salutation: 'mr', firstName: 'Jannis', surname: 'Reimer', country: 'DE' },
	},
	{
		username: 'approver',
		may: 'shop for the same company, and approve what its buyer orders',
		person: { salutation: 'mrs', firstName: 'Svea', surname: 'Clausen', country: 'DE' },
	},
	{
		username: 'companyadmin',
		may: 'the same, and manage the company: colleagues, cost centres, budgets',
		person: { salutation: 'mrs', firstName: 'Birte', surname: 'Hansen', country: 'DE' },
	},
	{
		username: 'admin',
		may: 'everything; in demo also as operator of all shops, at /admin/tenants',
		role: 'admin',
		person: { salutation: 'mrs', firstName: 'Inken', surname: 'Brandt', division: 'Leitung' },
	},
];

/** Known to everybody who reads this: used only where nobody but this machine can sign in. */
export const knownPassword = 'Probedruck-24!';
