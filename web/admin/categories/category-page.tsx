// One category: changed or deleted, with what stands in it and below it.
import { useParams } from 'react-router';
import { Button } from '../../kit/button.tsx';
import { Card } from '../../kit/card.tsx';
import { Notice } from '../../kit/notice.tsx';
import { ApiFailure } from '../../platform/api.ts';
import { useAdminQuery, useChange } from '../../platform/backoffice/data.ts';
import { Loaded } from '../../platform/backoffice/loaded.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import { NearLink } from '../../platform/near-link.tsx';
import { EditedPage } from '../edited-page.tsx';
import { type Editor, useEditor } from '../editor.ts';
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
	type CategoryValues,
	categoryFieldOf,
	toInput,
	validateCategory,
	valuesOf,
} from './category-values.ts';
import { type AccessRole, type CategoryNode, neighboursOf } from './tree.ts';

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
	const editor = useEditor({
		initial: valuesOf(category, languages),
		judge: (values) => validateCategory(values, platform),
		save: async (values) => {
			const { revision } = values;
			await change(updateCategoryDocument, { id, revision, category: toInput(values) }).catch(async (error) => {
				// What the others have made of it is shown beside what was typed here.
				if (error instanceof ApiFailure && error.code === 'CATEGORY_CHANGED') await onReload();
				throw error;
			});
		},
		said: {
			saved: t('categories.saved'),
			failed: t('categories.saveFailed'),
			faulty: t('accounts.mandatoryFields'),
		},
		fieldOf: categoryFieldOf,
	});
	return (
		<EditedPage
			title={name}
			above={[{ label: t('admin.categories'), to: '/admin/categories' }]}
			readOnly={readOnly}
			editor={editor}
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
			<div className="grid gap-4">
				<ChangedMeanwhile editor={editor} revision={category.revision} />
				<CategoryForm editor={editor} id={id} tree={tree} roles={roles} readOnly={readOnly} />
				<CategoryProducts id={id} display={editor.values.display} readOnly={readOnly} />
				<Card heading="h2" title={t('categories.below')}>
					{below.length === 0 && <p className="text-muted">{t('categories.noneBelow')}</p>}
					<ul className="grid gap-2">
						{below.map((node) => (
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
			</div>
		</EditedPage>
	);
}

interface ChangedMeanwhileProps {
	editor: Editor<CategoryValues>;
	/** Of what is saved at present. */
	revision: number;
}

/** Nothing is lost: one goes on with what was typed, or takes what the others have saved. */
function ChangedMeanwhile({ editor, revision }: ChangedMeanwhileProps) {
	const { t } = usePlatform();
	if (!editor.bar.dirty || editor.values.revision >= revision) return null;
	return (
		<div role="alert">
			<Notice
				kind="warning"
				action={
					<div className="flex flex-wrap gap-2">
						<Button size="small" onClick={() => editor.set({ revision })}>
							{t('categories.keepMine')}
						</Button>
						<Button size="small" onClick={() => editor.bar.onDiscard()}>
							{t('categories.takeTheirs')}
						</Button>
					</div>
				}
			>
				{t('categories.changedText')}
			</Notice>
		</div>
	);
}
