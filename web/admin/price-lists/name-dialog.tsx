// A price list gets a name: another one, or that of its copy.
import { type FormEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { longestPriceListName } from '../../../rules/price-lists/rows.ts';
import { failureText } from '../../forms/failure-text.ts';
import { Button } from '../../kit/button.tsx';
import { Dialog } from '../../kit/dialog.tsx';
import { TextField } from '../../kit/text-field.tsx';
import { useToast } from '../../kit/toasts.tsx';
import { useChange } from '../../platform/backoffice/data.ts';
import { usePlatform } from '../../platform/environment.tsx';
import type { NamedList } from './price-list-actions.ts';
import { copyPriceListDocument, renamePriceListDocument } from './price-lists.documents.ts';

interface NameDialogProps {
	list: NamedList;
	purpose: 'rename' | 'copy';
	onClose(): void;
}

export function NameDialog({ list, purpose, onClose }: NameDialogProps) {
	const { t } = usePlatform();
	const change = useChange();
	const toast = useToast();
	const navigate = useNavigate();
	const form = useId();
	const [name, setName] = useState(
		purpose === 'copy' ? t('adminPriceLists.copyName', { name: list.name }).slice(0, longestPriceListName) : list.name,
	);
	const [busy, setBusy] = useState(false);
	const [error, setError] = useState<string>();
	const submit = async (event: FormEvent) => {
		event.preventDefault();
		const given = { id: list.id, name: name.trim() };
		if (given.name === '') return setError(t('controlTextIsRequired'));
		setBusy(true);
		try {
			if (purpose === 'rename') await change(renamePriceListDocument, given);
			else {
				const { copyPriceList } = await change(copyPriceListDocument, given);
				navigate(`/admin/price-lists/${copyPriceList.id}`);
			}
			toast.success(t(purpose === 'rename' ? 'priceLists.renamed' : 'priceLists.copied'));
			onClose();
		} catch (failure) {
			setError(failureText(failure, t));
			toast.error(t(purpose === 'rename' ? 'priceLists.renameFailed' : 'priceLists.copyFailed'));
		} finally {
			setBusy(false);
		}
	};
	const label = t(purpose === 'rename' ? 'adminPriceLists.rename' : 'adminPriceLists.copy');
	return (
		<Dialog
			open
			size="small"
			onClose={onClose}
			title={label}
			actions={
				<>
					<Button onClick={onClose}>{t('kit.cancel')}</Button>
					<Button type="submit" form={form} colour="primary" busy={busy}>
						{label}
					</Button>
				</>
			}
		>
			<form id={form} noValidate onSubmit={submit}>
				<TextField
					label={t('adminPriceLists.name')}
					hint={t('adminPriceLists.nameHint')}
					required
					autoFocus
					maxLength={longestPriceListName}
					value={name}
					error={error}
					onChange={(typed) => {
						setName(typed);
						setError(undefined);
					}}
				/>
			</form>
		</Dialog>
	);
}
