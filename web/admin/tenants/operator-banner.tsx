// Above every screen: in a shop that an operator of the platform has entered, who acts here and the way back; in a suspended one, that visitors
// cannot come in. Pages of the shop have the same from the server.
import { IconArrowBackUp } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { Button } from '../../kit/button.tsx';
import { useToast } from '../../kit/toasts.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import { useMe } from '../me.tsx';

export function OperatorBanner() {
	const { t, shopName } = usePlatform();
	const { operator } = useMe();
	const toast = useToast();
	const [leaving, setLeaving] = useState(false);
	if (!operator) return null;
	const leave = async () => {
		setLeaving(true);
		try {
			const { ok } = await fetch('/service-api/auth/logout', { method: 'POST' });
			if (!ok) throw new Error('not signed out');
			window.location.assign(`${operator.home}/admin/tenants`);
		} catch {
			setLeaving(false);
			toast.error(t('tenants.backFailed'));
		}
	};
	return (
		<Banner text={t('tenants.acting', { shop: shopName })}>
			<Button size="small" icon={<IconArrowBackUp aria-hidden size={18} />} disabled={leaving} onClick={leave}>
				{t('tenants.back')}
			</Button>
		</Banner>
	);
}

export function SuspendedBanner() {
	const { t } = usePlatform();
	const { operator } = useMe();
	return <Banner text={t(operator ? 'tenants.suspendedForOperator' : 'tenants.suspendedForStaff')} />;
}

function Banner({ text, children }: { text: string; children?: ReactNode }) {
	return (
		<section
			aria-label={text}
			className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-(--applications-infoBox-warning-border) bg-(--applications-infoBox-warning-background) px-4 py-2 text-(--applications-infoBox-warning-text) phone:px-6"
		>
			<p className="min-w-0 font-medium wrap-break-word">{text}</p>
			{children}
		</section>
	);
}
