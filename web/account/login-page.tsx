// /login: name and password, then the code where it is asked for. `logout=1` signs out first; `deepLink` says where to go afterwards.
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { logInForm } from '../../rules/accounts/access-forms.ts';
import { readDeepLink } from '../../rules/accounts/deep-link.ts';
import type { FormValues } from '../../rules/forms/values.ts';
import type { Holder } from '../../rules/permissions.ts';
import { Form } from '../forms/form.tsx';
import { TextLink } from '../kit/link.tsx';
import { Notice } from '../kit/notice.tsx';
import { usePlatform } from '../platform/environment.tsx';
import { sessionOf } from '../platform/session.ts';
import { AccessFrame } from './access-frame.tsx';
import { logIn, logOut, takeDeletion } from './auth-calls.ts';
import { CodeStep } from './code-step.tsx';
import { signUpAddress } from './destination.ts';
import { say } from './failure.ts';
import { findDestination } from './find-destination.ts';
import { useQueryValue } from './query-value.ts';

type Left = 'left' | 'deleted' | 'failed';
type Leaving = 'no' | 'leaving' | Left;

export function Component() {
	const { t } = usePlatform();
	const leaving = useLogOut();
	const [challenge, setChallenge] = useState<string>();
	const goOn = useGoOn();
	if (leaving === 'leaving')
		return (
			<AccessFrame title={t('login.title')}>
				<p role="status">{t('login.loggingOut')}</p>
			</AccessFrame>
		);
	return challenge === undefined ? (
		<Credentials leaving={leaving} onChallenge={setChallenge} goOn={goOn} />
	) : (
		<CodeStep
			challenge={challenge}
			onChallenge={setChallenge}
			onStartOver={() => setChallenge(undefined)}
			onDone={goOn}
		/>
	);
}

/** Signs out where the address asks for it, once; a reload of what is left of the address does not. */
function useLogOut(): Leaving {
	const navigate = useNavigate();
	const wanted = useQueryValue('logout') === '1';
	const deepLink = useQueryValue('deepLink');
	const [done, setDone] = useState<Left>();
	const begun = useRef(false);
	useEffect(() => {
		if (!wanted || begun.current) return;
		begun.current = true;
		void logOut().then((over) => {
			navigate(deepLink ? `/login?${new URLSearchParams({ deepLink })}` : '/login', { replace: true });
			// What is gone is gone, whatever is left of its session.
			const leaving = over ? 'left' : 'failed';
			setDone(takeDeletion() ? 'deleted' : leaving);
		});
	}, [wanted, deepLink, navigate]);
	return done ?? (wanted ? 'leaving' : 'no');
}

/** Where to go on: a whole new document, as nothing that was asked before is of the one who is there now. */
function useGoOn(): (user: Holder) => Promise<void> {
	const platform = usePlatform();
	const deepLink = useQueryValue('deepLink');
	return async (user) =>
		window.location.replace(
			deepLink ? readDeepLink(deepLink, window.location.origin) : await findDestination(platform, user),
		);
}

interface CredentialsProps {
	leaving: Leaving;
	onChallenge(challenge: string): void;
	goOn(user: Holder): Promise<void>;
}

function Credentials({ leaving, onChallenge, goOn }: CredentialsProps) {
	const { t } = usePlatform();
	const deepLink = useQueryValue('deepLink');
	const toOrder = useQueryValue('purpose') === 'order';
	const ticketUsed = useQueryValue('ticket') === 'used';
	const isThere = useQueryValue('logout') === null && leaving === 'no' && sessionOf() === 'user';
	const submit = async ({ login, password }: FormValues) => {
		const answer = await logIn({ login: String(login), password: String(password) });
		if ('failure' in answer) return say(t(answer.failure));
		if (answer.status === 'code') onChallenge(answer.challenge);
		else await goOn(answer.user);
		return [];
	};
	return (
		<AccessFrame
			title={t('login.title')}
			intro={t('login.intro')}
			below={
				<p>
					{t('login.noAccount')} <TextLink to={signUpAddress(deepLink)}>{t('login.signUp')}</TextLink>
				</p>
			}
		>
			<div role="status" className="empty:hidden">
				{ticketUsed && <Notice kind="warning">{t('login.ticketUsed')}</Notice>}
				{toOrder && <Notice kind="info">{t('login.toOrder')}</Notice>}
				{leaving === 'left' && <Notice kind="success">{t('login.loggedOut')}</Notice>}
				{leaving === 'deleted' && <Notice kind="success">{t('login.accountDeleted')}</Notice>}
				{leaving === 'failed' && <Notice kind="danger">{t('login.notLoggedOut')}</Notice>}
				{isThere && (
					<Notice kind="info">
						{t('login.already')} <TextLink to="/account">{t('login.toAccount')}</TextLink>
					</Notice>
				)}
			</div>
			<Form
				label={t('login.title')}
				definition={logInForm}
				submitLabel={t('login.title')}
				submit={submit}
				keep={false}
				guard={false}
				narrow
				aside={
					<p className="-mt-3 text-sm">
						<TextLink to="/forgot-password">{t('login.forgotten')}</TextLink>
					</p>
				}
			/>
		</AccessFrame>
	);
}
