// "Notify me": one mail when something that is sold out is back. Without JavaScript the form is sent as it is.
import { type FormEvent, useId, useState } from 'react';
import { isMailAddress } from '../../../rules/mail-address.ts';
import { useMe } from '../../account/use-me.ts';
import { Button } from '../../kit/button.tsx';
import { controlStyle } from '../../kit/field.tsx';
import { ApiFailure } from '../../platform/api.ts';
import { usePlatform } from '../../platform/environment.tsx';
import type { Data } from '../../platform/graphql.ts';
import { useHydrated } from '../../platform/hydrated.ts';
import { sessionOf } from '../../platform/session.ts';
import { requestStockNoticeDocument } from './stock-notice.documents.ts';

type Outcome = Data<typeof requestStockNoticeDocument>['requestStockNotice'];

export function StockNotice({ productId }: { productId: string }) {
	const { t, ask, language } = usePlatform();
	const id = useId();
	const isUser = useHydrated() && sessionOf() === 'user';
	const { data: me } = useMe(isUser);
	const [typed, setTyped] = useState<string>();
	const email = typed ?? me?.email ?? '';
	const [state, setState] = useState<'open' | 'busy' | 'invalid' | 'failed' | 'offline' | Outcome>('open');
	const send = async (event: FormEvent) => {
		event.preventDefault();
		if (state === 'busy') return;
		const refuse = () => {
			setState('invalid');
			document.getElementById(id)?.focus();
		};
		if (!isMailAddress(email.trim())) return refuse();
		setState('busy');
		try {
			const asked = { productId, email: email.trim(), language };
			const answer = (await ask(requestStockNoticeDocument, asked)) as Data<typeof requestStockNoticeDocument>;
			setState(answer.requestStockNotice);
		} catch (error) {
			// The server knows more of addresses than a page needs to load.
			if (error instanceof ApiFailure && error.code === 'VALIDATION') refuse();
			// A fetch that came to nothing is a TypeError.
			else setState(error instanceof TypeError ? 'offline' : 'failed');
		}
	};
	const isDone = state === 'waiting' || state === 'mailed' || state === 'available';
	const error =
		state === 'offline'
			? t('common.networkError')
			: state === 'invalid' || state === 'failed'
				? t(`productPage.notice.${state}`)
				: '';
	return (
		<div className="mt-4">
			<p role="status" className="empty:hidden">
				{isDone && t(`productPage.notice.${state}`, { email: email.trim() })}
			</p>
			{!isDone && (
				<form method="post" action="/service-api/stock-notices" noValidate onSubmit={send} className="grid gap-2">
					<input type="hidden" name="productId" value={productId} />
					<input type="hidden" name="language" value={language} />
					<label htmlFor={id} className="font-bold">
						{t('productPage.notice.label')}
					</label>
					<div className="flex flex-wrap gap-2">
						<div className="min-w-48 grow">
							<input
								id={id}
								name="email"
								type="email"
								required
								autoComplete="email"
								maxLength={254}
								value={email}
								aria-describedby={`${id}-hint ${id}-error`}
								aria-invalid={state === 'invalid'}
								onChange={(event) => {
									setTyped(event.target.value);
									if (state === 'invalid') setState('open');
								}}
								className={controlStyle}
							/>
						</div>
						<Button type="submit" busy={state === 'busy'}>
							{t('productPage.notice.button')}
						</Button>
					</div>
					<p id={`${id}-error`} role="alert" className="text-sm font-medium text-error empty:hidden">
						{error}
					</p>
					<p id={`${id}-hint`} className="text-sm">
						{t('productPage.notice.hint')}
					</p>
				</form>
			)}
		</div>
	);
}
