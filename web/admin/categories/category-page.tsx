// One category: changed or deleted, with what stands in it and below it.
import { IconEye } from '@tabler/icons-react';
import { useParams, useSearchParams } from 'react-router';
import { ButtonLink } from '../../kit/button.tsx';
import { Card } from '../../kit/card.tsx';
import { Tabs } from '../../kit/tabs.tsx';
import { useAdminQuery, useChange } from '../../platform/backoffice/data.ts';
import { Loaded } from '../../platform/backoffice/loaded.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import { NearLink } from '../../platform/near-link.tsx';
import { EditedPage } from '../edited-page.tsx';
import { useEditor } from '../editor.ts';
import { has, useMe } from '../me.tsx';
import {
	categoryDocument,
	categoryTreeDocument,
	deleteCategoryDocument,
	updateCategoryDocument,
} from './categories.documents.ts';
import { CategoryForm } from './category-form.tsx';
import { CategoryProducts } from './category-products.tsx';
import { OnlineChip } from './category-tree.tsx';
import {
	type Category,
	categoryFieldOf,
	categoryLabelOf,
	toInput,
	validateCategory,
	valuesOf,
} from './category-values.ts';
import { type AccessRole, addressOf, type CategoryNode, neighboursOf } from './tree.ts';

export function Component() {
	const { t, language } = usePlatform();
	const { id = '' } = useParams();
	const tree = useAdminQuery(categoryTreeDocument, { language });
	const category = useAdminQuery(categoryDocument, { id });
	return (
		<Loaded answer={category} title={t('categories.one')}>
			{({ editedCategory }) => (
				<Loaded answer={tree} title={t('categories.one')}>
					{({ categoryTree, accessRoles }) => (
						<OneCategory
							key={id}
							category={editedCategory}
							tree={categoryTree}
							roles={accessRoles}
							onReload={category.refetch}
						/>
					)}
				</Loaded>
			)}
		</Loaded>
	);
}

interface OneCategoryProps {
	category: Category;
	tree: readonly CategoryNode[];
	roles: readonly AccessRole[];
	onReload(): Promise<unknown>;
}

function OneCategory({ category, tree, roles, onReload }: OneCategoryProps) {
	const platform = usePlatform();
	const { t, languages } = platform;
	const me = useMe();
	const change = useChange();
	const { id } = category;
	const name = tree.find((node) => node.id === id)?.name ?? category.slug;
	const below = neighboursOf(tree, id);
	const readOnly = !has(me, 'mCat');
	const [parameters, setParameters] = useSearchParams();
	const tab = parameters.get('tab') === 'products' ? 'products' : 'settings';
	const editor = useEditor({
		initial: valuesOf(category, languages),
		judge: (values) => validateCategory(values, platform),
		save: async (values, revision) => {
			await change(updateCategoryDocument, { id, revision, category: toInput(values) });
		},
		versions: {
			revision: category.revision,
			code: 'CATEGORY_CHANGED',
			reload: onReload,
			labelOf: (field) => {
				const label = categoryLabelOf(field);
				return label && t(label);
			},
		},
		said: {
			saved: t('categories.saved'),
			failed: t('categories.saveFailed'),
			faulty: true,
		},
		fieldOf: categoryFieldOf,
	});
	/** What is wrong with it is on the first tab. */
	const save = async () => {
		const done = await editor.bar.onSave();
		if (!done && tab !== 'settings') setParameters({}, { replace: true });
		return done;
	};
	const hasErrors = Object.keys(validateCategory(editor.values, platform)).some((field) => editor.errorOf(field));
	return (
		<EditedPage
			title={name}
			above={[{ label: t('admin.categories'), to: '/admin/categories' }]}
			readOnly={readOnly}
			editor={{ bar: { ...editor.bar, onSave: save } }}
			actions={
				category.online && (
					<ButtonLink to={addressOf(category.slug)} icon={<IconEye aria-hidden size={18} />}>
						{t('categories.view')}
					</ButtonLink>
				)
			}
			removal={{
				ask: {
					title: t('categories.deleteAsk', { name }),
					text: `${t('categories.deleteProducts', { count: category.products, only: category.onlyHere })} ${t('categories.deleteBelow', { count: below.length })}`.trim(),
				},
				said: { done: t('categories.deleted'), failed: t('categories.deleteFailed') },
				send: () => change(deleteCategoryDocument, { id }),
			}}
		>
			<p className="mb-4">
				<OnlineChip {...category} />
			</p>
			<Tabs
				label={name}
				chosen={tab}
				onChoose={(chosen) =>
					chosen !== tab && setParameters(chosen === 'products' ? { tab: chosen } : {}, { replace: true })
				}
				tabs={[
					{
						id: 'settings',
						label: t('admin.settings'),
						hasErrors,
						content: <CategoryForm editor={editor} id={id} tree={tree} roles={roles} readOnly={readOnly} />,
					},
					{
						id: 'products',
						label: t('categories.productsTab', { count: category.products }),
						content: (
							<div className="grid gap-4">
								<CategoryProducts id={id} display={editor.values.display} readOnly={readOnly} />
								<Below nodes={below} />
							</div>
						),
					},
				]}
			/>
		</EditedPage>
	);
}

/** The categories one level below. */
function Below({ nodes }: { nodes: readonly CategoryNode[] }) {
	const { t } = usePlatform();
	return (
		<Card heading="h2" title={t('categories.below')}>
			{nodes.length === 0 && <p className="text-muted">{t('categories.noneBelow')}</p>}
			<ul className="grid gap-2">
				{nodes.map((node) => (
					<li key={node.id} className="flex flex-wrap items-center gap-x-4 gap-y-1">
						<NearLink
							to={`/admin/categories/${node.id}`}
							className="min-w-0 rounded-theme font-medium underline-offset-2 wrap-break-word hover:underline"
						>
							{node.name}
						</NearLink>
						<OnlineChip {...node} />
						<span className="text-sm text-muted">{t('categories.products', { count: node.products })}</span>
					</li>
				))}
			</ul>
		</Card>
	);
}
