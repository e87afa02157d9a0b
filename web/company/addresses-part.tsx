// The address book of the company.
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { nameOf } from '../../rules/checkout/address.ts';
import { Button } from '../kit/button.tsx';
import { Label } from '../kit/label.tsx';
import { usePlatform } from '../platform/environment.tsx';
import { AddressDialog } from './address-dialog.tsx';
import { type CompanyAddress, useCompany } from './company.ts';
import { Row, Rows } from './rows.tsx';

export function AddressesPart() {
	const { t } = usePlatform();
	const { company, Part } = useCompany();
	const [edited, setEdited] = useState<CompanyAddress | 'new'>();
	const { addresses, kept } = company;
	return (
		<Part
			title={t('companies.addresses')}
			actions={
				kept && (
					<Button size="small" icon={<IconPlus aria-hidden size={18} />} onClick={() => setEdited('new')}>
						{t('companies.newAddress')}
					</Button>
				)
			}
		>
			{addresses.length === 0 ? (
				<p className="text-muted">{t('companies.addressesNone')}</p>
			) : (
				<Rows>
					{addresses.map((entry) => (
						<Row
							key={entry.id}
							title={
								<>
									<span>{entry.label}</span>
									{entry.forBilling && <Label>{t('companies.forBilling')}</Label>}
									{entry.forShipping && <Label>{t('companies.forShipping')}</Label>}
								</>
							}
							actions={
								kept && (
									<Button
										size="small"
										aria-label={t('companies.editOf', { name: entry.label })}
										onClick={() => setEdited(entry)}
									>
										{t('companies.edit')}
									</Button>
								)
							}
						>
							<AddressLine address={entry.address} />
						</Row>
					))}
				</Rows>
			)}
			{edited && <AddressDialog entry={edited} onClose={() => setEdited(undefined)} />}
		</Part>
	);
}

function AddressLine({ address }: { address: CompanyAddress['address'] }) {
	const { firstName, surname, companyName, street, zipCode, city, country } = address;
	const person = companyName ? `${firstName} ${surname}`.trim() : '';
	return [nameOf(address), person, street, `${zipCode} ${city}`.trim(), country].filter(Boolean).join(', ');
}
