// All texts of the page in one grid, what is missing and outdated first: edit many, save once.
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { failureText } from '../../forms/failure-text.ts';
import { Button } from '../../kit/button.tsx';
import { Dialog } from '../../kit/dialog.tsx';
import { useLeaveGuard } from '../../kit/leave-guard.tsx';
import { Notice } from '../../kit/notice.tsx';
import { Skeleton } from '../../kit/skeleton.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import { type Data, textOf } from '../../platform/graphql.ts';
import { changesOf, noDrafts, withDraft } from '../grid/drafts.ts';
import { placeOf, type TextErrors } from '../grid/error-text.ts';
import { type GridText, urgentFirst } from '../grid/grid-text.ts';
import { TextsGrid } from '../grid/texts-grid.tsx';
import { changeTextsDocument, textsDocument } from './text-editing.documents.ts';
import { keysInPage } from './text-elements.ts';
import { useIsAdmin } from './use-is-admin.ts';

interface PageTextsProps {
	onClose(): void;
	/** Has the page shown anew. */
	onSaved(words: string): Promise<void>;
}

const noErrors: TextErrors = new Map();

export default function PageTexts({ onClose, onSaved }: PageTextsProps) {
	const { t, ask, languages } = usePlatform();
	const isAdmin = useIsAdmin();
	const [keys] = useState(keysInPage);
	const [drafts, setDrafts] = useState(noDrafts);
	const [errors, setErrors] = useState(noErrors);
	const [failure, setFailure] = useState('');
	const [busy, setBusy] = useState(false);
	const { data, error } = useQuery({
		queryKey: [textOf(textsDocument), keys],
		queryFn: async () => {
			const { texts } = (await ask(textsDocument, { keys })) as Data<typeof textsDocument>;
			// As they are read on the page.
			return urgentFirst(texts.items.toSorted((one, other) => keys.indexOf(one.key) - keys.indexOf(other.key)));
		},
		staleTime: 0,
		gcTime: 0,
	});

	async function save(): Promise<boolean> {
		setBusy(true);
		setFailure('');
		try {
			const changes = changesOf(drafts);
			const { changeTexts } = (await ask(changeTextsDocument, { changes })) as Data<typeof changeTextsDocument>;
			if (changeTexts.faults.length === 0) {
				onClose();
				await onSaved(t('textEditing.saved'));
				return true;
			}
			setErrors(new Map(changeTexts.faults.map((one) => [placeOf(one.key, one.languageCode), one])));
			setFailure(t('textEditing.notSaved'));
		} catch (reason) {
			setFailure(`${t('textEditing.notSaved')}: ${failureText(reason, t)}`);
		}
		setBusy(false);
		return false;
	}

	const { leave, dialog } = useLeaveGuard({ dirty: drafts.size > 0, onSave: save, onDiscard: onClose });
	const close = async () => {
		if (await leave()) onClose();
	};
	const write = (text: GridText, languageCode: string, typed: string) => {
		setDrafts((before) => withDraft(before, text, languageCode, typed));
		setErrors((before) => new Map([...before].filter(([place]) => place !== placeOf(text.key, languageCode))));
	};
	return (
		<Dialog
			open
			size="large"
			title={t('textEditing.pageTexts')}
			onClose={close}
			actions={
				<>
					<Button onClick={close}>{t('textEditing.cancel')}</Button>
					<Button colour="primary" busy={busy} disabled={drafts.size === 0} onClick={save}>
						{t('textEditing.save')}
					</Button>
				</>
			}
		>
			{dialog}
			<div className="grid gap-3">
				{(failure || error) && <Notice kind="danger">{failure || failureText(error, t)}</Notice>}
				{data ? (
					<TextsGrid
						texts={data}
						languages={languages.map(({ languageCode }) => languageCode)}
						drafts={drafts}
						faults={errors}
						onDraft={write}
						isEditable={({ locked }) => !locked || isAdmin}
						empty={<p className="p-6 text-center text-muted">{t('textEditing.noTexts')}</p>}
					/>
				) : (
					<Skeleton lines={8} />
				)}
				<p className="text-sm text-muted">{t('texts.gridHelp')}</p>
			</div>
		</Dialog>
	);
}
