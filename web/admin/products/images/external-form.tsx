// A picture from an address elsewhere: fetched once and kept in the library.
import { useState } from 'react';
import { isSecureUrl } from '../../../../rules/field-formats.ts';
import { failureText } from '../../../forms/failure-text.ts';
import { Button } from '../../../kit/button.tsx';
import { TextField } from '../../../kit/text-field.tsx';
import { useToast } from '../../../kit/toasts.tsx';
import { addExternalMediaDocument } from '../../../media-library/media-library.documents.ts';
import { usePlatform } from '../../../platform/environment.tsx';
import type { Data } from '../../../platform/graphql.ts';

interface ExternalFormProps {
	onFetched(mediaId: string): Promise<boolean>;
}

export function ExternalForm({ onFetched }: ExternalFormProps) {
	const { t, ask } = usePlatform();
	const toast = useToast();
	const [url, setUrl] = useState('');
	const [error, setError] = useState<string>();
	const [busy, setBusy] = useState(false);
	const fetchIt = async () => {
		if (!isSecureUrl(url.trim())) return setError(t('product.externalInvalid'));
		setBusy(true);
		try {
			const answer = (await ask(addExternalMediaDocument, { url: url.trim() })) as Data<
				typeof addExternalMediaDocument
			>;
			if (await onFetched(answer.addExternalMedia.id)) setUrl('');
		} catch (failure) {
			setError(failureText(failure, t));
			toast.error(t('product.externalFailed'));
		} finally {
			setBusy(false);
		}
	};
	return (
		<div className="flex flex-wrap items-start gap-3">
			<div className="min-w-60 grow">
				<TextField
					label={t('product.external')}
					hint={t('product.externalHint')}
					value={url}
					onChange={(text) => {
						setUrl(text);
						setError(undefined);
					}}
					error={error ?? null}
				/>
			</div>
			<div className="pt-6">
				<Button busy={busy} disabled={url.trim() === ''} onClick={fetchIt}>
					{t('product.externalAdd')}
				</Button>
			</div>
		</div>
	);
}
