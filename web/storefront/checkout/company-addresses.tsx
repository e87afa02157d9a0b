// The address book of the shopper's company, to choose from; nothing for everyone else. It comes after the page, whose form does not wait for it.
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { emptyAddress } from '../../../rules/checkout/address.ts';
import { WithTexts } from '../../account/company/with-texts.tsx';
import { Select } from '../../kit/select.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import { type Data, textOf } from '../../platform/graphql.ts';
import type { AddressKind } from './address-fields.tsx';
import type { PartProps } from './address-sections.tsx';
import { companyAddressesDocument } from './company-addresses.documents.ts';
import type { Draft } from './draft.ts';

interface CompanyAddressesProps extends Pick<PartProps, 'draft' | 'form'> {
	kind: AddressKind;
}

type Company = NonNullable<Data<typeof companyAddressesDocument>['myCompany']>;
type Entry = Company['addresses'][number];

export default function CompanyAddresses(props: CompanyAddressesProps) {
	const { ask } = usePlatform();
	const { data } = useQuery({
		queryKey: [textOf(companyAddressesDocument)],
		queryFn: async () => (await ask(companyAddressesDocument, {})) as Data<typeof companyAddressesDocument>,
		staleTime: 0,
	});
	const company = data?.myCompany;
	const fitting = company?.addresses.filter((entry) => entry[props.kind === 'billing' ? 'forBilling' : 'forShipping']);
	if (!company || !fitting || fitting.length === 0) return null;
	return (
		<WithTexts groups={['companies']} quiet>
			<Choice {...props} name={company.name} entries={fitting} />
		</WithTexts>
	);
}

/** A parcel needs less than a bill; what the entry does not say of a bill stays as it was typed. */
function filledIn({ address }: Entry, kind: AddressKind, draft: Draft): Partial<Draft> {
	if (kind === 'billing') {
		const given = Object.fromEntries(Object.entries(address).filter(([, value]) => value !== ''));
		return { billing: { ...draft.billing, ...emptyAddress, ...given } };
	}
	const parcel = Object.fromEntries(
		Object.keys(emptyAddress).map((field) => [field, address[field as keyof typeof address]]),
	);
	return { shipping: { ...draft.shipping, ...parcel } };
}

function Choice({ kind, draft, form, name, entries }: CompanyAddressesProps & { name: string; entries: Entry[] }) {
	const { t } = usePlatform();
	const [chosen, setChosen] = useState('');
	return (
		<div className="mb-5">
			<Select
				label={t('companies.chooseAddress', { company: name })}
				value={chosen}
				onChange={(id) => {
					setChosen(id);
					const entry = entries.find((one) => one.id === id);
					if (entry) form.set(filledIn(entry, kind, draft));
				}}
				choices={[
					{ value: '', label: t('companies.chooseAddressNone') },
					...entries.map(({ id, label }) => ({ value: id, label })),
				]}
			/>
		</div>
	);
}
