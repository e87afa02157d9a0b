// Translating by machine: the account with the provider, and what is translated.
import { useAdminQuery } from '../../../platform/backoffice/data.ts';
import { Loaded } from '../../../platform/backoffice/loaded.tsx';
import { AccountCard } from './account-card.tsx';
import { machineTranslationDocument } from './translation.documents.ts';
import { TranslationSettings } from './translation-settings.tsx';
import { isWaiting } from './use-translate-missing.ts';

export function TranslationTab() {
	const answer = useAdminQuery(machineTranslationDocument, {}, { lookAgain: (data) => isWaiting(data) && 2000 });
	return (
		<Loaded answer={answer}>
			{({ machineTranslation }) => (
				<div className="grid gap-4">
					<AccountCard connection={machineTranslation.connection} />
					<TranslationSettings state={machineTranslation} />
				</div>
			)}
		</Loaded>
	);
}
