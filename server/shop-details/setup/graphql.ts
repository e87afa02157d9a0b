// Setting up a shop, in the API: how far the wizard has come, and what the shop still needs.
import { readGiven } from '../../../rules/settings/api-values.ts';
import { setupSettings } from '../../../rules/settings/setup.ts';
import { callerOf } from '../../accounts/graphql-caller.ts';
import { builder } from '../../graphql/builder.ts';
import { needs } from '../../graphql/rights.ts';
import { declareSettings, revisionArgument } from '../../settings/graphql-parts.ts';
import { saveSettings } from '../../settings/saving/save-settings.ts';
import { findSettings } from '../../settings/store-settings.ts';
import { findChecklist } from './find-checklist.ts';

const { type: progress, input: progressInput } = declareSettings(setupSettings, {
	type: 'SetupProgress',
	description: 'How far the shop has been set up.',
	input: 'SetupProgressInput',
	inputDescription: 'How far the shop has been set up; what is left out stays as it is.',
});

const checklistItem = builder.enumType('ChecklistItem', {
	description: 'Something that a shop needs before it can sell.',
	values: {
		legalPages: {
			description: 'Imprint, privacy policy, terms and right of withdrawal, without anything left to fill in.',
		},
		ownPages: {
			description: 'Home page and contact page without the texts that every shop begins with.',
		},
		payment: { description: 'Card payment, or payment by invoice with a bank account.' },
		shipping: { description: 'At least one shipping method, unless orders are picked up.' },
		product: { description: 'At least one published product that can be ordered.' },
		domain: { description: 'An active domain of the shop itself.' },
	},
});

const checklistEntry = builder
	.objectRef<Awaited<ReturnType<typeof findChecklist>>[number]>('ChecklistEntry')
	.implement({
		description: 'An entry of the checklist of a shop.',
		fields: (t) => ({
			item: t.expose('item', { type: checklistItem, description: 'What is needed.' }),
			done: t.exposeBoolean('done', { description: 'Whether the shop has it.' }),
		}),
	});

builder.objectField(progress, 'checklist', (t) =>
	t.field({
		type: [checklistEntry],
		description: 'What the shop needs before it can sell, and whether it is there at present.',
		resolve: (_of, _args, { tenant, inTenant, payments }) => inTenant((sql) => findChecklist(sql, tenant, payments)),
	}),
);

builder.queryField('setupProgress', (t) =>
	t.field({
		type: progress,
		description: 'How far the shop has been set up.',
		extensions: needs('qTenant'),
		resolve: (_root, _args, { tenant, inTenant }) => inTenant((sql) => findSettings(sql, tenant.id, setupSettings)),
	}),
);

builder.mutationField('saveSetupProgress', (t) =>
	t.field({
		type: progress,
		description:
			'Stores how far the shop has been set up. Fails with `SETTINGS_CHANGED` if that has been changed since `revision`. Operators of the platform who act in the shop leave `opened` as it is.',
		extensions: needs('mTenant'),
		args: {
			settings: t.arg({ type: progressInput, required: true, description: 'The progress as it shall be.' }),
			revision: t.arg.int(revisionArgument),
		},
		resolve(_root, { settings, revision }, context) {
			const { opened, ...rest } = readGiven(setupSettings, settings);
			// An operator who looks in does not take away from the owner what greets them.
			const given = context.user?.technical || opened === undefined ? rest : { ...rest, opened };
			return context.inTenant((sql) =>
				saveSettings(sql, callerOf(context), setupSettings, given, {
					revision: revision ?? undefined,
					action: 'saveSetupProgress',
				}),
			);
		},
	}),
);
