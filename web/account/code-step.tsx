// The code that a mail has brought, after the password. Another one can be sent for, a while after the last.
import { useEffect, useRef, useState } from 'react';
import { codeForm } from '../../rules/accounts/access-forms.ts';
import type { FormValues } from '../../rules/forms/values.ts';
import type { Holder } from '../../rules/permissions.ts';
import { Form } from '../forms/form.tsx';
import { Button } from '../kit/button.tsx';
import { Notice } from '../kit/notice.tsx';
import { usePlatform } from '../platform/environment.tsx';
import { AccessFrame } from './access-frame.tsx';
import { logIn, resendCode } from './auth-calls.ts';
import { say } from './failure.ts';

/** A mail needs a moment: who asks at once for another one makes the first worthless. */
const pauseSeconds = 30;

interface CodeStepProps {
	challenge: string;
	/** Another code was sent. */
	onChallenge(challenge: string): void;
	onStartOver(): void;
	onDone(user: Holder): Promise<void>;
}

type Said = { kind: 'success' | 'info' | 'danger'; text: string };

export function CodeStep({ challenge, onChallenge, onStartOver, onDone }: CodeStepProps) {
	const { t } = usePlatform();
	const box = useRef<HTMLDivElement>(null);
	const [said, setSaid] = useState<Said>();
	const [busy, setBusy] = useState(false);
	const pause = usePause(challenge);
	// biome-ignore lint/correctness/useExhaustiveDependencies: with each challenge the form begins anew, without the errors of the last
	useEffect(() => box.current?.querySelector('input')?.focus(), [challenge]);
	const submit = async ({ code }: FormValues) => {
		const answer = await logIn({ challenge, code: String(code) });
		if ('failure' in answer) {
			if (answer.failure === 'accounts.invalidCode') setSaid({ kind: 'info', text: t('login.codeHelp') });
			return say(t(answer.failure), 'code');
		}
		if (answer.status === 'ok') await onDone(answer.user);
		return [];
	};
	const resend = async () => {
		setBusy(true);
		const answer = await resendCode(challenge);
		setBusy(false);
		if ('failure' in answer) return setSaid({ kind: 'danger', text: t(answer.failure) });
		if (answer.status !== 'code') return;
		onChallenge(answer.challenge);
		setSaid({ kind: 'success', text: t('login.resent') });
	};
	return (
		<AccessFrame title={t('login.codeTitle')} intro={t('login.codeIntro')}>
			<div role="status" className="empty:hidden">
				{said && <Notice kind={said.kind}>{said.text}</Notice>}
			</div>
			<div ref={box}>
				<Form
					key={challenge}
					label={t('login.codeTitle')}
					definition={codeForm}
					submitLabel={t('login.confirmCode')}
					submit={submit}
					keep={false}
					guard={false}
					narrow
				/>
			</div>
			<div className="flex flex-wrap gap-3">
				<Button busy={busy} aria-disabled={pause > 0} onClick={resend}>
					{pause > 0 ? t('login.resendIn', { seconds: pause }) : t('login.resend')}
				</Button>
				<Button onClick={onStartOver}>{t('login.startOver')}</Button>
			</div>
		</AccessFrame>
	);
}

/** @returns how many seconds are left until another code can be sent for; from the beginning with each challenge */
function usePause(challenge: string): number {
	const [left, setLeft] = useState(pauseSeconds);
	// biome-ignore lint/correctness/useExhaustiveDependencies: the pause belongs to the challenge
	useEffect(() => {
		const end = Date.now() + pauseSeconds * 1000;
		const count = () => setLeft(Math.max(0, Math.ceil((end - Date.now()) / 1000)));
		count();
		const timer = setInterval(count, 1000);
		return () => clearInterval(timer);
	}, [challenge]);
	return left;
}
