// A new campaign, empty or as another one.
import { useNavigate } from 'react-router';
import { errorText, findFieldError } from '../../../../rules/fields.ts';
import { longestCampaignName } from '../../../../rules/newsletter/campaign.ts';
import { TextField } from '../../../kit/text-field.tsx';
import { useChange } from '../../../platform/backoffice/data.ts';
import { usePlatform } from '../../../platform/environment.tsx';
import { FormDialog } from '../form-dialog.tsx';
import { createCampaignDocument } from './campaigns.documents.ts';

interface NewCampaignDialogProps {
	from?: { id: string; name: string };
	onClose(): void;
}

export function NewCampaignDialog({ from, onClose }: NewCampaignDialogProps) {
	const { t } = usePlatform();
	const change = useChange();
	const navigate = useNavigate();
	return (
		<FormDialog
			title={t(from ? 'adminCampaigns.copy' : 'adminCampaigns.new')}
			initial={{ name: from ? from.name : '' }}
			errorsOf={({ name }) => {
				const wrong = findFieldError(name, { required: true, maxLength: longestCampaignName });
				return { name: wrong && errorText(wrong, t) };
			}}
			send={async ({ name }) => {
				const { createNewsletterCampaign } = await change(createCampaignDocument, { name, from: from?.id ?? null });
				navigate(`/admin/newsletter/campaigns/${createNewsletterCampaign.id}`);
			}}
			done={() => t('adminCampaigns.created')}
			saveLabel={t('adminCampaigns.create')}
			onClose={onClose}
		>
			{({ values, set, errorOf }) => (
				<TextField
					label={t('adminCampaigns.name')}
					hint={t('adminCampaigns.nameHint')}
					required
					autoFocus
					autoComplete="off"
					maxLength={longestCampaignName}
					value={values.name}
					onChange={(name) => set({ name })}
					error={errorOf('name') ?? null}
				/>
			)}
		</FormDialog>
	);
}
