// What the screens of the order workflow query and change.
import { graphql } from '../../../platform/graphql.ts';

const editedRule = graphql(`
	fragment EditedApprovalRule on ApprovalRule {
		id
		name
		active
		conditions {
			roleIds
			totalFrom
			productIds
			categoryIds
			costCentres
			firstOrder
			designChanged
			overBudget
		}
		steps {
			roleIds
			userIds
			superior
			company
		}
		superiorField
		deadlineDays
		mayChange
		revision
	}
`);

export const approvalRulesDocument = graphql(
	`
	query AdminApprovalRules {
		approvalRules { ...EditedApprovalRule }
	}
`,
	[editedRule],
);

export const ruleChoicesDocument = graphql(`
	query AdminApprovalRuleChoices($language: String!) {
		approvalRuleChoices(language: $language) {
			roles { id name }
			categories { id parentId name }
			fields { id name }
		}
	}
`);

export const ruleNamesDocument = graphql(`
	query AdminApprovalRuleNames($userIds: [ID!]!, $productIds: [ID!]!, $language: String!) {
		approvalRuleNames(userIds: $userIds, productIds: $productIds, language: $language) { id name }
	}
`);

export const unknownCostCentresDocument = graphql(`
	query AdminUnknownCostCentres($codes: [String!]!) {
		unknownCostCentres(codes: $codes)
	}
`);

export const findProductsDocument = graphql(`
	query AdminApprovalRuleProducts($search: String!, $language: String!) {
		approvalRuleProducts(search: $search, language: $language) { id name }
	}
`);

export const saveRuleDocument = graphql(`
	mutation AdminSaveApprovalRule($id: ID, $rule: ApprovalRuleInput!, $revision: Int) {
		saveApprovalRule(id: $id, rule: $rule, revision: $revision) { id revision }
	}
`);

export const deleteRuleDocument = graphql(`
	mutation AdminDeleteApprovalRule($id: ID!) {
		deleteApprovalRule(id: $id)
	}
`);

export const moveRuleDocument = graphql(`
	mutation AdminMoveApprovalRule($id: ID!, $before: ID) {
		moveApprovalRule(id: $id, before: $before)
	}
`);

export const simulateDocument = graphql(`
	query AdminSimulateApproval($order: ApprovalSimulationInput!) {
		simulateApproval(order: $order) {
			isNeeded
			ruleId
			ruleName
			deadlineDays
			steps { names }
			costCentres
		}
	}
`);
