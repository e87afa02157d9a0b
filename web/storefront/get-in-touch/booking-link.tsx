// The way to the calendar at the provider: a link, so that nothing of the provider is loaded here.
import { IconExternalLink } from '@tabler/icons-react';
import { buttonClass } from '../../kit/button-style.ts';
import { Notice } from '../../kit/notice.tsx';
import { usePlatform } from '../../platform/environment.tsx';

export function BookingLink({ url, isSandbox }: { url: string; isSandbox: boolean }) {
	const { t } = usePlatform();
	return (
		<section className="mt-6 grid gap-3 rounded-theme border border-line bg-sunken p-4 phone:p-5">
			<h2 className="font-heading text-xl font-bold">{t('getInTouch.bookTitle')}</h2>
			<p>{t('getInTouch.bookText')}</p>
			{isSandbox && <Notice kind="warning">{t('getInTouch.sandbox')}</Notice>}
			<div>
				<a href={url} target="_blank" rel="noopener noreferrer" className={buttonClass('primary', 'medium')}>
					<IconExternalLink aria-hidden size={20} className="shrink-0" />
					{t('getInTouch.book')}
				</a>
			</div>
		</section>
	);
}
