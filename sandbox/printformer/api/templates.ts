// Templates as the provider shows them.
import type { Template } from '../objects.ts';
import { listTemplates, takeTemplate } from '../templates.ts';
import { type Call, type Handler, paged, wrapped } from './call.ts';

const shownTemplate = ({ scope }: Call, template: Template): object => {
	const { identifier, name, type, intents, pageCount, customAttributes, dataKeys, updatedAt, variants } = template;
	return {
		...{ identifier, name, type, intents, pageCount },
		availTemplate: null,
		groupMembers: template.groupMembers,
		correctionTemplate: null,
		...{ customAttributes, dataKeys, updatedAt, variants },
		previewUrl: `${scope.world.publicUrl}/previews/${scope.client}/${identifier}.png`,
	};
};

export const listAllTemplates: Handler = (call) =>
	paged(call, listTemplates(call.scope), (template) => shownTemplate(call, template));

export const readTemplate: Handler = (call) => wrapped(shownTemplate(call, takeTemplate(call.scope, call.id)));
