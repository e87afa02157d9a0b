// Colour profiles of the shop: uploaded, renamed, deleted. All of it acts at once.
import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { formatFileSize } from '../../../../../rules/formats.ts';
import {
	isProfileRefusal,
	longestProfileName,
	maxProfileBytes,
} from '../../../../../rules/printing/profile-refusals.ts';
import type { Translate } from '../../../../../rules/texts/translator.ts';
import { failureText } from '../../../../forms/failure-text.ts';
import { Button } from '../../../../kit/button.tsx';
import { useConfirm } from '../../../../kit/confirm.tsx';
import { Dialog } from '../../../../kit/dialog.tsx';
import { FileField } from '../../../../kit/file-field.tsx';
import { Label } from '../../../../kit/label.tsx';
import { TextField } from '../../../../kit/text-field.tsx';
import { useToast } from '../../../../kit/toasts.tsx';
import { ApiFailure } from '../../../../platform/api.ts';
import { refreshEverything, useAttempt, useChange } from '../../../../platform/backoffice/data.ts';
import { usePlatform } from '../../../../platform/environment.tsx';
import type { Data } from '../../../../platform/graphql.ts';
import { sendFile } from '../../../../platform/upload.ts';
import {
	addPrintProfileDocument,
	deletePrintProfileDocument,
	type printProfilesDocument,
	renamePrintProfileDocument,
} from '../print.documents.ts';

type Profile = Data<typeof printProfilesDocument>['printProfiles'][number];

interface ProfilesDialogProps {
	profiles: readonly Profile[];
	onClose(): void;
}

export function ProfilesDialog({ profiles, onClose }: ProfilesDialogProps) {
	const { t } = usePlatform();
	return (
		<Dialog open onClose={onClose} title={t('printProfiles.title')}>
			<div className="grid gap-4">
				<p className="text-muted">{t('printProfiles.about')}</p>
				{profiles.length === 0 ? (
					<p>{t('printProfiles.none')}</p>
				) : (
					<ul className="grid gap-4">
						{profiles.map((profile) => (
							<ProfileRow key={profile.id} profile={profile} />
						))}
					</ul>
				)}
				<UploadPart />
			</div>
		</Dialog>
	);
}

function ProfileRow({ profile: { id, name, description, size, isUsed } }: { profile: Profile }) {
	const { t, language } = usePlatform();
	const confirm = useConfirm();
	const attempt = useAttempt();
	const change = useChange();
	const [typed, setTyped] = useState(name);
	const isWrong = typed.trim() === '' || typed.trim().length > longestProfileName;
	const rename = () =>
		attempt(() => change(renamePrintProfileDocument, { id, name: typed }), {
			done: t('printProfiles.renamed'),
			failed: t('printProfiles.renameFailed'),
		});
	const remove = async () => {
		const sure = await confirm({
			title: t('printProfiles.deleteAsk', { name }),
			text: t('printProfiles.deleteText'),
			confirmLabel: t('printProfiles.delete'),
			colour: 'danger',
		});
		if (!sure) return;
		await attempt(() => change(deletePrintProfileDocument, { id }), {
			done: t('printProfiles.deleted'),
			failed: t('printProfiles.deleteFailed'),
		});
	};
	return (
		<li className="grid gap-2 border-b border-line pb-4">
			<TextField
				label={t('printProfiles.nameOf', { name })}
				value={typed}
				onChange={setTyped}
				error={isWrong ? t('printProfiles.nameInvalid') : undefined}
			/>
			<div className="flex flex-wrap items-center gap-2">
				<span className="min-w-0 flex-1 basis-40 text-sm wrap-anywhere text-muted">
					{t('printProfiles.ofFile', { description, size: formatFileSize(size, language) })}
				</span>
				<Button size="small" disabled={isWrong || typed === name} onClick={rename}>
					{t('printProfiles.rename')}
				</Button>
				{isUsed ? (
					<Label>{t('printProfiles.used')}</Label>
				) : (
					<Button size="small" icon={<IconTrash aria-hidden size={18} />} onClick={remove}>
						{t('printProfiles.delete')}
					</Button>
				)}
			</div>
		</li>
	);
}

function refusalText(failure: unknown, t: Translate): string {
	const { reason, name } = failure instanceof ApiFailure ? failure.facts : {};
	if (!isProfileRefusal(reason)) return failureText(failure, t);
	if (reason === 'alreadyThere') return t('printProfiles.refusal.alreadyThere', { name: String(name ?? '') });
	return t(`printProfiles.refusal.${reason}`);
}

/** Why a file was not taken stands beside the field, and the others go on as they are. */
function UploadPart() {
	const { t, queryClient } = usePlatform();
	const toast = useToast();
	const [busy, setBusy] = useState(false);
	const [error, setError] = useState<string>();
	const send = async ([file]: readonly File[]) => {
		setError(undefined);
		if (!file) return;
		setBusy(true);
		try {
			await sendFile(addPrintProfileDocument, {}, file);
			toast.success(t('printProfiles.added'));
		} catch (failure) {
			setError(refusalText(failure, t));
		}
		await refreshEverything(queryClient);
		setBusy(false);
	};
	return (
		<FileField
			label={t('printProfiles.file')}
			hint={t('printProfiles.fileHint')}
			error={error}
			accept=".icc,.icm"
			maxBytes={maxProfileBytes}
			disabled={busy}
			files={[]}
			onChange={send}
		/>
	);
}
