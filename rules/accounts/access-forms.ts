// The forms that lead to an account, and those that change how one comes to it.
import { defineForm, type FormDefinition, type FormElement, type TextElement } from '../forms/definition.ts';

const onePage = (id: string, elements: readonly FormElement[]): FormDefinition =>
	defineForm({ id, pages: [{ id: 'only', label: 'account.title', elements }] });

const email: TextElement = {
	type: 'email',
	name: 'email',
	label: 'signUp.email',
	required: true,
	autoComplete: 'email',
	wording: { invalid: 'forms.validEmail' },
	wide: true,
};

const newPassword: TextElement = {
	type: 'newPassword',
	name: 'password',
	label: 'reset.password',
	required: true,
	autoComplete: 'new-password',
	wide: true,
};

const newsletterBox = (consent: string): FormElement => ({
	type: 'checkbox',
	name: 'newsletter',
	label: { text: consent },
	hint: 'signUp.newsletterHint',
	wide: true,
});

export const logInForm = onePage('logIn', [
	{ type: 'text', name: 'login', label: 'login.login', required: true, autoComplete: 'username', wide: true },
	{
		type: 'password',
		name: 'password',
		label: 'login.password',
		required: true,
		autoComplete: 'current-password',
		wide: true,
	},
]);

export const codeForm = onePage('logInCode', [
	{
		type: 'number',
		name: 'code',
		label: 'login.code',
		required: true,
		autoComplete: 'one-time-code',
		custom: { pattern: '^[0-9]{6}$', message: 'login.codeFormat' },
		wording: { invalid: 'login.codeFormat' },
		wide: true,
	},
]);

/**
 * What the shop asks of everyone comes after the address and the password.
 * @param consent the words of the box for the newsletter, where the shop has one
 */
export const signUpForm = (asked: readonly FormElement[], consent?: string): FormDefinition =>
	onePage('signUp', [
		email,
		{ ...newPassword, label: 'signUp.password' },
		...asked,
		...(consent === undefined ? [] : [newsletterBox(consent)]),
	]);

export const forgotPasswordForm = onePage('forgotPassword', [email]);

/** Of an invited user. */
export const firstPasswordForm = onePage('firstPassword', [{ ...newPassword, label: 'signUp.password' }]);

export const resetPasswordForm = onePage('resetPassword', [newPassword]);

const currentPassword: FormElement = {
	type: 'password',
	name: 'currentPassword',
	label: 'account.currentPassword',
	required: true,
	autoComplete: 'current-password',
	wide: true,
};

export const changePasswordForm = onePage('changePassword', [currentPassword, newPassword]);

export const deleteAccountForm = onePage('deleteAccount', [currentPassword]);
