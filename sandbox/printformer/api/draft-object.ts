// A draft as the provider shows it.
import type { Draft } from '../objects.ts';

export function shownDraft(draft: Draft): object {
	const { draftHash, userIdentifier, userGroupIdentifier, templateIdentifier, activeGroupTemplateIdentifier } = draft;
	const { preflightStatus, variant, apiDefaultValues, customAttributes, state, setupStatus, validationResults } = draft;
	return {
		...{ draftHash, userIdentifier, userGroupIdentifier, templateIdentifier, activeGroupTemplateIdentifier },
		personalizations: { amount: draft.rows?.length ?? 0 },
		...{ preflightStatus, variant, apiDefaultValues, customAttributes, state, setupStatus, validationResults },
	};
}
