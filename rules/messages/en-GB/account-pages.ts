// The shopper's own screens: logging in, signing up, a new password, the account.
import { type ShippedText, withArguments } from '../entry.ts';

export const accountPages = {
	'login.title': { text: 'Sign in', context: 'Headline, page title and button', tags: ['login'] },
	'login.intro': {
		text: 'Welcome back. Sign in to your account.',
		tags: ['login'],
	},
	'login.login': { text: 'E-mail address or username', tags: ['login', 'form'] },
	'login.password': { text: 'Password', tags: ['login', 'form'] },
	'login.forgotten': { text: 'Forgotten your password?', context: 'Link', tags: ['login'] },
	'login.noAccount': { text: 'No account yet?', context: 'Before the link', tags: ['login'] },
	'login.signUp': { text: 'Create one now', context: 'Link to the sign-up', tags: ['login'] },
	'login.toOrder': {
		text: 'Sign in to order. What you have chosen will be in your cart afterwards.',
		context: 'For somebody who wanted to put an article into the cart',
		tags: ['login'],
	},
	'login.loggingOut': { text: 'Signing you out …', tags: ['login'] },
	'login.loggedOut': { text: 'You are signed out.', tags: ['login'] },
	'login.accountDeleted': {
		text: 'Your account has been deleted.',
		context: 'On the log-in page, after somebody has deleted the own account',
		tags: ['login', 'account'],
	},
	'login.notLoggedOut': {
		text: 'Signing out did not work. Please try again.',
		tags: ['login', 'error'],
	},
	'login.ticketUsed': {
		text: 'This way into the shop has already been used or has expired: it works once, for a minute. Open the shop again in the list of shops.',
		context: 'Above the log-in, for operators of the platform',
		tags: ['login', 'error'],
	},
	'login.already': {
		text: 'You are already signed in.',
		context: 'Above the log-in',
		tags: ['login'],
	},
	'login.toAccount': { text: 'To your account', context: 'Link', tags: ['login'] },
	'login.codeTitle': { text: 'Enter the code', context: 'Headline', tags: ['login'] },
	'login.codeIntro': {
		text: 'We have sent you an e-mail with a 6-digit code. It is valid for ten minutes.',
		tags: ['login'],
	},
	'login.code': { text: 'Code', context: 'Label of the field', tags: ['login', 'form'] },
	'login.codeFormat': {
		text: 'The code has 6 digits.',
		context: 'Below the field',
		tags: ['login', 'form'],
	},
	'login.confirmCode': { text: 'Confirm', context: 'Button of the code', tags: ['login', 'button'] },
	'login.codeHelp': {
		text: 'The code is wrong or has expired. Only the code in the latest e-mail counts; please check your spam folder, too.',
		context: 'After a wrong code, below "Invalid combination"',
		tags: ['login'],
	},
	'login.resend': { text: 'Send the code again', context: 'Button of the code', tags: ['login', 'button'] },
	'login.resendIn': withArguments<{ seconds: number }>()({
		text: 'Send the code again (in {seconds, number} s)',
		context: 'The same button until it can be pressed',
		tags: ['login', 'button'],
	}),
	'login.resent': { text: 'We have sent you a new code. The previous one is no longer valid.', tags: ['login'] },
	'login.challengeOver': { text: 'That took too long. Please sign in again.', tags: ['login'] },
	'login.startOver': {
		text: 'Back to sign-in',
		context: 'Link and button',
		tags: ['login'],
	},

	'signUp.title': {
		text: 'Create an account',
		context: 'Headline, title, button',
		tags: ['signUp'],
	},
	'signUp.intro': {
		text: 'With an account your addresses, drafts and orders are always at hand.',
		tags: ['signUp'],
	},
	'signUp.toCheckout': {
		text: 'Once you have confirmed your account and signed in, you go on with your order.',
		context: 'For somebody who comes from the checkout',
		tags: ['signUp'],
	},
	'signUp.email': { text: 'E-mail address', tags: ['signUp', 'form'] },
	'signUp.password': { text: 'Password', tags: ['signUp', 'form'] },
	'signUp.newsletter': withArguments<{ shop: string }>()({
		text: 'I would also like the newsletter of {shop} by e-mail. I can withdraw my consent at any time, for example through the link at the end of every newsletter.',
		context: 'Beside a checkbox that is empty at first: the words of a consent',
		tags: ['signUp', 'newsletter'],
	}),
	'signUp.newsletterHint': {
		text: 'Voluntary, and not needed for your account. It is confirmed with a link in an e-mail of its own.',
		context: 'Below the checkbox',
		tags: ['signUp', 'newsletter'],
	},
	'signUp.newsletterSent': {
		text: 'A second e-mail has the link that confirms the newsletter.',
		context: 'After an account was requested',
		tags: ['signUp', 'newsletter'],
	},
	'signUp.newsletterFailed': withArguments<{ reason: string }>()({
		text: 'The newsletter could not be requested. {reason}',
		context: 'After an account was requested; {reason} is a sentence',
		tags: ['signUp', 'newsletter'],
	}),
	'signUp.haveAccount': { text: 'Already have an account?', tags: ['signUp'] },
	'signUp.logIn': { text: 'Sign in', context: 'Link to the log-in', tags: ['signUp'] },
	'signUp.privacy': {
		text: 'Our privacy policy tells how we treat your data.',
		context: 'Link below the form',
		tags: ['signUp'],
	},
	'signUp.sentTitle': {
		text: 'Almost there',
		context: 'Headline after signing up',
		tags: ['signUp'],
	},
	'signUp.sentText': withArguments<{ email: string }>()({
		text: 'We have sent an e-mail to {email}. Please open the link in it to confirm your account.',
		tags: ['signUp'],
	}),
	'signUp.sentHint': {
		text: 'Nothing there? Please look in your spam folder as well.',
		tags: ['signUp'],
	},

	'forgot.title': {
		text: 'Forgotten password',
		context: 'Headline, title',
		tags: ['password'],
	},
	'forgot.intro': {
		text: 'Tell us your e-mail address. We will send you a link with which you can set a new password.',
		tags: ['password'],
	},
	'forgot.send': { text: 'Request a link', context: 'Button', tags: ['password', 'button'] },

	'reset.title': { text: 'New password', context: 'Headline, page title', tags: ['password'] },
	'reset.intro': {
		text: 'Set a new password. After that you are signed out everywhere.',
		tags: ['password'],
	},
	'reset.password': { text: 'New password', context: 'Label', tags: ['password', 'form'] },
	'reset.save': { text: 'Save password', context: 'Button', tags: ['password', 'button'] },
	'reset.another': { text: 'Request a new link', context: 'Link', tags: ['password'] },

	'welcome.title': { text: 'Welcome', context: 'Headline, page title; for an invited user', tags: ['password'] },
	'welcome.intro': withArguments<{ shop: string }>()({
		text: 'You have been invited to {shop}. Choose a password; you are signed in right afterwards.',
		tags: ['password'],
	}),
	'welcome.save': { text: 'Save password and sign in', context: 'Button', tags: ['password', 'button'] },
	'welcome.expired': {
		text: 'Has your link expired?',
		context: 'Before the link “Request a new link”',
		tags: ['password'],
	},
	'welcome.passwordSet': {
		text: 'Your password is set. Please sign in with it.',
		context: 'Where signing in right afterwards failed',
		tags: ['password'],
	},

	'confirm.title': {
		text: 'Confirm your e-mail address',
		context: 'Headline',
		tags: ['signUp'],
	},
	'confirm.intro': {
		text: 'One more click and your account is ready.',
		tags: ['signUp'],
	},
	'confirm.button': { text: 'Confirm address', context: 'Button', tags: ['signUp', 'button'] },
	'confirm.doneTitle': { text: 'Welcome', context: 'Headline', tags: ['signUp'] },
	'confirm.done': {
		text: 'Your e-mail address is confirmed. You can sign in now.',
		tags: ['signUp'],
	},

	'account.approvals': { text: 'Approvals', context: 'Link to orders that need an approval', tags: ['account'] },
	'account.approvalsWaiting': withArguments<{ count: number }>()({
		text: '{count, plural, one {1 order waits for you} other {# orders wait for you}}',
		context: 'Read aloud after the link to the approvals',
		tags: ['account'],
	}),
	'account.title': { text: 'My Account', context: 'Headline, page title', tags: ['account'] },
	'account.signedInAs': withArguments<{ name: string }>()({
		text: 'Signed in as {name}',
		context: '{name} is an e-mail address',
		tags: ['account'],
	}),
	'account.parts': { text: 'Sections', context: 'Name of the links, read aloud', tags: ['account'] },
	'account.profile': { text: 'Profile', context: 'Headline and link', tags: ['account'] },
	'account.access': { text: 'Access data', context: 'Headline and link', tags: ['account'] },
	'account.general': { text: 'General information', context: 'Headline', tags: ['account'] },
	'account.specific': { text: 'Specific information', context: 'Headline', tags: ['account'] },
	'account.settings': { text: 'Settings', context: 'Headline', tags: ['account'] },
	'account.language': { text: 'Language', tags: ['account', 'form'] },
	'account.languageHint': {
		text: 'We write to you in this language.',
		tags: ['account', 'form'],
	},
	'account.save': { text: 'Save', context: 'Button', tags: ['account', 'button'] },
	'account.saved': { text: 'Your profile has been saved.', tags: ['account'] },
	'account.completion': {
		text: 'Profile completion',
		context: 'Above a bar',
		tags: ['account'],
	},
	'account.complete': { text: 'Your profile is complete.', tags: ['account'] },
	'account.missing': withArguments<{ fields: string }>()({
		text: 'Still missing: {fields}',
		context: '{fields} is a list of labels',
		tags: ['account'],
	}),
	'account.email': { text: 'E-mail address', tags: ['account'] },
	'account.username': { text: 'Username', tags: ['account'] },
	'account.password': { text: 'Password', tags: ['account'] },
	'account.passwordHint': {
		text: 'After changing it you sign in again with the new password.',
		tags: ['account'],
	},
	'account.changePassword': {
		text: 'Change password',
		context: 'Button, headline',
		tags: ['account'],
	},
	'account.currentPassword': { text: 'Current password', tags: ['account', 'form'] },
	'account.cancel': { text: 'Cancel', context: 'Button', tags: ['account', 'button'] },
	'account.logInAgain': { text: 'Sign in again', context: 'Button', tags: ['account', 'button'] },
	'account.codeStep': {
		text: 'Code at sign-in',
		context: 'Headline above the switch',
		tags: ['account'],
	},
	'account.codeStepLabel': {
		text: 'After the password, also ask for a code by e-mail',
		context: 'Switch',
		tags: ['account', 'form'],
	},
	'account.codeStepOn': {
		text: 'The code is asked for from now on.',
		tags: ['account'],
	},
	'account.codeStepOff': {
		text: 'The code is no longer asked for.',
		tags: ['account'],
	},
	'account.logOut': { text: 'Log out', context: 'Link', tags: ['account'] },
	'account.inviteTitle': {
		text: 'You are looking around as a guest',
		context: 'Headline in place of the account',
		tags: ['account'],
	},
	'account.inviteText': {
		text: 'Sign in to see your profile and your orders, or create an account in a minute. What you have begun as a guest is not lost.',
		tags: ['account'],
	},
	'account.data': { text: 'Your data', context: 'Headline', tags: ['account'] },
	'account.exportHint': {
		text: 'Everything this shop has stored about you, as a file.',
		tags: ['account'],
	},
	'account.export': { text: 'Download data', context: 'Button', tags: ['account', 'button'] },
	'account.exportFailed': {
		text: 'Your data could not be put together.',
		tags: ['account', 'error'],
	},
	'account.deleteHint': {
		text: 'Your account and everything stored with it is deleted. This cannot be undone.',
		tags: ['account'],
	},
	'account.delete': { text: 'Delete account', context: 'Button', tags: ['account', 'button'] },
	'account.deleteAsk': {
		text: 'Delete your account for good?',
		context: 'Title of a dialogue',
		tags: ['account'],
	},
	'account.deleteText': {
		text: 'Please confirm this with your password.',
		tags: ['account'],
	},
	'account.deleteFailed': {
		text: 'Your account could not be deleted.',
		tags: ['account', 'error'],
	},
	'account.subscriptions': { text: 'Subscriptions', context: 'Headline and link', tags: ['account'] },
	'account.invoices': { text: 'Invoices', context: 'Link', tags: ['account'] },
	'account.company': { text: 'Company', context: 'Headline and link', tags: ['account'] },
	'account.invoicesFailed': {
		text: 'Your entries for invoices could not be loaded.',
		context: 'In place of the fields',
		tags: ['account', 'error'],
	},
	'account.companyFailed': { text: 'Your company could not be loaded.', tags: ['account', 'error'] },
	'account.invitationFailed': {
		text: 'The invitation could not be loaded. Please reload the page.',
		tags: ['account', 'error'],
	},
	'account.subscriptionsFailed': {
		text: 'Your subscriptions could not be loaded.',
		context: 'In place of the list',
		tags: ['account', 'error'],
	},
	'account.aids': { text: 'Working aids', context: 'Headline, for staff', tags: ['account'] },
	'account.aidsHint': {
		text: 'These switches hold in this browser only, and at once. Saved, they also hold after the next reload.',
		tags: ['account'],
	},
	'account.ownAids': { text: 'Ease of use', context: 'Headline, for shoppers', tags: ['account'] },
	'account.flagFab': { text: 'Floating button', context: 'Switch', tags: ['account'] },
	'account.flagLanguage': { text: 'Language controls', context: 'Switch', tags: ['account'] },
	'account.flagProduct': { text: 'Product controls', context: 'Switch', tags: ['account'] },
	'account.flagCms': { text: 'Page controls', context: 'Switch', tags: ['account'] },
	'account.flagScroller': {
		text: 'Smooth scrolling with the Windows or ⌘ key and the full stop',
		context: 'Switch; Meta is the key with the sign of Windows or ⌘',
		tags: ['account'],
	},
	'account.saveFlags': { text: 'Save', context: 'Button', tags: ['account', 'button'] },
	'account.restoreFlags': { text: 'Restore', context: 'Button', tags: ['account', 'button'] },
	'account.resetFlags': { text: 'Reset', context: 'Button', tags: ['account', 'button'] },
	'account.flagsSaved': { text: 'Saved.', tags: ['account'] },
	'account.flagsRestored': {
		text: 'As they were saved.',
		tags: ['account'],
	},
	'account.flagsReset': { text: 'All switched off.', tags: ['account'] },
	'account.ofOperator': {
		text: 'You are acting as operator of the platform in this shop. You have no account with a profile or credentials here.',
		context: 'In place of the account page',
		tags: ['account'],
	},
	'account.failed': {
		text: 'Your account could not be loaded.',
		tags: ['account', 'error'],
	},
} satisfies Record<string, ShippedText>;
