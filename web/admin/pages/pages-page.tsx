// The pages of the shop: regular ones and link pages, how many of them there may be, and the way to a new one.
import { IconFileText, IconPlus } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { type PageKind, pageKinds } from '../../../rules/pages/block.ts';
import { Button } from '../../kit/button.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { Notice } from '../../kit/notice.tsx';
import { PageFrame } from '../../kit/page-frame.tsx';
import { TablePages } from '../../kit/table-pages.tsx';
import { type TableState, useTableState } from '../../kit/table-state.ts';
import { TableSearch } from '../../kit/table-toolbar.tsx';
import { Tabs } from '../../kit/tabs.tsx';
import { useWizards, type Wizard } from '../../page-wizard/use-wizard.ts';
import { useAdminQuery } from '../../platform/backoffice/data.ts';
import { Loaded } from '../../platform/backoffice/loaded.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import type { Data } from '../../platform/graphql.ts';
import { has, useMe } from '../me.tsx';
import { PageList } from './page-list.tsx';
import { pagesDocument } from './pages.documents.ts';
import { WizardNotices } from './wizard-notices.tsx';

type Answer = Data<typeof pagesDocument>;

/** Templates and the definitions of all blocks come with it. */
const NewPageDialog = lazy(async () => ({ default: (await import('./new-page-dialog.tsx')).NewPageDialog }));

const PageWizard = lazy(() => import('../../page-wizard/page-wizard.tsx'));

/** As many as the API gives at once: a list that is all here can be arranged. */
const rows = 100;

const quotaOf = ({ pages, links, usedPages, usedLinks }: Answer['pageQuota'], kind: PageKind) =>
	kind === 'page' ? { used: usedPages, most: pages } : { used: usedLinks, most: links };

const isFullFor = (quota: Answer['pageQuota'], kind: PageKind): boolean => {
	const { used, most } = quotaOf(quota, kind);
	return most !== null && used >= most;
};

export function Component() {
	const { t } = usePlatform();
	const me = useMe();
	const [state, change] = useTableState();
	const kind: PageKind = state.filters.kind === 'link' ? 'link' : 'page';
	const { search, page } = state;
	const [making, setMaking] = useState(false);
	const [watched, setWatched] = useState<Wizard>();
	const { wizards } = useWizards();
	const variables = { kind, search, first: rows, offset: (page - 1) * rows };
	const answer = useAdminQuery(pagesDocument, variables, { keep: true });
	const add = has(me, 'mContent') && (
		<Button colour="primary" icon={<IconPlus aria-hidden size={18} />} onClick={() => setMaking(true)}>
			{t('adminPages.new')}
		</Button>
	);
	const shown = (data: Answer, one: PageKind) => (
		<>
			<Quota quota={data.pageQuota} kind={one} />
			<div className="mb-4 flex">
				<TableSearch value={search} hint={t('adminPages.searchHint')} onChange={(text) => change({ search: text })} />
			</div>
			<Found data={data} kind={one} state={{ ...state, rows }} onChange={change} add={add} />
		</>
	);
	return (
		<Loaded answer={answer} title={t('adminPages.title')}>
			{(data) => (
				<PageFrame title={t('adminPages.title')} actions={add}>
					<p className="mb-4 max-w-prose text-muted">{t('adminPages.intro')}</p>
					{!making && !watched && (
						<WizardNotices wizards={wizards} mayChange={has(me, 'mContent')} onShow={setWatched} />
					)}
					<Tabs
						label={t('adminPages.title')}
						chosen={kind}
						onChoose={(id) => change({ search: '', filters: id === 'link' ? { kind: 'link' } : {} })}
						tabs={pageKinds.map((one) => ({
							id: one,
							label: t(`adminPages.kind.${one}`),
							content: shown(data, one),
						}))}
					/>
					{watched && (
						<PageWizard
							page={watched.page}
							onDone={() => setWatched(undefined)}
							onClose={() => setWatched(undefined)}
						/>
					)}
					{making && (
						<Suspense>
							<NewPageDialog
								kind={kind}
								isFull={(one) => isFullFor(data.pageQuota, one)}
								onClose={() => setMaking(false)}
							/>
						</Suspense>
					)}
				</PageFrame>
			)}
		</Loaded>
	);
}

/** Said before it is hit; warned of when it is. */
function Quota({ quota, kind }: { quota: Answer['pageQuota']; kind: PageKind }) {
	const { t } = usePlatform();
	const { used, most } = quotaOf(quota, kind);
	if (most === null) {
		const count = t(kind === 'page' ? 'adminPages.countPages' : 'adminPages.countLinks', { count: used });
		return <p className="mb-4 text-sm text-muted">{count}</p>;
	}
	const said = t(kind === 'page' ? 'adminPages.usedPages' : 'adminPages.usedLinks', { used, most });
	if (used < most) return <p className="mb-4 text-sm text-muted tabular-nums">{said}</p>;
	return (
		<div className="mb-4">
			<Notice kind="warning">
				{said}. {t('adminPages.full')}
			</Notice>
		</div>
	);
}

interface FoundProps {
	data: Answer;
	kind: PageKind;
	state: TableState;
	onChange: ReturnType<typeof useTableState>[1];
	add: React.ReactNode;
}

function Found({ data: { pages, pageQuota }, kind, state, onChange, add }: FoundProps) {
	const { t } = usePlatform();
	const { items, total } = pages;
	// While another tab is on its way, the rows of the one before are still here.
	const own = items.filter((page) => page.kind === kind);
	const whole = state.search === '' && total === items.length;
	if (own.length === 0 && state.search === '')
		return (
			<EmptyState
				title={t(kind === 'page' ? 'adminPages.emptyTitle' : 'adminPages.emptyLinksTitle')}
				text={t(kind === 'page' ? 'adminPages.emptyText' : 'adminPages.emptyLinksText')}
				picture={<IconFileText aria-hidden size={32} />}
				action={add}
			/>
		);
	if (own.length === 0) return <p className="p-6 text-center text-muted">{t('kit.nothingFound')}</p>;
	return (
		<div className="grid gap-3">
			<PageList label={t(`adminPages.kind.${kind}`)} pages={own} whole={whole} full={isFullFor(pageQuota, kind)} />
			{!whole && <p className="text-sm text-muted">{t('adminPages.orderHint')}</p>}
			{total > rows && <TablePages total={total} state={state} onChange={onChange} />}
		</div>
	);
}
