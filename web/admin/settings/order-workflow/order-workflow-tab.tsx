// The rules of approvals in their order, and who would approve an order that is only imagined.
import { IconPlus, IconRoute } from '@tabler/icons-react';
import { mostRules } from '../../../../rules/approvals/validate-rule.ts';
import { formatMoney } from '../../../../rules/money.ts';
import { ButtonLink } from '../../../kit/button.tsx';
import { Card } from '../../../kit/card.tsx';
import { EmptyState } from '../../../kit/empty-state.tsx';
import { OrderedList } from '../../../kit/sortable-list/ordered-list.tsx';
import { Switch } from '../../../kit/switch.tsx';
import { useAdminQuery, useAttempt, useChange } from '../../../platform/backoffice/data.ts';
import { Loaded } from '../../../platform/backoffice/loaded.tsx';
import { useOrder } from '../../../platform/backoffice/use-order.ts';
import { usePlatform } from '../../../platform/environment.tsx';
import { NearLink } from '../../../platform/near-link.tsx';
import { has, useMe } from '../../me.tsx';
import { workflowHome } from './rule-address.ts';
import { type KnownRule, toInput, valuesOf } from './rule-values.ts';
import {
	approvalRulesDocument,
	moveRuleDocument,
	ruleChoicesDocument,
	ruleNamesDocument,
	saveRuleDocument,
} from './rules.documents.ts';
import { SimulateCard } from './simulate-card.tsx';

export function OrderWorkflowTab() {
	const { t } = usePlatform();
	const mayChange = has(useMe(), 'mTenant');
	const answer = useAdminQuery(approvalRulesDocument, {});
	const add = mayChange && (
		<ButtonLink to={`${workflowHome}/new`} colour="primary" icon={<IconPlus aria-hidden size={18} />}>
			{t('approvalRules.new')}
		</ButtonLink>
	);
	return (
		<div className="grid gap-4">
			<Loaded answer={answer}>
				{({ approvalRules: rules }) => (
					<Card
						heading="h2"
						title={t('approvalRules.listTitle')}
						actions={rules.length > 0 && rules.length < mostRules && add}
					>
						{rules.length > 0 ? (
							<>
								<p className="mb-4 max-w-prose text-muted">{t('approvalRules.intro')}</p>
								<Rules rules={rules} readOnly={!mayChange} />
							</>
						) : (
							<EmptyState
								title={t('approvalRules.emptyTitle')}
								text={t('approvalRules.emptyText')}
								picture={<IconRoute aria-hidden size={32} />}
								action={add}
							/>
						)}
					</Card>
				)}
			</Loaded>
			<SimulateCard />
		</div>
	);
}

interface RulesProps {
	rules: readonly KnownRule[];
	readOnly: boolean;
}

function Rules({ rules, readOnly }: RulesProps) {
	const { t, language } = usePlatform();
	const change = useChange();
	const userIds = [...new Set(rules.flatMap(({ steps }) => steps.flatMap((step) => step.userIds)))];
	const named = useAdminQuery(
		ruleNamesDocument,
		{ userIds, productIds: [], language },
		{ enabled: userIds.length > 0, keep: true },
	);
	const people = named.data?.approvalRuleNames ?? [];
	const order = useOrder({
		items: rules,
		place: (id, before) => change(moveRuleDocument, { id, before }),
		said: { done: t('approvalRules.orderSaved'), failed: t('approvalRules.orderFailed') },
		placed: ({ name }, position) => t('approvalRules.ordered', { name, position }),
	});
	return (
		<OrderedList
			label={t('approvalRules.listTitle')}
			order={order}
			nameOf={({ name }) => name}
			stepLabels={(name) => ({
				up: t('approvalRules.moveUp', { name }),
				down: t('approvalRules.moveDown', { name }),
			})}
			readOnly={readOnly}
		>
			{(rule) => <Rule rule={rule} people={people} readOnly={readOnly} />}
		</OrderedList>
	);
}

interface RuleProps {
	rule: KnownRule;
	/** Whom rules name, one by one. */
	people: readonly { id: string; name: string }[];
	readOnly: boolean;
}

function Rule({ rule, people, readOnly }: RuleProps) {
	const { t } = usePlatform();
	const { id, name, steps, deadlineDays } = rule;
	return (
		<div className="grid min-w-0 gap-x-4 gap-y-1 tablet:grid-cols-[minmax(0,1fr)_minmax(0,1.5fr)_auto] tablet:items-center">
			<NearLink
				to={`${workflowHome}/${id}`}
				className="min-w-0 justify-self-start rounded-theme font-semibold wrap-anywhere underline-offset-4 hover:underline"
			>
				{name}
			</NearLink>
			<p className="min-w-0 text-sm wrap-anywhere">
				<Conditions rule={rule} />
				<Approvers rule={rule} people={people} />
				<span className="block text-muted">
					{t('approvalRules.summarySteps', { count: steps.length })}
					{' · '}
					{t('approvalRules.summaryDays', { count: deadlineDays })}
				</span>
			</p>
			<Active rule={rule} readOnly={readOnly} />
		</div>
	);
}

/** Saved at once; a rule that somebody else has changed meanwhile stays as they have made it. */
function Active({ rule, readOnly }: { rule: KnownRule; readOnly: boolean }) {
	const { t } = usePlatform();
	const change = useChange();
	const attempt = useAttempt();
	const { id, active, revision } = rule;
	return (
		<Switch
			label={t('kit.active')}
			disabled={readOnly}
			on={active}
			onChange={(next) =>
				void attempt(
					() => change(saveRuleDocument, { id, revision, rule: { ...toInput(valuesOf(rule)), active: next } }),
					{
						done: t(next ? 'approvalRules.switchedOn' : 'approvalRules.switchedOff'),
						failed: t('approvalRules.saveFailed'),
					},
				)
			}
		/>
	);
}

/** Step by step. */
function Approvers({ rule: { steps }, people }: Omit<RuleProps, 'readOnly'>) {
	const { t, language } = usePlatform();
	const { data } = useAdminQuery(ruleChoicesDocument, { language });
	if (!data) return null;
	const { roles } = data.approvalRuleChoices;
	const list = new Intl.ListFormat(language, { type: 'disjunction' });
	const names = steps.map(({ company, superior, roleIds, userIds }) =>
		list.format([
			...(company ? [String(t('approvalRules.summaryCompany'))] : []),
			...(superior ? [String(t('approvalRules.summarySuperior'))] : []),
			...roles.flatMap(({ id, name }) =>
				roleIds.includes(id) ? String(t('approvalRules.summaryRole', { name })) : [],
			),
			...people.flatMap(({ id, name }) => (userIds.includes(id) ? name : [])),
		]),
	);
	return <span className="block">{t('approvalRules.summaryApprovers', { names: names.join(' → ') })}</span>;
}

/** When it applies, in a line. */
function Conditions({ rule: { conditions } }: { rule: KnownRule }) {
	const { t, language, notation, currency } = usePlatform();
	const { data } = useAdminQuery(ruleChoicesDocument, { language });
	const { roles = [], categories = [] } = data?.approvalRuleChoices ?? {};
	const namesOf = (ids: readonly string[], among: readonly { id: string; name: string }[]) =>
		among.filter(({ id }) => ids.includes(id)).map(({ name }) => name);
	const { totalFrom, productIds, costCentres } = conditions;
	const said = [
		...namesOf(conditions.roleIds, roles),
		totalFrom !== null &&
			t('approvalRules.summaryTotal', { amount: formatMoney({ minor: totalFrom, currency }, language, notation) }),
		productIds.length > 0 && t('approvalRules.summaryProducts', { count: productIds.length }),
		...namesOf(conditions.categoryIds, categories),
		costCentres.length > 0 && t('approvalRules.summaryCostCentres', { codes: costCentres.join(', ') }),
		conditions.firstOrder && t('approvalRules.firstOrder'),
		conditions.designChanged && t('approvalRules.designChanged'),
		conditions.overBudget && t('approvalRules.overBudget'),
	].filter(Boolean);
	return <span>{said.length > 0 ? said.join(' · ') : t('approvalRules.everyOrder')}</span>;
}
