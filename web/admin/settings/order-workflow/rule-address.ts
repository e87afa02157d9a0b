// Where the order workflow is, and which field of a rule a refusal of the API is about.
export const workflowHome = '/admin/settings/order-workflow';

export const refusedRuleField = (code: string, { field }: Readonly<Record<string, unknown>>): string | undefined => {
	if (code !== 'VALIDATION' || typeof field !== 'string') return undefined;
	// Somebody whom a step names is gone.
	return field === 'userIds' ? 'steps' : field;
};
