// The templates of a client: those of the demo, with what a test has changed of them.
import { demoTemplates } from './demo-templates.ts';
import type { Template } from './objects.ts';
import { notFound } from './wire/failures.ts';
import type { Scope } from './world.ts';

const withChanges = ({ store, client }: Scope, template: Template): Template => ({
	...template,
	...store.find('template_change', client, `${client} ${template.identifier}`),
});

export const listTemplates = (scope: Scope): Template[] => demoTemplates.map((each) => withChanges(scope, each));

export function findTemplate(scope: Scope, identifier: string): Template | undefined {
	const found = demoTemplates.find((each) => each.identifier === identifier);
	return found && withChanges(scope, found);
}

export function takeTemplate(scope: Scope, identifier: string): Template {
	const found = findTemplate(scope, identifier);
	if (!found) throw notFound('MasterTemplate');
	return found;
}

/** As somebody at the provider changes a template: it acts on all drafts that were not produced yet. */
export function changeTemplate(scope: Scope, identifier: string, changes: Partial<Template>): Template {
	const { store, client } = scope;
	takeTemplate(scope, identifier);
	const id = `${client} ${identifier}`;
	const updatedAt = new Date(scope.now).toISOString();
	store.change(() =>
		store.put('template_change', client, id, { ...store.find('template_change', client, id), ...changes, updatedAt }),
	);
	return takeTemplate(scope, identifier);
}
