// The settings of the page to get in touch, in the API.
import { readGiven } from '../../../rules/settings/api-values.ts';
import { contactSettings } from '../../../rules/settings/contact.ts';
import { callerOf } from '../../accounts/graphql-caller.ts';
import { builder } from '../../graphql/builder.ts';
import { needs } from '../../graphql/rights.ts';
import { declareSettings, revisionArgument } from '../../settings/graphql-parts.ts';
import { loadContactSettings, saveContactSettings } from './contact-settings.ts';

const { type: settings, input: settingsInput } = declareSettings(contactSettings, {
	type: 'ContactSettings',
	description: 'Settings of the page on which visitors get in touch.',
	input: 'ContactSettingsInput',
	inputDescription: 'Settings of the page on which visitors get in touch; what may be left out stays as it is.',
});

builder.queryField('contactSettings', (t) =>
	t.field({
		type: settings,
		description: 'Settings of the page on which visitors get in touch.',
		extensions: needs('qTenant'),
		resolve: (_root, _args, { tenant, inTenant }) => inTenant((sql) => loadContactSettings(sql, tenant)),
	}),
);

builder.mutationField('saveContactSettings', (t) =>
	t.field({
		type: settings,
		description:
			'Changes the settings of the page on which visitors get in touch. Fails with `SETTINGS_CHANGED` if they have been changed since `revision`.',
		extensions: needs('mTenant'),
		args: {
			settings: t.arg({ type: settingsInput, required: true, description: 'Settings as they shall be.' }),
			revision: t.arg.int(revisionArgument),
		},
		resolve: (_root, { settings: given, revision }, context) =>
			context.inTenant((sql) =>
				saveContactSettings(sql, callerOf(context), readGiven(contactSettings, given), revision ?? undefined),
			),
	}),
);
