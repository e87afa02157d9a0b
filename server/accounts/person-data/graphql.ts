// What is kept of a person, handed over and erased, in the API. Handing over is a question, not a change: answers to changes are
// remembered for a while, and this one must not be.
import { builder } from '../../graphql/builder.ts';
import { checkId } from '../../graphql/ids.ts';
import { needs } from '../../graphql/rights.ts';
import { callerOf } from '../graphql-caller.ts';
import { deleteOwnAccount, erasePerson } from './erase-person.ts';
import { exportOwnData, exportPerson } from './export-person.ts';

builder.queryField('exportPerson', (t) =>
	t.string({
		description: 'Everything that is kept of a user, as JSON',
		extensions: needs('admin'),
		args: { id: t.arg.id({ required: true }) },
		resolve: (_root, { id }, context) => context.inTenant((sql) => exportPerson(sql, callerOf(context), checkId(id))),
	}),
);

builder.queryField('exportOwnData', (t) =>
	t.string({
		description: 'Everything that is kept of the caller, as JSON',
		extensions: needs('own'),
		resolve: (_root, _args, context) => context.inTenant((sql) => exportOwnData(sql, callerOf(context))),
	}),
);

builder.mutationField('erasePerson', (t) =>
	t.boolean({
		description: 'Removes a user and everything that is kept of him; cannot be undone',
		extensions: needs('mUser'),
		args: { id: t.arg.id({ required: true }) },
		async resolve(_root, { id }, context) {
			await erasePerson(context.inTenant, callerOf(context), checkId(id));
			return true;
		},
	}),
);

builder.mutationField('deleteOwnAccount', (t) =>
	t.boolean({
		description: 'Removes the caller and everything that is kept of him; cannot be undone',
		extensions: needs('own'),
		args: { currentPassword: t.arg.string({ required: true }) },
		async resolve(_root, { currentPassword }, context) {
			await deleteOwnAccount(context.inTenant, callerOf(context), currentPassword);
			return true;
		},
	}),
);
