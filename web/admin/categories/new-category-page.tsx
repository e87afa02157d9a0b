// A new category.
import { useSearchParams } from 'react-router';
import { Card } from '../../kit/card.tsx';
import { PageFrame } from '../../kit/page-frame.tsx';
import { useAdminQuery, useChange } from '../../platform/backoffice/data.ts';
import { Loaded } from '../../platform/backoffice/loaded.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import { useAfterwards, useEditor } from '../editor.ts';
import { categoryTreeDocument, createCategoryDocument } from './categories.documents.ts';
import { CategoryForm } from './category-form.tsx';
import { categoryFieldOf, newCategory, toInput, validateCategory } from './category-values.ts';
import type { AccessRole, CategoryNode } from './tree.ts';

export function Component() {
	const { t, language } = usePlatform();
	const answer = useAdminQuery(categoryTreeDocument, { language });
	return (
		<Loaded answer={answer} title={t('categories.new')}>
			{({ categoryTree, accessRoles }) => <NewCategory tree={categoryTree} roles={accessRoles} />}
		</Loaded>
	);
}

function NewCategory({ tree, roles }: { tree: readonly CategoryNode[]; roles: readonly AccessRole[] }) {
	const platform = usePlatform();
	const { t, languages } = platform;
	const change = useChange();
	const goTo = useAfterwards();
	const [query] = useSearchParams();
	const parent = tree.find(({ id }) => id === query.get('parent'));
	const editor = useEditor({
		create: true,
		initial: newCategory(languages, parent?.id ?? null),
		judge: (values) => validateCategory(values, platform),
		save: async (values) => {
			const { createCategory } = await change(createCategoryDocument, { category: toInput(values) });
			goTo(`/admin/categories/${createCategory.id}`);
		},
		said: {
			saved: t('categories.created'),
			failed: t('categories.createFailed'),
			faulty: true,
		},
		fieldOf: categoryFieldOf,
	});
	return (
		<PageFrame
			title={t('categories.new')}
			above={[{ label: t('admin.categories'), to: '/admin/categories' }]}
			save={editor.bar}
		>
			<div className="grid gap-4">
				<CategoryForm editor={editor} tree={tree} roles={roles} readOnly={false} />
				<Card heading="h2" title={t('categories.productList')}>
					<p className="text-muted">{t('categories.productListNew')}</p>
				</Card>
			</div>
		</PageFrame>
	);
}
