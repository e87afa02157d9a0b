// /reset-password/welcome?token=…: an invited user chooses a first password with the link of a mail, once, and is signed in.
import { useState } from 'react';
import { firstPasswordForm } from '../../../rules/accounts/access-forms.ts';
import type { FormValues } from '../../../rules/forms/values.ts';
import type { Holder } from '../../../rules/permissions.ts';
import { Form } from '../../forms/form.tsx';
import { TextLink } from '../../kit/link.tsx';
import { Notice } from '../../kit/notice.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import type { Data } from '../../platform/graphql.ts';
import { AccessFrame } from '../access-frame.tsx';
import { acceptInvitationDocument } from '../account.documents.ts';
import { AllDone } from '../all-done.tsx';
import { logIn } from '../auth-calls.ts';
import { CodeStep } from '../code-step.tsx';
import { sayFailure } from '../failure.ts';
import { findDestination } from '../find-destination.ts';
import { useToken } from '../query-value.ts';

export function Component() {
	const platform = usePlatform();
	const { t, ask, shopName } = platform;
	const token = useToken();
	const [challenge, setChallenge] = useState<string>();
	const [isLeftToSignIn, leaveToSignIn] = useState(false);
	const goOn = async (user: Holder) => window.location.replace(await findDestination(platform, user));
	const submit = async ({ password }: FormValues) => {
		let login: string;
		try {
			const given = { token: token ?? '', password: String(password) };
			const answer = (await ask(acceptInvitationDocument, given)) as Data<typeof acceptInvitationDocument>;
			login = answer.acceptInvitation;
		} catch (error) {
			return sayFailure(error, t, 'accounts.passwordNotChanged');
		}
		const answer = await logIn({ login, password: String(password) });
		// The password is set and the link used up: trying again could not work here.
		if ('failure' in answer) leaveToSignIn(true);
		else if (answer.status === 'code') setChallenge(answer.challenge);
		else await goOn(answer.user);
		return [];
	};
	if (isLeftToSignIn) return <AllDone title={t('welcome.title')} text={t('welcome.passwordSet')} />;
	if (challenge !== undefined)
		return (
			<CodeStep
				challenge={challenge}
				onChallenge={setChallenge}
				onStartOver={() => leaveToSignIn(true)}
				onDone={goOn}
			/>
		);
	return (
		<AccessFrame
			title={t('welcome.title')}
			intro={t('welcome.intro', { shop: shopName })}
			below={
				<p>
					{t('welcome.expired')} <TextLink to="/forgot-password">{t('reset.another')}</TextLink>
				</p>
			}
		>
			{token === null && <Notice kind="danger">{t('accounts.linkNotValid')}</Notice>}
			<Form
				label={t('welcome.title')}
				definition={firstPasswordForm}
				submitLabel={t('welcome.save')}
				submit={submit}
				keep={false}
				guard={false}
				narrow
			/>
		</AccessFrame>
	);
}
