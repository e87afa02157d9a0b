// The colour profile of a product: that which ships, or one that the shop has uploaded.
import { useState } from 'react';
import { Button } from '../../../../kit/button.tsx';
import { Select } from '../../../../kit/select.tsx';
import { useAdminQuery } from '../../../../platform/backoffice/data.ts';
import { usePlatform } from '../../../../platform/environment.tsx';
import { printProfilesDocument } from '../print.documents.ts';
import { ProfilesDialog } from './profiles-dialog.tsx';

interface ProfileFieldProps {
	/** Id of the profile; empty for the one that ships. */
	value: string;
	onChange(value: string): void;
	readOnly: boolean;
}

/** The list of the browser knows an empty value as none. */
const usual = 'usual';

export function ProfileField({ value, onChange, readOnly }: ProfileFieldProps) {
	const { t } = usePlatform();
	const { data } = useAdminQuery(printProfilesDocument, {});
	const [isOpen, setIsOpen] = useState(false);
	const profiles = data?.printProfiles ?? [];
	return (
		<div className="grid justify-items-start gap-2">
			<div className="w-full">
				<Select
					label={t('printProfiles.choice')}
					hint={t('printProfiles.choiceHint')}
					disabled={readOnly || data === undefined}
					value={value || usual}
					onChange={(chosen) => onChange(chosen === usual ? '' : chosen)}
					choices={[
						{ value: usual, label: t('printProfiles.usual') },
						...profiles.map(({ id, name }) => ({ value: id, label: name })),
					]}
				/>
			</div>
			{!readOnly && (
				<Button size="small" onClick={() => setIsOpen(true)}>
					{t('printProfiles.manage')}
				</Button>
			)}
			{isOpen && <ProfilesDialog profiles={profiles} onClose={() => setIsOpen(false)} />}
		</div>
	);
}
