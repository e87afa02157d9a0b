// /signup: address, password and whatever the shop asks of everyone; then a mail with a link.
import { useEffect, useMemo, useRef, useState } from 'react';
import { signUpForm } from '../../rules/accounts/access-forms.ts';
import type { FormValues } from '../../rules/forms/values.ts';
import { Form } from '../forms/form.tsx';
import { ButtonLink } from '../kit/button.tsx';
import { TextLink } from '../kit/link.tsx';
import { Notice } from '../kit/notice.tsx';
import { usePlatform } from '../platform/environment.tsx';
import { useHydrated } from '../platform/hydrated.ts';
import { useResult } from '../platform/page.ts';
import { AccessFrame } from './access-frame.tsx';
import { signUpDocument } from './account.documents.ts';
import { isToCheckout, loginAddress } from './destination.ts';
import { sayFailure } from './failure.ts';
import { elementOf, fromFieldValues, readField, toFieldValues } from './field-elements.ts';
import { userFieldsQuery } from './field-queries.ts';
import { useQueryValue } from './query-value.ts';

export function Component() {
	const platform = usePlatform();
	const { t, language, ask, shopfront } = platform;
	const { userGenericFields } = useResult(userFieldsQuery(platform));
	const deepLink = useQueryValue('deepLink') ?? undefined;
	const [email, setEmail] = useState<string>();
	const hydrated = useHydrated();
	const fields = useMemo(
		() => userGenericFields.map(readField).filter(({ required }) => required),
		[userGenericFields],
	);
	const definition = useMemo(
		() =>
			signUpForm(fields.filter(({ type }) => hydrated || type !== 'select').map((field) => elementOf(field, language))),
		[fields, language, hydrated],
	);
	const initial = useMemo(() => fromFieldValues(fields, []), [fields]);
	const submit = async (values: FormValues) => {
		const [address, password] = [String(values.email), String(values.password)];
		try {
			await ask(signUpDocument, {
				email: address,
				password,
				language,
				values: toFieldValues(fields, values),
				deepLink,
			});
			setEmail(address);
			return [];
		} catch (error) {
			return sayFailure(error, t, 'accounts.signUpFailed');
		}
	};
	if (email !== undefined) return <Sent email={email} deepLink={deepLink} />;
	return (
		<AccessFrame
			title={t('signUp.title')}
			intro={t('signUp.intro')}
			below={
				<>
					<p>
						{t('signUp.haveAccount')} <TextLink to={loginAddress(deepLink)}>{t('signUp.logIn')}</TextLink>
					</p>
					{shopfront.legal.privacy && (
						<p>
							<TextLink to={`/${shopfront.legal.privacy.slug}`}>{t('signUp.privacy')}</TextLink>
						</p>
					)}
				</>
			}
		>
			<div role="status" className="empty:hidden">
				{isToCheckout(deepLink) && <Notice kind="info">{t('signUp.toCheckout')}</Notice>}
			</div>
			<Form
				label={t('signUp.title')}
				definition={definition}
				initial={initial}
				submitLabel={t('signUp.title')}
				submit={submit}
				guard={false}
				narrow
			/>
		</AccessFrame>
	);
}

function Sent({ email, deepLink }: { email: string; deepLink: string | undefined }) {
	const { t } = usePlatform();
	const said = useRef<HTMLDivElement>(null);
	useEffect(() => said.current?.focus(), []);
	return (
		<AccessFrame title={t('signUp.sentTitle')}>
			<div ref={said} tabIndex={-1} className="flex flex-col gap-3 outline-none">
				<p className="wrap-anywhere">{t('signUp.sentText', { email })}</p>
				<p className="text-sm text-muted">{t('signUp.sentHint')}</p>
			</div>
			<ButtonLink to={loginAddress(deepLink)}>{t('login.startOver')}</ButtonLink>
		</AccessFrame>
	);
}
