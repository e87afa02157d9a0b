// Substitutes of approvers in the API: everyone's own.
import { callerOf } from '../../accounts/graphql-caller.ts';
import { builder } from '../../graphql/builder.ts';
import { checkId } from '../../graphql/ids.ts';
import { needs } from '../../graphql/rights.ts';
import { addSubstitute, listSubstitutes, removeSubstitute, type Substitute } from './save-substitute.ts';

const substitute = builder.objectRef<Substitute>('ApprovalSubstitute').implement({
	description: 'A user who approves orders on behalf of the caller.',
	fields: (t) => ({
		id: t.exposeID('id', { description: 'Id of the entry.' }),
		name: t.exposeString('name', {
			nullable: true,
			description: 'Name of the substitute; null if the account has been deleted.',
		}),
		firstDay: t.exposeString('firstDay', { description: 'First day, as `2026-12-21`.' }),
		lastDay: t.exposeString('lastDay', { description: 'Last day, as `2027-01-06`.' }),
	}),
});

builder.queryField('approvalSubstitutes', (t) =>
	t.field({
		type: [substitute],
		description: 'Substitutes of the caller, without those whose time is over.',
		extensions: needs('own'),
		resolve: (_root, _args, context) => context.inTenant((sql) => listSubstitutes(sql, callerOf(context))),
	}),
);

builder.mutationFields((t) => ({
	addApprovalSubstitute: t.boolean({
		description:
			'Names a substitute of the caller: a colleague of the same company, or one with the same role in the shop. Both can decide then. Always true.',
		extensions: needs('own'),
		args: {
			userId: t.arg.id({ description: 'Id of the substitute, such as that of a member of the company of the caller.' }),
			email: t.arg.string({ description: 'Email address of the substitute; either this or `userId`.' }),
			firstDay: t.arg.string({ required: true, description: 'First day, as `2026-12-21`.' }),
			lastDay: t.arg.string({ required: true, description: 'Last day, at most a year later.' }),
		},
		async resolve(_root, { userId, email, firstDay, lastDay }, context) {
			const given = { userId: userId ? checkId(userId) : null, email: email ?? '', firstDay, lastDay };
			await context.inTenant((sql) => addSubstitute(sql, callerOf(context), given));
			return true;
		},
	}),
	removeApprovalSubstitute: t.boolean({
		description: 'Removes a substitute of the caller. Always true.',
		extensions: needs('own'),
		args: { id: t.arg.id({ required: true, description: 'Id of the entry.' }) },
		async resolve(_root, { id }, context) {
			await context.inTenant((sql) => removeSubstitute(sql, callerOf(context), checkId(id)));
			return true;
		},
	}),
}));
