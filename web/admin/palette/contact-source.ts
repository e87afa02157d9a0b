// What the palette finds of contacts.
import { IconAddressBook } from '@tabler/icons-react';
import { showEmail } from '../../../rules/show-email.ts';
import type { Data } from '../../platform/graphql.ts';
import { atMost } from './matches.ts';
import { foundContactsDocument } from './palette.documents.ts';
import type { Source } from './sources.ts';

export const contactSource: Source = {
	id: 'contacts',
	label: 'contacts.title',
	needs: ['qCRM'],
	async find(words, { ask }) {
		if (!words) return [];
		const { contacts } = (await ask(foundContactsDocument, { search: words, first: atMost })) as Data<
			typeof foundContactsDocument
		>;
		return contacts.items.map(({ id, name, email, company }) => ({
			id: `contact ${id}`,
			label: name || showEmail(email),
			detail: [name && showEmail(email), company].filter(Boolean).join(', '),
			to: `/admin/crm/${id}`,
			icon: IconAddressBook,
		}));
	},
};
