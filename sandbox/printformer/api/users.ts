// The client itself, its users and groups of users.
import type { User } from '../objects.ts';
import { attributesOf, requiredText, textOf } from '../wire/params.ts';
import { newId, type Scope, take } from '../world.ts';
import { type Call, type Handler, noContent, wrapped } from './call.ts';

export const readClient: Handler = ({ scope: { client } }) =>
	wrapped({ name: `Sandbox ${client}`, identifier: client, createdAt: '2026-01-05T08:00:00.000000Z' });

const nobody: User['profile'] = { salutation: null, title: null, firstName: null, lastName: null, email: null };

function readProfile({ params }: Call, before: User['profile']): User['profile'] {
	return {
		salutation: textOf(params, 'salutation') ?? before.salutation,
		title: textOf(params, 'title') ?? before.title,
		firstName: textOf(params, 'firstName', 'first_name') ?? before.firstName,
		lastName: textOf(params, 'lastName', 'last_name') ?? before.lastName,
		email: textOf(params, 'email') ?? before.email,
	};
}

function saveUser(call: Call, before: User): User {
	const { store, client } = call.scope;
	const user: User = {
		identifier: before.identifier,
		locale: textOf(call.params, 'locale') ?? before.locale,
		profile: readProfile(call, before.profile),
		customAttributes: attributesOf(call.params, 'customAttributes') ?? before.customAttributes,
	};
	store.put('user', client, user.identifier, user);
	return user;
}

export const createUser: Handler = (call) =>
	wrapped(saveUser(call, { identifier: newId(8), locale: null, profile: nobody, customAttributes: {} }), 201);

export const readUser: Handler = ({ scope, id }) => wrapped(take(scope, 'user', id));

export const updateUser: Handler = (call) => wrapped(saveUser(call, take(call.scope, 'user', call.id)));

const draftsOf = ({ store, client }: Scope, user: string) =>
	store.all('draft', client).filter(({ userIdentifier }) => userIdentifier === user);

export const deleteUser: Handler = ({ scope, id }) => {
	take(scope, 'user', id);
	for (const { draftHash } of draftsOf(scope, id)) scope.store.remove('draft', draftHash);
	scope.store.remove('user', id);
	return noContent;
};

/** 200 also when nothing was done. */
export const mergeUser: Handler = ({ scope, params, id }) => {
	const { store, client } = scope;
	const target = take(scope, 'user', id);
	const source = requiredText(params, 'source_user_identifier');
	if (source === target.identifier || !store.find('user', client, source))
		return { status: 200, body: { success: false } };
	for (const draft of draftsOf(scope, source))
		store.put('draft', client, draft.draftHash, { ...draft, userIdentifier: target.identifier });
	store.remove('user', source);
	return { status: 200, body: { success: true } };
};

export const createGroup: Handler = ({ scope: { store, client } }) => {
	const group = { identifier: newId(8) };
	store.put('user_group', client, group.identifier, group);
	return wrapped(group, 201);
};

export const readGroup: Handler = ({ scope, id }) => wrapped(take(scope, 'user_group', id));
