// The settings of one page: its names and address, where the shop leads to it, whether visitors see it.
import { IconTrash } from '@tabler/icons-react';
import { useNavigate, useParams } from 'react-router';
import { Button } from '../../kit/button.tsx';
import { Card } from '../../kit/card.tsx';
import { Checkbox } from '../../kit/checkbox.tsx';
import { Notice } from '../../kit/notice.tsx';
import { PageFrame } from '../../kit/page-frame.tsx';
import { useAdminQuery, useChange } from '../../platform/backoffice/data.ts';
import { Loaded } from '../../platform/backoffice/loaded.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import { NearLink } from '../../platform/near-link.tsx';
import { type Editor, useEditor } from '../editor.ts';
import { useScreenName } from '../frame/use-screen-name.ts';
import { has, useMe } from '../me.tsx';
import { translationsInput } from '../translation-fields.tsx';
import { EditLink } from './edit-link.tsx';
import { usePageActions } from './page-actions.ts';
import { PageChips } from './page-chips.tsx';
import { PageFields } from './page-fields.tsx';
import {
	futureSlug,
	type ManagedPage,
	type NamedPage,
	pageFieldOf,
	pageName,
	pageNames,
	validatePage,
} from './page-values.ts';
import { pageDocument, savePageDocument } from './pages.documents.ts';

interface SetPage extends NamedPage {
	home: boolean;
	active: boolean;
	inNavigation: boolean;
	inFooter: boolean;
}

export function Component() {
	const { t } = usePlatform();
	const { id = '' } = useParams();
	const answer = useAdminQuery(pageDocument, { id });
	return (
		<Loaded answer={answer} title={t('adminPages.one')}>
			{({ editedPage }) => <OnePage key={id} page={editedPage} />}
		</Loaded>
	);
}

function OnePage({ page }: { page: ManagedPage }) {
	const platform = usePlatform();
	const { t, languages } = platform;
	const me = useMe();
	const change = useChange();
	const navigate = useNavigate();
	const actions = usePageActions();
	const readOnly = !has(me, 'mContent');
	const { id, kind, slug, home, active, inNavigation, inFooter } = page;
	const initial: SetPage = { names: pageNames(languages, page), slug, home, active, inNavigation, inFooter };
	const editor = useEditor({
		initial,
		judge: (values) => validatePage(values, kind, platform),
		save: async (values) => {
			const input = { ...values, names: translationsInput(values.names), slug: futureSlug(values, platform) };
			await change(savePageDocument, { id, input });
		},
		said: { saved: t('adminPages.saved'), failed: t('adminPages.saveFailed') },
		fieldOf: pageFieldOf(platform),
	});
	const list = kind === 'link' ? '/admin/pages?filter.kind=link' : '/admin/pages';
	const remove = async () => {
		if (await actions.remove(page)) navigate(list);
	};
	useScreenName(pageName(page, platform));
	return (
		<PageFrame
			title={pageName(page, platform)}
			above={[{ label: t('adminPages.title'), to: list }]}
			actions={
				!readOnly && (
					<>
						{!home && !page.needed && (
							<Button icon={<IconTrash aria-hidden size={18} />} onClick={remove}>
								{t('admin.delete')}
							</Button>
						)}
						<EditLink page={page} />
					</>
				)
			}
			{...(readOnly ? {} : { save: editor.bar })}
		>
			<div className="grid gap-4">
				<PageChips page={page} />
				{page.needed && <Notice kind="info">{t('adminPages.neededStays')}</Notice>}
				<Card heading="h2" title={t('adminPages.about')}>
					<PageFields editor={editor} kind={kind} known={slug} readOnly={readOnly} needed={page.needed} />
				</Card>
				<Visibility editor={editor} page={page} readOnly={readOnly} />
			</div>
		</PageFrame>
	);
}

interface VisibilityProps {
	editor: Editor<SetPage>;
	page: ManagedPage;
	readOnly: boolean;
}

function Visibility({ editor, page, readOnly }: VisibilityProps) {
	const { t } = usePlatform();
	const { values, set, errorOf } = editor;
	const { home, active, inNavigation, inFooter } = values;
	const mayArrange = has(useMe(), 'qTenant');
	return (
		<Card heading="h2" title={t('adminPages.shown')}>
			<div className="grid gap-4">
				<Checkbox
					label={t('adminPages.active')}
					hint={t('adminPages.activeHint')}
					disabled={readOnly || home || (page.needed && page.active)}
					checked={active}
					onChange={(on) => set({ active: on })}
				/>
				{page.kind === 'page' && (
					<>
						<Checkbox
							label={t('adminPages.home')}
							hint={t(page.home ? 'adminPages.homeStays' : 'adminPages.homeHint')}
							disabled={readOnly || page.home || page.needed || !active}
							checked={home}
							onChange={(on) => set({ home: on })}
							error={errorOf('home')}
						/>
						<Checkbox
							label={t('adminPages.inNavigation')}
							hint={t('navigation.onPage')}
							disabled={readOnly}
							checked={inNavigation}
							onChange={(on) => set({ inNavigation: on })}
						/>
						<Checkbox
							label={t('adminPages.inFooter')}
							hint={t('navigation.onPage')}
							disabled={readOnly}
							checked={inFooter}
							onChange={(on) => set({ inFooter: on })}
						/>
						{mayArrange && (
							<p>
								<NearLink to="/admin/settings/navigation" className="text-link underline">
									{t('navigation.arrange')}
								</NearLink>
							</p>
						)}
					</>
				)}
			</div>
		</Card>
	);
}
