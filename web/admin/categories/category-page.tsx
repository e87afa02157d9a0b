// One category: changed or deleted, with what stands in it and below it.
import { IconTrash } from '@tabler/icons-react';
import { useNavigate, useParams } from 'react-router';
import { Button } from '../../kit/button.tsx';
import { Card } from '../../kit/card.tsx';
import { useConfirm } from '../../kit/confirm.tsx';
import { Notice } from '../../kit/notice.tsx';
import { PageFrame } from '../../kit/page-frame.tsx';
import { ApiFailure } from '../../platform/api.ts';
import { usePlatform } from '../../platform/environment.tsx';
import { NearLink } from '../../platform/near-link.tsx';
import { useAdminQuery, useAttempt, useChange } from '../data.ts';
import { type Editor, useEditor } from '../editor.ts';
import { Loaded } from '../loaded.tsx';
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
	judgeCategory,
	toInput,
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

function useDelete({ id, products, onlyHere }: Category, name: string, below: number) {
	const { t } = usePlatform();
	const confirm = useConfirm();
	const attempt = useAttempt();
	const change = useChange();
	const navigate = useNavigate();
	return async () => {
		const parts = [
			t('categories.deleteProducts', { count: products, only: onlyHere }),
			t('categories.deleteBelow', { count: below }),
		];
		const sure = await confirm({
			title: t('categories.deleteAsk', { name }),
			text: parts.join(' ').trim(),
			confirmLabel: t('admin.delete'),
			colour: 'danger',
		});
		if (!sure) return;
		const said = { done: t('categories.deleted'), failed: t('categories.deleteFailed') };
		if (await attempt(() => change(deleteCategoryDocument, { id }), said)) navigate('/admin/categories');
	};
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
	const remove = useDelete(category, name, below.length);
	const readOnly = !has(me, 'mCat');
	const editor = useEditor({
		initial: valuesOf(category, languages),
		judge: (values) => judgeCategory(values, platform),
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
		<PageFrame
			title={name}
			above={[{ label: t('admin.categories'), to: '/admin/categories' }]}
			actions={
				!readOnly && (
					<Button icon={<IconTrash aria-hidden size={18} />} onClick={remove}>
						{t('admin.delete')}
					</Button>
				)
			}
			{...(readOnly ? {} : { save: editor.bar })}
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
		</PageFrame>
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
