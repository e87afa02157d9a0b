// The products that stand in a category: found and added, put into order, taken out. Every change is saved at once.
import { IconLinkOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { CategoryDisplay } from '../../../rules/catalogue/kinds.ts';
import { Button } from '../../kit/button.tsx';
import { Card } from '../../kit/card.tsx';
import { Chip } from '../../kit/chip.tsx';
import { useConfirm } from '../../kit/confirm.tsx';
import { OrderedList } from '../../kit/sortable-list/ordered-list.tsx';
import { useAttempt, useChange } from '../../platform/backoffice/data.ts';
import { Loaded } from '../../platform/backoffice/loaded.tsx';
import { useOrder } from '../../platform/backoffice/use-order.ts';
import { usePlatform } from '../../platform/environment.tsx';
import { type Data, textOf } from '../../platform/graphql.ts';
import {
	categoryMembersDocument,
	placeCategoryProductDocument,
	removeCategoryProductDocument,
} from './categories.documents.ts';
import { ProductSearch } from './product-search.tsx';

type Members = Data<typeof categoryMembersDocument>['categoryMembers'];
type Member = Members['items'][number];

interface CategoryProductsProps {
	id: string;
	display: CategoryDisplay;
	readOnly: boolean;
}

const portion = 50;

/** The first ones of a category; as many portions as were asked for, one after the other. */
function useMembers(id: string, portions: number) {
	const { ask, language } = usePlatform();
	return useQuery({
		queryKey: ['admin', textOf(categoryMembersDocument), { id, language, portions }],
		staleTime: 0,
		placeholderData: (before: Members | undefined) => before,
		queryFn: async (): Promise<Members> => {
			const items: Member[] = [];
			for (let offset = 0; ; offset += portion) {
				const variables = { id, language, first: portion, offset };
				const answer = (await ask(categoryMembersDocument, variables)) as Data<typeof categoryMembersDocument>;
				items.push(...answer.categoryMembers.items);
				const { total } = answer.categoryMembers;
				if (offset + portion >= Math.min(total, portions * portion)) return { total, items };
			}
		},
	});
}

export function CategoryProducts({ id, display, readOnly }: CategoryProductsProps) {
	const { t } = usePlatform();
	const [portions, setPortions] = useState(1);
	const answer = useMembers(id, portions);
	return (
		<Card heading="h2" title={t('categories.productList')}>
			<div className="grid gap-4">
				<p className="text-sm text-muted">
					{t(display === 'static' ? 'categories.productListText' : 'categories.productListOther')}
				</p>
				{!readOnly && <ProductSearch id={id} />}
				<Loaded answer={answer}>
					{({ items, total }) => (
						<>
							{items.length > 0 ? (
								<MemberList id={id} members={items} readOnly={readOnly} />
							) : (
								<p className="text-muted">{t('categories.noProducts')}</p>
							)}
							{items.length < total && (
								<div>
									<Button onClick={() => setPortions(portions + 1)}>
										{t('categories.more', { count: total - items.length })}
									</Button>
								</div>
							)}
						</>
					)}
				</Loaded>
			</div>
		</Card>
	);
}

interface MemberListProps {
	id: string;
	members: readonly Member[];
	readOnly: boolean;
}

function useUnlink(id: string) {
	const { t } = usePlatform();
	const confirm = useConfirm();
	const attempt = useAttempt();
	const change = useChange();
	return async ({ id: productId, name, onlyHere }: Member) => {
		const sure = await confirm({
			title: t('categories.unlinkAsk', { name }),
			text: onlyHere ? `${t('categories.unlinkText')} ${t('categories.unlinkLast')}` : t('categories.unlinkText'),
			confirmLabel: t('categories.unlinkConfirm'),
			colour: 'danger',
		});
		if (!sure) return;
		await attempt(() => change(removeCategoryProductDocument, { id, productId }), {
			done: t('categories.unlinked'),
			failed: t('categories.saveFailed'),
		});
	};
}

function MemberList({ id, members, readOnly }: MemberListProps) {
	const { t } = usePlatform();
	const change = useChange();
	const unlink = useUnlink(id);
	const order = useOrder({
		items: members,
		place: (productId, before) => change(placeCategoryProductDocument, { id, productId, before }),
		said: { done: t('categories.productOrderSaved'), failed: t('categories.orderFailed') },
		placed: ({ name }, position, count) => t('categories.placed', { name, position, count }),
	});
	return (
		<OrderedList
			label={t('categories.productList')}
			order={order}
			nameOf={({ name }) => name}
			stepLabels={(name) => ({ up: t('categories.moveUp', { name }), down: t('categories.moveDown', { name }) })}
			readOnly={readOnly}
			actions={(member) =>
				!readOnly && (
					<Button
						size="small"
						icon={<IconLinkOff aria-hidden size={18} />}
						aria-label={t('categories.unlink', { name: member.name })}
						onClick={() => unlink(member)}
					/>
				)
			}
		>
			{(member) => <ShownProduct {...member} />}
		</OrderedList>
	);
}

interface ShownProductProps extends Pick<Member, 'name' | 'slug' | 'published' | 'image'> {
	archived?: boolean;
}

export function ShownProduct({ name, slug, published, archived = false, image }: ShownProductProps) {
	const { t } = usePlatform();
	return (
		<span className="flex min-w-0 items-center gap-3">
			<span className="grid size-10 shrink-0 place-items-center overflow-hidden rounded-theme bg-sunken">
				{image && <img src={image.url} alt="" loading="lazy" className="size-full object-cover" />}
			</span>
			<span className="min-w-0">
				<span className="block font-medium wrap-break-word">{name}</span>
				<span className="block text-sm text-muted wrap-anywhere">{slug}</span>
				{archived && <Chip state="inactive" label={t('categories.archived')} />}
				{!archived && !published && <Chip state="inactive" label={t('categories.notPublished')} />}
			</span>
		</span>
	);
}
