// Keys of a provider in the tab that is about it: they go in and never come out.
import type { SecretPurpose } from '../../../../rules/secrets.ts';
import { useAdminQuery } from '../../../platform/backoffice/data.ts';
import { Loaded } from '../../../platform/backoffice/loaded.tsx';
import { useTexts } from '../../../platform/environment.tsx';
import { SecretField } from '../secret-field.tsx';
import { secretsDocument } from '../settings.documents.ts';

export function ProviderKeys({ purposes }: { purposes: readonly SecretPurpose[] }) {
	const t = useTexts();
	const answer = useAdminQuery(secretsDocument, {});
	return (
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
	);
}
