// The domains of the shop: adding one shows at once which DNS records it needs and what DNS answers now.
import { useState } from 'react';
import { Card } from '../../../kit/card.tsx';
import { useAdminQuery } from '../../../platform/backoffice/data.ts';
import { Loaded } from '../../../platform/backoffice/loaded.tsx';
import { useTexts } from '../../../platform/environment.tsx';
import { has, useMe } from '../../me.tsx';
import { AddDomain } from './add-domain.tsx';
import { DomainItem } from './domain-item.tsx';
import { domainsDocument } from './domains.documents.ts';

/** While one of them waits for DNS, its state changes by itself. */
const lookAgainMs = 10_000;

export function DomainTab() {
	const t = useTexts();
	const mayChange = has(useMe(), 'mTenant');
	const [opened, setOpened] = useState<string>();
	const answer = useAdminQuery(
		domainsDocument,
		{},
		{ lookAgain: ({ domains }) => domains.some(({ state }) => state !== 'active') && lookAgainMs },
	);
	return (
		<Card heading="h2" title={t('domains.list')}>
			<div className="grid gap-5">
				<p className="text-muted">{t('domains.text')}</p>
				{mayChange && <AddDomain onAdded={setOpened} />}
				<Loaded answer={answer}>
					{({ domains }) => (
						<ul className="grid gap-3">
							{domains.map((domain) => (
								<DomainItem
									key={domain.host}
									domain={domain}
									mayChange={mayChange}
									isOpen={opened === domain.host}
									onOpen={(isOpen) => setOpened(isOpen ? domain.host : undefined)}
								/>
							))}
						</ul>
					)}
				</Loaded>
			</div>
		</Card>
	);
}
