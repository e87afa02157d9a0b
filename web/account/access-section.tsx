// How one comes to the account: address, name, password, and whether a code is asked for.
import { type ReactNode, useState } from 'react';
import { showEmail } from '../../rules/show-email.ts';
import { Button } from '../kit/button.tsx';
import { Checkbox } from '../kit/checkbox.tsx';
import { usePlatform } from '../platform/environment.tsx';
import { setCodeStepDocument } from './account.documents.ts';
import { sayFailure } from './failure.ts';
import { Part } from './part.tsx';
import { PasswordDialog } from './password-dialog.tsx';
import { sayAtBottom } from './toast-region.tsx';
import { type Me, useSetMe } from './use-me.ts';

export function AccessSection({ me }: { me: Me }) {
	const { t } = usePlatform();
	const [changing, setChanging] = useState(false);
	return (
		<Part id="access" title={t('account.access')}>
			<dl className="grid gap-x-6 gap-y-4 phone:grid-cols-2">
				{me.email && <Fact name={t('account.email')}>{showEmail(me.email)}</Fact>}
				{me.username && <Fact name={t('account.username')}>{me.username}</Fact>}
			</dl>
			<Row title={t('account.password')}>
				<p className="mb-3 text-sm text-muted">{t('account.passwordHint')}</p>
				<Button onClick={() => setChanging(true)}>{t('account.changePassword')}</Button>
				{changing && <PasswordDialog onClose={() => setChanging(false)} />}
			</Row>
			<Row title={t('account.codeStep')}>
				<CodeStep me={me} />
			</Row>
		</Part>
	);
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
	return (
		<div className="min-w-0">
			<dt className="text-sm text-muted">{name}</dt>
			<dd className="font-semibold wrap-anywhere">{children}</dd>
		</div>
	);
}

function Row({ title, children }: { title: string; children: ReactNode }) {
	return (
		<div className="mt-6 border-t border-line pt-5">
			<h3 className="mb-1 font-bold">{title}</h3>
			{children}
		</div>
	);
}

/** Saved as soon as it is switched; put back where that did not work. */
function CodeStep({ me }: { me: Me }) {
	const { t, ask } = usePlatform();
	const setMe = useSetMe();
	const [failure, setFailure] = useState<string | null>(null);
	async function change(on: boolean) {
		setFailure(null);
		setMe({ ...me, codeStep: on });
		try {
			await ask(setCodeStepDocument, { on });
			sayAtBottom('success', t(on ? 'account.codeStepOn' : 'account.codeStepOff'));
		} catch (error) {
			setMe(me);
			setFailure(sayFailure(error, t, 'accounts.profileNotSaved')[0]?.message ?? null);
		}
	}
	return <Checkbox label={t('account.codeStepLabel')} checked={me.codeStep} error={failure} onChange={change} />;
}
