// For whom is ordered: found by name or address.
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../kit/button.tsx';
import { Card } from '../../../kit/card.tsx';
import { TextField } from '../../../kit/text-field.tsx';
import { useAdminQuery } from '../../../platform/backoffice/data.ts';
import { usePlatform } from '../../../platform/environment.tsx';
import type { Customer } from './new-order.ts';
import { customersDocument } from './on-behalf.documents.ts';
import { useRested } from './use-rested.ts';

interface CustomerPartProps {
	customer: Customer | undefined;
	onChoose(customer: Customer | undefined): void;
	/** A user has ordered without one. */
	missing: boolean;
}

export function CustomerPart({ customer, onChoose, missing }: CustomerPartProps) {
	const { t } = usePlatform();
	const chosen = useRef<HTMLDivElement>(null);
	const [searched, setSearched] = useState(false);
	// The list is gone with the focus in it.
	useEffect(() => {
		if (customer && searched) chosen.current?.focus();
	}, [customer, searched]);
	const choose = (one: Customer) => {
		setSearched(true);
		onChoose(one);
	};
	return (
		<Card
			heading="h2"
			title={t('orderFor.customer')}
			actions={
				customer && (
					<Button size="small" onClick={() => onChoose(undefined)}>
						{t('orderFor.otherUser')}
					</Button>
				)
			}
		>
			{customer ? (
				<div ref={chosen} tabIndex={-1} className="outline-none">
					<Named {...customer} />
				</div>
			) : (
				<Search onChoose={choose} missing={missing} />
			)}
		</Card>
	);
}

function Named({ name, email, guest }: Customer) {
	const { t } = usePlatform();
	return (
		<span className="block min-w-0 grow wrap-anywhere">
			<span className="block font-medium">{name}</span>
			{(guest || name !== email) && (
				<span className="block text-sm text-muted">{guest ? t('orderFor.guest', { email }) : email}</span>
			)}
		</span>
	);
}

interface SearchProps {
	onChoose(customer: Customer): void;
	missing: boolean;
}

function Search({ onChoose, missing }: SearchProps) {
	const { t } = usePlatform();
	const [typed, setTyped] = useState('');
	const search = useRested(typed.trim());
	const { data } = useAdminQuery(customersDocument, { search }, { enabled: search !== '', keep: true });
	const found = search === '' || typed.trim() === '' ? undefined : data?.orderForCustomers;
	return (
		<>
			<TextField
				label={t('orderFor.searchUser')}
				hint={t('orderFor.searchUserHint')}
				value={typed}
				onChange={setTyped}
				autoComplete="off"
				error={missing ? t('orderFor.first') : undefined}
			/>
			<div aria-live="polite">{found?.length === 0 && <p className="mt-2 text-muted">{t('kit.nothingFound')}</p>}</div>
			{found && found.length > 0 && (
				<ul className="mt-2 grid gap-1">
					{found.map((one) => (
						<li key={one.id} className="flex items-center gap-2 rounded-theme border border-line bg-surface px-3 py-2">
							<Named {...one} />
							<Button
								size="small"
								aria-label={t('orderFor.chooseUser', { name: one.name })}
								onClick={() => onChoose(one)}
							>
								{t('orderFor.choose')}
							</Button>
						</li>
					))}
				</ul>
			)}
		</>
	);
}
