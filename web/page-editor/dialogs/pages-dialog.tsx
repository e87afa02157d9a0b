// From one page to the others without leaving the editor: regular pages and link pages, found by name or address, and a new one.
import { IconPlus } from '@tabler/icons-react';
import { Suspense, useDeferredValue, useState } from 'react';
import { useNavigate } from 'react-router';
import { type PageKind, pageKinds } from '../../../rules/pages/block.ts';
import { EditLink } from '../../admin/pages/edit-link.tsx';
import { NewPageDialog } from '../../admin/pages/new-page-dialog.tsx';
import { PageChips } from '../../admin/pages/page-chips.tsx';
import { type ManagedPage, pageName, visitAddress } from '../../admin/pages/page-values.ts';
import { pagesDocument } from '../../admin/pages/pages.documents.ts';
import { Button } from '../../kit/button.tsx';
import { Dialog } from '../../kit/dialog.tsx';
import { TextField } from '../../kit/text-field.tsx';
import { useAdminQuery } from '../../platform/backoffice/data.ts';
import { Loaded } from '../../platform/backoffice/loaded.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import { MoreTexts } from '../../platform/page-texts.tsx';

interface PagesDialogProps {
	/** Begins with a new page instead of the list. */
	creating: boolean;
	kind: PageKind;
	/** The page that is open. */
	current: string;
	onClose(): void;
}

export default function PagesDialog(props: PagesDialogProps) {
	return (
		<Suspense>
			<MoreTexts groups={['admin', 'adminPages', 'pageWizard', 'machineTranslation']}>
				<Pages {...props} />
			</MoreTexts>
		</Suspense>
	);
}

/** As many as the API gives at once. */
const rows = 100;

function Pages({ creating: begun, kind, current, onClose }: PagesDialogProps) {
	const { t } = usePlatform();
	const navigate = useNavigate();
	const [creating, setCreating] = useState(begun);
	const [search, setSearch] = useState('');
	const { data } = useAdminQuery(pagesDocument, { kind, search: '', first: 1, offset: 0 });
	const isFull = (one: PageKind): boolean => {
		const quota = data?.pageQuota;
		const most = one === 'page' ? quota?.pages : quota?.links;
		return (
			quota !== undefined && typeof most === 'number' && (one === 'page' ? quota.usedPages : quota.usedLinks) >= most
		);
	};
	if (creating)
		return (
			<NewPageDialog
				kind={kind}
				isFull={isFull}
				onCreated={(id) => navigate(`/admin/pages/${id}/edit`)}
				onClose={begun ? onClose : () => setCreating(false)}
			/>
		);
	return (
		<Dialog
			open
			size="large"
			onClose={onClose}
			title={t('pageEditor.pages')}
			actions={
				<Button colour="adminPrimary" icon={<IconPlus aria-hidden size={18} />} onClick={() => setCreating(true)}>
					{t('pageEditor.newPage')}
				</Button>
			}
		>
			<TextField label={t('pageEditor.searchPages')} value={search} onChange={setSearch} autoFocus />
			<div className="mt-4 grid max-h-[55dvh] gap-6 overflow-y-auto">
				{pageKinds.map((one) => (
					<PagesOfKind key={one} kind={one} search={search} current={current} onOpen={onClose} />
				))}
			</div>
		</Dialog>
	);
}

interface PagesOfKindProps {
	kind: PageKind;
	search: string;
	current: string;
	onOpen(): void;
}

function PagesOfKind({ kind, search, current, onOpen }: PagesOfKindProps) {
	const { t } = usePlatform();
	const sought = useDeferredValue(search.trim());
	const answer = useAdminQuery(pagesDocument, { kind, search: sought, first: rows, offset: 0 }, { keep: true });
	return (
		<section aria-label={t(`adminPages.kind.${kind}`)}>
			<h3 className="mb-2 font-bold">{t(`adminPages.kind.${kind}`)}</h3>
			<Loaded answer={answer}>
				{({ pages: { items } }) =>
					items.length === 0 ? (
						<p className="text-muted">{t('pageEditor.noPagesFound')}</p>
					) : (
						<ul className="grid gap-1">
							{items.map((page) => (
								<Row key={page.id} page={page} isCurrent={page.id === current} onOpen={onOpen} />
							))}
						</ul>
					)
				}
			</Loaded>
		</section>
	);
}

function Row({ page, isCurrent, onOpen }: { page: ManagedPage; isCurrent: boolean; onOpen(): void }) {
	const platform = usePlatform();
	return (
		<li className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-theme border border-line px-3 py-2">
			<div className="min-w-0 grow">
				<p className="font-semibold wrap-break-word">{pageName(page, platform)}</p>
				<p className="text-sm wrap-anywhere text-muted">{visitAddress(page)}</p>
			</div>
			<PageChips page={page} />
			{isCurrent ? (
				<span className="text-sm text-muted">{platform.t('pageEditor.thisPage')}</span>
			) : (
				// biome-ignore lint/a11y/useKeyWithClickEvents: the link inside is what is pressed, by keys too
				// biome-ignore lint/a11y/noStaticElementInteractions: likewise
				<span onClick={onOpen}>
					<EditLink page={page} size="small" />
				</span>
			)}
		</li>
	);
}
