// A domain is typed or pasted in any spelling; what is wrong with it stands beside the field.
import { IconPlus } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { normaliseHost } from '../../../../rules/domains/normalise-host.ts';
import { failureText } from '../../../forms/failure-text.ts';
import { Button } from '../../../kit/button.tsx';
import { TextField } from '../../../kit/text-field.tsx';
import { useToast } from '../../../kit/toasts.tsx';
import { useChange, withReason } from '../../../platform/backoffice/data.ts';
import { useTexts } from '../../../platform/environment.tsx';
import { addDomainDocument, checkDomainDocument } from './domains.documents.ts';

export function AddDomain({ onAdded }: { onAdded(host: string): void }) {
	const t = useTexts();
	const change = useChange();
	const toast = useToast();
	const [typed, setTyped] = useState('');
	const [error, setError] = useState<string | null>(null);
	const [isBusy, setBusy] = useState(false);

	async function add() {
		const { addDomain } = await change(addDomainDocument, { host: typed });
		setTyped('');
		onAdded(addDomain.host);
		toast.success(t('domains.added', { host: addDomain.displayName }));
		// What DNS answers now; that it cannot be found out is said by the next check.
		await change(checkDomainDocument, { host: addDomain.host }).catch(() => undefined);
	}

	async function submit(event: FormEvent) {
		event.preventDefault();
		if (isBusy) return;
		if (normaliseHost(typed) === undefined) {
			setError(t('domains.invalid'));
			return;
		}
		setBusy(true);
		setError(null);
		await add().catch((failure: unknown) => setError(withReason(t('domains.addFailed'), failureText(failure, t))));
		setBusy(false);
	}

	return (
		<form noValidate onSubmit={submit} className="flex flex-wrap items-start gap-3">
			<div className="min-w-0 grow basis-72">
				<TextField
					label={t('domains.host')}
					hint={t('domains.hostHint')}
					value={typed}
					autoComplete="off"
					error={error}
					onChange={(value) => {
						setTyped(value);
						setError(null);
					}}
				/>
			</div>
			<div className="small:pt-6">
				<Button type="submit" colour="primary" busy={isBusy} icon={<IconPlus aria-hidden size={18} />}>
					{t('domains.add')}
				</Button>
			</div>
		</form>
	);
}
