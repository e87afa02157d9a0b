// /signup: address, password and whatever the shop asks of everyone; then a mail with a link.
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { signUpForm } from '../../rules/accounts/access-forms.ts';
import type { FormValues } from '../../rules/forms/values.ts';
import { tidyEmail } from '../../rules/tidy-fields.ts';
import { failureText } from '../forms/failure-text.ts';
import { Form } from '../forms/form.tsx';
import { ButtonLink } from '../kit/button.tsx';
import { TextLink } from '../kit/link.tsx';
import { Notice } from '../kit/notice.tsx';
import { usePlatform } from '../platform/environment.tsx';
import { useHydrated } from '../platform/hydrated.ts';
import { useResult } from '../platform/page.ts';
import { AccessFrame } from './access-frame.tsx';
import { signUpDocument, signUpNewsletterDocument } from './account.documents.ts';
import { isToCheckout, loginAddress } from './destination.ts';
import { sayFailure } from './failure.ts';
import { elementOf, fromFieldValues, readField, toFieldValues } from './field-elements.ts';
import { userFieldsQuery } from './field-queries.ts';
import { useQueryValue } from './query-value.ts';

export function Component() {
	const platform = usePlatform();
	const { t, language, ask, shopName, shopfront } = platform;
	const { userGenericFields } = useResult(userFieldsQuery(platform));
	const deepLink = useQueryValue('deepLink') ?? undefined;
	const [sent, setSent] = useState<SentRequest>();
	const hydrated = useHydrated();
	const fields = useMemo(
		() => userGenericFields.map(readField).filter(({ required }) => required),
		[userGenericFields],
	);
	const definition = useMemo(
		() =>
			signUpForm(
				fields.filter(({ type }) => hydrated || type !== 'select').map((field) => elementOf(field, language)),
				shopfront.newsletter === 'off' ? undefined : t('signUp.newsletter', { shop: shopName }),
			),
		[fields, language, hydrated, shopfront.newsletter, shopName, t],
	);
	const initial = useMemo(() => fromFieldValues(fields, []), [fields]);
	/** The account is on its way, whatever becomes of this. @returns what to say of it */
	const requestNewsletter = async (address: string): Promise<ReactNode> => {
		try {
			await ask(signUpNewsletterDocument, { email: tidyEmail(address), language });
			return <p>{t('signUp.newsletterSent')}</p>;
		} catch (error) {
			const reason = failureText(error, t);
			return <Notice kind="warning">{t('signUp.newsletterFailed', { reason })}</Notice>;
		}
	};
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
			setSent({ email: address, newsletter: values.newsletter === true && (await requestNewsletter(address)) });
			return [];
		} catch (error) {
			return sayFailure(error, t, 'accounts.signUpFailed');
		}
	};
	if (sent) return <Sent {...sent} deepLink={deepLink} />;
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

interface SentRequest {
	email: string;
	/** What became of the newsletter, where it was wanted. */
	newsletter: ReactNode;
}

function Sent({ email, newsletter, deepLink }: SentRequest & { deepLink: string | undefined }) {
	const { t } = usePlatform();
	const said = useRef<HTMLDivElement>(null);
	useEffect(() => said.current?.focus(), []);
	return (
		<AccessFrame title={t('signUp.sentTitle')}>
			<div ref={said} tabIndex={-1} className="flex flex-col gap-3 outline-none">
				<p className="wrap-anywhere">{t('signUp.sentText', { email })}</p>
				{newsletter}
				<p className="text-sm text-muted">{t('signUp.sentHint')}</p>
			</div>
			<ButtonLink to={loginAddress(deepLink)}>{t('login.startOver')}</ButtonLink>
		</AccessFrame>
	);
}
