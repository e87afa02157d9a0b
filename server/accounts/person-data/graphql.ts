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
		description: 'All stored data of a user, as JSON. The export is recorded in the audit log.',
		extensions: needs('admin'),
		args: { id: t.arg.id({ required: true, description: 'Id of the user.' }) },
		resolve: (_root, { id }, context) => context.inTenant((sql) => exportPerson(sql, callerOf(context), checkId(id))),
	}),
);

builder.queryField('exportOwnData', (t) =>
	t.string({
		description: 'All stored data of the caller, as JSON. Guests are refused.',
		extensions: needs('own'),
		resolve: (_root, _args, context) => context.inTenant((sql) => exportOwnData(sql, callerOf(context))),
	}),
);

builder.mutationField('erasePerson', (t) =>
	t.boolean({
		description:
			'Deletes a user and all personal data; this cannot be undone. Always true. Fails with `LAST_ADMIN` for the last admin and with `GRANT_BEYOND` for a user with more rights than the caller.',
		extensions: needs('mUser'),
		args: { id: t.arg.id({ required: true, description: 'Id of the user.' }) },
		async resolve(_root, { id }, context) {
			await erasePerson(context.inTenant, callerOf(context), checkId(id));
			return true;
		},
	}),
);

builder.mutationField('deleteOwnAccount', (t) =>
	t.boolean({
		description:
			'Deletes the account of the caller and all personal data; this cannot be undone. Always true. Guests are refused. Must be the only mutation of its document.',
		extensions: needs('own'),
		args: {
			currentPassword: t.arg.string({
				required: true,
				description: 'Password of the caller; a wrong one fails with `PASSWORD_WRONG`.',
			}),
		},
		async resolve(_root, { currentPassword }, context) {
			await deleteOwnAccount(context.inTenant, callerOf(context), currentPassword);
			return true;
		},
	}),
);
