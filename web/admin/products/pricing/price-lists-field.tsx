// Which price lists a product has, for whom, and which comes first.
import { IconAlertTriangle } from '@tabler/icons-react';
import { Button } from '../../../kit/button.tsx';
import { TextLink } from '../../../kit/link.tsx';
import { MultiSelect } from '../../../kit/multi-select.tsx';
import { Notice } from '../../../kit/notice.tsx';
import { Select } from '../../../kit/select.tsx';
import { OrderedList } from '../../../kit/sortable-list/ordered-list.tsx';
import { usePlatform } from '../../../platform/environment.tsx';
import type { Data } from '../../../platform/graphql.ts';
import type { pricingChoicesDocument } from './pricing.documents.ts';
import type { PricingValues } from './pricing-values.ts';
import { useLocalOrder } from './use-local-order.ts';
import type { OwnPrices } from './use-own-prices.ts';

export type Choices = Data<typeof pricingChoicesDocument>['pricingChoices'];
type Links = PricingValues['priceLists'];

interface PriceListsFieldProps {
	links: Links;
	choices: Choices;
	own: OwnPrices | undefined;
	onChange(links: Links): void;
	error: string | null | undefined;
	readOnly: boolean;
}

interface Item {
	id: string;
	roleIds: readonly string[];
	name: string;
	/** Of the product itself: it has no screen of its own. */
	own: boolean;
	/** Why it gives no price. */
	hint: 'pricing.listArchived' | 'pricing.listEmpty' | 'pricing.listCovered' | undefined;
}

function hintOf(list: Choices['lists'][number] | undefined, covered: boolean): Item['hint'] {
	if (list?.archived) return 'pricing.listArchived';
	if (list?.rows === 0) return 'pricing.listEmpty';
	return covered ? 'pricing.listCovered' : undefined;
}

function useItems(links: Links, { lists }: Choices, own: OwnPrices | undefined): Item[] {
	const { t } = usePlatform();
	let covered = false;
	return links.map(({ listId, roleIds }) => {
		const found = lists.find(({ id }) => id === listId);
		const list = found && listId === own?.listId ? { ...found, rows: own.steps.length } : found;
		const hint = hintOf(list, covered);
		covered ||= roleIds.length === 0 && hint === undefined;
		const name = list?.own ? t('pricing.ownPrices') : (list?.name ?? t('pricing.listUnknown'));
		return { id: listId, roleIds, name, own: list?.own ?? false, hint };
	});
}

export function PriceListsField({ links, choices, own, onChange, error, readOnly }: PriceListsFieldProps) {
	const { t } = usePlatform();
	const items = useItems(links, choices, own);
	const change = (next: readonly Item[]) => onChange(next.map(({ id, roleIds }) => ({ listId: id, roleIds })));
	const order = useLocalOrder(items, change, ({ name }, position, count) =>
		t('pricing.placed', { name, position, count }),
	);
	const shared = choices.lists.filter((list) => !list.own);
	const free = shared.filter(({ id, archived }) => !archived && !links.some(({ listId }) => listId === id));
	return (
		<div className="grid grid-cols-1 gap-3">
			<div>
				<h3 className="font-semibold">{t('pricing.lists')}</h3>
				<p className="text-sm text-muted">{t('pricing.listsText')}</p>
			</div>
			{items.length > 0 ? (
				<OrderedList
					label={t('pricing.lists')}
					order={order}
					nameOf={({ name }) => name}
					stepLabels={(name) => ({ up: t('pricing.moveUp', { name }), down: t('pricing.moveDown', { name }) })}
					readOnly={readOnly}
				>
					{(item) => (
						<OneList
							item={item}
							roles={choices.roles}
							readOnly={readOnly}
							onRemove={() => change(items.filter(({ id }) => id !== item.id))}
							onRoles={(roleIds) => change(items.map((one) => (one.id === item.id ? { ...one, roleIds } : one)))}
						/>
					)}
				</OrderedList>
			) : (
				<p className="text-muted">{t('pricing.noLists')}</p>
			)}
			{shared.length === 0 && items.length === 0 && (
				<Notice kind={error ? 'danger' : 'info'}>
					{error && <p className="font-semibold">{error}</p>}
					{t('pricing.noListsAtAll')} <TextLink to="/admin/price-lists">{t('pricing.openLists')}</TextLink>
				</Notice>
			)}
			{!readOnly && shared.length > 0 && (
				<Select
					label={t('pricing.addList')}
					hint={free.length === 0 ? t('pricing.noMoreLists') : undefined}
					disabled={free.length === 0}
					value=""
					choices={free.map(({ id, name }) => ({ value: id, label: name }))}
					onChange={(listId) => onChange([...links, { listId, roleIds: [] }])}
					error={error}
				/>
			)}
		</div>
	);
}

interface OneListProps {
	item: Item;
	roles: Choices['roles'];
	readOnly: boolean;
	onRoles(roleIds: readonly string[]): void;
	onRemove(): void;
}

function OneList({ item: { id, name, own, roleIds, hint }, roles, readOnly, onRoles, onRemove }: OneListProps) {
	const { t } = usePlatform();
	return (
		<div className="grid grid-cols-1 gap-2 py-1">
			<p className="flex flex-wrap items-baseline gap-x-3">
				{own ? (
					<span className="font-medium">{name}</span>
				) : (
					<TextLink to={`/admin/price-lists/${id}`}>{name}</TextLink>
				)}
				{roleIds.length === 0 && <span className="text-sm text-muted">{t('pricing.everybody')}</span>}
			</p>
			{hint && (
				<p className="flex items-start gap-1 text-sm font-medium">
					<IconAlertTriangle aria-hidden size="1.25em" className="shrink-0" />
					{t(hint)}
				</p>
			)}
			<MultiSelect
				label={t('pricing.roles')}
				hint={t('pricing.rolesHint')}
				disabled={readOnly}
				value={roleIds}
				onChange={onRoles}
				choices={roles.map((role) => ({ value: role.id, label: role.label }))}
			/>
			{!readOnly && (
				<div>
					<Button size="small" aria-label={t('pricing.removeList', { name })} onClick={onRemove}>
						{t('pricing.remove')}
					</Button>
				</div>
			)}
		</div>
	);
}
