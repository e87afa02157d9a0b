// The keys of the shop's providers: they can be set, replaced and removed, and never be read again.
import type { SecretPurpose } from '../../../rules/secrets.ts';
import { Card } from '../../kit/card.tsx';
import { useAdminQuery } from '../../platform/backoffice/data.ts';
import { Loaded } from '../../platform/backoffice/loaded.tsx';
import { useTexts } from '../../platform/environment.tsx';
import { SecretField } from './secret-field.tsx';
import { secretsDocument } from './settings.documents.ts';

/** Those that no tab of their own has. */
const purposes = ['procurementSharedSecret'] as const satisfies readonly SecretPurpose[];

export function KeysTab() {
	const t = useTexts();
	const answer = useAdminQuery(secretsDocument, {});
	return (
		<Card heading="h2" title={t('settings.keys')}>
			<p className="mb-4 max-w-prose text-muted">{t('settings.keysText')}</p>
			<Loaded answer={answer}>
				{({ secrets }) => (
					<div className="grid gap-5">
						{purposes.map((purpose) => (
							<SecretField
								key={purpose}
								purpose={purpose}
								label={t(`secret.${purpose}`)}
								setAt={secrets.find((secret) => secret.purpose === purpose)?.setAt ?? null}
							/>
						))}
					</div>
				)}
			</Loaded>
		</Card>
	);
}
