// From an order or a customer to the contact with the same address, for those who may see contacts.
import { TextLink } from '../../kit/link.tsx';
import { useAdminQuery } from '../../platform/backoffice/data.ts';
import { usePlatform } from '../../platform/environment.tsx';
import { has, useMe } from '../me.tsx';
import { contactOfDocument } from './contacts.documents.ts';

export function ContactLink({ email }: { email: string }) {
	const { t } = usePlatform();
	const mayRead = has(useMe(), 'qCRM');
	const { data } = useAdminQuery(contactOfDocument, { email }, { enabled: mayRead && email !== '' });
	if (!data?.contactOf) return null;
	return <TextLink to={`/admin/crm/${data.contactOf}`}>{t('contacts.toContact')}</TextLink>;
}
