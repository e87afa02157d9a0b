// All categories of the shop, arranged.
import { IconPlus, IconSitemap } from '@tabler/icons-react';
import { ButtonLink } from '../../kit/button.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { PageFrame } from '../../kit/page-frame.tsx';
import { useAdminQuery } from '../../platform/backoffice/data.ts';
import { Loaded } from '../../platform/backoffice/loaded.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import { has, useMe } from '../me.tsx';
import { categoryTreeDocument } from './categories.documents.ts';
import { CategoryTree } from './category-tree.tsx';

export function Component() {
	const { t, language } = usePlatform();
	const me = useMe();
	const answer = useAdminQuery(categoryTreeDocument, { language });
	const readOnly = !has(me, 'mCat');
	const add = !readOnly && (
		<ButtonLink to="/admin/categories/new" colour="primary" icon={<IconPlus aria-hidden size={18} />}>
			{t('categories.new')}
		</ButtonLink>
	);
	return (
		<Loaded answer={answer} title={t('admin.categories')}>
			{({ categoryTree, accessRoles }) => (
				<PageFrame title={t('admin.categories')} actions={categoryTree.length > 0 && add}>
					{categoryTree.length > 0 ? (
						<>
							<p className="mb-4 max-w-prose text-muted">
								{t(readOnly ? 'categories.intro' : 'categories.introOrder')}
							</p>
							<CategoryTree nodes={categoryTree} roles={accessRoles} readOnly={readOnly} />
						</>
					) : (
						<EmptyState
							title={t('categories.emptyTitle')}
							text={t('categories.emptyText')}
							picture={<IconSitemap aria-hidden size={32} />}
							action={add}
						/>
					)}
				</PageFrame>
			)}
		</Loaded>
	);
}
