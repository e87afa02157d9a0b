// Addresses that get no newsletter, with the reason and since when.
import { IconMailOff, IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { errorText } from '../../../rules/fields.ts';
import { formatMoment } from '../../../rules/formats.ts';
import {
	longestNote,
	newsletterError,
	newsletterRules,
	suppressionReasons,
} from '../../../rules/newsletter/subscription.ts';
import { showEmail } from '../../../rules/show-email.ts';
import { Button } from '../../kit/button.tsx';
import { useConfirm } from '../../kit/confirm.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { Table, type TableColumn } from '../../kit/table.tsx';
import { useTableState } from '../../kit/table-state.ts';
import { TextArea } from '../../kit/text-area.tsx';
import { TextField } from '../../kit/text-field.tsx';
import { useAdminQuery, useAttempt, useChange } from '../../platform/backoffice/data.ts';
import { Failed } from '../../platform/backoffice/loaded.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import type { Data } from '../../platform/graphql.ts';
import { has, useMe } from '../me.tsx';
import { FormDialog } from './form-dialog.tsx';
import { addSuppressionDocument, removeSuppressionDocument, suppressionsDocument } from './newsletter.documents.ts';

type Suppression = Data<typeof suppressionsDocument>['newsletterSuppressions']['items'][number];

function Remove({ suppression: { id, email } }: { suppression: Suppression }) {
	const { t } = usePlatform();
	const confirm = useConfirm();
	const attempt = useAttempt();
	const change = useChange();
	const label = t('adminNewsletter.suppressions.remove');
	const remove = async () => {
		const title = t('adminNewsletter.suppressions.removeTitle', { email: showEmail(email) });
		const text = t('adminNewsletter.suppressions.removeText');
		if (!(await confirm({ title, text, confirmLabel: label, colour: 'warning' }))) return;
		await attempt(() => change(removeSuppressionDocument, { id }), {
			done: t('adminNewsletter.suppressions.removed'),
			failed: t('adminNewsletter.suppressions.removeFailed'),
		});
	};
	return (
		<Button
			size="small"
			icon={<IconTrash aria-hidden size={18} />}
			aria-label={`${label}: ${showEmail(email)}`}
			title={label}
			onClick={remove}
		/>
	);
}

const Address = ({ email }: { email: string }) => {
	const { t } = usePlatform();
	return email === '' ? <em>{t('adminNewsletter.erased')}</em> : showEmail(email);
};

function useColumns(mayChange: boolean): TableColumn<Suppression>[] {
	const { t, language, timeZone } = usePlatform();
	return [
		{
			id: 'email',
			label: t('adminNewsletter.email'),
			cell: ({ email }) => (
				<span className="block min-w-48 font-medium wrap-anywhere">
					<Address email={email} />
				</span>
			),
		},
		{
			id: 'reason',
			label: t('adminNewsletter.reasonLabel'),
			cell: ({ reason }) => t(`adminNewsletter.reason.${reason}`),
		},
		{
			id: 'note',
			label: t('adminNewsletter.suppressions.note'),
			cell: ({ note }) => <span className="wrap-anywhere">{note}</span>,
		},
		{
			id: 'at',
			label: t('adminNewsletter.at'),
			cell: ({ at }) => <span className="whitespace-nowrap tabular-nums">{formatMoment(at, language, timeZone)}</span>,
		},
		...(mayChange
			? [
					{
						id: 'remove',
						label: t('adminNewsletter.suppressions.remove'),
						cell: (row: Suppression) => <Remove suppression={row} />,
					},
				]
			: []),
	];
}

function SuppressionCard({ suppression, mayChange }: { suppression: Suppression; mayChange: boolean }) {
	const { t, language, timeZone } = usePlatform();
	const { email, reason, note, at } = suppression;
	return (
		<div className="grid gap-1 p-4">
			<span className="font-medium wrap-anywhere">
				<Address email={email} />
			</span>
			<p className="flex flex-wrap justify-between gap-x-4 text-sm text-muted">
				<span>{t(`adminNewsletter.reason.${reason}`)}</span>
				<span className="tabular-nums">{formatMoment(at, language, timeZone)}</span>
			</p>
			{note && <p className="text-sm wrap-anywhere">{note}</p>}
			{mayChange && (
				<div>
					<Remove suppression={suppression} />
				</div>
			)}
		</div>
	);
}

export function SuppressionsTab() {
	const { t } = usePlatform();
	const me = useMe();
	const mayChange = has(me, 'mCRM');
	const [adding, setAdding] = useState(false);
	const [state, change] = useTableState();
	const { data, error, refetch, isFetching } = useAdminQuery(
		suppressionsDocument,
		{
			search: state.search,
			reason: suppressionReasons.find((reason) => reason === state.filters.reason) ?? null,
			first: state.rows,
			offset: (state.page - 1) * state.rows,
		},
		{ keep: true },
	);
	return (
		<>
			<div className="mb-4 flex flex-wrap items-start justify-between gap-3">
				<p className="max-w-prose text-muted">{t('adminNewsletter.suppressions.text')}</p>
				{mayChange && (
					<Button icon={<IconPlus aria-hidden size={18} />} onClick={() => setAdding(true)}>
						{t('adminNewsletter.suppressions.add')}
					</Button>
				)}
			</div>
			<Table
				label={t('adminNewsletter.view.suppressions')}
				columns={useColumns(mayChange)}
				rows={data?.newsletterSuppressions.items ?? []}
				total={data?.newsletterSuppressions.total ?? 0}
				rowId={({ id }) => id}
				state={state}
				onChange={change}
				filters={[
					{
						id: 'reason',
						label: t('adminNewsletter.reasonLabel'),
						choices: suppressionReasons.map((value) => ({ value, label: t(`adminNewsletter.reason.${value}`) })),
					},
				]}
				searchHint={t('adminNewsletter.searchHint')}
				card={(row) => <SuppressionCard suppression={row} mayChange={mayChange} />}
				busy={isFetching && !data}
				failure={error && <Failed error={error} onRetry={refetch} />}
				empty={
					<EmptyState
						title={t('adminNewsletter.suppressions.none')}
						text={t('adminNewsletter.suppressions.noneText')}
						picture={<IconMailOff aria-hidden size={32} />}
					/>
				}
			/>
			{adding && <AddDialog onClose={() => setAdding(false)} />}
		</>
	);
}

function AddDialog({ onClose }: { onClose(): void }) {
	const { t } = usePlatform();
	const change = useChange();
	return (
		<FormDialog
			title={t('adminNewsletter.suppressions.add')}
			initial={{ email: '', note: '' }}
			errorsOf={({ email }) => {
				const wrong = newsletterError('email', email);
				return { email: wrong && errorText(wrong, t) };
			}}
			send={(values) => change(addSuppressionDocument, values)}
			fieldOf={{ NEWSLETTER_SUPPRESSED: 'email' }}
			done={() => t('adminNewsletter.suppressions.added')}
			saveLabel={t('adminNewsletter.suppressions.add')}
			onClose={onClose}
		>
			{({ values, set, errorOf }) => (
				<>
					<TextField
						label={t('adminNewsletter.email')}
						kind="email"
						required
						autoFocus
						autoComplete="off"
						maxLength={newsletterRules.email.maxLength}
						value={values.email}
						onChange={(email) => set({ email })}
						error={errorOf('email') ?? null}
					/>
					<TextArea
						label={t('adminNewsletter.suppressions.note')}
						rows={2}
						maxLength={longestNote}
						value={values.note}
						onChange={(note) => set({ note })}
					/>
				</>
			)}
		</FormDialog>
	);
}
