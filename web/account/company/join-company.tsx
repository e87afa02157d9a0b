// An invitation into a company, opened by the link of its mail: accepted with the account of its address, or with a new one.
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { firstPasswordForm } from '../../../rules/accounts/access-forms.ts';
import { encodeDeepLink } from '../../../rules/accounts/deep-link.ts';
import type { FormValues } from '../../../rules/forms/values.ts';
import { showEmail } from '../../../rules/show-email.ts';
import { failureText } from '../../forms/failure-text.ts';
import { Form } from '../../forms/form.tsx';
import { Button, ButtonLink } from '../../kit/button.tsx';
import { Notice } from '../../kit/notice.tsx';
import { Skeleton } from '../../kit/skeleton.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import { type Data, textOf } from '../../platform/graphql.ts';
import { AccessFrame } from '../access-frame.tsx';
import { logIn } from '../auth-calls.ts';
import { loginAddress } from '../destination.ts';
import { sayFailure } from '../failure.ts';
import {
	acceptCompanyInvitationDocument,
	companyInvitationDocument,
	joinCompanyDocument,
} from './own-company.documents.ts';
import { WithTexts } from './with-texts.tsx';

type Invitation = NonNullable<Data<typeof companyInvitationDocument>['companyInvitation']>;

interface JoinProps {
	token: string;
}

export default function JoinCompany({ token }: JoinProps) {
	return (
		<WithTexts groups={['joinCompany', 'companies', 'companyErrors']}>
			<Opened token={token} />
		</WithTexts>
	);
}

function Opened({ token }: JoinProps) {
	const { t, ask } = usePlatform();
	const { data, error } = useQuery({
		queryKey: [textOf(companyInvitationDocument), token],
		queryFn: async () => (await ask(companyInvitationDocument, { token })) as Data<typeof companyInvitationDocument>,
		staleTime: Number.POSITIVE_INFINITY,
		retry: false,
	});
	if (error)
		return (
			<AccessFrame title={t('joinCompany.title')}>
				<Notice kind="danger">{failureText(error, t)}</Notice>
			</AccessFrame>
		);
	if (!data)
		return (
			<AccessFrame title={t('joinCompany.title')}>
				<Skeleton lines={4} />
			</AccessFrame>
		);
	if (!data.companyInvitation)
		return (
			<AccessFrame title={t('joinCompany.title')}>
				<Notice kind="danger">{t('joinCompany.gone')}</Notice>
				<p className="text-muted">{t('joinCompany.goneText')}</p>
			</AccessFrame>
		);
	return <Acceptance token={token} invitation={data.companyInvitation} />;
}

function Acceptance({ token, invitation }: JoinProps & { invitation: Invitation }) {
	const { t } = usePlatform();
	const { company, role, hasAccount, isCaller } = invitation;
	const email = showEmail(invitation.email);
	return (
		<AccessFrame title={t('joinCompany.title')} intro={t('joinCompany.intro', { company, email })}>
			<p>
				{t('companies.yourRoleIs', { role: t(`companies.role.${role}`) })}{' '}
				<span className="text-muted">{t(`companies.roleHint.${role}`)}</span>
			</p>
			{isCaller ? (
				<AcceptButton token={token} company={company} />
			) : hasAccount ? (
				<SignIn token={token} />
			) : (
				<NewAccount token={token} />
			)}
		</AccessFrame>
	);
}

const toCompany = (base: string) => window.location.replace(`${base}/account#company`);

function AcceptButton({ token, company }: JoinProps & { company: string }) {
	const { t, ask, base } = usePlatform();
	const [busy, setBusy] = useState(false);
	const [failure, setFailure] = useState<string>();
	const accept = async () => {
		setBusy(true);
		setFailure(undefined);
		try {
			await ask(acceptCompanyInvitationDocument, { token });
			toCompany(base);
		} catch (error) {
			setFailure(failureText(error, t));
			setBusy(false);
		}
	};
	return (
		<>
			<p className="text-muted">{t('joinCompany.acceptText')}</p>
			{failure && (
				<div role="alert">
					<Notice kind="danger">{failure}</Notice>
				</div>
			)}
			<Button colour="primary" busy={busy} onClick={accept}>
				{t('joinCompany.accept', { company })}
			</Button>
		</>
	);
}

function SignIn({ token }: JoinProps) {
	const { t, base } = usePlatform();
	const back = encodeDeepLink(`${base}/account?${new URLSearchParams({ token })}`);
	return (
		<>
			<p className="text-muted">{t('joinCompany.signInText')}</p>
			<ButtonLink colour="primary" to={loginAddress(back)}>
				{t('joinCompany.signIn')}
			</ButtonLink>
		</>
	);
}

function NewAccount({ token }: JoinProps) {
	const { t, ask, base } = usePlatform();
	const submit = async ({ password }: FormValues) => {
		let login: string;
		try {
			const given = { token, password: String(password) };
			login = ((await ask(joinCompanyDocument, given)) as Data<typeof joinCompanyDocument>).joinCompany;
		} catch (error) {
			return sayFailure(error, t, 'accounts.passwordNotChanged');
		}
		const answer = await logIn({ login, password: String(password) });
		// The account is there: signing in by hand remains where that did not work at once.
		if ('failure' in answer || answer.status === 'code') window.location.replace(`${base}/login`);
		else toCompany(base);
		return [];
	};
	return (
		<>
			<p className="text-muted">{t('joinCompany.newAccount')}</p>
			<Form
				label={t('joinCompany.title')}
				definition={firstPasswordForm}
				submitLabel={t('joinCompany.create')}
				submit={submit}
				keep={false}
				guard={false}
				narrow
			/>
		</>
	);
}
