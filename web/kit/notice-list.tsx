// Everything that was kept to be read, the newest first.
import { IconX } from '@tabler/icons-react';
import { useTexts } from '../platform/environment.tsx';
import { Button } from './button.tsx';
import { Notice } from './notice.tsx';
import { useNotices } from './notices.tsx';

export function NoticeList() {
	const t = useTexts();
	const { kept, dismiss, dismissAll } = useNotices();
	return (
		<section aria-label={t('kit.notices')} className="flex flex-col gap-2">
			<div className="flex min-h-10 items-center justify-between gap-2">
				<p className="font-bold">{t('kit.notices')}</p>
				{kept.length > 0 && (
					<Button size="small" onClick={dismissAll}>
						{t('kit.dismissAll')}
					</Button>
				)}
			</div>
			{kept.length === 0 ? (
				<p className="text-muted">{t('kit.noNotices')}</p>
			) : (
				<ul className="flex flex-col gap-2">
					{kept.map(({ id, kind, text }) => (
						<li key={id}>
							<Notice
								kind={kind}
								action={
									<Button
										size="small"
										icon={<IconX aria-hidden size={18} />}
										aria-label={t('kit.dismiss', { text })}
										onClick={() => dismiss(id)}
									/>
								}
							>
								{text}
							</Notice>
						</li>
					))}
				</ul>
			)}
		</section>
	);
}
