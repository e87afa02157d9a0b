// /login: name and password, then the code where it is asked for. `logout=1` signs out first; `deepLink` says where to go afterwards.
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { codeForm, logInForm } from '../../rules/accounts/access-forms.ts';
import { readDeepLink } from '../../rules/accounts/deep-link.ts';
import type { FormValues } from '../../rules/forms/values.ts';
import { Form } from '../forms/form.tsx';
import { Button } from '../kit/button.tsx';
import { TextLink } from '../kit/link.tsx';
import { Notice } from '../kit/notice.tsx';
import { usePlatform } from '../platform/environment.tsx';
import { sessionOf } from '../platform/session.ts';
import { AccessFrame } from './access-frame.tsx';
import { logIn, logOut, takeDeletion } from './auth-calls.ts';
import { say } from './failure.ts';
import { useQueryValue } from './query-value.ts';

type Left = 'left' | 'deleted' | 'failed';
type Leaving = 'no' | 'leaving' | Left;

export function Component() {
	const { t } = usePlatform();
	const leaving = useLogOut();
	const [challenge, setChallenge] = useState<string>();
	if (leaving === 'leaving')
		return (
			<AccessFrame title={t('login.title')}>
				<p role="status">{t('login.loggingOut')}</p>
			</AccessFrame>
		);
	return challenge === undefined ? (
		<Credentials leaving={leaving} onChallenge={setChallenge} />
	) : (
		<Code challenge={challenge} onStartOver={() => setChallenge(undefined)} />
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

/** A whole new document: nothing that was asked before is of the one who is there now. */
function useGoOn(): () => void {
	const { base } = usePlatform();
	const deepLink = useQueryValue('deepLink');
	return () => window.location.replace(deepLink ? readDeepLink(deepLink, window.location.origin) : `${base}/`);
}

interface CredentialsProps {
	leaving: Leaving;
	onChallenge(challenge: string): void;
}

function Credentials({ leaving, onChallenge }: CredentialsProps) {
	const { t } = usePlatform();
	const goOn = useGoOn();
	const toOrder = useQueryValue('purpose') === 'order';
	const isThere = useQueryValue('logout') === null && leaving === 'no' && sessionOf() === 'user';
	const submit = async ({ login, password }: FormValues) => {
		const answer = await logIn({ login: String(login), password: String(password) });
		if ('failure' in answer) return say(t(answer.failure));
		if (answer.status === 'code') onChallenge(answer.challenge);
		else goOn();
		return [];
	};
	return (
		<AccessFrame
			title={t('login.title')}
			intro={t('login.intro')}
			below={
				<p>
					{t('login.noAccount')} <TextLink to="/signup">{t('login.signUp')}</TextLink>
				</p>
			}
		>
			<div role="status" className="empty:hidden">
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

interface CodeProps {
	challenge: string;
	onStartOver(): void;
}

function Code({ challenge, onStartOver }: CodeProps) {
	const { t } = usePlatform();
	const goOn = useGoOn();
	const box = useRef<HTMLDivElement>(null);
	useEffect(() => box.current?.querySelector('input')?.focus(), []);
	const submit = async ({ code }: FormValues) => {
		const answer = await logIn({ challenge, code: String(code) });
		if ('failure' in answer) return say(t(answer.failure), 'code');
		goOn();
		return [];
	};
	return (
		<AccessFrame title={t('login.codeTitle')} intro={t('login.codeIntro')}>
			<div ref={box}>
				<Form
					label={t('login.codeTitle')}
					definition={codeForm}
					submitLabel={t('login.confirmCode')}
					submit={submit}
					keep={false}
					guard={false}
					narrow
				/>
			</div>
			<Button onClick={onStartOver}>{t('login.startOver')}</Button>
		</AccessFrame>
	);
}
