// What the palette finds. A domain that has something to be found adds a source.
import {
	type Icon,
	IconAdjustments,
	IconLanguage,
	IconLogout,
	IconPackage,
	IconPhoto,
	IconPlus,
	IconShieldLock,
	IconUser,
} from '@tabler/icons-react';
import type { PlainTextKey } from '../../../rules/messages/groups.ts';
import type { Platform } from '../../platform/environment.tsx';
import type { Data } from '../../platform/graphql.ts';
import { type Me, mayOpen } from '../me.tsx';
import type { Need } from '../routes.ts';
import { screens } from '../screens.ts';
import { sectionAddress, settingSections } from '../settings/sections.ts';
import { settingTabs } from '../settings/tabs.ts';
import { catalogueSources } from './catalogue-sources.ts';
import { contactSource } from './contact-source.ts';
import { atMost, matches } from './matches.ts';
import { orderSources } from './order-sources.ts';
import {
	foundMediaDocument,
	foundProductsDocument,
	foundRolesDocument,
	foundTextsDocument,
	foundUsersDocument,
} from './palette.documents.ts';
import { readRecent } from './recent.ts';
import { isNameOfFound, isReadable } from './text-keys.ts';

export interface Found {
	id: string;
	label: string;
	/** What tells two of the same name apart. */
	detail?: string;
	to: string;
	icon: Icon;
	/** A document of its own. */
	leaves?: boolean;
}

export interface Source {
	id: string;
	label: PlainTextKey;
	needs: Need;
	find(words: string, platform: Platform, me: Me): Promise<Found[]> | Found[];
}

const actions: readonly { to: string; label: PlainTextKey; needs: Need }[] = [
	{ to: '/admin/orders/new', label: 'orderFor.title', needs: ['mOrder'] },
	{ to: '/admin/products/new', label: 'products.new', needs: ['mProd'] },
	{ to: '/admin/categories/new', label: 'categories.new', needs: ['mCat'] },
	{ to: '/admin/product-fields/new', label: 'palette.newProductField', needs: ['mProd'] },
	{ to: '/admin/product-meta-fields/new', label: 'palette.newProductMetaField', needs: ['mProd'] },
	{ to: '/admin/product-labels/new', label: 'productLabels.new', needs: ['mProd'] },
	{ to: '/admin/price-lists/new', label: 'adminPriceLists.new', needs: ['mPrice'] },
	{ to: '/admin/users/new', label: 'users.new', needs: ['mUser'] },
	{ to: '/admin/crm/new', label: 'contacts.new', needs: ['mCRM'] },
	{ to: '/admin/roles/new', label: 'roles.new', needs: ['mRole'] },
	{ to: '/admin/setup', label: 'shopSetup.title', needs: ['mTenant'] },
	{ to: '/admin/user-fields/new', label: 'userFields.new', needs: ['mUser'] },
];

const settingParts = [
	...settingSections.map((part) => ({ part, to: sectionAddress(part.id) })),
	...settingTabs.map((part) => ({ part, to: `/admin/settings/${part.id}` })),
];

/** Keys of texts are for few: they leave the room to everything else. */
const mostTexts = 3;

export const sources: readonly Source[] = [
	{
		id: 'recent',
		label: 'palette.recent',
		needs: 'area',
		find: (words) => (words ? [] : readRecent()),
	},
	{
		id: 'screens',
		label: 'palette.screens',
		needs: 'area',
		find: (words, { t, language }, me) =>
			screens
				.filter(({ needs, label }) => mayOpen(me, needs) && matches(t(label), words, language))
				.map(({ to, label, icon }) => ({ id: to, label: t(label), to, icon })),
	},
	{
		id: 'actions',
		label: 'palette.actions',
		needs: 'area',
		find: (words, { t, language }, me) =>
			actions
				.filter(({ needs, label }) => mayOpen(me, needs) && matches(t(label), words, language))
				.map(({ to, label }) => ({ id: to, label: t(label), to, icon: IconPlus })),
	},
	{
		id: 'session',
		label: 'admin.ownMenu',
		needs: 'area',
		find: (words, { t, language }) =>
			words && matches(t('admin.logOut'), words, language)
				? [{ id: 'logOut', label: t('admin.logOut'), to: '/login?logout=1', icon: IconLogout, leaves: true }]
				: [],
	},
	...catalogueSources,
	{
		id: 'products',
		label: 'admin.products',
		needs: ['qProd'],
		async find(words, { ask, language }) {
			if (!words) return [];
			const { adminProducts } = (await ask(foundProductsDocument, {
				search: words,
				language,
				first: atMost,
			})) as Data<typeof foundProductsDocument>;
			return adminProducts.items.map(({ id, name, code }) => ({
				id: `product ${id}`,
				label: name,
				detail: code,
				to: `/admin/products/${id}`,
				icon: IconPackage,
			}));
		},
	},
	{
		id: 'users',
		label: 'admin.users',
		needs: ['qUser'],
		async find(words, { ask }) {
			if (!words) return [];
			const { users } = (await ask(foundUsersDocument, { search: words, first: atMost })) as Data<
				typeof foundUsersDocument
			>;
			return users.items.map(({ id, email, values }) => {
				const known = Object.fromEntries(values.map(({ fieldName, value }) => [fieldName, value]));
				const name = [known.firstName, known.surname].filter(Boolean).join(' ');
				return {
					id: `user ${id}`,
					label: name || email,
					detail: name ? email : '',
					to: `/admin/users/${id}`,
					icon: IconUser,
				};
			});
		},
	},
	// A person with an account is found there first: the contact of the same person comes next.
	contactSource,
	// An admin who types a name means the person before what they have ordered.
	...orderSources,
	{
		id: 'roles',
		label: 'admin.roles',
		needs: ['qUser', 'mRole'],
		async find(words, { ask, language }) {
			if (!words) return [];
			const { roles } = (await ask(foundRolesDocument, {})) as Data<typeof foundRolesDocument>;
			return roles
				.filter(({ name, label, description }) => matches(`${name} ${label} ${description}`, words, language))
				.slice(0, atMost)
				.map(({ id, label, description }) => ({
					id: `role ${id}`,
					label,
					detail: description,
					to: `/admin/roles/${id}`,
					icon: IconShieldLock,
				}));
		},
	},
	{
		id: 'settings',
		label: 'admin.settings',
		needs: ['qTenant'],
		find: (words, { t, language }, me) =>
			words
				? settingParts
						.filter(({ part }) => mayOpen(me, part.needs))
						.flatMap(({ part, to }) => {
							const found = { to, icon: IconAdjustments };
							// The section itself comes before what is set in it.
							const section = matches(t(part.label), words, language)
								? [{ ...found, id: `section ${part.id}`, label: t(part.label), detail: t('admin.settings') }]
								: [];
							const settings = part.settings
								.filter((setting) => matches(t(setting), words, language))
								.map((setting) => ({
									...found,
									id: `setting ${part.id} ${setting}`,
									label: t(setting),
									detail: t(part.label),
								}));
							return [...section, ...settings];
						})
						.sort((a, b) => Number(b.id.startsWith('section')) - Number(a.id.startsWith('section')))
						.slice(0, atMost)
				: [],
	},
	{
		id: 'texts',
		label: 'palette.texts',
		needs: ['qLocalisation'],
		async find(words, { ask, language }) {
			if (!words) return [];
			const { texts } = (await ask(foundTextsDocument, { search: words, first: atMost * 2 })) as Data<
				typeof foundTextsDocument
			>;
			const told = texts.items.filter(({ key }) => !isNameOfFound(key)).slice(0, mostTexts);
			return told.map(({ key, baseText, languages }) => ({
				id: `text ${key}`,
				label: languages.find(({ languageCode }) => languageCode === language)?.shown ?? baseText,
				...(isReadable(key) ? { detail: key } : {}),
				to: `/admin/translations?q=${encodeURIComponent(key)}`,
				icon: IconLanguage,
			}));
		},
	},
	{
		id: 'media',
		label: 'mediaLibrary.title',
		needs: ['qContent', 'qProd'],
		async find(words, { ask, language }) {
			if (!words) return [];
			const { mediaList } = (await ask(foundMediaDocument, { search: words, first: atMost, language })) as Data<
				typeof foundMediaDocument
			>;
			return mediaList.items.map(({ id, title, fileName, image }) => ({
				id: `media ${id}`,
				label: title || fileName || image.alt,
				detail: image.alt,
				to: `/admin/media?open=${id}`,
				icon: IconPhoto,
			}));
		},
	},
];
