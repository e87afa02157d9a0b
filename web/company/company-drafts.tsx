// Drafts that members of the reader's company share: looked at, copied, and not shared any more.
import { IconCopyPlus, IconEye, IconUsersMinus } from '@tabler/icons-react';
import { useState } from 'react';
import { thumbnailWidth } from '../../rules/designs/page-address.ts';
import { formatDate, formatNumber } from '../../rules/formats.ts';
import { failureText } from '../forms/failure-text.ts';
import { Button } from '../kit/button.tsx';
import { Dialog } from '../kit/dialog.tsx';
import { Notice } from '../kit/notice.tsx';
import { Skeleton } from '../kit/skeleton.tsx';
import { ApiFailure } from '../platform/api.ts';
import { useAdminQuery, useChange, withReason } from '../platform/backoffice/data.ts';
import { useConfirm } from '../platform/confirmation.ts';
import { usePlatform } from '../platform/environment.tsx';
import type { Data } from '../platform/graphql.ts';
import { companyDraftsDocument, copyCompanyDraftDocument, shareDesignDocument } from './company-drafts.documents.ts';

type Draft = NonNullable<Data<typeof companyDraftsDocument>['companyDrafts']>['items'][number];

const onPage = 6;
/** More are not asked for at once. */
const mostAtOnce = 100;
/** In pixels, of a page that is looked at. */
const largeWidth = 1024;

interface CompanyDraftsProps {
	say(kind: 'success' | 'danger', text: string, action?: { label: string; run(): void }): void;
}

export function CompanyDrafts({ say }: CompanyDraftsProps) {
	const { t, language } = usePlatform();
	const [first, setFirst] = useState(onPage);
	const [opened, setOpened] = useState<Draft>();
	const { data, error, refetch, isFetching } = useAdminQuery(
		companyDraftsDocument,
		{ first, language },
		{ keep: true },
	);
	const drafts = data?.companyDrafts;
	if (error && !isFetching)
		return (
			<Notice kind="danger" action={<Button onClick={() => void refetch()}>{t('common.tryAgain')}</Button>}>
				{t('companyDrafts.failed')}
			</Notice>
		);
	if (!data) return <Skeleton lines={4} />;
	if (!drafts || drafts.total === 0) return <p className="text-muted">{t('companyDrafts.none')}</p>;
	return (
		<>
			<p className="mb-4 max-w-prose text-muted">{t('companyDrafts.intro')}</p>
			<ul className="grid gap-4 phone:grid-cols-2">
				{drafts.items.map((draft) => (
					<DraftCard key={draft.id} draft={draft} say={say} onLook={() => setOpened(draft)} />
				))}
			</ul>
			{drafts.items.length < Math.min(drafts.total, mostAtOnce) && (
				<div className="mt-4">
					<Button busy={isFetching} onClick={() => setFirst(Math.min(first + 12, mostAtOnce))}>
						{t('companyDrafts.more')}
					</Button>
				</div>
			)}
			{opened && <Pages draft={opened} onClose={() => setOpened(undefined)} />}
		</>
	);
}

interface DraftCardProps extends CompanyDraftsProps {
	draft: Draft;
	onLook(): void;
}

function DraftCard({ draft, say, onLook }: DraftCardProps) {
	const { t, language, timeZone, notation } = usePlatform();
	const { copy, end, busy } = useActions(draft, say);
	const { name, productName, ownerName, isOwn, mayEnd, rows, sharedAt, pages } = draft;
	const title = name || productName;
	const date = formatDate(new Date(sharedAt), language, timeZone);
	const [page] = pages;
	const labelled = (action: string) => t('companyDrafts.doFor', { action, name: title });
	return (
		<li className="flex min-w-0 flex-col gap-3 rounded-theme border border-line bg-surface p-4">
			<div className="flex min-w-0 gap-4">
				{page && (
					<span className="grid size-20 shrink-0 place-items-center overflow-hidden rounded-theme border border-line bg-card-image">
						<img
							src={`${page.url}&width=${thumbnailWidth}`}
							alt=""
							loading="lazy"
							className="max-h-full max-w-full object-contain"
						/>
					</span>
				)}
				<div className="min-w-0 grow text-sm">
					<p className="text-base font-bold wrap-anywhere">{title}</p>
					{name && productName && <p className="wrap-anywhere">{productName}</p>}
					<p className="text-muted wrap-anywhere">
						{isOwn
							? t('companyDrafts.byYou', { date })
							: t('companyDrafts.by', { name: ownerName ?? t('companyDrafts.formerMember'), date })}
					</p>
					{rows !== null && (
						<p className="text-muted">
							{t('companyDrafts.rows', { count: rows, rows: formatNumber(rows, language, notation) })}
						</p>
					)}
					{!productName && <p className="text-muted">{t('companyDrafts.notForYou')}</p>}
				</div>
			</div>
			<div className="mt-auto flex flex-wrap gap-2">
				<Button
					size="small"
					onClick={onLook}
					icon={<IconEye aria-hidden size={18} />}
					aria-label={labelled(t('companyDrafts.look'))}
				>
					{t('companyDrafts.look')}
				</Button>
				{!isOwn && productName && (
					<Button
						size="small"
						colour="primary"
						busy={busy === 'copy'}
						onClick={() => void copy()}
						icon={<IconCopyPlus aria-hidden size={18} />}
						aria-label={labelled(t('companyDrafts.copy'))}
					>
						{t('companyDrafts.copy')}
					</Button>
				)}
				{mayEnd && (
					<Button
						size="small"
						busy={busy === 'end'}
						onClick={() => void end()}
						icon={<IconUsersMinus aria-hidden size={18} />}
						aria-label={labelled(t('companyDrafts.end'))}
					>
						{t('companyDrafts.end')}
					</Button>
				)}
			</div>
		</li>
	);
}

function useActions({ id, name, productName, ownerName, isOwn }: Draft, say: CompanyDraftsProps['say']) {
	const { t, base, language } = usePlatform();
	const change = useChange();
	const confirm = useConfirm();
	const [busy, setBusy] = useState<'copy' | 'end'>();
	const reasonOf = (error: unknown) =>
		error instanceof ApiFailure && error.code === 'NOT_FOUND' ? t('companyDrafts.gone') : failureText(error, t);
	const attempt = async (which: 'copy' | 'end', failed: string, work: () => Promise<void>) => {
		setBusy(which);
		try {
			await work();
		} catch (error) {
			say('danger', withReason(failed, reasonOf(error)));
		} finally {
			setBusy(undefined);
		}
	};
	const copy = () =>
		attempt('copy', t('companyDrafts.copyFailed'), async () => {
			const { copyCompanyDraft } = await change(copyCompanyDraftDocument, { id, language });
			say('success', t('companyDrafts.copied'), {
				label: t('companyDrafts.openCopy'),
				run: () => window.location.assign(`${base}/studio/${copyCompanyDraft.id}`),
			});
		});
	const end = async () => {
		const owner = ownerName ?? t('companyDrafts.formerMember');
		const isSure =
			isOwn ||
			(await confirm({
				title: t('companyDrafts.endAsk', { name: name || productName, owner }),
				text: t('companyDrafts.endAskText'),
				confirmLabel: t('companyDrafts.end'),
				cancelLabel: t('companyDrafts.cancel'),
			}));
		if (!isSure) return;
		await attempt('end', t('companyDrafts.endFailed'), async () => {
			await change(shareDesignDocument, { id, isShared: false });
			say('success', t('companyDrafts.ended'));
		});
	};
	return { copy, end, busy };
}

/** As they are cut; of a series the first row. */
function Pages({ draft: { name, productName, pages }, onClose }: { draft: Draft; onClose(): void }) {
	const { t } = usePlatform();
	const title = name || productName;
	return (
		<Dialog
			open
			size="large"
			onClose={onClose}
			title={title}
			actions={<Button onClick={onClose}>{t('companyDrafts.close')}</Button>}
		>
			<ul className="grid gap-4">
				{pages.map(({ page, url, width, height }) => (
					<li key={page}>
						<p className="mb-1 text-sm text-muted">{t('companyDrafts.pageNumber', { page: String(page) })}</p>
						<img
							src={`${url}&width=${largeWidth}`}
							alt={t('companyDrafts.page', { page: String(page), name: title })}
							width={Math.round(largeWidth * Math.min(1, width / height))}
							height={Math.round(largeWidth * Math.min(1, height / width))}
							className="h-auto max-w-full border border-line bg-card-image"
						/>
					</li>
				))}
			</ul>
		</Dialog>
	);
}
